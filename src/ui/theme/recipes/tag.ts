import { defineSlotRecipe } from "@chakra-ui/react";

/** A removable value: the whole tag is the button that removes it. */
export const tag = defineSlotRecipe({
  className: "chakra-tag",
  slots: ["root", "label", "endElement"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: 1.5,
      maxWidth: "100%",
      minHeight: { base: 9, sm: 7 },
      padding: "2px 8px 2px 10px",
      border: 0,
      borderRadius: "md",
      bg: "accent.subtle",
      color: "accent.fg",
      textStyle: "sm",
      textAlign: "start",
      cursor: "pointer",
      _hover: { bg: "accent.muted" },
      "& .ags": { marginInlineStart: 1, color: "inherit" },
    },
    endElement: { display: "flex", flexShrink: 0 },
  },
});
