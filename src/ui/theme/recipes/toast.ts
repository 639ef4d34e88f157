import { defineSlotRecipe } from "@chakra-ui/react";

/** At the bottom right, the latest last; full width on phones. */
export const toast = defineSlotRecipe({
  slots: ["root", "title"],
  className: "chakra-toast",
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: 2,
      width: { base: "calc(100vw - 32px)", sm: "max-content" },
      maxW: { sm: "min(440px, calc(100vw - 32px))" },
      py: 2,
      ps: 3,
      pe: 2,
      borderRadius: "md",
      outline: 0,
      bg: "bg.panel",
      boxShadow: "float",
      textStyle: "sm",
      // Position calculated by Chakra's toaster.
      translate: "var(--x) var(--y)",
      "&[data-type=success]": { colorPalette: "status.success" },
      "&[data-type=error]": { colorPalette: "status.error" },
      "& > svg": { flex: "none", color: "colorPalette.solid" },
      "& .chakra-button": { color: "accent.fg", fontWeight: "semibold" },
    },
    title: {
      flex: 1,
      py: "5px",
      "& a": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "2px" },
    },
  },
});
