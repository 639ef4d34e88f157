import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

interface ErrorDiffProps {
  readonly text: string;
  /** Error of the previous attempt; null if there is none to compare with. */
  readonly before: string | null;
}

/** Above this number of differing words no diff is shown. */
const editsMax = 80;
/** Minimum share of common text; below it a diff would be unreadable. */
const similarityMin = 0.5;

const lengthOf = (text: string) => text.replaceAll(/\s/g, "").length;

/** Word diff of two texts; undefined if they have too little in common. */
function diffWords(before: string, text: string) {
  const parts = diffWordsWithSpace(before, text, { maxEditLength: editsMax });
  if (!parts) return undefined;
  const common = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + lengthOf(value), 0);
  const isSimilar = (2 * common) / (lengthOf(before) + lengthOf(text)) >= similarityMin;
  return isSimilar ? parts : undefined;
}

/**
 * Error of an attempt as a diff to the previous one: removed text struck through, added text underlined.
 * Falls back to the new error alone if the two have too little in common.
 */
export function ErrorDiff({ text, before }: ErrorDiffProps) {
  const parts = useMemo(
    () => (before === null || before === text ? undefined : diffWords(before, text)),
    [before, text],
  );
  if (!parts) return <>{text}</>;
  return (
    <>
      {parts.map(({ value, added, removed }, position) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        // Parts of one text in a fixed order.
        // oxlint-disable-next-line react/no-array-index-key
        return <Part key={position}>{value}</Part>;
      })}
    </>
  );
}
