import { defineSlotRecipe } from "@chakra-ui/react";

/** Shared by checkboxes and radio buttons: 16 px, on touch devices 20 px. */
export const mark = {
  boxSize: 4,
  flex: "none",
  border: "1px solid",
  borderColor: "border.emphasized",
  bg: "bg",
  color: "accent.contrast",
  // Printers that omit backgrounds would print white on white.
  printColorAdjust: "exact",
  "&:is([data-state=checked], [data-state=indeterminate])": {
    borderColor: "accent.solid",
    bg: "accent.solid",
  },
  _invalid: { borderColor: "status.error.solid" },
  _disabled: { opacity: 0.5 },
  _focusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
  smDown: { boxSize: 5 },
} as const;

/** A line with a checkbox or radio button: 24 px high, on touch devices 40 px. */
export const choiceLine = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 2,
  width: "fit-content",
  minH: 6,
  cursor: "pointer",
  smDown: { minH: 10 },
} as const;

export const checkbox = defineSlotRecipe({
  className: "chakra-checkbox",
  slots: ["root", "control", "label", "indicator", "group"],
  base: {
    root: { ...choiceLine, textStyle: "sm" },
    control: { ...mark, borderRadius: "xs", "& svg": { display: "block", boxSize: "full" } },
  },
});
