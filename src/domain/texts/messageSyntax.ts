/** ICU message syntax: arguments such as `{host}` and `{n, plural, one {…} other {…}}`, and quoted text. */
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Place } from "./textProblem";

/** An argument; `#` within its branches is not one. */
export type MessageArgument = Exclude<
  MessageFormatElement,
  { type: TYPE.literal } | { type: TYPE.pound } | { type: TYPE.tag }
>;

/**
 * Parses a text. Does not parse skeletons such as `::yyyyMMdd`, which would take quadratic time; branches need no
 * `other`.
 * @throws SyntaxError if the text is not a valid message
 */
export function parseMessage(text: string): readonly MessageFormatElement[] {
  return parse(text, {
    ignoreTag: true,
    captureLocation: true,
    shouldParseSkeletons: false,
    requiresOtherClause: false,
  });
}

/** The arguments in text order, including those within branches. */
export function argumentsIn(elements: readonly MessageFormatElement[]): readonly MessageArgument[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsIn(element.children);
    return [element, ...branchesOf(element).flatMap(([, branch]) => argumentsIn(branch.value))];
  });
}

/** The branches of a plural or select argument by selector; none for others. */
export function branchesOf(argument: MessageArgument) {
  return argument.type === TYPE.plural || argument.type === TYPE.select
    ? Object.entries(argument.options)
    : [];
}

/** Where an element stands. */
export function placeOf({ location }: MessageFormatElement): Place {
  return { start: location?.start.offset ?? 0, end: location?.end.offset ?? 0 };
}

/** Characters of the style of an argument, such as `::yyyyMMdd`. */
export function styleLength(argument: MessageArgument): number {
  if (!("style" in argument) || !argument.style) return 0;
  const { style } = argument;
  if (typeof style === "string") return style.length;
  return style.location ? style.location.end.offset - style.location.start.offset : 0;
}

/**
 * Whether the skeleton of an argument, such as `::yyyyMMdd`, is valid; true if it has none.
 * @param source the argument in the text, whose style must be short
 */
export function hasValidSkeleton(argument: MessageArgument, source: string): boolean {
  if (!("style" in argument) || typeof argument.style !== "object") return true;
  try {
    parse(source);
    return true;
  } catch {
    return false;
  }
}

/** Quoted ranges of a message, starting at the apostrophe. Within branches of a plural, `'#` quotes as well. */
export function quotesIn(text: string, elements: readonly MessageFormatElement[], isPlural = false): Place[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return quotesBetween(text, placeOf(element), isPlural);
    if (element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return quotesIn(text, element.children, isPlural);
    const isNumber = element.type === TYPE.plural;
    return branchesOf(element).flatMap(([, { value }]) => quotesIn(text, value, isNumber));
  });
}

/** Quoted ranges of literal text. */
export function quotesBetween(text: string, { start, end }: Place, isPlural: boolean): Place[] {
  const quoting = isPlural ? "{}<>#" : "{}<>";
  const found: Place[] = [];
  for (let at = text.indexOf("'", start); at >= 0 && at < end; at = text.indexOf("'", at + 1)) {
    const next = text.charAt(at + 1);
    if (next === "'") at += 1;
    else if (next !== "" && quoting.includes(next)) {
      const begin = at;
      at = endOfQuote(text, at + 1);
      found.push({ start: begin, end: Math.min(at, end) });
    }
  }
  return found;
}

/** The closing apostrophe of a quote, or the end of the text; two apostrophes are one literal character. */
function endOfQuote(text: string, from: number): number {
  for (let at = text.indexOf("'", from); at >= 0; at = text.indexOf("'", at + 2)) {
    if (text.charAt(at + 1) !== "'") return at;
  }
  return text.length;
}
