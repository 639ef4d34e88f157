/** Checks the files of a ZIP archive sequentially and stores the importable contents. */
import { FilePlaces } from "#domain/filePlaces";
import { pathProblemParams } from "#domain/schemas/serviceFiles";
import { checkPath, pathKey } from "#domain/serviceFiles";
import { checkFile } from "#server/domain/files/checkFile";
import { shownName } from "#server/domain/files/zipSafety";
import type { ZipArchive } from "#server/domain/files/zipArchive";
import { Refusal, userError, type UserError } from "#server/domain/mutationResult";
import type { Database } from "#server/storage/database/database";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import { blobHash, insertBlob } from "#server/storage/services/blobs";
import {
  deleteFileImport,
  deleteOtherFileImports,
  insertFileImport,
  insertStagedFile,
  type FileImportOwner,
} from "#server/storage/services/serviceFileImports";
import { selectServiceFiles, type StoredServiceFile } from "#server/storage/services/serviceFiles";
import { planArchive, type PlannedEntry } from "./archivePlan";
import { serviceFileRule } from "./fileContents";

/** Effect of an import on a file of an archive. */
export type ArchiveFileState = "NEW" | "REPLACES" | "UNCHANGED" | "REFUSED";

/** A file of an archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly byteSize: number;
  readonly state: ArchiveFileState;
  /** Size of the stored file with this path; null if there is none, or if the file is refused. */
  readonly storedByteSize: number | null;
  /** Why it is refused; null if it is not. */
  readonly error: UserError | null;
}

/** A staged archive. */
export interface StagedArchive {
  readonly id: string;
  readonly entries: readonly ArchiveFile[];
  /** Folders and files of operating systems. */
  readonly ignoredCount: number;
}

/**
 * Stages an archive and replaces the owner's earlier ones for the service. Throws Refusal, and keeps nothing, if the
 * archive turns out to be malicious or a newer one has replaced it.
 */
export async function stageArchive(
  db: Database,
  owner: FileImportOwner,
  times: { readonly now: Date; readonly expiresAt: Date },
  archive: ZipArchive,
): Promise<StagedArchive> {
  const planned = await planArchive(archive.entries);
  const files = await selectServiceFiles(db, owner);
  const id = await db.transaction().execute((tx) => insertFileImport(tx, owner, times));
  try {
    const byKey = new Map(files.map((file) => [pathKey(file.path), file]));
    const staging = { db, id, archive, files: byKey, places: new FilePlaces(files.map(({ path }) => path)) };
    const entries: ArchiveFile[] = [];
    for (const each of planned) entries.push(await stageEntry(staging, each));
    await retryOnDeadlock(() => db.transaction().execute((tx) => deleteOtherFileImports(tx, id, owner)));
    return { id, entries, ignoredCount: archive.entries.length - planned.length };
  } catch (error) {
    await retryOnDeadlock(() => db.transaction().execute((tx) => deleteFileImport(tx, id)));
    throw error;
  }
}

interface Staging {
  readonly db: Database;
  readonly id: string;
  readonly archive: ZipArchive;
  /** Files of the service by the keys of their paths. */
  readonly files: ReadonlyMap<string, StoredServiceFile>;
  /** Paths of the service's files and of new files of the archive so far. */
  readonly places: FilePlaces;
}

async function stageEntry(staging: Staging, { entry, path, problem }: PlannedEntry): Promise<ArchiveFile> {
  const { db, id, archive, files, places } = staging;
  const { byteSize } = entry;
  const refusedFor = (error: UserError): ArchiveFile => ({
    path: shownName(path),
    byteSize,
    state: "REFUSED",
    storedByteSize: null,
    error: { ...error, field: null },
  });
  if (problem) return refusedFor(problem);
  const replaced = files.get(pathKey(path)) ?? null;
  const placed = replaced?.path ?? places.place(path);
  if (placed === null) return refusedFor(userError("not_unique"));
  const placedProblem = checkPath(placed);
  if (placedProblem) return refusedFor(userError(placedProblem, null, pathProblemParams[placedProblem]));
  const bytes = await archive.read(entry);
  if (bytes === null) return refusedFor(userError("zip_entry_unreadable"));
  const content = checkFile(bytes, serviceFileRule(placed));
  if ("code" in content) return refusedFor(content);
  const file = { path: placed, byteSize, storedByteSize: replaced?.byteSize ?? null, error: null };
  if (replaced?.sha256 === blobHash(bytes)) return { ...file, state: "UNCHANGED" };
  const { mediaType } = content;
  await retryOnDeadlock(() =>
    db.transaction().execute(async (tx) => {
      const sha256 = await insertBlob(tx, bytes);
      const isStaged = await insertStagedFile(tx, id, { path: placed, sha256, mediaType, replaced });
      if (!isStaged) throw new Refusal([userError("preview_expired", ["file"])]);
    }),
  );
  if (replaced) return { ...file, state: "REPLACES" };
  places.add(placed);
  return { ...file, state: "NEW" };
}
