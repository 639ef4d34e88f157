import { defineSlotRecipe } from "@chakra-ui/react";

/** Label and help text above the control. */
export const field = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "helperText", "errorText", "requiredIndicator"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: 1, minW: 0 },
    label: { width: "fit-content", textStyle: "sm", fontWeight: "medium" },
    helperText: { mt: -0.5, textStyle: "sm", color: "fg.muted", textWrap: "pretty" },
  },
});
