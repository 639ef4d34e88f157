import { defineSlotRecipe } from "@chakra-ui/react";

/** Label and help text above the control, error below it. */
export const field = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "helperText", "errorText", "requiredIndicator"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: 1, minW: 0 },
    label: { width: "fit-content", textStyle: "sm", fontWeight: "medium" },
    helperText: { mt: -0.5, textStyle: "sm", color: "fg.muted", textWrap: "pretty" },
    errorText: {
      display: "flex",
      gap: 1.5,
      textStyle: "sm",
      color: "status.error.fg",
      "& svg": { flex: "none", mt: "1px", color: "status.error.solid" },
    },
  },
});
