/* Tests copy hundreds of databases, which takes PostgreSQL half the time in memory. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "service-management-";
const neededBytes = 4 * 2 ** 30;

/**
 * Creates a temporary folder in memory and removes it when this process ends;
 * undefined if there is no space. Also removes folders of killed processes.
 */
export function memoryFolder() {
  const folder = join(memory, `${prefix}${process.pid}`);
  try {
    removeAbandoned();
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) return undefined;
    mkdirSync(folder);
    // PostgreSQL runs as another account with its own folder inside this one.
    chmodSync(folder, 0o755);
  } catch {
    return undefined;
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function removeAbandoned() {
  for (const name of readdirSync(memory)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : NaN);
    if (pid > 0 && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
