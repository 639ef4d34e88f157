import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

interface ErrorDifferenceProps {
  readonly text: string;
  /** What the attempt before said; null: nothing to compare with. */
  readonly before: string | null;
}

/** Beyond this many differing words the two have nothing in common that would help. */
const editsMax = 80;

/** The error of an attempt, with what is other than the time before: removed struck through, new underlined. */
export function ErrorDifference({ text, before }: ErrorDifferenceProps) {
  const parts = useMemo(
    () =>
      before === null || before === text
        ? undefined
        : diffWordsWithSpace(before, text, { maxEditLength: editsMax }),
    [before, text],
  );
  if (!parts) return <>{text}</>;
  return (
    <>
      {parts.map(({ value, added, removed }, position) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        // Parts of one text, in its order.
        // oxlint-disable-next-line react/no-array-index-key
        return <Part key={position}>{value}</Part>;
      })}
    </>
  );
}
