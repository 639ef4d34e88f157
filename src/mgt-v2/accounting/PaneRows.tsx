import { chakra } from "@chakra-ui/react";

/** Lines with an amount at their end. */
export const PaneRows = chakra("ul", {
  base: {
    "& > li": { display: "flex", columnGap: 4, py: "3px", alignItems: "baseline" },
    "& > li > :not(:last-child)": { flex: 1, minW: 0, overflowWrap: "anywhere" },
    "& > li > :last-child": { flex: "none", fontVariantNumeric: "tabular-nums" },
    "& a": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "2px" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});
