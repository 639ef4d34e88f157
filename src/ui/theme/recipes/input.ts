import { defineRecipe } from "@chakra-ui/react";

/** What boxes of text have in common. */
export const textBox = {
  width: "full",
  minW: 0,
  px: 2.5,
  border: "1px solid",
  borderColor: "border.emphasized",
  borderRadius: "md",
  bg: "bg",
  fontSize: "md",
  "&[readonly]": { borderColor: "border", bg: "bg.subtle", color: "fg.muted" },
  "&[data-changed]": { borderColor: "accent.fg" },
  "&[aria-invalid=true]": {
    borderColor: "status.error.solid",
    boxShadow: "inset 0 0 0 1px var(--status-error-solid)",
  },
  _focusVisible: { borderRadius: "md" },
  // The save bar lies over the lower edge; what has the focus stays above it.
  scrollMarginBlock: "104px",
  // 16 px, so that phones do not zoom in on the field.
  smDown: { fontSize: "16px" },
} as const;

/** A line of text: 32 px high, for fingers 40. */
export const input = defineRecipe({
  className: "chakra-input",
  base: { ...textBox, height: "control", smDown: { ...textBox.smDown, height: 10 } },
});
