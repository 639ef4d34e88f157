import { boolean, object } from "yup";
import { viewNameMaxLength } from "#domain/limits";
import { text } from "#forms/text";

/** Rules of a saved view. */
export const viewSchema = object({
  name: text(viewNameMaxLength),
  isShared: boolean().required(),
});
