import { defineSlotRecipe } from "@chakra-ui/react";

export const breadcrumb = defineSlotRecipe({
  className: "chakra-breadcrumb",
  slots: ["root", "list", "item", "separator"],
  base: {
    list: {
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      marginBottom: 0.5,
      color: "fg.subtle",
      textStyle: "xs",
    },
    item: { display: "flex" },
  },
});
