/** i18n JSON files with the texts of one language: nested objects whose leaves are texts. */
import { textFileTextsMax } from "./serviceTexts";

/** Why a file is refused. */
export type TextFileProblem = "json_invalid" | "translation_file_invalid" | "too_many_texts";

/** Deeper objects are not translations. */
const depthMax = 16;

/**
 * Reads the texts of a file by key: the names on the way to a text, joined by dots. Keys may also be written with dots.
 * A byte order mark is ignored; of a key that occurs twice, the last text counts.
 */
export function readTextFile(content: string): ReadonlyMap<string, string> | TextFileProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch {
    return "json_invalid";
  }
  const texts = new Map<string, string>();
  if (!isObject(parsed) || !collect(parsed, [], texts) || texts.size === 0) return "translation_file_invalid";
  return texts.size > textFileTextsMax ? "too_many_texts" : texts;
}

/** Adds the texts below an object. Returns whether all values are texts or objects of texts. */
function collect(object: object, path: readonly string[], texts: Map<string, string>): boolean {
  if (path.length >= depthMax) return false;
  return Object.entries(object).every(([name, value]: [string, unknown]) => {
    const names = [...path, name];
    if (isObject(value)) return collect(value, names, texts);
    if (typeof value !== "string") return false;
    texts.set(names.join("."), value);
    return true;
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Tree = Map<string, string | Tree>;

/**
 * Prints the texts of a language as a file that `readTextFile` reads. A key below another one, such as `a.b` beside `a`,
 * is written with dots.
 */
export function printTextFile(texts: ReadonlyMap<string, string>): string {
  const root: Tree = new Map();
  for (const [key, text] of texts) {
    const names = key.split(".");
    let parent = root;
    let depth = 0;
    while (depth < names.length - 1 && !texts.has(names.slice(0, depth + 1).join("."))) {
      parent = childOf(parent, names[depth] ?? "");
      depth++;
    }
    parent.set(names.slice(depth).join("."), text);
  }
  return `${JSON.stringify(toObject(root), null, 2)}\n`;
}

function childOf(tree: Tree, name: string): Tree {
  const found = tree.get(name);
  if (found instanceof Map) return found;
  const child: Tree = new Map();
  tree.set(name, child);
  return child;
}

function toObject(tree: Tree): object {
  return Object.fromEntries(
    [...tree].map(([name, value]) => [name, value instanceof Map ? toObject(value) : value]),
  );
}
