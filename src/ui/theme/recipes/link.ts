import { defineRecipe } from "@chakra-ui/react";

/** plain: in lists of links; underline: in running text. */
export const link = defineRecipe({
  className: "chakra-link",
  base: { borderRadius: "sm" },
  variants: {
    variant: {
      plain: { _hover: { textDecoration: "underline" } },
      underline: {
        color: "accent.fg",
        textDecoration: "underline 1px color-mix(in srgb, currentColor 40%, transparent)",
        textUnderlineOffset: "2px",
        _hover: { textDecorationColor: "currentColor" },
      },
    },
  },
  defaultVariants: { variant: "plain" },
});
