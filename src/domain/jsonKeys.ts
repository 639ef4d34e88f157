/** Finds duplicate keys in JSON, of which JSON.parse would keep only the last value. */

/** A key that occurs more than once. */
export interface DuplicateKey {
  /** Path of the key, joined by dots. */
  readonly key: string;
  /** Lines of the first two occurrences, from 1. */
  readonly lines: readonly [number, number];
}

interface Found {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

/**
 * Returns the keys that occur twice in one object, and paths of texts and nulls that occur twice because one is written
 * with dots. Takes linear time, also for long blanks, unlike parsers with positions.
 * @param json valid JSON
 * @param depthMax maximum nesting of objects
 * @param most maximum number of keys to return
 * @returns null if objects are nested deeper
 */
export function duplicateKeys(json: string, depthMax: number, most: number): readonly DuplicateKey[] | null {
  const found = new Map<string, Found>();
  const values = new Map<string, number>();
  /** The enclosing objects: the prefix of their keys, and the positions of their names so far. */
  const objects: { readonly prefix: string; readonly names: Map<string, number> }[] = [];
  let current = { key: "", at: 0 };
  const note = (places: Map<string, number>, name: string) => {
    const { key, at } = current;
    const first = places.get(name);
    if (first === undefined) places.set(name, at);
    else if (!found.has(key)) found.set(key, { key, first, second: at });
  };
  for (let at = 0; at < json.length && found.size < most; at += 1) {
    const character = json.charAt(at);
    if (character === "{") {
      if (objects.length >= depthMax) return null;
      objects.push({ prefix: objects.length === 0 ? "" : `${current.key}.`, names: new Map() });
    } else if (character === "}") objects.pop();
    else if (character === "n") note(values, current.key);
    else if (character === '"') {
      const end = endOfString(json, at);
      const object = objects.at(-1);
      if (object && isFollowedByColon(json, end + 1)) {
        const name = String(JSON.parse(json.slice(at, end + 1)));
        current = { key: object.prefix + name, at };
        note(object.names, name);
      } else note(values, current.key);
      at = end;
    }
  }
  return [...found.values()].map(({ key, first, second }) => ({
    key,
    lines: [lineAt(json, first), lineAt(json, second)],
  }));
}

/** The quotation mark that ends a string. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charAt(end - 1 - escapes) === "\\") escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

function isFollowedByColon(json: string, from: number): boolean {
  let at = from;
  while (at < json.length && " \t\r\n".includes(json.charAt(at))) at += 1;
  return json.charAt(at) === ":";
}

const lineAt = (json: string, place: number) => json.slice(0, place).split("\n").length;
