/**
 * Secrets of resources. The schema marks them; stored documents contain a placeholder instead, and the values are
 * stored separately, encrypted.
 */
import { isScalar, Scalar } from "yaml";
import type { ResourceKind } from "./resourceKinds";
import { isValidReading, readResource } from "./readResource";
import { pathsWhere, pointerOf, resourceSchema, type ValuePath } from "./resourceSchemas";

/** Replaces a stored secret in a document. */
export const secretPlaceholder = "••••••••";

/** Paths of the secrets that a kind may have. */
export function secretPathsOf(kind: ResourceKind): readonly ValuePath[] {
  const schema = resourceSchema(kind);
  return schema ? pathsWhere(schema, (value) => value["x-secret"] === true) : [];
}

/** A document without its secrets. */
export interface MaskedDocument {
  /** The text with placeholders, otherwise unchanged. */
  readonly text: string;
  /** Entered secrets, by JSON pointer. */
  readonly typed: ReadonlyMap<string, string>;
  /** JSON pointers of placeholders for stored secrets. */
  readonly kept: readonly string[];
}

/** Extracts the secrets from a document. If the text cannot be parsed, masks the lines that name a secret. */
export function maskSecretValues(kind: ResourceKind, text: string): MaskedDocument {
  const { places, document } = readResource(kind, text);
  if (document === null || document.errors.length > 0)
    return { text: maskLines(kind, text), typed: new Map(), kept: [] };
  const typed = new Map<string, string>();
  const kept: string[] = [];
  const edits: { readonly from: number; readonly to: number; readonly insert: string }[] = [];
  for (const path of secretPathsOf(kind)) {
    const pointer = pointerOf(path);
    const place = places.get(pointer);
    if (!place?.node) continue;
    const { from, to } = place.value;
    const isText = isScalar(place.node);
    const value = isScalar(place.node) ? place.node.value : null;
    if (value === null && isText) continue;
    if (value === secretPlaceholder) {
      kept.push(pointer);
      continue;
    }
    if (isScalar(place.node)) typed.set(pointer, typeof value === "string" ? value : text.slice(from, to));
    const isBlock =
      isScalar(place.node) &&
      (place.node.type === Scalar.BLOCK_LITERAL || place.node.type === Scalar.BLOCK_FOLDED);
    const end = isBlock || text[to - 1] === "\n" ? "\n" : "";
    edits.push({ from, to, insert: `"${secretPlaceholder}"${end}` });
  }
  const masked = edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to), text);
  return { text: masked, typed, kept };
}

/**
 * The text for drafts and differences. In a text with errors, a secret may be misplaced or duplicated, so every line
 * named like a secret is masked.
 */
export function maskUnfinished(kind: ResourceKind, text: string): string {
  const masked = maskSecretValues(kind, text).text;
  return isValidReading(readResource(kind, text)) ? masked : maskLines(kind, masked);
}

/** Masks lines whose key is named like a secret of the kind, including the more indented lines below. */
function maskLines(kind: ResourceKind, text: string): string {
  const names = [...new Set(secretPathsOf(kind).map((path) => String(path.at(-1))))];
  let secretIndentation: number | null = null;
  const lines = text.split("\n").flatMap((line) => {
    const indentation = line.length - line.trimStart().length;
    if (secretIndentation !== null && (line.trim() === "" || indentation > secretIndentation)) return [];
    secretIndentation = null;
    const ends = names.flatMap((name) => keyEnd(line, name) ?? []);
    if (ends.length === 0) return [line];
    secretIndentation = indentation;
    return [`${line.slice(0, Math.min(...ends))} "${secretPlaceholder}"`];
  });
  return lines.join("\n");
}

/**
 * The end of the first key with this name in a line, including the colon; null if there is none. It may be anywhere in
 * the line, because unparsable text has no known structure.
 */
function keyEnd(line: string, name: string): number | null {
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + 1)) {
    let end = at + name.length;
    if (line[end] === '"' || line[end] === "'") end += 1;
    while (line[end] === " " || line[end] === "\t") end += 1;
    if (line[end] === ":") return end + 1;
  }
  return null;
}
