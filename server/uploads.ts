/** Files that come with a call: kept on disk while it runs, in a folder of this process's own. */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { csvMaxBytes, pictureMaxBytes, processFileMaxBytes, userImportMaxBytes } from "#domain/limits";

/** Most bytes of a file that a field takes unless the table says otherwise. */
const fileMaxBytes = 20 * 1_048_576;

/** A little more than a field takes comes through, so that the field itself can refuse it beside the input. */
const slackBytes = 65_536;

const maxBytesByField: ReadonlyMap<string, number> = new Map([
  ["previewPostalCodeImport", csvMaxBytes],
  ["previewResidentialPropertyUpload", csvMaxBytes],
  ["uploadCommunePicture", pictureMaxBytes + slackBytes],
  ["uploadProcessFile", processFileMaxBytes + slackBytes],
  ["previewUserImport", userImportMaxBytes + slackBytes],
]);

/** Folders of other machines that were not touched for so long are left over. */
const foreignLeftoverMs = 86_400_000;

const host = encodeURIComponent(hostname()).replaceAll("-", "_");
const ownFolder = `${host}-${process.pid}-${randomBytes(6).toString("hex")}`;

/** A file of a call, the value of the contract's scalar Upload; deleted when the call ends unless it is kept. */
export class SpooledFile {
  #isKept = false;

  /**
   * @param path where it lies, readable by this account only
   * @param name as the client calls it, without folders and control characters
   * @param byteSize bytes it holds
   */
  constructor(
    readonly path: string,
    readonly name: string,
    readonly byteSize: number,
  ) {}

  /** From now on whoever calls this deletes the file; a restart of the server deletes it too. */
  keep(): void {
    this.#isKept = true;
  }

  /** Deletes the file unless it is kept. */
  async discard(): Promise<void> {
    if (!this.#isKept) await rm(this.path, { force: true });
  }
}

/** Most bytes of the file of a call with these root fields. */
export function uploadMaxBytes(rootFields: readonly string[]): number {
  return Math.min(...rootFields.map((field) => maxBytesByField.get(field) ?? fileMaxBytes));
}

/** A path for a new file, in a folder that exists and is this account's alone. */
export async function newSpoolPath(dataDir: string): Promise<string> {
  const folder = join(uploadsFolder(dataDir), ownFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/**
 * Removes what former runs have left behind.
 * @param isAlone no other process may use the folder, so that all of it is left over
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
  const [madeBy, pid] = name.split("-");
  if (madeBy === host) return Number(pid) === process.pid || !isRunning(Number(pid));
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
