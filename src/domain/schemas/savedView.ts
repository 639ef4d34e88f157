/** Rules of a saved view of a list. */
import { boolean, object } from "yup";
import { viewNameMaxLength } from "../limits";
import { singleLineText } from "./fields";

export const savedViewSchema = object({
  name: singleLineText(viewNameMaxLength),
  isShared: boolean().required(),
});
