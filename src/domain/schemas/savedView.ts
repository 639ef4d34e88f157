/** Validation schema of a saved list view. */
import { boolean, object } from "yup";
import { viewNameMaxLength } from "../limits";
import { singleLineText } from "./fields";

export const savedViewSchema = object({
  name: singleLineText(viewNameMaxLength),
  isShared: boolean().required(),
});
