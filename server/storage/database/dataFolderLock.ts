/**
 * Ensures one process per data folder. The embedded database does not detect a second process and would be corrupted.
 * The lock file identifies its holder, so that the lock of a killed process is taken over immediately.
 */
import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { link, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const heartbeatMs = 5_000;
const heartbeatTimeoutMs = 20_000;

interface Holder {
  readonly pid: number;
  /** Start time of the process as reported by the system. Detects a later process with the same id. */
  readonly started: string;
  readonly host: string;
  /** Distinguishes two locks of the same process. */
  readonly nonce: string;
}

/** An acquired lock. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/** Thrown if another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";

  constructor(folder: string, pid: number, host: string) {
    const where = host === hostname() ? "" : ` on ${host}`;
    super(
      `The data folder ${folder} is in use by process ${pid}${where}; only one server can use it at a time.`,
    );
  }
}

/**
 * Acquires the lock on an existing folder. Locks are numbered files. The process that creates the next number holds
 * the lock, provided that all other lock files belong to dead processes. This way, no process ever removes a lock that
 * another one has just created.
 * @throws DataFolderInUse if the current holder is alive.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const nonce = randomBytes(12).toString("hex");
  const own: Holder = { pid: process.pid, started: await startOf(process.pid), host: hostname(), nonce };
  const tempPath = join(folder, `server.${nonce}.lock.new`);
  await writeFile(tempPath, JSON.stringify(own), { mode: 0o600 });
  try {
    for (;;) {
      const last = Math.max(0, ...(await staleLocks(folder, null)));
      const path = join(folder, lockName(last + 1));
      if (!(await tryLink(tempPath, path))) continue;
      try {
        for (const stale of await staleLocks(folder, last + 1))
          await rm(join(folder, lockName(stale)), { force: true });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return startHeartbeat(path);
    }
  } finally {
    await rm(tempPath, { force: true });
  }
}

function startHeartbeat(path: string): DataFolderLock {
  const timer = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    heartbeatMs,
  );
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      await rm(path, { force: true });
    },
  };
}

function lockName(number: number): string {
  return `server.${number}.lock`;
}

/**
 * Returns the numbers of all locks except the own one. All of them belong to dead processes.
 * @throws DataFolderInUse if a holder is alive.
 */
async function staleLocks(folder: string, own: number | null): Promise<number[]> {
  const names = await readdir(folder);
  const numbers = names.flatMap((name) => /^server\.(\d{1,9})\.lock$/.exec(name)?.[1] ?? []).map(Number);
  const others = numbers.filter((number) => number !== own);
  for (const number of others) {
    const path = join(folder, lockName(number));
    const holder = await readHolder(path);
    if (holder && (await isAlive(holder, path))) throw new DataFolderInUse(folder, holder.pid, holder.host);
  }
  return others;
}

/** Creates a hard link, which is atomic: only one process succeeds. Returns false if the target exists. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  // Another host or container shares the folder but not the process table, so its heartbeat decides.
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < heartbeatTimeoutMs;
  }
  const started = await startOf(holder.pid);
  return started !== "" && started === holder.started;
}

/** Returns the start time of a process, or an empty string if there is no process with this id. */
async function startOf(pid: number): Promise<string> {
  if (process.platform !== "linux") {
    const answer = await promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
    return answer?.stdout.trim() ?? "";
  }
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The process name in parentheses may contain spaces. After it, field 1 is the state and field 20 the start time.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "" : `${boot.trim()} ${fields[19]}`;
  } catch {
    return "";
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, "utf8"));
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "started" in value &&
    typeof value.started === "string" &&
    "host" in value &&
    typeof value.host === "string" &&
    "nonce" in value &&
    typeof value.nonce === "string"
  );
}
