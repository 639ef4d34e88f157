import { object, string, type Schema } from "yup";
import { isEmail } from "#domain/email";
import { emailMaxLength, userNameMaxLength } from "#domain/limits";
import { hasInvisibleCharacters } from "#domain/userNames";
import { problem } from "#forms/problem";
import { text } from "#forms/text";
import type { UserValues } from "./userValues";

function visibleText(max: number) {
  return text(max).test(
    "visible",
    problem("invisible_characters"),
    (value) => !hasInvisibleCharacters(value),
  );
}

/** Rules of a user (section 5); entries are kept to theirs where they are made. */
export const userFormSchema: Schema<UserValues> = object({
  username: visibleText(userNameMaxLength),
  email: visibleText(emailMaxLength).test(
    "email",
    problem("email_invalid"),
    (value) => value === "" || hasInvisibleCharacters(value) || isEmail(value),
  ),
  type: string().defined(),
});
