import { chakra } from "@chakra-ui/react";
import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { VisibleText } from "./VisibleText";

const Diff = chakra("span", {
  base: {
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    "& :is(del, ins)": { px: "1px", borderRadius: "xs", color: "fg" },
    "& del": { bg: "diff.removed", textDecoration: "line-through" },
    "& ins": { bg: "diff.added", textDecoration: "underline", textUnderlineOffset: "2px" },
  },
});

/** Above this number of differing words, both texts are shown completely. */
const editsMax = 200;

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  /** Whether invisible characters are marked, for texts typed by users. */
  readonly marksInvisible?: boolean;
}

/** Two versions of a text: removed words struck through, added ones underlined. */
export function TextDiff({ before, after, marksInvisible = false }: TextDiffProps) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { maxEditLength: editsMax }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <Diff>
      {parts.map(({ value, added, removed }, position) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        return (
          // Parts of one text in a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={position}>{marksInvisible ? <VisibleText text={value} /> : value}</Part>
        );
      })}
    </Diff>
  );
}
