import { defineSlotRecipe } from "@chakra-ui/react";

/** What the boxes of checkboxes and the circles of radio buttons have in common: 16 px, for fingers 20. */
export const mark = {
  boxSize: 4,
  flex: "none",
  border: "1px solid",
  borderColor: "border.emphasized",
  bg: "bg",
  color: "accent.contrast",
  // A printer that leaves out backgrounds would print white on white.
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

/** A line with a box to tick: 24 px high, for fingers 40. */
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
