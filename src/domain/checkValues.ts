/** Runs a schema over values, in forms, on the server and for files alike. */
import { ValidationError, type Schema } from "yup";
import { isValidationMessage, validationMessage, type ValidationMessage } from "./validationMessage";

/** ValidationMessages by field. */
export type ValidationMessages = Readonly<Record<string, ValidationMessage>>;

/** The first problem of each field under these rules; empty: none. The fields come in no certain order. */
export function checkValues<Values>(schema: Schema<Values>, values: Values): ValidationMessages {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const messages: Record<string, ValidationMessage> = {};
    for (const { path, message } of error.inner) messages[path ?? ""] ??= messageOf(message);
    return messages;
  }
}

/** The first problem of the value of one field, which is cast already; undefined: none. */
export function checkValue(field: Schema, value: unknown): ValidationMessage | undefined {
  try {
    field.validateSync(value, { strict: true, disableStackTrace: true });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return messageOf(error.message);
  }
}

function messageOf(message: unknown): ValidationMessage {
  return isValidationMessage(message) ? message : validationMessage("text_invalid");
}
