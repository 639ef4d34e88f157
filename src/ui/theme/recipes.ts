/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { button } from "./recipes/button";
import { dataList } from "./recipes/dataList";
import { dialog } from "./recipes/dialog";
import { drawer } from "./recipes/drawer";
import { toast } from "./recipes/toast";
import { tooltip } from "./recipes/tooltip";

export const recipes = { button, heading: defineRecipe({ base: { textStyle: "h2" } }) };

export const slotRecipes = { dataList, dialog, drawer, toast, tooltip };
