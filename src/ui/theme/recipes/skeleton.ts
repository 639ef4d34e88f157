import { defineRecipe } from "@chakra-ui/react";

/** A grey bar in place of text that is loading. */
export const skeleton = defineRecipe({
  className: "chakra-skeleton",
  base: { display: "block", height: 2.5, borderRadius: "xs", bg: "bg.muted" },
});
