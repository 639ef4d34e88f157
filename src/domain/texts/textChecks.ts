/** Converts texts of services to their stored form and validates that form. Shared by server and browser. */
import { checkFreeText } from "../freeText";
import { checkMarkup, normalMarkup } from "./markup";
import { checkPlaceholders } from "./placeholders";
import { textMaxLength } from "./serviceTexts";
import type { TextProblem } from "./textProblem";

export { placeholdersOf } from "./placeholders";

/** Requirements for a text. */
export interface TextRules {
  /** The default text, whose placeholders must be kept; null: any placeholders. */
  readonly reference: string | null;
  /** Whether markup is allowed. */
  readonly isRich: boolean;
  /** Language of the text. */
  readonly language: string;
}

/** The stored form of a text, and its first problem; null if it may be saved. */
export interface ReadText {
  readonly text: string;
  readonly problem: TextProblem | null;
}

/** Normalizes and validates an entered or stored text. Keeps invisible characters; see `invisiblePositions`. */
export function readServiceText(entered: string, rules: TextRules): ReadText {
  const plain = normalText(entered);
  // Normalize again: entities may represent characters that are trimmed or composed.
  const text = rules.isRich ? normalText(normalMarkup(plain)) : plain;
  return { text, problem: text === "" ? null : checkText(text, rules) };
}

/** NFC, trimmed, with line breaks as LF. */
function normalText(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
}

function checkText(text: string, { reference, isRich, language }: TextRules): TextProblem | null {
  const general = checkFreeText(text, textMaxLength);
  if (general) return { ...general, place: null };
  return checkPlaceholders(text, reference, language) ?? checkMarkup(text, isRich);
}
