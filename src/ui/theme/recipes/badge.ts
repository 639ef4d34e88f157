import { defineRecipe } from "@chakra-ui/react";

/** A count beside a name. */
export const badge = defineRecipe({
  className: "chakra-badge",
  base: {
    minWidth: "22px",
    px: 1.5,
    borderRadius: "md",
    bg: "bg.emphasized",
    color: "fg",
    fontSize: "xs",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "20px",
    textAlign: "center",
  },
});
