/**
 * Recipes of the Chakra components in use, in our measures (32 px controls, 28 px small, 40 px for fingers). A component
 * whose recipe is missing here renders unstyled; a test compares this list with the imports.
 */
import { defineRecipe } from "@chakra-ui/react";

const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: 1.5,
    px: 3,
    border: "1px solid transparent",
    borderRadius: "md",
    bg: "transparent",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    hyphens: "none",
    cursor: "pointer",
    transition: "background var(--duration-fast) var(--ease-standard)",
    _disabled: { color: "fg.subtle", borderColor: "border", bg: "bg.muted", cursor: "not-allowed" },
  },
  variants: {
    size: {
      sm: {
        height: { base: "36px", sm: "control-sm" },
        minWidth: { base: "36px", sm: "control-sm" },
        px: 2,
        fontSize: "xs",
      },
      md: { height: { base: "40px", sm: "control" }, minWidth: { base: "40px", sm: "control" } },
    },
    variant: {
      solid: {
        colorPalette: "accent",
        bg: "colorPalette.solid",
        borderColor: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "colorPalette.emphasized", _disabled: { bg: "bg.muted" } },
      },
      outline: {
        bg: "bg",
        borderColor: "border.emphasized",
        color: "fg",
        _hover: { bg: "bg.muted" },
      },
      ghost: { color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
    },
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const badgeRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1,
    px: 1.5,
    borderRadius: "xs",
    bg: "bg.muted",
    color: "fg.muted",
    fontSize: "xs",
    lineHeight: "sm",
    whiteSpace: "nowrap",
    hyphens: "none",
  },
});

export const recipes = { button: buttonRecipe, badge: badgeRecipe };
