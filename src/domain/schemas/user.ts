/** Validation schemas of users, for the form, imports, the server and the command line. */
import { array, object, string } from "yup";
import { isEmail } from "../email";
import { emailMaxLength, userNameMaxLength } from "../limits";
import { roleTypes } from "../permissions";
import { validationMessage } from "../validationMessage";
import { hasInvisibleCharacters } from "../userNames";
import { singleLineText } from "./fields";

const visibleText = (max: number) =>
  singleLineText(max).test(
    "visible",
    validationMessage("invisible_characters"),
    (value) => !hasInvisibleCharacters(value),
  );

/** Username and e-mail address. */
export const userNameFields = {
  username: visibleText(userNameMaxLength),
  email: visibleText(emailMaxLength).test("email", validationMessage("email_invalid"), isEmail),
};

/** Username and e-mail address of a user. */
export const userNamesSchema = object(userNameFields);

/** The user form. The form cannot produce invalid role entries. */
export const userFormSchema = userNamesSchema.shape({
  type: string().oneOf(roleTypes).defined(),
  roles: array(object({ ags: string().defined(), services: array(string().defined()).defined() })).defined(),
});
