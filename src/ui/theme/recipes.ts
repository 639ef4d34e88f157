/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { button } from "./recipes/button";
import { dataList } from "./recipes/dataList";

export const recipes = { button, heading: defineRecipe({ base: { textStyle: "h2" } }) };

export const slotRecipes = { dataList };
