import { defineSlotRecipe } from "@chakra-ui/react";

export const emptyState = defineSlotRecipe({
  className: "chakra-empty-state",
  slots: ["root", "indicator", "title", "description"],
  base: {
    root: { maxWidth: "480px", marginTop: 7 },
    indicator: { marginBottom: 3, color: "fg.subtle", "& > svg": { strokeWidth: 1 } },
    title: { marginBottom: 1, textStyle: "h2" },
    description: { color: "fg.muted", "& p + p": { marginTop: 2 } },
  },
});
