import { object, string, type Schema } from "yup";
import { isEmail } from "#domain/email";
import { emailMaxLength, userNameMaxLength } from "#domain/limits";
import { problem } from "#forms/problem";
import { text } from "#forms/text";
import type { UserValues } from "./userValues";

/** Rules of a user (section 5); entries are kept to theirs where they are made. */
export const userFormSchema: Schema<UserValues> = object({
  username: text(userNameMaxLength),
  email: text(emailMaxLength).test(
    "email",
    problem("email_invalid"),
    (value) => value === "" || isEmail(value),
  ),
  type: string().defined(),
});
