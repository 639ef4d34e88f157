/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { button } from "./recipes/button";
import { checkbox } from "./recipes/checkbox";
import { dataList } from "./recipes/dataList";
import { dialog } from "./recipes/dialog";
import { drawer } from "./recipes/drawer";
import { field } from "./recipes/field";
import { fileUpload } from "./recipes/fileUpload";
import { input } from "./recipes/input";
import { progress } from "./recipes/progress";
import { radioGroup } from "./recipes/radioGroup";
import { textarea } from "./recipes/textarea";
import { toast } from "./recipes/toast";
import { tooltip } from "./recipes/tooltip";

export const recipes = { button, heading: defineRecipe({ base: { textStyle: "h2" } }), input, textarea };

export const slotRecipes = {
  checkbox,
  dataList,
  dialog,
  drawer,
  field,
  fileUpload,
  progress,
  radioGroup,
  toast,
  tooltip,
};
