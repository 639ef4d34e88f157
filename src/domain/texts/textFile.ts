/** i18n JSON files with the texts of one language: nested objects whose leaves are texts. */
import { shortenText } from "../cutText";
import { duplicateKeys, type DuplicateKey } from "../jsonKeys";
import type { ValidationMessage } from "../validationMessage";
import { textFileTextsMax } from "./serviceTexts";

/** Why a file is refused. */
export type TextFileProblem = ValidationMessage & {
  readonly code: "json_invalid" | "json_key_duplicate" | "translation_file_invalid" | "too_many_texts";
};

const problem = (code: TextFileProblem["code"], params: TextFileProblem["params"] = {}): TextFileProblem => ({
  code,
  params,
});

/** Deeper objects are not translations. */
const depthMax = 16;

/** Maximum number of keys that a problem names, and maximum length of each. */
const [namedKeysMax, namedKeyMaxLength] = [5, 100];

/**
 * Parses the texts of a file by key: the path of names to a text, joined by dots. Keys may also contain dots. Ignores a
 * byte order mark. A null is an untranslated text. Refuses files with duplicate keys, since one of the texts would be
 * lost.
 */
export function readTextFile(content: string): ReadonlyMap<string, string> | TextFileProblem {
  const json = content.replace(/^\uFEFF/, "");
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return problem("json_invalid");
  }
  const texts = new Map<string, string>();
  if (!isObject(parsed) || !collect(parsed, [], texts)) return problem("translation_file_invalid");
  if (texts.size > textFileTextsMax) {
    return problem("too_many_texts", { max: String(textFileTextsMax) });
  }
  const duplicates = duplicateKeys(json, depthMax, namedKeysMax + 1);
  if (duplicates === null) return problem("translation_file_invalid");
  if (duplicates.length > 0) return problem("json_key_duplicate", { keys: namesOf(duplicates) });
  if (texts.size === 0) return problem("translation_file_invalid");
  return texts;
}

/** Keys with their lines, such as `person (3, 17)`. */
function namesOf(duplicates: readonly DuplicateKey[]): string {
  const named = duplicates
    .slice(0, namedKeysMax)
    .map(({ key, lines }) => `${shortenText(key, namedKeyMaxLength)} (${lines.join(", ")})`);
  return (duplicates.length > namedKeysMax ? [...named, "…"] : named).join(", ");
}

/** Adds the texts below an object. Returns whether all values are texts or objects of texts. */
function collect(object: object, path: readonly string[], texts: Map<string, string>): boolean {
  if (path.length >= depthMax) return false;
  return Object.entries(object).every(([name, value]: [string, unknown]) => {
    const names = [...path, name];
    if (isObject(value)) return collect(value, names, texts);
    if (typeof value !== "string" && value !== null) return false;
    texts.set(names.join("."), value ?? "");
    return true;
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Tree = Map<string, string | Tree>;

/**
 * Serializes the texts of a language as a file that `readTextFile` can parse. A key below another one, such as `a.b`
 * next to `a`, is written with dots.
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
