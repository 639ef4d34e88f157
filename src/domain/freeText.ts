/**
 * Comments and reasons from multi-line fields. Plain functions instead of a schema, because screens without a form use
 * them.
 */
import { toSingleLine } from "./singleLine";
import { validationMessage, type ValidationMessage } from "./validationMessage";

/** Length in code points, so that a character outside the BMP counts once. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Normalises a comment for storage: like a single line, but with line breaks, as LF. */
export function readComment(typed: string): string {
  return toSingleLine(typed.replaceAll(/\r\n?/g, "\n"));
}

/** Normalises a reason for storage, on one line. */
export function readReason(typed: string): string {
  return toSingleLine(typed.replace(/[\s\p{Cc}]+/gu, " "));
}

/** Validates a normalised required text: required, text_invalid or text_too_long; null if it is valid. */
export function checkFreeText(text: string, max: number): ValidationMessage | null {
  if (text === "") return validationMessage("required");
  if (/[\p{Cs}]|[^\P{Cc}\n\t]/u.test(text)) return validationMessage("text_invalid");
  return characterCount(text) > max ? validationMessage("text_too_long", { max: String(max) }) : null;
}
