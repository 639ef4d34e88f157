/** A JSON value as the rows of a tree: what is open, and what a search leaves. */

/** What stands in place of a secret. */
const mask = "••••";

export type JsonKind = "object" | "list" | "secret" | "text" | "plain";

export interface JsonRow {
  /** Names from the root, each escaped as in a JSON pointer; unique. */
  readonly path: string;
  readonly name: string;
  /** 1 for what stands in the root. */
  readonly level: number;
  /** Place among those beside it, from 1, and how many they are. */
  readonly place: number;
  readonly siblings: number;
  readonly kind: JsonKind;
  readonly value: unknown;
  /** Values in an object or a list. */
  readonly count: number;
  readonly isOpen: boolean;
}

const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

function kindOf(value: unknown): JsonKind {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null) return "object";
  if (value === mask) return "secret";
  return typeof value === "string" ? "text" : "plain";
}

/** What an object or a list holds, by name; nothing for anything else. */
export function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** A value as it is copied: texts as they are, the rest as JSON. */
export function copiedText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

const holds = (name: string, value: unknown, wanted: string) =>
  name.toLowerCase().includes(wanted) ||
  (typeof value !== "object" && copiedText(value).toLowerCase().includes(wanted));

interface TreeView {
  readonly isOpen: (path: string, level: number) => boolean;
  /** Empty: all. */
  readonly search: string;
}

export interface JsonTree {
  readonly rows: readonly JsonRow[];
  /** Names and values that hold the text that is searched for. */
  readonly matches: number;
}

/** The rows to be seen, from top to bottom; a search opens the way to what it finds and leaves out the rest. */
export function jsonTree(root: unknown, { isOpen, search }: TreeView): JsonTree {
  const wanted = search.trim().toLowerCase();
  let matches = 0;

  /** Rows below a value; `isFound`: something above holds the text, so that all below it stays. */
  function below(value: unknown, parent: string, level: number, isFound: boolean): JsonRow[] {
    const entries = childrenOf(value);
    return entries.flatMap(([name, child], index) => {
      const path = `${parent}/${escaped(name)}`;
      const isMatch = wanted !== "" && holds(name, child, wanted);
      if (isMatch) matches += 1;
      const kind = kindOf(child);
      const isParent = kind === "object" || kind === "list";
      const nested = isParent ? below(child, path, level + 1, isFound || isMatch) : [];
      const isWanted = wanted === "" || isFound || isMatch || nested.length > 0;
      if (!isWanted) return [];
      const open = isParent && isOpen(path, level);
      const row: JsonRow = {
        path,
        name,
        level,
        place: index + 1,
        siblings: entries.length,
        kind,
        value: child,
        count: childrenOf(child).length,
        isOpen: open,
      };
      return open ? [row, ...nested] : [row];
    });
  }
  const rows = below(root, "", 1, false);
  return { rows, matches };
}
