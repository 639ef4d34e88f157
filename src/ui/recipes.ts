/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";

export const recipes = { heading: defineRecipe({ base: { textStyle: "h2" } }) };
