import { chakra } from "@chakra-ui/react";

/** Buttons of a section. */
export const PaneActions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: 2, mt: 3 },
});

/** Comment or note, with its line breaks. */
export const PaneText = chakra("p", {
  base: {
    maxW: "prose",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    "& mark": {
      px: "1px",
      borderRadius: "2px",
      bg: "status.waiting.subtle",
      color: "fg",
      textDecoration: "underline dotted",
      textUnderlineOffset: "3px",
    },
  },
});
