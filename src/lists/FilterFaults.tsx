import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListFilter } from "./filters";
import type { ListAddress } from "./useListSearch";

const Faults = chakra("ul", {
  base: {
    color: "status.error.fg",
    textStyle: "sm",
    "& li": { pb: 2, overflowWrap: "anywhere" },
  },
});

interface FilterFaultsProps {
  readonly address: ListAddress;
  readonly filters: readonly ListFilter[];
  /** Shown with the faulty values, e.g. what they disable. */
  readonly note?: ReactNode;
}

/** Lists the invalid filter values that are ignored, visible without opening a filter. */
export function FilterFaults({ address, filters, note }: FilterFaultsProps) {
  const faults = filters.flatMap(({ label, faults: own = [] }) =>
    own.map((text, index) => ({ key: `${label} ${index}`, text })),
  );
  const unknown = address.unknownTexts.join(", ");
  return (
    <div role="status">
      <Faults className="filter-faults">
        {faults.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {unknown && (
          <li>
            <Trans>
              In der Adresse stehen unbekannte Filterwerte, die nicht berücksichtigt werden: {unknown}
            </Trans>
          </li>
        )}
        {note && (faults.length > 0 || unknown) && <li>{note}</li>}
      </Faults>
    </div>
  );
}
