import { defineSlotRecipe } from "@chakra-ui/react";
import { choiceLine, mark } from "./checkbox";

export const radioGroup = defineSlotRecipe({
  className: "chakra-radio-group",
  slots: ["root", "label", "item", "itemText", "itemControl", "indicator"],
  base: {
    root: { display: "flex", flexWrap: "wrap", columnGap: 5, width: "fit-content" },
    item: { ...choiceLine, minH: 7 },
    itemControl: {
      ...mark,
      display: "grid",
      placeItems: "center",
      borderRadius: "full",
      _checked: { borderColor: "accent.solid", bg: "bg", color: "accent.solid" },
      "& .dot": { boxSize: "62.5%", borderRadius: "full", bg: "currentColor", forcedColorAdjust: "none" },
    },
  },
});
