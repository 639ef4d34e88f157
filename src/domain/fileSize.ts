/** Validates the size of an uploaded file. Used by browser and server. */

/** Why a file of this size is refused, as an error code and its parameters. */
export interface FileSizeProblem {
  readonly code: "file_empty" | "file_too_large";
  readonly params: Readonly<Record<string, string>>;
}

/** Checks a size in bytes; null if a file of this size may be stored. */
export function fileSizeProblem(byteSize: number, maxBytes: number): FileSizeProblem | null {
  if (byteSize > maxBytes) return { code: "file_too_large", params: { maxBytes: String(maxBytes) } };
  // Distinct from a file with a header but no rows.
  return byteSize === 0 ? { code: "file_empty", params: { byteSize: "0" } } : null;
}
