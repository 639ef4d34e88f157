import { chakra } from "@chakra-ui/react";

/** A column of labelled checkboxes. They are plain elements, since there may be hundreds. */
export const Choices = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    "& label:has(> [type=checkbox])": {
      display: "flex",
      alignItems: "center",
      gap: 2,
      minH: 7,
      px: 2,
      borderRadius: "sm",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
      smDown: { minH: 10 },
    },
    "& [type=checkbox]": { flex: "none", boxSize: 4, m: 0, accentColor: "accent.solid" },
  },
});
