/** Uploaded files, spooled to disk for the duration of the call, in a folder owned by this process. */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import {
  csvMaxBytes,
  fileArchiveMaxBytes,
  pictureMaxBytes,
  predefinedDocumentMaxBytes,
  processFileMaxBytes,
  serviceFileMaxBytes,
  userImportMaxBytes,
} from "#domain/limits";
import { templateMaxBytes } from "#domain/reports/templates";
import { resourceImportMaxBytes } from "#domain/resources/resourceKinds";
import { securityListImportMaxBytes } from "#domain/securityLists/securityLists";
import { textFileMaxBytes } from "#domain/texts/serviceTexts";

/** Default maximum file size of a field in bytes, unless `maxBytesByField` overrides it. */
const fileMaxBytes = 20 * 1_048_576;

/** Tolerance in bytes above a field's own limit, so that the field can report the error next to the input. */
const toleranceBytes = 65_536;

const maxBytesByField: ReadonlyMap<string, number> = new Map([
  ["previewPostalCodeImport", csvMaxBytes],
  ["previewResidentialPropertyUpload", csvMaxBytes],
  ["uploadCommunePicture", pictureMaxBytes + toleranceBytes],
  ["uploadProcessFile", processFileMaxBytes + toleranceBytes],
  ["uploadPredefinedFile", predefinedDocumentMaxBytes + toleranceBytes],
  ["addServiceFile", serviceFileMaxBytes + toleranceBytes],
  ["replaceServiceFile", serviceFileMaxBytes + toleranceBytes],
  ["previewTextImport", textFileMaxBytes + toleranceBytes],
  ["importTexts", textFileMaxBytes + toleranceBytes],
  ["previewResourceImport", resourceImportMaxBytes + toleranceBytes],
  ["importResources", resourceImportMaxBytes + toleranceBytes],
  ["previewServiceFileImport", fileArchiveMaxBytes + toleranceBytes],
  ["previewUserImport", userImportMaxBytes + toleranceBytes],
  ["previewSecurityListImport", securityListImportMaxBytes + toleranceBytes],
  ["checkReportTemplate", templateMaxBytes + toleranceBytes],
]);

/** Folders of other machines that were not modified for this many milliseconds count as leftovers. */
const foreignLeftoverMs = 86_400_000;

const host = encodeURIComponent(hostname()).replaceAll("-", "_");
const ownFolder = `${host}-${process.pid}-${randomBytes(6).toString("hex")}`;

/** An uploaded file, the value of the scalar Upload. Deleted when the call ends unless `keep` was called. */
export class SpooledFile {
  #isKept = false;

  /**
   * @param path location on disk, readable by this account only
   * @param name file name from the client, without folders and control characters
   * @param byteSize size in bytes
   */
  constructor(
    readonly path: string,
    readonly name: string,
    readonly byteSize: number,
  ) {}

  /** Transfers ownership: the caller must delete the file. A restart of the server deletes it too. */
  keep(): void {
    this.#isKept = true;
  }

  /** Deletes the file unless it is kept. */
  async discard(): Promise<void> {
    if (!this.#isKept) await rm(this.path, { force: true });
  }
}

/** Maximum file size in bytes for a call with these root fields. */
export function uploadMaxBytes(rootFields: readonly string[]): number {
  return Math.min(...rootFields.map((field) => maxBytesByField.get(field) ?? fileMaxBytes));
}

/** Returns a path for a new file. Creates its folder, accessible by this account only, if needed. */
export async function newSpoolPath(dataDir: string): Promise<string> {
  const folder = join(uploadsFolder(dataDir), ownFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/**
 * Removes files left behind by previous runs.
 * @param isAlone whether no other process uses the folder, so that all of its contents are leftovers
 */
export async function removeLeftoverUploads(dataDir: string, isAlone: boolean): Promise<void> {
  const uploads = uploadsFolder(dataDir);
  const names = await readdir(uploads).catch(() => []);
  for (const name of names) {
    if (name === ownFolder) continue;
    if (isAlone || (await isLeftOver(uploads, name))) await rm(join(uploads, name), removal);
  }
}

/** Removes the files of this process. */
export async function removeOwnUploads(dataDir: string): Promise<void> {
  await rm(join(uploadsFolder(dataDir), ownFolder), removal);
}

const removal = { recursive: true, force: true };

function uploadsFolder(dataDir: string): string {
  return join(dataDir, "uploads");
}

async function isLeftOver(uploads: string, name: string): Promise<boolean> {
  const [folderHost, pid] = name.split("-");
  if (folderHost === host) return Number(pid) === process.pid || !isRunning(Number(pid));
  const found = await stat(join(uploads, name)).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > foreignLeftoverMs;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
