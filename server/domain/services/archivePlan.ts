/** Plans the import of a ZIP archive: selects entries by their names and declared sizes. */
import { foldersOf } from "#domain/filePlaces";
import { serviceFileMaxBytes } from "#domain/limits";
import { pathProblemParams } from "#domain/schemas/serviceFiles";
import { checkPath, normalizePath, pathKey } from "#domain/serviceFiles";
import { isSystemFile } from "#server/domain/files/zipSafety";
import { mapInChunks } from "#server/domain/mapInChunks";
import type { ZipEntry } from "#server/domain/files/zipArchive";
import { userError, type UserError } from "#server/domain/mutationResult";

/** An entry that is neither a folder nor a file of an operating system. */
export interface PlannedEntry {
  readonly entry: ZipEntry;
  /** Normalized. */
  readonly path: string;
  /** Why it is refused; null if no problem was found so far. */
  readonly problem: UserError | null;
}

/** Some Windows programs separate folders by backslashes. Names that leave the folder were refused before. */
function pathOf({ name }: ZipEntry): string {
  return normalizePath(name.replaceAll("\\", "/"));
}

/** Plans the files of an archive in the order of their paths. */
export async function planArchive(entries: readonly ZipEntry[]): Promise<readonly PlannedEntry[]> {
  const files = (await mapInChunks(entries, fileOf)).filter((file) => file !== null);
  const counts = new Map<string, number>();
  const folders = new Set<string>();
  await mapInChunks(files, ({ key, pathProblem }) => {
    if (pathProblem) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const folder of foldersOf(key)) folders.add(folder);
  });
  const sorted = files.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return mapInChunks(sorted, ({ entry, path, key, pathProblem }) => {
    if (pathProblem) return { entry, path, problem: pathProblem };
    const isAmbiguous =
      counts.get(key) !== 1 || folders.has(key) || foldersOf(key).some((folder) => counts.has(folder));
    return { entry, path, problem: isAmbiguous ? userError("zip_path_ambiguous") : problemOf(entry) };
  });
}

/** Null for folders and files of operating systems. */
function fileOf(entry: ZipEntry) {
  const path = pathOf(entry);
  if (entry.isFolder || isSystemFile(path)) return null;
  return { entry, path, key: pathKey(path), pathProblem: pathProblemOf(path) };
}

function pathProblemOf(path: string): UserError | null {
  // The name contains bytes that could not be decoded.
  const problem = path.includes("\uFFFD") ? "file_path_invalid" : checkPath(path);
  return problem && userError(problem, null, pathProblemParams[problem]);
}

function problemOf({ byteSize, isDecodable }: ZipEntry): UserError | null {
  if (byteSize > serviceFileMaxBytes) {
    return userError("file_too_large", null, { maxBytes: String(serviceFileMaxBytes) });
  }
  return isDecodable ? null : userError("zip_entry_unreadable");
}
