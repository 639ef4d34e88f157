import { defineSlotRecipe } from "@chakra-ui/react";

/** Proposals below a text field. */
export const combobox = defineSlotRecipe({
  className: "chakra-combobox",
  slots: ["content", "item"],
  base: {
    content: {
      maxH: "min(320px, 45vh)",
      p: 1,
      overflowY: "auto",
      borderRadius: "md",
      bg: "bg.panel",
      color: "fg",
      fontSize: "sm",
      boxShadow: "float",
      outline: "none",
      zIndex: "overlay",
      "@media (forced-colors: active)": { border: "1px solid" },
    },
    item: {
      minH: "control",
      py: 1.5,
      px: 2.5,
      borderRadius: "sm",
      userSelect: "none",
      cursor: "pointer",
      smDown: { minH: 10 },
      _highlighted: {
        bg: "accent.subtle",
        "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
  },
});
