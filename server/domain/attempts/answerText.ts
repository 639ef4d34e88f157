/** Extracts error messages from the answers of a target, safe to store and display. */
import { shortenText } from "#domain/cutText";
import { attemptErrorMaxLength } from "#domain/limits";
import { exceedsJsonDepth } from "#server/jsonNesting";

/** Maximum characters of a message or of a plain-text answer that are processed. */
const readMaxLength = 20_000;
/** Maximum nesting depth of JSON. Deeper answers are not parsed: that is slow, and they hold no messages. */
const jsonMaxDepth = 200;
const mask = "••••";

/** Fields in which APIs commonly put their error message, the most specific first. */
const messageFields = ["message", "error_description", "detail", "error", "title"] as const;

/** Whether an answer is valid JSON, nested at most 200 levels deep. */
export function isJson(answer: string): boolean {
  return parseJson(answer) !== undefined;
}

/**
 * Extracts the message of an answer as one line: the first message field of its JSON, otherwise the beginning of its
 * text. Removes control characters and markup, and masks what looks like a secret. Returns null if there is no message.
 * @param max maximum number of characters
 * @param secrets texts that were sent to the target, which are masked wherever it repeats them
 */
export function messageOf(
  answer: string,
  {
    max = attemptErrorMaxLength,
    secrets = [],
  }: { readonly max?: number; readonly secrets?: readonly string[] } = {},
): string | null {
  const message = messageOfJson(answer) ?? withoutMarkup(maskTexts(answer, secrets).slice(0, readMaxLength));
  const line = maskTexts(message, secrets)
    .slice(0, readMaxLength)
    .replace(/[\p{Control}\p{Surrogate}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" ? null : shortenText(maskSecrets(line), max);
}

function messageOfJson(answer: string): string | null {
  return messageIn(parseJson(answer), 0);
}

/** Returns undefined if the answer is not JSON or is nested too deeply. */
function parseJson(answer: string): unknown {
  if (exceedsJsonDepth(answer, jsonMaxDepth)) return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

function messageIn(value: unknown, depth: number): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth > 2) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of messageFields) {
    const message = fields.has(name) ? messageIn(fields.get(name), depth + 1) : null;
    if (message !== null && message.trim() !== "") return message;
  }
  return null;
}

/** Scans forward only: a pattern that searches for the end of an element from each start takes cubic time. */
function withoutMarkup(text: string): string {
  if (!/^\s*<[!?a-z]/i.test(text)) return text;
  const [before = "", ...behind] = text.split(/<(?=(?:style|script)\b)/i);
  return [before, ...behind.map(textAfterElement)].join(" ").replace(/<[^<>]*>/g, " ");
}

/** Returns the text from the end tag of a style or script element, or an empty text if it is not closed. */
function textAfterElement(text: string): string {
  const end = text.search(/<\/(?:style|script)>/i);
  return end < 0 ? "" : text.slice(end);
}

/** Shorter texts are not secret enough to mask, and masking them would garble the message. */
const secretMinLength = 4;

/** Masks texts before anything is cut, so that no partial secret remains. */
function maskTexts(text: string, secrets: readonly string[]): string {
  const longestFirst = secrets
    .filter((secret) => secret.length >= secretMinLength)
    .toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, mask), text);
}

const namedSecret =
  /((?:passwor[dt]|passwd|token|secret|api[-_]?key|authorization|session[-_]?id)["']? ?[:=] ?)("[^"]*"|'[^']*'|[^\s"',;&}]+)/gi;

/** @param line contains no whitespace other than single spaces */
function maskSecrets(line: string): string {
  return line
    .replace(/[\w.-]+/g, (run) => (run.includes(".") && /\beyJ[\w-]{8}/.test(run) ? mask : run))
    .replace(/\b(Bearer|Basic) [\w.~+/=-]{6,}/gi, `$1 ${mask}`)
    .replace(/(:\/\/)[^\s/@:]+:[^\s/@]+@/g, `$1${mask}@`)
    .replace(namedSecret, `$1${mask}`);
}
