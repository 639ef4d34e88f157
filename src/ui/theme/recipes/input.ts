import { defineRecipe } from "@chakra-ui/react";

/** Shared by all text fields. */
export const textBox = {
  width: "full",
  minW: 0,
  px: 2.5,
  border: "1px solid",
  borderColor: "border.emphasized",
  borderRadius: "md",
  bg: "bg",
  fontSize: "md",
  "&::placeholder": { color: "fg.subtle", opacity: 1 },
  "&[readonly]": { borderColor: "border", bg: "bg.subtle", color: "fg.muted" },
  "&[data-changed]": { borderColor: "accent.fg" },
  "&[aria-invalid=true]": {
    borderColor: "status.error.solid",
    boxShadow: "inset 0 0 0 1px var(--status-error-solid)",
  },
  _focusVisible: { borderRadius: "md" },
  // Room for the label above and the error below.
  scrollMarginBlock: "48px",
  // 16 px prevents zooming on focus on phones.
  smDown: { fontSize: "16px" },
} as const;

/** A text field: 32 px high, on touch devices 40 px. */
export const input = defineRecipe({
  className: "chakra-input",
  base: { ...textBox, height: "control", smDown: { ...textBox.smDown, height: 10 } },
});
