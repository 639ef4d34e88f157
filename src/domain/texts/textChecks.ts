/**
 * Checks texts of services before they are saved: placeholders in ICU message syntax such as `{host}` and `{0}`, and
 * markup. Server and browser check alike.
 */
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { Parser } from "htmlparser2";
import { checkFreeText } from "../freeText";
import { validationMessage, type ValidationMessage } from "../validationMessage";
import { textMaxLength } from "./serviceTexts";

/** A range of characters. */
export interface Place {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A placeholder, with its braces in `text`. */
export interface Placeholder extends Place {
  readonly name: string;
}

/** A problem, with its place in the text; null if something is missing. */
export interface TextProblem extends ValidationMessage {
  readonly place: Place | null;
}

/** What a text has to fit. */
export interface TextRules {
  /** The default text, whose placeholders must be kept; null: any placeholders. */
  readonly reference: string | null;
  /** Whether markup is allowed. */
  readonly isRich: boolean;
}

/** Elements and their attributes that rich texts may contain. */
export const allowedMarkup: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  b: [],
  br: [],
  em: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  u: [],
  ul: [],
};

/** Targets of links in rich texts. */
const linkPattern = /^(https?:\/\/|\{host\}|mailto:|tel:)/i;

/**
 * The placeholders of a text, in order of their places; also those within plural and select branches.
 * @throws SyntaxError if the text is not a valid message
 */
export function placeholdersOf(text: string): readonly Placeholder[] {
  return namesIn(parse(text, { ignoreTag: true, captureLocation: true }));
}

/** Returns the first problem of a normalised text; null if it may be saved. */
export function checkText(text: string, { reference, isRich }: TextRules): TextProblem | null {
  if (text === "") return null;
  const general = checkFreeText(text, textMaxLength);
  if (general) return { ...general, place: null };
  return checkPlaceholders(text, reference) ?? checkMarkup(text, isRich);
}

function checkPlaceholders(text: string, reference: string | null): TextProblem | null {
  let found: readonly Placeholder[];
  try {
    found = placeholdersOf(text);
  } catch (error) {
    return problem("placeholder_malformed", placeOfError(error, text));
  }
  const expected = reference === null ? null : new Set(readable(reference).map(({ name }) => name));
  if (!expected) return null;
  const names = new Set(found.map(({ name }) => name));
  const lost = [...expected].filter((name) => !names.has(name));
  const unknown = found.find(({ name }) => !expected.has(name));
  if (unknown) {
    const placeholder = text.slice(unknown.start, unknown.end);
    // A single lost one is most likely the one that was meant.
    const proposal = lost.length === 1 ? `{${lost[0] ?? ""}}` : "";
    return problem("placeholder_unknown", unknown, { placeholder, proposal });
  }
  if (lost.length === 0) return null;
  return problem("placeholder_lost", null, { placeholders: lost.map((name) => `{${name}}`).join(", ") });
}

/** The placeholders of a default text, which may be malformed. */
function readable(text: string): readonly Placeholder[] {
  try {
    return placeholdersOf(text);
  } catch {
    return [];
  }
}

function namesIn(elements: readonly MessageFormatElement[]): Placeholder[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return namesIn(element.children);
    const start = element.location?.start.offset ?? 0;
    const end = element.location?.end.offset ?? 0;
    const inside =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [{ name: element.value, start, end }, ...inside];
  });
}

function placeOfError(error: unknown, text: string): Place {
  const { location } = Object(error) as { location?: { start: { offset: number }; end: { offset: number } } };
  const start = location?.start.offset ?? 0;
  return { start, end: Math.max(location?.end.offset ?? text.length, start + 1) };
}

/** Returns the first element, attribute or comment that is not allowed, or an element that is not closed. */
function checkMarkup(text: string, isRich: boolean): TextProblem | null {
  let first: TextProblem | null = null;
  const open: { readonly name: string; readonly place: Place }[] = [];
  const report = (
    code: "html_not_allowed" | "html_not_closed" | "url_invalid",
    place: Place,
    markup: string,
  ) => {
    first ??= problem(code, place, { markup });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      const allowed = isRich ? allowedMarkup[name] : undefined;
      if (!allowed) return report("html_not_allowed", place, `<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!allowed.includes(attribute)) report("html_not_allowed", place, attribute);
        else if (!linkPattern.test(value)) report("url_invalid", place, value);
      }
      open.push({ name, place });
    },
    onclosetag(name, isImplied) {
      const last = open.findLastIndex((one) => one.name === name);
      const [closed] = last < 0 ? [] : open.splice(last, 1);
      if (closed && isImplied && name !== "br") report("html_not_closed", closed.place, `<${name}>`);
    },
    oncomment() {
      report("html_not_allowed", { start: parser.startIndex, end: parser.endIndex + 1 }, "<!-- -->");
    },
    onprocessinginstruction(name) {
      report("html_not_allowed", { start: parser.startIndex, end: parser.endIndex + 1 }, `<${name}>`);
    },
  });
  parser.end(text);
  return first;
}

function problem(
  code: TextProblem["code"],
  place: Place | null,
  params: Readonly<Record<string, string>> = {},
): TextProblem {
  return { ...validationMessage(code, params), place: place && { start: place.start, end: place.end } };
}
