/** What a target says when something goes wrong, fit to be kept and shown (section 4). */
import { attemptErrorMaxLength } from "#domain/limits";

/** So much of an answer is looked at for words. */
const readMaxLength = 20_000;
const mask = "••••";

/** Where interfaces put their words, the most telling first. */
const wordFields = ["message", "error_description", "detail", "error", "title"] as const;

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The words of an answer: what its JSON says in a field for words, else its beginning as text; one line, without
 * control characters and mark-up, secrets masked. Null: there are none.
 * @param max most characters
 */
export function wordsOf(answer: string, max = attemptErrorMaxLength): string | null {
  const words = wordsOfJson(answer) ?? withoutMarkup(answer.slice(0, readMaxLength));
  const line = words
    .slice(0, readMaxLength)
    .replace(/[\p{Control}\p{Surrogate}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" ? null : shortened(masked(line), max);
}

/** The beginning of a text, at most so many characters. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join("")}…`;
}

function wordsOfJson(text: string): string | null {
  try {
    return wordsIn(JSON.parse(text), 0);
  } catch {
    return null;
  }
}

function wordsIn(value: unknown, depth: number): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth > 2) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of wordFields) {
    const words = fields.has(name) ? wordsIn(fields.get(name), depth + 1) : null;
    if (words !== null && words.trim() !== "") return words;
  }
  return null;
}

function withoutMarkup(text: string): string {
  if (!/^\s*<[!?a-z]/i.test(text)) return text;
  return text.replace(/<(style|script)\b[^>]*>[^]*?<\/\1>/gi, " ").replace(/<[^<>]*>/g, " ");
}

const secretName = /passwor[dt]|passwd|token|secret|api[-_]?key|authorization|session[-_]?id/.source;

function masked(line: string): string {
  return line
    .replace(/\beyJ[\w-]{8,}\.[\w-]+(\.[\w-]*)?/g, mask)
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${mask}`)
    .replace(/(:\/\/)[^\s/@:]+:[^\s/@]+@/g, `$1${mask}@`)
    .replace(
      new RegExp(`((?:${secretName})["']?\\s*[:=]\\s*)("[^"]*"|'[^']*'|[^\\s"',;&}]+)`, "gi"),
      `$1${mask}`,
    );
}
