/** What will happen to each of the files chosen for an upload. */
import { serviceFileMaxBytes } from "#domain/limits";
import { pathProblemParams } from "#domain/schemas/serviceFiles";
import { FilePlaces } from "#domain/filePlaces";
import { checkPath, normalizePath, pathKey } from "#domain/serviceFiles";
import type { Failure } from "#i18n/errorMessages";

/** A stored file of the service. */
export interface ExistingFile {
  readonly id: string;
  readonly path: string;
  readonly revision: number;
}

/** A file and its target. */
export interface PlannedFile {
  readonly file: File;
  readonly path: string;
  /** The file that it replaces; null if it is new. */
  readonly replaced: ExistingFile | null;
  /** Why it cannot be stored; null if nothing is known to be wrong. */
  readonly failure: Failure | null;
}

/** Plans the upload of files into a folder. Later files of the same path are refused. */
export function planUpload(
  files: readonly File[],
  folder: string,
  existing: readonly ExistingFile[],
): readonly PlannedFile[] {
  const byKey = new Map(existing.map((file) => [pathKey(file.path), file]));
  const planned: string[] = [];
  return files.map((file) => {
    const path = normalizePath(folder) === "" ? file.name : `${normalizePath(folder)}/${file.name}`;
    const target = normalizePath(path);
    const replaced = byKey.get(pathKey(target)) ?? null;
    const others = [...planned, ...existing.flatMap((other) => (other === replaced ? [] : other.path))];
    planned.push(target);
    return { file, path: replaced?.path ?? target, replaced, failure: problemOf(file, target, others) };
  });
}

function problemOf(file: File, path: string, others: readonly string[]): Failure | null {
  const problem = checkPath(path);
  if (problem !== null) return { code: problem, params: pathProblemParams[problem] ?? {} };
  if (file.size > serviceFileMaxBytes) {
    return { code: "file_too_large", params: { maxBytes: String(serviceFileMaxBytes) } };
  }
  return new FilePlaces(others).place(path) === null ? { code: "not_unique", params: {} } : null;
}
