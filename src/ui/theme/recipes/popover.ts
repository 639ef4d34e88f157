import { defineSlotRecipe } from "@chakra-ui/react";

/** A panel below a button. */
export const popover = defineSlotRecipe({
  className: "chakra-popover",
  slots: ["content"],
  base: {
    content: {
      maxW: "calc(100vw - 16px)",
      maxH: "min(420px, 70vh)",
      p: 1.5,
      overflowY: "auto",
      borderRadius: "md",
      bg: "bg.panel",
      color: "fg",
      fontSize: "sm",
      boxShadow: "float",
      zIndex: "overlay",
      "@media (forced-colors: active)": { border: "1px solid" },
    },
  },
});
