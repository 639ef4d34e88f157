import { boolean, object, string } from "yup";
import { registerOfficeNameMaxLength, urlMaxLength } from "#domain/communeFields";
import { isAuthorityIdentifier, isAuthorityPrefix, isServiceUrl } from "#domain/registerOffices";
import { problem } from "#forms/problem";
import { text } from "#forms/text";

/** Rules of a register office (section 5). */
export const registerOfficeSchema = object({
  name: text(registerOfficeNameMaxLength),
  url: text(urlMaxLength).test("form", problem("url_invalid"), isServiceUrl),
  authorityPrefix: string()
    .trim()
    .required(problem("required"))
    .test("form", problem("authority_prefix_invalid"), isAuthorityPrefix),
  identifier: string()
    .trim()
    .required(problem("required"))
    .test("form", problem("authority_identifier_invalid"), isAuthorityIdentifier),
  certificatesOnly: boolean().defined(),
});
