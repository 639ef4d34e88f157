import { defineSlotRecipe } from "@chakra-ui/react";

/** A message coloured by its `colorPalette`. */
export const alert = defineSlotRecipe({
  className: "chakra-alert",
  slots: ["root", "indicator", "content"],
  base: {
    root: {
      display: "flex",
      gap: 2.5,
      px: 3,
      py: 2.5,
      borderRadius: "md",
      bg: "colorPalette.subtle",
      textStyle: "sm",
    },
    indicator: { flexShrink: 0, marginTop: "1px", color: "colorPalette.solid" },
  },
});
