import { defineRecipe } from "@chakra-ui/react";

/** As high as a button; for fingers with text that phones do not zoom into. */
export const input = defineRecipe({
  className: "chakra-input",
  base: {
    w: "full",
    minW: 0,
    h: "control",
    px: 2,
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg",
    appearance: "none",
    smDown: { h: 10, fontSize: "lg" },
    _placeholder: { color: "fg.subtle", opacity: 1 },
    _invalid: { borderColor: "status.error.solid" },
  },
  variants: { size: { sm: { fontSize: "sm" }, md: { fontSize: "md" } } },
  defaultVariants: { size: "md" },
});
