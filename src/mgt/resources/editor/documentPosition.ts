/** Finds the path at a position of a document. Reads lines instead of parsing, since documents may be incomplete. */
import type { ValuePath } from "#domain/resources/resourceSchemas";

export interface DocumentPosition {
  /** For a key: the path of its object; for a value: its path. */
  readonly path: ValuePath;
  readonly part: "key" | "value";
  /** Start of the word or value before the position. */
  readonly from: number;
  /** Number of spaces before the key. */
  readonly indentation: number;
}

interface Line {
  readonly start: number;
  readonly text: string;
}

interface LineParts {
  readonly indentation: number;
  readonly isItem: boolean;
  readonly key: string | null;
  /** Offset after the colon; the length of the line if it has no key. */
  readonly valueAt: number;
}

function partsOf(text: string): LineParts {
  const match = /^(\s*)((?:- +|-$)?)(?:(["']?)([\w-]+)\3\s*:(?=\s|$))?/.exec(text);
  const [whole = "", spaces = "", dash = "", , key] = match ?? [];
  return {
    indentation: spaces.length,
    isItem: dash !== "",
    key: key ?? null,
    valueAt: key === undefined ? text.length : whole.length + 1,
  };
}

function linesUntil(text: string, position: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (start > position) break;
    lines.push({ start, text: line });
    start += line.length + 1;
  }
  return lines;
}

const isEmpty = ({ text }: Line) => text.trim() === "" || text.trimStart().startsWith("#");

/** Parent keys of a line, by indentation. */
function ownersOf(above: readonly Line[], indentation: number, isItem: boolean): ValuePath {
  const path: (string | number)[] = [];
  let limit = indentation;
  let item = 0;
  let isSearchingList = isItem;
  for (const line of above.toReversed()) {
    if (isEmpty(line)) continue;
    const parts = partsOf(line.text);
    if (isSearchingList && parts.isItem && parts.indentation === limit) item += 1;
    // Items of a list may have the same indentation as its key.
    const isOwner = parts.key !== null && !parts.isItem;
    if (!isOwner || !(parts.indentation < limit || (isSearchingList && parts.indentation === limit)))
      continue;
    if (isSearchingList) path.unshift(item);
    path.unshift(parts.key ?? "");
    isSearchingList = false;
    limit = parts.indentation;
  }
  return path;
}

/** Start of the list item at the position, within brackets. */
function itemStart(value: string): number {
  const start = Math.max(value.lastIndexOf("["), value.lastIndexOf(",")) + 1;
  return start + (/^\s*/.exec(value.slice(start))?.[0].length ?? 0);
}

/** Returns the path and range at a position; null in a comment. */
export function positionIn(text: string, position: number): DocumentPosition | null {
  const lines = linesUntil(text, position);
  const line = lines.pop();
  if (!line || /(?:^|\s)#/.test(line.text.slice(0, position - line.start))) return null;
  const column = position - line.start;
  const { indentation, isItem, key, valueAt } = partsOf(line.text);
  const isBlank = line.text.trim() === "";
  const owners = ownersOf(lines, isBlank ? column : indentation, isItem);
  const wordStart = (start: number) => {
    const before = line.text.slice(start, column);
    return line.start + start + (/^\s*/.exec(before)?.[0].length ?? 0);
  };
  if (isItem && key === null) {
    return { path: owners, part: "value", from: wordStart(indentation + 1), indentation };
  }
  if (key === null || column < valueAt - 1) {
    return { path: owners, part: "key", from: wordStart(0), indentation: isBlank ? column : indentation };
  }
  if (column < valueAt) return null;
  const value = line.text.slice(valueAt, column);
  const isList = value.trimStart().startsWith("[");
  const path = isList ? [...owners, key, value.split(",").length - 1] : [...owners, key];
  const from = isList ? line.start + valueAt + itemStart(value) : wordStart(valueAt);
  return { path, part: "value", from, indentation };
}

/** Path of the key or value at a position, for help; null in a comment. */
export function pathAt(text: string, position: number): ValuePath | null {
  const found = positionIn(text, position);
  if (!found) return null;
  if (found.part === "value") return found.path;
  const { key } = partsOf(
    text
      .slice(text.lastIndexOf("\n", position - 1) + 1)
      .split("\n", 1)
      .join(),
  );
  return key === null ? found.path : [...found.path, key];
}
