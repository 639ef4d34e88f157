/** Styles of the conflict dialog: two versions side by side, stacked on narrow screens. */
import { chakra } from "@chakra-ui/react";
import { AppLink } from "#ui/AppLink";

const columns = { gridTemplateColumns: "152px minmax(0, 1fr) minmax(0, 1fr)", columnGap: 2 };

/** Link to the history, at the left of the buttons. The form keeps its state. */
export const HistoryLink = chakra(AppLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: 1.5,
    minHeight: "control",
    me: "auto",
    textStyle: "sm",
    smDown: { minHeight: "40px", width: "full" },
  },
});

export const ConflictHead = chakra("div", {
  base: {
    display: "grid",
    ...columns,
    alignItems: "end",
    pb: 1,
    borderBottom: "1px solid",
    borderColor: "border",
    textStyle: "xs",
    color: "fg.subtle",
    "& > span": { display: "flex", flexDirection: "column", alignItems: "start", ps: 2.5 },
    "& b": { fontWeight: "normal" },
    "& > span:first-of-type": { p: 0 },
    // Each version is labelled, so only choosing a whole side remains.
    smDown: {
      display: "flex",
      gap: 4,
      "& > span": { ps: 0 },
      "& > span:first-of-type, & b": { display: "none" },
    },
  },
});

export const ChoiceRow = chakra("fieldset", {
  base: {
    display: "grid",
    ...columns,
    alignItems: "start",
    py: 1.5,
    borderBottom: "1px solid",
    borderColor: "border.muted",
    textStyle: "sm",
    "& small": { display: "block", textStyle: "xs", fontWeight: "normal", color: "fg.subtle" },
    smDown: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const ChoiceName = chakra("div", {
  base: { py: 2, fontWeight: "medium", overflowWrap: "anywhere" },
});

export const Version = chakra("label", {
  base: {
    display: "flex",
    gap: 2,
    px: 2.5,
    py: 2,
    borderRadius: "md",
    overflowWrap: "anywhere",
    cursor: "pointer",
    "& input": { boxSize: "16px", m: "1px 0 0", flex: "none", accentColor: "var(--accent-solid)" },
    "&:has(:checked)": { bg: "accent.subtle" },
    "& ins": { bg: "var(--diff-added-strong)", textDecoration: "none" },
    // Labels each version; visible only when the column headings are hidden.
    position: "relative",
    "& [data-whose]": { position: "absolute", boxSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    smDown: {
      minHeight: "40px",
      "& [data-whose]": {
        display: "block",
        position: "static",
        boxSize: "auto",
        clipPath: "none",
        color: "fg.muted",
      },
    },
  },
});
