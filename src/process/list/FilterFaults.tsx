import { Trans, useLingui } from "@lingui/react/macro";
import { isFaultyEnd } from "#ui/table/spans";
import { useSpanWords } from "#ui/table/useSpanWords";
import "./processFilters.css";
import { isFaulty, type ProcessSearch } from "./processSearch";

interface FilterFaultsProps {
  readonly search: ProcessSearch;
  /** What the filter by the day of creation is called. */
  readonly createdLabel: string;
  /** What can be done with many is locked meanwhile. */
  readonly locksActions?: boolean;
}

/** What of the filters is faulty and therefore left out, said where nothing has to be opened to see it. */
export function FilterFaults({ search, createdLabel, locksActions = false }: FilterFaultsProps) {
  const { t } = useLingui();
  const { dayFault, numberFault } = useSpanWords();
  const faults = [
    ...[search.created.from, search.created.to].map((typed) => ({
      name: createdLabel,
      typed,
      word: dayFault,
    })),
    ...[search.updated.from, search.updated.to].map((typed) => ({
      name: t`Geändert`,
      typed,
      word: dayFault,
    })),
    ...[search.tries.from, search.tries.to].map((typed) => ({ name: t`Versuche`, typed, word: numberFault })),
  ];
  const unknown = search.unknownValues.join(", ");
  return (
    <div role="status">
      <ul className="filter-faults">
        {faults.flatMap(({ name, typed, word }, position) =>
          typed && isFaultyEnd(typed)
            ? [
                // Ends have fixed places.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={position}>
                  <b>
                    {name}: „{typed.text}“
                  </b>{" "}
                  {word(typed)} <Trans>Der Wert wird nicht berücksichtigt.</Trans>
                </li>,
              ]
            : [],
        )}
        {unknown && (
          <li>
            <Trans>
              In der Adresse stehen unbekannte Filterwerte, die nicht berücksichtigt werden: {unknown}
            </Trans>
          </li>
        )}
        {locksActions && isFaulty(search) && (
          <li>
            <Trans>
              Aktionen für mehrere Prozesse sind gesperrt, bis die Filter stimmen: Es wären sonst mehr
              Prozesse betroffen als gemeint.
            </Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
