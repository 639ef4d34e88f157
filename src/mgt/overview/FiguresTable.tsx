import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { SystemFigure } from "#domain/systemFigures";
import { formatDate } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { usePrinting } from "#ui/table/usePrinting";
import type { CourseDay } from "./courses";
import type { ShownFigure } from "./shownFigures";

const Table = chakra("table", {
  base: {
    width: "full",
    minWidth: "720px",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      py: 1,
      px: 2,
      textAlign: "end",
      fontWeight: "normal",
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& thead th": { color: "fg.subtle", textStyle: "xs" },
    "& th:first-of-type": { textAlign: "start" },
  },
});

interface FiguresTableProps {
  readonly figures: readonly ShownFigure[];
  readonly courses: readonly {
    readonly figure: string;
    readonly days?: readonly CourseDay[] | null;
  }[];
}

/** Heading of the figures, and their days as a table, which is always expanded in print. */
export function FiguresTable(props: FiguresTableProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <>
      <Flex justifyContent="space-between" alignItems="baseline" columnGap="3">
        <Heading>
          <Trans>Verlauf über 30 Tage</Trans>
        </Heading>
        <Button
          size="sm"
          variant="ghost"
          aria-label={
            isOpen ? t`Tabelle ausblenden: Verlauf über 30 Tage` : t`Als Tabelle: Verlauf über 30 Tage`
          }
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
      </Flex>
      {(isOpen || isPrinting) && (
        // Contains visually hidden texts, which are absolute and would widen the page.
        <Box
          id={id}
          position="relative"
          overflowX="auto"
          mt="2"
          tabIndex={0}
          role="group"
          aria-label={t`Verlauf über 30 Tage`}
        >
          <Days {...props} />
        </Box>
      )}
    </>
  );
}

/** The days, the latest first. */
function Days({ figures, courses }: FiguresTableProps) {
  const valuesOf = (figure: SystemFigure) =>
    new Map(courses.find((one) => one.figure === figure)?.days?.map(({ day, value }) => [day, value]));
  const columns = figures.map((shown) => ({ ...shown, values: valuesOf(shown.figure) }));
  const days = [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort().toReversed();
  return (
    <Table>
      <caption className="visually-hidden">
        <Trans>Verlauf über 30 Tage</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Tag</Trans>
          </th>
          {columns.map(({ figure, dayName }) => (
            <th key={figure} scope="col">
              {dayName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            {columns.map(({ figure, values, format }) => (
              <td key={figure}>
                <Value value={values.get(day)} format={format} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ValueProps extends Pick<ShownFigure, "format"> {
  readonly value: number | null | undefined;
}

function Value({ value, format }: ValueProps) {
  if (typeof value === "number") return format(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <Trans>kein Wert</Trans>
      </span>
    </>
  );
}
