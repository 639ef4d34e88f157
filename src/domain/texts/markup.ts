/** Markup of rich texts: normalization and validation. */
import { Parser } from "htmlparser2";
import { cutText } from "../cutText";
import { isLinkTarget } from "../urls";
import { textProblem, type Place, type TextProblem } from "./textProblem";

/** Elements and their attributes that rich texts may contain. */
const allowedMarkup: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["a", ["href"]],
  ...["b", "br", "em", "i", "li", "ol", "p", "strong", "u", "ul"].map((name) => [name, []] as const),
]);

/** Maximum length of an unfinished tag in a message. */
const shownMarkupMaxLength = 40;

/** The only combining character that composes with ">". */
const combiningSolidus = "\u0338";

/** The name of an end tag and the character behind it, at the end of a text. */
const endTagName = /<\/[^\s/>]+[\s/]$/;

/** Characters that remain entities, because they would be syntax of HTML or messages, or invisible. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "{": "&lcub;",
  "}": "&rcub;",
  "#": "&num;",
  "\u00A0": "&nbsp;",
  "\u00AD": "&shy;",
  "\u200B": "&ZeroWidthSpace;",
  "\u200C": "&zwnj;",
  "\u200D": "&zwj;",
  "\u200E": "&lrm;",
  "\u200F": "&rlm;",
};

const escape = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (character) => entities[character] ?? character);

/** Elements that HTML implicitly closes when one of these starts directly inside. */
const closedInside: ReadonlyMap<string, readonly string[]> = new Map([
  ["a", ["a"]],
  ["li", ["li"]],
  ["p", ["ol", "p", "ul"]],
]);

interface MarkupHandler {
  /** Entities are decoded. */
  readonly text?: (characters: string, place: Place) => void;
  readonly startTag: (name: string, attributes: Readonly<Record<string, string>>, place: Place) => void;
  readonly endTag: (name: string, isImplied: boolean) => void;
  /** A comment, a declaration or the like. */
  readonly other: (name: string, place: Place) => void;
  /** An unclosed tag at the end of the text. */
  readonly unfinished: (place: Place) => void;
}

function parseMarkup(text: string, handler: MarkupHandler): void {
  let tagStart: number | null = null;
  const placeOf = () => ({ start: parser.startIndex, end: parser.endIndex + 1 });
  const parser: Parser = new Parser({
    ontext: (characters) => handler.text?.(characters, placeOf()),
    onopentagname() {
      tagStart = parser.startIndex;
    },
    onopentag(name, attributes) {
      tagStart = null;
      handler.startTag(name, attributes, placeOf());
    },
    onclosetag: handler.endTag,
    oncomment: () => handler.other("<!-- -->", placeOf()),
    onprocessinginstruction: (name) => handler.other(`<${name}>`, placeOf()),
  });
  parser.end(text);
  const start = tagStart ?? parser.startIndex;
  // Behind the name of a last end tag, the parser skips the rest of the tag without moving its position.
  const isRestOfEndTag = tagStart === null && endTagName.test(text.slice(0, start));
  if (start < text.length && !isRestOfEndTag) handler.unfinished({ start, end: text.length });
}

/** The first element that an HTML parser would move out of its parent although the parent's end tag follows. */
function findMisplaced(text: string): TextProblem | null {
  const open: { readonly name: string; misplaced: TextProblem | null }[] = [];
  const found: TextProblem[] = [];
  const parser: Parser = new Parser(
    {
      onopentag(name) {
        if (name === "br") return;
        const parent = open.at(-1);
        if (parent && closedInside.get(parent.name)?.includes(name)) {
          const place = { start: parser.startIndex, end: parser.endIndex + 1 };
          const params = { markup: `<${name}>`, within: `<${parent.name}>` };
          parent.misplaced ??= textProblem("html_not_allowed", place, params);
        }
        open.push({ name, misplaced: null });
      },
      onclosetag(name, isImplied) {
        if (name === "br") return;
        const closed = open.pop();
        if (closed?.misplaced && !isImplied) found.push(closed.misplaced);
      },
    },
    // XML mode reads the tags as written, without implied end tags.
    { xmlMode: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(text);
  const startOf = ({ place }: TextProblem) => place?.start ?? 0;
  return found.toSorted((one, other) => startOf(one) - startOf(other))[0] ?? null;
}

/**
 * Normalizes markup: lower-case elements, attributes in double quotes, no end tags without a start. Keeps content that
 * is not allowed, which `checkMarkup` reports. Numeric entities become characters or named entities, since `#` is a
 * number within plural branches. The rendered text does not change.
 */
export function normalMarkup(text: string): string {
  if (!/[<&]/.test(text) || findMisplaced(text)) return text;
  let normal = "";
  const keep = ({ start, end }: Place) => {
    normal += text.slice(start, end);
  };
  parseMarkup(text, {
    text(characters, { start, end }) {
      // Composition would turn the end of a tag before it into "≯".
      if (characters === combiningSolidus && normal.endsWith(">")) return;
      const isEntity = text.startsWith("&", start) && characters !== text.slice(start, end);
      normal += isEntity ? (entities[characters] ?? characters) : escape(characters, /[&<]/g);
    },
    startTag(name, attributes, place) {
      if (!allowedMarkup.has(name)) return keep(place);
      const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value, /[&"]/g)}"`);
      normal += `<${name}${pairs.join("")}>`;
    },
    endTag(name, isImplied) {
      if (!isImplied && name !== "br") normal += `</${name}>`;
    },
    other: (_name, place) => keep(place),
    unfinished: keep,
  });
  return normal;
}

/** Returns the first element, attribute or comment that is not allowed, or an element that is not closed. */
export function checkMarkup(text: string, isRich: boolean): TextProblem | null {
  const misplaced = isRich ? findMisplaced(text) : null;
  if (misplaced) return misplaced;
  let first: TextProblem | null = null;
  const open: { readonly name: string; readonly place: Place }[] = [];
  const report = (
    code: "html_not_allowed" | "html_not_closed" | "url_invalid",
    place: Place,
    markup: string,
  ) => {
    first ??= textProblem(code, place, { markup });
  };
  parseMarkup(text, {
    startTag(name, attributes, place) {
      const allowed = isRich ? allowedMarkup.get(name) : undefined;
      if (!allowed) return report("html_not_allowed", place, `<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!allowed.includes(attribute)) report("html_not_allowed", place, attribute);
        else if (!isLinkTarget(value)) report("url_invalid", place, value);
      }
      open.push({ name, place });
    },
    endTag(name, isImplied) {
      const last = open.findLastIndex((one) => one.name === name);
      const [closed] = last < 0 ? [] : open.splice(last, 1);
      if (closed && isImplied && name !== "br") report("html_not_closed", closed.place, `<${name}>`);
    },
    other: (name, place) => report("html_not_allowed", place, name),
    unfinished(place) {
      if (isRich) report("html_not_closed", place, cutText(text.slice(place.start), shownMarkupMaxLength));
    },
  });
  return first;
}
