import { defineSlotRecipe } from "@chakra-ui/react";

export const tooltip = defineSlotRecipe({
  slots: ["content"],
  className: "chakra-tooltip",
  base: {
    content: {
      maxW: "min(320px, calc(100vw - 16px))",
      zIndex: "calc(var(--z-toast) + 1)",
      py: 1,
      px: 2,
      borderRadius: "sm",
      bg: "bg.inverted",
      color: "fg.inverted",
      textStyle: "xs",
      overflowWrap: "anywhere",
      whiteSpace: "pre-line",
      "@media (forced-colors: active)": { border: "1px solid" },
      _print: { display: "none" },
    },
  },
});
