import type { Messages } from "@lingui/core";
import { expect, test } from "vitest";

const german = import.meta.glob<Messages>("/locales/de/*.po", { eager: true, import: "messages" });
const english = import.meta.glob<Messages>("/locales/en/*.po", { eager: true, import: "messages" });
const texts = import.meta.glob<string>("/src/help/{de,en}/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const byText = (one = "", other = "") => one.localeCompare(other);

type Language = "de" | "en";
type Part = Messages[string] | undefined;

const pageOf = (language: Language, slug: string) => texts[`/src/help/${language}/${slug}.md`];

const slugsOf = (language: Language) =>
  Object.keys(texts)
    .filter((path) => path.startsWith(`/src/help/${language}/`))
    .map((path) => path.replace(/^.*\/|\.md$/g, ""))
    .sort();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A regular expression for what a compiled message can say, still with the tags of its components. */
function patternOf(message: Part): string {
  if (typeof message === "string") return escaped(message);
  if (!Array.isArray(message)) return "";
  return message
    .map((part: unknown) => {
      if (typeof part === "string") return part === "#" ? ".+" : escaped(part);
      const [, , choices] = part as [string, string?, Record<string, Part>?];
      if (typeof choices !== "object") return ".+";
      const branches = Object.entries(choices).filter(([name]) => name !== "offset");
      return `(?:${branches.map(([, choice]) => patternOf(choice)).join("|")})`;
    })
    .join("");
}

/** Leaves out what varies around a label: a name in tags for screen readers before it, a count in brackets after it. */
const visiblePatternOf = (message: Part) =>
  patternOf(message)
    .replace(/^<0>(.+?: )<\/0>/, "(?:$1)?")
    .replace(/<\/?\d+\/?>/g, "")
    .replace(/ \\\(\.\+\\\)$/, String.raw`(?: \(.+\))?`);

/** Patterns without enough words of their own would match anything. */
const isSpecific = (pattern: string) => /\p{L}{3}/u.test(pattern);

/** The text of a message without variables. */
const plainTextOf = (message: Part) => [message].flat().join("");

const isPlain = (message: Part) => [message].flat().every((part) => typeof part === "string");

/** Tells whether some message of the screens reads like this. */
function readsLike(catalogs: Record<string, Messages>): (words: string) => boolean {
  const messages = Object.values(catalogs).flatMap((catalog) => Object.values(catalog));
  const texts = new Set(messages.filter(isPlain).map(plainTextOf));
  const patterns = messages
    .filter((message) => !isPlain(message))
    .map(visiblePatternOf)
    .filter(isSpecific)
    .map((pattern) => new RegExp(`^${pattern}$`, "u"));
  return (words) => texts.has(words) || patterns.some((pattern) => pattern.test(words));
}

/** Words in bold or in quotes: labels and messages of the screens. */
const labelsIn = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*|„(.+?)“|“(.+?)”/gu)].map(
    ([, bold, low, high]) => bold ?? low ?? high ?? "",
  );

function unknownLabels(language: Language, catalogs: Record<string, Messages>): string[] {
  const isKnown = readsLike(catalogs);
  return slugsOf(language).flatMap((slug) =>
    labelsIn(pageOf(language, slug) ?? "")
      .filter((label) => !isKnown(label))
      .map((label) => `${slug}: ${label}`),
  );
}

test("Help: German pages name buttons, sections and messages as the screens do", () => {
  expect(unknownLabels("de", german)).toEqual([]);
});

test("Help: English pages name buttons, sections and messages as the screens do", () => {
  expect(unknownLabels("en", english)).toEqual([]);
});

test("Help: the check of words finds a label that no screen has", () => {
  const isKnown = readsLike(german);
  expect(isKnown("Speichern")).toBe(true);
  expect(isKnown("3 Dienste hinzufügen")).toBe(true);
  expect(isKnown("Sichern und weiter")).toBe(false);
});

/** What a page must have in common with its translation. */
function shapeOf(text: string) {
  return {
    headings: text.match(/^## /gm)?.length ?? 0,
    items: text.match(/^(\d+\.|-) /gm)?.length ?? 0,
    labels: text.match(/\*\*.+?\*\*/g)?.length ?? 0,
    links: [...text.matchAll(/\]\((\/help\/[^)]+)\)/g)].map(([, link]) => link).sort(byText),
    pictures: [...text.matchAll(/\(picture:([^)]+)\)/g)].map(([, name]) => name).sort(byText),
  };
}

test("Help: a page has the same parts in both languages", () => {
  const slugs = slugsOf("de");
  expect(slugsOf("en")).toEqual(slugs);
  const shapes = (language: Language) =>
    Object.fromEntries(slugs.map((slug) => [slug, shapeOf(pageOf(language, slug) ?? "")]));
  expect(shapes("en")).toEqual(shapes("de"));
});

test("Help: a page begins with its title and a summary of one paragraph", () => {
  const faulty = Object.entries(texts)
    .filter(([, text]) => !/^# \S.*\n\n[^\n#*-][^\n]*[.!?]\n\n/u.test(text))
    .map(([path]) => path);
  expect(faulty).toEqual([]);
});
