import { defineSlotRecipe } from "@chakra-ui/react";

/** Names in one column, values in the other, one line each. */
export const dataList = defineSlotRecipe({
  className: "chakra-data-list",
  slots: ["root", "item", "itemLabel", "itemValue"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "120px minmax(0, 1fr)",
      columnGap: 3.5,
      rowGap: "5px",
      alignItems: "baseline",
    },
    item: { display: "contents" },
    itemLabel: { minW: 0, color: "fg.muted", overflowWrap: "anywhere", hyphens: "auto" },
    itemValue: { minW: 0, overflowWrap: "anywhere", "& .status": { whiteSpace: "normal" } },
  },
});
