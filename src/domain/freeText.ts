/**
 * Comments and reasons, which users type into a field of several lines. Plain functions and not a schema: the dialogs
 * that ask for them are on screens without a form.
 */
import { validationMessage, type ValidationMessage } from "./validationMessage";

/** Characters as a reader counts them: code points, so that one outside of the BMP counts once. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** A comment as it is stored: NFC, without spaces at its ends, lines ending with a line feed. */
export function readComment(typed: string): string {
  return typed.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
}

/** A reason as it is stored: NFC, in one line. */
export function readReason(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What is wrong with a required text that was read: required, text_invalid or text_too_long; null: nothing. */
export function checkFreeText(text: string, max: number): ValidationMessage | null {
  if (text === "") return validationMessage("required");
  if (/[\p{Cs}]|[^\P{Cc}\n\t]/u.test(text)) return validationMessage("text_invalid");
  return characterCount(text) > max ? validationMessage("text_too_long", { max: String(max) }) : null;
}
