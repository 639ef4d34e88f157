/* The temporary folder of a test run. Removed with everything in it, even if tests fail or are killed. */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Tests copy hundreds of databases, which takes PostgreSQL half the time in memory. */
const memory = "/dev/shm";
const prefix = "service-management-";
const neededBytes = 4 * 2 ** 30;

/**
 * Creates the folder, in memory if there is space, and removes it when this process ends. Also removes
 * folders of killed processes. Returns the temporary folder itself if it belongs to a run already.
 */
export function runFolder() {
  const disk = tmpdir();
  if (basename(disk).startsWith(prefix)) return disk;
  for (const parent of [memory, disk]) removeAbandoned(parent);
  const folder = join(hasSpace() ? memory : disk, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another account with its own folder inside this one.
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasSpace() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

function removeAbandoned(parent) {
  try {
    for (const name of readdirSync(parent)) {
      const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : NaN);
      if (pid > 0 && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
    }
  } catch {
    // The folder does not exist, or its content belongs to another account.
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
