import { defineRecipe } from "@chakra-ui/react";

/** A grey bar in the place of a text that is on its way. */
export const skeleton = defineRecipe({
  className: "chakra-skeleton",
  base: { display: "block", height: 2.5, borderRadius: "xs", bg: "bg.muted" },
});
