/**
 * One process per data folder: the embedded database does not notice a second one and would be damaged. The lock names
 * its holder; that of a killed process is taken over at once.
 */
import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { link, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const beatMs = 5_000;
const beatMissedMs = 20_000;

interface Holder {
  readonly pid: number;
  /** When the process began, in the words of the system; tells it from a later one with the same id. */
  readonly started: string;
  readonly host: string;
  /** Tells two locks of one process apart. */
  readonly nonce: string;
}

/** A lock that is held. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/** Another process has the data folder open. */
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
 * Takes the lock on the folder, which must exist. Locks are numbered files: who makes the next number holds the lock,
 * as long as all others are of processes that are gone. So no one ever removes a lock that somebody else just made.
 * @throws DataFolderInUse while its holder lives.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const nonce = randomBytes(12).toString("hex");
  const own: Holder = { pid: process.pid, started: await startOf(process.pid), host: hostname(), nonce };
  const draft = join(folder, `server.${nonce}.lock.new`);
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (;;) {
      const last = Math.max(0, ...(await staleLocks(folder, null)));
      const path = join(folder, lockName(last + 1));
      if (!(await linked(draft, path))) continue;
      try {
        for (const stale of await staleLocks(folder, last + 1))
          await rm(join(folder, lockName(stale)), { force: true });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return held(path);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function held(path: string): DataFolderLock {
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), beatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

function lockName(number: number): string {
  return `server.${number}.lock`;
}

/**
 * The numbers of the locks but one's own, all of processes that are gone.
 * @throws DataFolderInUse where one lives.
 */
async function staleLocks(folder: string, own: number | null): Promise<number[]> {
  const names = await readdir(folder);
  const numbers = names.flatMap((name) => /^server\.(\d{1,9})\.lock$/.exec(name)?.[1] ?? []).map(Number);
  const others = numbers.filter((number) => number !== own);
  for (const number of others) {
    const path = join(folder, lockName(number));
    const holder = await read(path);
    if (holder && (await lives(holder, path))) throw new DataFolderInUse(folder, holder.pid, holder.host);
  }
  return others;
}

/** A link appears whole or not at all, and only one process can make it. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function lives(holder: Holder, path: string): Promise<boolean> {
  // Another host or container shares the folder but not the process table: its heartbeat decides.
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < beatMissedMs;
  }
  const started = await startOf(holder.pid);
  return started !== "" && started === holder.started;
}

/** When a process began; empty: there is none with this id. */
async function startOf(pid: number): Promise<string> {
  if (process.platform !== "linux") {
    const answer = await promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
    return answer?.stdout.trim() ?? "";
  }
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; of what follows it, the first field is the state, the 20th the start.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "" : `${boot.trim()} ${fields[19]}`;
  } catch {
    return "";
  }
}

async function read(path: string): Promise<Holder | null> {
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
