import { Box, Button, Table } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Icon } from "#ui/Icon";
import { usePrinting } from "#ui/table/usePrinting";
import type { ChartModel } from "./chartModel";
import type { Fact } from "./figures";
import { useChartLabels } from "./useChartLabels";
import { hiddenSign } from "#domain/statistics/smallFigures";

interface ChartTableProps {
  readonly model: ChartModel;
}

/** Values of a chart as a table, which is always expanded in print. */
export function ChartTable({ model }: ChartTableProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        mt={1}
        ms={-2.5}
        aria-label={isOpen ? t`Tabelle ausblenden: ${model.title}` : t`Als Tabelle: ${model.title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        _print={{ display: "none" }}
        onClick={() => setOpen(!isOpen)}
      >
        <Box as="span" transform={isOpen ? "rotate(180deg)" : undefined}>
          <Icon name="chevronDown" size={12} />
        </Box>
        {isOpen ? <Trans>Tabelle ausblenden</Trans> : <Trans>Als Tabelle</Trans>}
      </Button>
      {(isOpen || isPrinting) && (
        // Contains visually hidden texts, which are absolute and would widen the page.
        <Box id={id} position="relative" overflowX="auto" tabIndex={0} role="group" aria-label={model.title}>
          <Rows model={model} />
        </Box>
      )}
    </>
  );
}

/** Not sticky, since the table does not scroll vertically. */
const plainHead = {
  "& thead th": {
    position: "static",
    height: "32px",
    color: "fg.subtle",
    fontSize: "xs",
    fontWeight: "medium",
  },
};

function Rows({ model }: ChartTableProps) {
  const { nameOf } = useChartLabels();
  const { title, rowLabel, series, rows } = model;
  return (
    <Table.Root native minW={`${200 + series.length * 120}px`} css={plainHead}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowLabel}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" data-align="end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{nameOf(row)}</th>
            {series.map(({ key, format }) => (
              <td key={key} data-align="end">
                <FactText fact={row.facts[key] ?? null} format={format} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
}

interface FactTextProps {
  readonly fact: Fact;
  readonly format: (value: number) => string;
}

/** A fact in a table. */
export function FactText({ fact, format }: FactTextProps) {
  const { hiddenMeaning } = useChartLabels();
  if (fact === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">
          <Trans>keine Werte</Trans>
        </span>
      </>
    );
  }
  if (fact !== "hidden") return format(fact);
  return (
    <>
      <span aria-hidden="true">{hiddenSign}</span>
      <span className="visually-hidden"> {hiddenMeaning}</span>
    </>
  );
}
