/** Rules of a saved view of a list. */
import { boolean, object } from "yup";
import { viewNameMaxLength } from "../limits";
import { text } from "./fields";

export const savedViewSchema = object({
  name: text(viewNameMaxLength),
  isShared: boolean().required(),
});
