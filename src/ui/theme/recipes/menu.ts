import { defineSlotRecipe } from "@chakra-ui/react";

/** A menu below a button. */
export const menu = defineSlotRecipe({
  className: "chakra-menu",
  slots: ["content", "item"],
  base: {
    content: {
      minW: "200px",
      maxW: "calc(100vw - 16px)",
      maxH: "min(420px, 70vh)",
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
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      minH: "control",
      px: 3,
      borderRadius: "md",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      userSelect: "none",
      cursor: "pointer",
      smDown: { minH: 10 },
      _highlighted: {
        bg: "bg.muted",
        "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
      "&[aria-disabled=true]": { color: "fg.subtle", cursor: "not-allowed" },
    },
  },
});
