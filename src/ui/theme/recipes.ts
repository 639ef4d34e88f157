/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { button } from "./recipes/button";
import { input } from "./recipes/input";
import { menu } from "./recipes/menu";
import { nativeSelect } from "./recipes/nativeSelect";
import { popover } from "./recipes/popover";

export const recipes = { button, heading: defineRecipe({ base: { textStyle: "h2" } }), input };

export const slotRecipes = { menu, nativeSelect, popover };
