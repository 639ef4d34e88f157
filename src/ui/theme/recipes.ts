/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { alert } from "./recipes/alert";
import { badge } from "./recipes/badge";
import { breadcrumb } from "./recipes/breadcrumb";
import { button } from "./recipes/button";
import { dataList } from "./recipes/dataList";
import { emptyState } from "./recipes/emptyState";
import { link } from "./recipes/link";
import { skeleton } from "./recipes/skeleton";
import { table } from "./recipes/table";

export const recipes = {
  badge,
  button,
  heading: defineRecipe({ base: { textStyle: "h2" } }),
  link,
  skeleton,
};

export const slotRecipes = { alert, breadcrumb, dataList, emptyState, table };
