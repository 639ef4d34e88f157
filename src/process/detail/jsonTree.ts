/** Flattens a JSON value into tree rows, with expanded nodes and search. */
import { searchMatcher } from "#domain/searchText";

/** Shown instead of a secret. */
const mask = "••••";

export type JsonKind = "object" | "list" | "secret" | "text" | "plain";

export interface JsonRow {
  /** JSON pointer of the row; unique. */
  readonly path: string;
  readonly name: string;
  /** 1 for children of the root. */
  readonly level: number;
  /** 1-based position among siblings, and their number. */
  readonly place: number;
  readonly siblings: number;
  readonly kind: JsonKind;
  readonly value: unknown;
  /** Number of children of an object or list. */
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

/** Entries of an object or list; empty for other values. */
export function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Clipboard text of a value: strings as they are, others as JSON. */
export function textToCopy(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

const holds = (name: string, value: unknown, matches: (text: string) => boolean) =>
  matches(name) || (typeof value !== "object" && matches(textToCopy(value)));

interface TreeView {
  readonly isOpen: (path: string, level: number) => boolean;
  /** Empty: no search. */
  readonly search: string;
}

export interface JsonTree {
  readonly rows: readonly JsonRow[];
  /** Number of names and values that match the search. */
  readonly matches: number;
}

/** Visible rows from top to bottom; a search expands the paths to its matches and hides the rest. */
export function jsonTree(root: unknown, { isOpen, search }: TreeView): JsonTree {
  const wanted = search.trim();
  const contains = searchMatcher(wanted);
  let matches = 0;

  /** Rows below a value; `isFound`: an ancestor matches, so all descendants stay. */
  function below(value: unknown, parent: string, level: number, isFound: boolean): JsonRow[] {
    const entries = childrenOf(value);
    return entries.flatMap(([name, child], index) => {
      const path = `${parent}/${escaped(name)}`;
      const isMatch = wanted !== "" && holds(name, child, contains);
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
