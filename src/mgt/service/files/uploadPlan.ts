/** Plans an upload: which of the chosen files are new, replace another one, or cannot be stored. */
import { FilePlaces } from "#domain/filePlaces";
import { fileSizeProblem } from "#domain/fileSize";
import { serviceFileMaxBytes } from "#domain/limits";
import { pathProblemParams } from "#domain/schemas/serviceFiles";
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
  /** Why it cannot be stored, regardless of the folder; null if no problem was found. */
  readonly failure: Failure | null;
}

/** Files and their targets. */
export interface UploadPlan {
  /** Why the folder is invalid; null if it is valid. */
  readonly folderFailure: Failure | null;
  readonly files: readonly PlannedFile[];
}

/** Plans the upload of files into a folder. Of several files for one path, the first one that can be stored gets it. */
export function planUpload(
  files: readonly File[],
  folder: string,
  existing: readonly ExistingFile[],
): UploadPlan {
  const prefix = normalizePath(folder) === "" ? "" : `${normalizePath(folder)}/`;
  // Any file name, to validate the folder.
  const folderFailure = prefix === "" ? null : pathFailure(`${prefix}a.txt`);
  const byKey = new Map(existing.map((file) => [pathKey(file.path), file]));
  const places = new FilePlaces(existing.map(({ path }) => path));
  const replacedIds = new Set<string>();
  return {
    folderFailure,
    files: files.map((file) => {
      const path = normalizePath(`${prefix}${file.name}`);
      const replaced = byKey.get(pathKey(path)) ?? null;
      let failure: Failure | null =
        pathFailure(folderFailure ? normalizePath(file.name) : path) ??
        fileSizeProblem(file.size, serviceFileMaxBytes);
      const isFree = replaced ? !replacedIds.has(replaced.id) : places.place(path) !== null;
      if (!failure && !isFree) failure = { code: "not_unique", params: {} };
      if (!failure && replaced) replacedIds.add(replaced.id);
      else if (!failure) places.add(path);
      return { file, path: replaced?.path ?? path, replaced, failure };
    }),
  };
}

function pathFailure(path: string): Failure | null {
  const problem = checkPath(path);
  return problem && { code: problem, params: pathProblemParams[problem] ?? {} };
}
