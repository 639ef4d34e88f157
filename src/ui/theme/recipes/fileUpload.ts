import { defineSlotRecipe } from "@chakra-ui/react";

export const fileUpload = defineSlotRecipe({
  className: "chakra-file-upload",
  slots: ["root", "dropzone", "dropzoneContent", "trigger", "label", "item", "itemGroup"],
  base: {
    dropzone: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 3,
      rowGap: 2,
      p: 4,
      border: "1px dashed",
      borderColor: "border.emphasized",
      borderRadius: "md",
      _dragging: { borderColor: "accent.solid", bg: "accent.subtle" },
    },
  },
});
