/** Forms of KBA settings. */
import { boolean, object, string } from "yup";
import {
  customsSystemCodeMaxLength,
  isKbaUser,
  isStbaNumber,
  kbaPasswordMaxLength,
  kbaUserMaxLength,
  kbaUserNumberMaxLength,
} from "../kba/kbaSettings";
import { hasControlCharacters } from "../communeFields";
import { characterCount } from "../freeText";
import { validationMessage } from "../validationMessage";
import { ags, day, singleLineText } from "./fields";

/** Fields that can be changed later. Empty texts are absent values. */
const fields = {
  userNumber: singleLineText(kbaUserNumberMaxLength),
  clientAgs: ags(),
  customsSystemCode: singleLineText(customsSystemCodeMaxLength, "optional"),
  isLargeCustomerApproved: boolean().defined(),
  stbaNumber: singleLineText(20, "optional").test(
    "form",
    validationMessage("stba_number_invalid"),
    (value) => value === "" || isStbaNumber(value),
  ),
};

/** Passwords are not trimmed: spaces may be part of them. */
const password = {
  identifier: singleLineText(kbaUserMaxLength + 2),
  password: string()
    .defined()
    .required(validationMessage("required"))
    .test(
      "length",
      validationMessage("text_too_long", { max: String(kbaPasswordMaxLength) }),
      (value) => characterCount(value) <= kbaPasswordMaxLength,
    )
    .test("line", validationMessage("text_invalid"), (value) => !hasControlCharacters(value)),
  setOn: day(),
};

/** The changeable fields of KBA settings. */
export const kbaFieldsSchema = object(fields);

/** A password as it was set at the KBA. Whether its identifier matches the user is checked when it is saved. */
export const kbaPasswordSchema = object(password);

/** New KBA settings. */
export const newKbaSettingsSchema = object({
  user: singleLineText(kbaUserMaxLength).test("form", validationMessage("text_invalid"), isKbaUser),
  ...fields,
  ...password,
});
