/** Problems of texts and their positions. */
import { validationMessage, type ValidationMessage } from "../validationMessage";

/** A range of characters. */
export interface Place {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A problem, with its position in the stored form of the text; null if something is missing. */
export interface TextProblem extends ValidationMessage {
  readonly place: Place | null;
}

/** Creates a problem. */
export function textProblem(
  code: TextProblem["code"],
  place: Place | null,
  params: Readonly<Record<string, string>> = {},
): TextProblem {
  return { ...validationMessage(code, params), place: place && { start: place.start, end: place.end } };
}
