/** Recipes of the Chakra components in use: a component whose recipe is missing here renders unstyled. */
import { defineRecipe } from "@chakra-ui/react";
import { alert } from "./recipes/alert";
import { badge } from "./recipes/badge";
import { breadcrumb } from "./recipes/breadcrumb";
import { button } from "./recipes/button";
import { checkbox } from "./recipes/checkbox";
import { combobox } from "./recipes/combobox";
import { dataList } from "./recipes/dataList";
import { dialog } from "./recipes/dialog";
import { drawer } from "./recipes/drawer";
import { emptyState } from "./recipes/emptyState";
import { field } from "./recipes/field";
import { fileUpload } from "./recipes/fileUpload";
import { input } from "./recipes/input";
import { link } from "./recipes/link";
import { menu } from "./recipes/menu";
import { nativeSelect } from "./recipes/nativeSelect";
import { popover } from "./recipes/popover";
import { progress } from "./recipes/progress";
import { radioGroup } from "./recipes/radioGroup";
import { skeleton } from "./recipes/skeleton";
import { table } from "./recipes/table";
import { tag } from "./recipes/tag";
import { textarea } from "./recipes/textarea";
import { toast } from "./recipes/toast";
import { tooltip } from "./recipes/tooltip";
import { treeView } from "./recipes/treeView";

export const recipes = {
  badge,
  button,
  heading: defineRecipe({ base: { textStyle: "h2" } }),
  input,
  link,
  skeleton,
  textarea,
};

export const slotRecipes = {
  alert,
  breadcrumb,
  checkbox,
  combobox,
  dataList,
  dialog,
  drawer,
  emptyState,
  field,
  fileUpload,
  menu,
  nativeSelect,
  popover,
  progress,
  radioGroup,
  table,
  tag,
  toast,
  tooltip,
  treeView,
};
