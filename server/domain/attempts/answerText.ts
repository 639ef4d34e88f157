/** What a target says when something goes wrong, fit to be kept and shown. */
import { attemptErrorMaxLength } from "#domain/limits";
import { nestsDeeper } from "#server/jsonNesting";

/** So much of an answer is looked at for words. */
const readMaxLength = 20_000;
/** Deeper answers are not read as JSON: parsing them takes long, and they have no words. */
const jsonMaxDepth = 200;
const mask = "••••";

/** Where interfaces put their words, the most telling first. */
const wordFields = ["message", "error_description", "detail", "error", "title"] as const;

/** Whether an answer is JSON of at most 200 levels. */
export function isJson(answer: string): boolean {
  return parsed(answer) !== undefined;
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

function wordsOfJson(answer: string): string | null {
  return wordsIn(parsed(answer), 0);
}

/** Undefined: no JSON. */
function parsed(answer: string): unknown {
  if (nestsDeeper(answer, jsonMaxDepth)) return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
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

/** Steps forward only: patterns that look for an element's end from each of its beginnings take cubic time. */
function withoutMarkup(text: string): string {
  if (!/^\s*<[!?a-z]/i.test(text)) return text;
  const [before = "", ...behind] = text.split(/<(?=(?:style|script)\b)/i);
  return [before, ...behind.map(behindElement)].join(" ").replace(/<[^<>]*>/g, " ");
}

/** What follows a style or script; nothing where it is not closed. */
function behindElement(text: string): string {
  const end = text.search(/<\/(?:style|script)>/i);
  return end < 0 ? "" : text.slice(end);
}

const namedSecret =
  /((?:passwor[dt]|passwd|token|secret|api[-_]?key|authorization|session[-_]?id)["']? ?[:=] ?)("[^"]*"|'[^']*'|[^\s"',;&}]+)/gi;

/** @param line without other white space than single spaces */
function masked(line: string): string {
  return line
    .replace(/[\w.-]+/g, (run) => (run.includes(".") && /\beyJ[\w-]{8}/.test(run) ? mask : run))
    .replace(/\b(Bearer|Basic) [\w.~+/=-]{6,}/gi, `$1 ${mask}`)
    .replace(/(:\/\/)[^\s/@:]+:[^\s/@]+@/g, `$1${mask}@`)
    .replace(namedSecret, `$1${mask}`);
}
