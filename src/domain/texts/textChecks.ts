/**
 * Reads texts of services as they are stored, and checks them. Server and browser check alike, and always what is
 * stored: a text is normalised first.
 */
import { checkFreeText } from "../freeText";
import { checkMarkup, normalMarkup } from "./markup";
import { checkPlaceholders } from "./placeholders";
import { textMaxLength } from "./serviceTexts";
import type { TextProblem } from "./textProblem";

export { placeholdersOf } from "./placeholders";

/** What a text has to fit. */
export interface TextRules {
  /** The default text, whose placeholders must be kept; null: any placeholders. */
  readonly reference: string | null;
  /** Whether markup is allowed. */
  readonly isRich: boolean;
  /** Language of the text. */
  readonly language: string;
}

/** A text as it is stored, and its first problem; null if it may be saved. */
export interface ReadText {
  readonly text: string;
  readonly problem: TextProblem | null;
}

/** Reads an entered text, or one that was stored before. Invisible characters stay; see `invisiblePositions`. */
export function readServiceText(entered: string, rules: TextRules): ReadText {
  const plain = normalText(entered);
  // Entities may stand for what is trimmed or composed.
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
