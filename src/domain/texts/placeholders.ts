/** Validates the placeholders of texts against their default text and the language. */
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { shortenText } from "../cutText";
import {
  argumentsIn,
  branchesOf,
  hasValidSkeleton,
  parseMessage,
  placeOf,
  quotesBetween,
  quotesIn,
  styleLength,
  type MessageArgument,
} from "./messageSyntax";
import { placeholderStyleMaxLength } from "./serviceTexts";
import { textProblem, type Place, type TextProblem } from "./textProblem";

/** A placeholder, with its braces in `text`. */
export interface Placeholder extends Place {
  readonly name: string;
}

/** Maximum length of a placeholder or a branch in a message. */
const shownMaxLength = 80;

/**
 * The placeholders of a text, in order of their places; also those within plural and select branches.
 * @throws SyntaxError if the text is not a valid message
 */
export function placeholdersOf(text: string): readonly Placeholder[] {
  return argumentsIn(parseMessage(text)).map((argument) => ({ name: argument.value, ...placeOf(argument) }));
}

/**
 * Returns the first problem of the placeholders in a text.
 * @param reference the default text, whose placeholders must be kept; null: any placeholders
 * @param language of the text, which determines the plural branches
 */
export function checkPlaceholders(
  text: string,
  reference: string | null,
  language: string,
): TextProblem | null {
  let elements: ReturnType<typeof parseMessage>;
  try {
    elements = parseMessage(text);
  } catch (error) {
    return quotedBrace(text) ?? textProblem("placeholder_malformed", placeOfError(error, text));
  }
  const found = argumentsIn(elements);
  const badStyle = found.find(
    (argument) =>
      styleLength(argument) > placeholderStyleMaxLength ||
      !hasValidSkeleton(argument, sourceOf(argument, text)),
  );
  if (badStyle) return textProblem("placeholder_malformed", placeOf(badStyle));
  return againstReference(text, elements, found, reference) ?? wrongBranch(text, found, language);
}

function againstReference(
  text: string,
  elements: ReturnType<typeof parseMessage>,
  found: readonly MessageArgument[],
  reference: string | null,
): TextProblem | null {
  if (reference === null) return null;
  const expected = readable(reference);
  return (
    quotedPlaceholder(text, quotesIn(text, elements), expected) ??
    differentNames(text, found, expected) ??
    differentType(found, expected, reference)
  );
}

/** An apostrophe that keeps braces from forming placeholders. */
function quotedBrace(text: string): TextProblem | null {
  const quotes = quotesBetween(text, { start: 0, end: text.length }, false);
  const [first] = quotes;
  if (!first) return null;
  let doubled = text;
  for (const { start } of quotes.toReversed()) doubled = `${doubled.slice(0, start)}'${doubled.slice(start)}`;
  try {
    parseMessage(doubled);
  } catch {
    return null;
  }
  return quoteProblem(text, { start: first.start, end: first.start + 2 });
}

/** An expected placeholder that is quoted by an apostrophe. */
function quotedPlaceholder(
  text: string,
  quotes: readonly Place[],
  expected: readonly MessageArgument[],
): TextProblem | null {
  const names = new Set(expected.map(({ value }) => value));
  for (const { start, end } of quotes) {
    for (const [match, name = ""] of text.slice(start, end).matchAll(/\{\s*([^\s{},]+)\s*[,}]/g)) {
      if (!names.has(name)) continue;
      const at = text.indexOf(match, start);
      return quoteProblem(text, { start, end: at + match.length });
    }
  }
  return null;
}

function quoteProblem(text: string, place: Place): TextProblem {
  const quoted = text.slice(place.start + 1, place.end);
  return textProblem("placeholder_quoted", place, {
    sign: quoted.charAt(0),
    quoted: shortenText(quoted, shownMaxLength),
    proposal: `''${quoted}`.length > shownMaxLength ? "" : `''${quoted}`,
  });
}

function differentNames(
  text: string,
  found: readonly MessageArgument[],
  expected: readonly MessageArgument[],
): TextProblem | null {
  const known = new Set(expected.map(({ value }) => value));
  const names = new Set(found.map(({ value }) => value));
  const lost = [...known].filter((name) => !names.has(name));
  const unknown = found.find(({ value }) => !known.has(value));
  if (unknown) {
    const placeholder = shortenText(sourceOf(unknown, text), shownMaxLength);
    // If exactly one is missing, it is probably the intended one.
    const proposal = lost.length === 1 ? `{${lost[0] ?? ""}}` : "";
    return textProblem("placeholder_unknown", placeOf(unknown), { placeholder, proposal });
  }
  if (lost.length === 0) return null;
  return textProblem("placeholder_lost", null, { placeholders: lost.map((name) => `{${name}}`).join(", ") });
}

/** What a placeholder formats: a text, a number, a moment, or one of several words. */
function valueTypeOf({ type }: MessageArgument): "text" | "number" | "moment" | "word" {
  switch (type) {
    case TYPE.number:
    case TYPE.plural:
      return "number";
    case TYPE.date:
    case TYPE.time:
      return "moment";
    case TYPE.select:
      return "word";
    default:
      return "text";
  }
}

/** A placeholder with another value type than in the default text. Numbers may also be used without a format. */
function differentType(
  found: readonly MessageArgument[],
  expected: readonly MessageArgument[],
  reference: string,
): TextProblem | null {
  for (const argument of found) {
    const type = valueTypeOf(argument);
    const same = expected.filter(({ value }) => value === argument.value);
    const [first] = same;
    const fits = same.some(
      (one) => valueTypeOf(one) === type || (type === "text" && valueTypeOf(one) === "number"),
    );
    if (!first || fits) continue;
    const wanted = sourceOf(first, reference);
    return textProblem("placeholder_type_changed", placeOf(argument), {
      expected: shortenText(wanted, shownMaxLength),
      proposal: wanted.length > shownMaxLength ? "" : wanted,
    });
  }
  return null;
}

/** A plural branch that does not exist in the language, or branches without `other`. */
function wrongBranch(text: string, found: readonly MessageArgument[], language: string): TextProblem | null {
  for (const argument of found) {
    const branches = branchesOf(argument);
    if (argument.type === TYPE.plural) {
      const known = pluralBranches(language, argument.pluralType);
      const unknown = branches.find(([name]) => !name.startsWith("=") && !known.includes(name));
      if (unknown) {
        const [branch, { location }] = unknown;
        const start = text.lastIndexOf(branch, location?.start.offset);
        const place = { start, end: start + branch.length };
        return textProblem("plural_branch_unknown", place, {
          branch: shortenText(branch, shownMaxLength),
          branches: known.join(", "),
        });
      }
    }
    if (branches.length > 0 && !branches.some(([name]) => name === "other")) {
      return textProblem("branch_other_missing", placeOf(argument), { name: argument.value });
    }
  }
  return null;
}

/** The plural categories of a language, such as one and other; all categories if the language is unknown here. */
function pluralBranches(language: string, type: Intl.PluralRulesOptions["type"]): readonly string[] {
  const all = ["zero", "one", "two", "few", "many", "other"] as const;
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return all;
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return all.filter((branch) => pluralCategories.includes(branch));
}

const sourceOf = (argument: MessageArgument, text: string): string => {
  const { start, end } = placeOf(argument);
  return text.slice(start, end);
};

/** The arguments of a default text, which may be malformed. */
function readable(text: string): readonly MessageArgument[] {
  try {
    return argumentsIn(parseMessage(text));
  } catch {
    return [];
  }
}

function placeOfError(error: unknown, text: string): Place {
  const { location } = Object(error) as { location?: { start: { offset: number }; end: { offset: number } } };
  const start = location?.start.offset ?? 0;
  return { start, end: Math.max(location?.end.offset ?? text.length, start + 1) };
}
