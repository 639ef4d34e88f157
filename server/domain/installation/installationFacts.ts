/** Facts about the installation for its operators. */
import { stat } from "node:fs/promises";
import { backupOverdueHours } from "#domain/timings";
import type { Config } from "#server/config";
import type { Context } from "#server/context";
import { selectDatabaseBytes, selectSchemaVersion } from "#server/storage/databaseFacts";
import { countWaitingJobs } from "#server/storage/waitingJobs";

type FactContext = Pick<Context, "db" | "log">;

const bytesPerMegabyte = 1_000_000;
const hourMs = 3_600_000;
/** How far the clock of the machine that writes the file may be ahead. */
const clockToleranceMs = 300_000;

/** The latest backup, as reported by the operator. */
export interface BackupReport {
  readonly state: "CURRENT" | "OVERDUE" | "NOT_REPORTED" | "UNREADABLE";
  readonly at: Date | null;
}

/** Returns the name of the latest migration; `null` if it cannot be read, like all facts below. */
export function readSchemaVersion(ctx: FactContext): Promise<string | null> {
  return readFact(ctx, "schemaVersion", () => selectSchemaVersion(ctx.db));
}

/** Returns the size of the database in megabytes, rounded up. */
export function readDatabaseSize(ctx: FactContext): Promise<number | null> {
  return readFact(ctx, "databaseMegabytes", async () =>
    Math.ceil((await selectDatabaseBytes(ctx.db)) / bytesPerMegabyte),
  );
}

/** Counts the jobs of all queues that have not started. */
export function countQueuedJobs(ctx: FactContext): Promise<number | null> {
  return readFact(ctx, "waitingJobCount", async () =>
    (await countWaitingJobs(ctx.db)).reduce((sum, { count }) => sum + count, 0),
  );
}

/** Reads when the file named by BACKUP_STAMP was last modified. Never throws. */
export async function readBackup(
  ctx: Pick<Context, "log" | "now"> & { readonly config: Pick<Config, "backupStamp"> },
): Promise<BackupReport> {
  const { backupStamp } = ctx.config;
  if (backupStamp === null) return { state: "NOT_REPORTED", at: null };
  const at = await readFact(ctx, "backup", async () => {
    const file = await stat(backupStamp);
    if (!file.isFile()) throw new Error("BACKUP_STAMP is not a file.");
    return file.mtime;
  });
  const ageMs = at === null ? null : ctx.now().getTime() - at.getTime();
  if (ageMs === null || ageMs < -clockToleranceMs) return { state: "UNREADABLE", at: null };
  return { state: ageMs > backupOverdueHours * hourMs ? "OVERDUE" : "CURRENT", at };
}

async function readFact<Fact>(
  ctx: Pick<Context, "log">,
  fact: string,
  read: () => Promise<Fact>,
): Promise<Fact | null> {
  try {
    return await read();
  } catch (error) {
    ctx.log.warn({ err: error, fact }, "a fact about the installation could not be read");
    return null;
  }
}
