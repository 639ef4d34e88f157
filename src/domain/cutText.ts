/** Cuts texts by characters (code points): half a surrogate pair can neither be stored nor put into a URL. */

/** The first `max` characters. */
export function cutText(text: string, max: number): string {
  // A character has at most two code units.
  return text.length <= max ? text : [...text.slice(0, 2 * max)].slice(0, max).join("");
}

/** The last `max` characters, at least 1. */
export function endOfText(text: string, max: number): string {
  return text.length <= max ? text : [...text.slice(-2 * max)].slice(-max).join("");
}

/** The text, or its beginning with an ellipsis: at most `max` characters in all. */
export function shortenText(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cutText(cut, max - 1)}…`;
}
