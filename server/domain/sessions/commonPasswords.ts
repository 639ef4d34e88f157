/** Common passwords, which attackers try first. The list stays on the server: it is far too large for a page. */
import { dictionary } from "@zxcvbn-ts/language-common";

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
const longestLength = Math.max(...Array.from(common, (entry) => entry.length));

/** Shorter entries of the list would reject passwords that merely happen to start with them. */
const shortestLength = 4;

/**
 * Whether a password is one of the most common ones, ignoring case: unchanged, repeated until it is long enough, or
 * either of these followed by digits and symbols.
 */
export function isCommonPassword(password: string): boolean {
  let start = password.normalize("NFC").toLowerCase();
  while (start.length >= shortestLength) {
    if (common.has(start) || isRepeatedCommonPassword(start)) return true;
    if (/\p{L}/u.test(start.slice(-1))) return false;
    start = start.slice(0, -1);
  }
  return false;
}

/** Whether a password consists of a single repeated character, ignoring case. */
export function isOneCharacter(password: string): boolean {
  return new Set(password.normalize("NFC").toLowerCase()).size === 1;
}

/** Whether the text is a repeated common password. The last repetition may be cut off. */
function isRepeatedCommonPassword(text: string): boolean {
  for (let length = shortestLength; length <= Math.min(text.length - 1, longestLength); length++) {
    if (text.startsWith(text.slice(length)) && common.has(text.slice(0, length))) return true;
  }
  return false;
}
