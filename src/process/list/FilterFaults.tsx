import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { isFaultyEnd, type Span } from "#ui/table/spans";
import { useSpanWords } from "#ui/table/useSpanWords";

const Faults = chakra("ul", {
  base: {
    color: "status.error.fg",
    textStyle: "sm",
    "& li": { pb: 2, overflowWrap: "anywhere" },
  },
});

interface NamedSpan<Value> {
  /** What the filter is called. */
  readonly name: string;
  readonly span: Span<Value>;
}

interface FilterFaultsProps {
  readonly days: readonly NamedSpan<string>[];
  readonly numbers?: readonly NamedSpan<number>[];
  /** Texts in the address that no filter understands. */
  readonly unknownTexts: readonly string[];
  /** What can be done with many is locked meanwhile. */
  readonly locksActions?: boolean;
}

/** What of the filters is faulty and therefore left out, said where nothing has to be opened to see it. */
export function FilterFaults({ days, numbers = [], unknownTexts, locksActions = false }: FilterFaultsProps) {
  const { dayFault, numberFault } = useSpanWords();
  const faults = [
    ...days.flatMap(({ name, span: { from, to } }) =>
      [from, to].map((typed) => ({ name, typed, word: dayFault })),
    ),
    ...numbers.flatMap(({ name, span: { from, to } }) =>
      [from, to].map((typed) => ({ name, typed, word: numberFault })),
    ),
  ];
  const unknown = unknownTexts.join(", ");
  return (
    <div role="status">
      <Faults className="filter-faults">
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
        {locksActions && (
          <li>
            <Trans>
              Aktionen für mehrere Prozesse sind gesperrt, bis die Filter stimmen: Es wären sonst mehr
              Prozesse betroffen als gemeint.
            </Trans>
          </li>
        )}
      </Faults>
    </div>
  );
}
