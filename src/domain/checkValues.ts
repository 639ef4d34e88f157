/** Validates values against a schema, for forms, the server and imported files. */
import { ValidationError, type Schema } from "yup";
import { isValidationMessage, validationMessage, type ValidationMessage } from "./validationMessage";

/** Validation messages by field. */
export type ValidationMessages = Readonly<Record<string, ValidationMessage>>;

/** Returns the first message of each field, in no particular order; empty if all values are valid. */
export function checkValues<Values>(schema: Schema<Values>, values: Values): ValidationMessages {
  try {
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const messages: Record<string, ValidationMessage> = {};
    for (const { path, message } of error.inner) messages[path ?? ""] ??= messageOf(message);
    return messages;
  }
}

/**
 * Returns the first message for the value of one field, which must be cast already; undefined if it is valid.
 */
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
