import { defineRecipe } from "@chakra-ui/react";

/** Styles of a pressed toggle button. */
const pressed = { borderColor: "accent.fg", bg: "accent.subtle", color: "accent.fg" };

/** 32 px high, small 28 px; on touch devices 40 and 36 px. `colorPalette="danger"` makes it red. */
export const button = defineRecipe({
  className: "chakra-button",
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: 1.5,
    overflow: "hidden",
    border: "1px solid",
    borderRadius: "md",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    hyphens: "none",
    cursor: "pointer",
    transition: "background var(--duration-fast) var(--ease-standard)",
    colorPalette: "accent",
    "&:disabled, &:disabled:hover": {
      borderColor: "border",
      bg: "bg.muted",
      color: "fg.subtle",
      cursor: "not-allowed",
    },
    // Delay the disabled look, so that a short wait after a click does not flicker.
    "&[aria-disabled=true]:not([data-busy]), &[aria-disabled=true]:not([data-busy]):hover": {
      borderColor: "border",
      bg: "bg.muted",
      color: "fg.subtle",
      cursor: "not-allowed",
      transition: "all 0s var(--delay-skeleton)",
    },
  },
  variants: {
    variant: {
      solid: {
        borderColor: "colorPalette.solid",
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "colorPalette.emphasized" },
      },
      outline: {
        borderColor: "border.emphasized",
        bg: "bg",
        _hover: { bg: "bg.muted" },
        "&[aria-pressed=true], &[aria-pressed=true]:hover": pressed,
      },
      ghost: {
        borderColor: "transparent",
        bg: "transparent",
        color: "fg.muted",
        _hover: { bg: "bg.muted", color: "fg" },
        "&[aria-disabled=true]:not([data-busy]), &[aria-disabled=true]:not([data-busy]):hover": {
          borderColor: "transparent",
          bg: "transparent",
          color: "fg.subtle",
          opacity: 0.5,
        },
        "&[aria-pressed=true], &[aria-pressed=true]:hover": pressed,
      },
    },
    size: {
      xs: { boxSize: 6, padding: 0, borderRadius: "sm", fontSize: "xs" },
      sm: { minW: "control-sm", minH: "control-sm", px: 2, fontSize: "xs", smDown: { minW: 9, minH: 9 } },
      md: { minW: "control", minH: "control", px: 3, fontSize: "sm", smDown: { minW: 10, minH: 10 } },
    },
  },
  defaultVariants: { variant: "outline", size: "md" },
});
