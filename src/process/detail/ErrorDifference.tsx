import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

interface ErrorDifferenceProps {
  readonly text: string;
  /** What the attempt before said; null: nothing to compare with. */
  readonly before: string | null;
}

/** Beyond this many differing words the two have nothing in common that would help. */
const editsMax = 80;
/** Less in common, as a share of both texts: they are about different things, and mixed nobody could read them. */
const similarityMin = 0.5;

const lengthOf = (text: string) => text.replaceAll(/\s/g, "").length;

/** What differs, word by word; undefined: next to nothing is the same. */
function partsOf(before: string, text: string) {
  const parts = diffWordsWithSpace(before, text, { maxEditLength: editsMax });
  if (!parts) return undefined;
  const common = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + lengthOf(value), 0);
  const isSimilar = (2 * common) / (lengthOf(before) + lengthOf(text)) >= similarityMin;
  return isSimilar ? parts : undefined;
}

/**
 * The error of an attempt, with what is other than the time before: removed struck through, new underlined. Where the
 * two have little in common, the new one alone.
 */
export function ErrorDifference({ text, before }: ErrorDifferenceProps) {
  const parts = useMemo(
    () => (before === null || before === text ? undefined : partsOf(before, text)),
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
