/**
 * Runs changes in many communes in the background, one commune per transaction: its changes, its activity entries and
 * its results are written together. If a server dies midway, nothing is lost and nothing is done twice. The run is
 * locked meanwhile, so that only one server works on it.
 */
import type { ErrorCode } from "#domain/errorCodes";
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { isStorageOutage } from "#server/storage/database/outage";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import { selectUser } from "#server/storage/users/users";
import type { Actor } from "#server/domain/activity/activity";
import { Refusal, type UserError } from "#server/domain/mutationResult";
import type { DryRun } from "./dryRuns";
import type { ErrorParams } from "#server/storage/errorParams";

export type RunContext = Pick<Context, "db" | "log" | "now">;

/** Why a commune could not be changed. */
export interface RunError {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** What a run does. All functions use the transaction of one commune. */
export interface CommuneRun<Run extends DryRun, Commune> {
  /** Needed by the user who started it, until it ends. */
  readonly permission: Permission;
  /** Loads the run and locks it until the transaction ends. */
  readonly lock: (tx: Transaction, id: string) => Promise<Run | undefined>;
  readonly update: (tx: Transaction, id: string, progress: RunProgress) => Promise<unknown>;
  /** Loads the next commune that waits; undefined if all are handled. */
  readonly selectNext: (tx: Transaction, id: string) => Promise<Commune | undefined>;
  /** Changes the commune and stores its results, so that it waits no more. A Refusal undoes that; the commune fails. */
  readonly change: (tx: Transaction, commune: Commune, by: RunAuthor<Run>) => Promise<void>;
  /** Stores that the commune failed; null: all that wait. */
  readonly fail: (tx: Transaction, commune: Commune | null, error: RunError, at: Date) => Promise<void>;
}

/** The run, its user and the time. */
export interface RunAuthor<Run> {
  readonly run: Run;
  readonly actor: Actor;
  readonly now: Date;
}

/** Columns that change while it runs. */
export interface RunProgress {
  readonly state?: "FINISHED";
  readonly beat_at?: Date;
  readonly finished_at?: Date;
}

/** Time slice in milliseconds, after which others get their turn. */
export const runSliceMs = 20_000;

/** Handles at least one commune, and continues until all are, the time slice ends or the server stops. True: over. */
export async function runCommunes<Run extends DryRun, Commune>(
  ctx: RunContext,
  id: string,
  stopping: AbortSignal,
  sliceMs: number,
  communeRun: CommuneRun<Run, Commune>,
): Promise<boolean> {
  const { change, fail } = communeRun;
  const startedAt = performance.now();
  do {
    const isOver = await nextCommune(ctx, id, communeRun, change).catch((error: unknown) => {
      // The commune is not at fault, and whether a lost commit succeeded is only known once the database is back.
      if (isStorageOutage(error)) throw error;
      const refusal = error instanceof Refusal ? error.errors[0] : undefined;
      if (!refusal) ctx.log.error({ runId: id, err: error }, "a commune could not be changed");
      const failed: RunError = refusal
        ? { code: refusal.code, params: paramsOf(refusal) }
        : { code: "internal_error", params: { reference: id } };
      return nextCommune(ctx, id, communeRun, (tx, commune, { now }) => fail(tx, commune, failed, now));
    });
    if (isOver) return true;
  } while (!stopping.aborted && performance.now() - startedAt < sliceMs);
  return false;
}

const paramsOf = ({ params }: UserError) =>
  Object.fromEntries(params.map(({ name, value }) => [name, value]));

/** Handles the next commune; true if the run is over. */
function nextCommune<Run extends DryRun, Commune>(
  ctx: RunContext,
  id: string,
  { permission, lock, update, selectNext, fail }: CommuneRun<Run, Commune>,
  handle: CommuneRun<Run, Commune>["change"],
): Promise<boolean> {
  return retryOnDeadlock(() =>
    ctx.db.transaction().execute(async (tx) => {
      const run = await lock(tx, id);
      if (run?.state !== "RUNNING") return true;
      const now = ctx.now();
      const commune = await selectNext(tx, id);
      const actor = commune ? await actorOf(tx, run, permission) : null;
      if (commune && actor) {
        await handle(tx, commune, { run, actor, now });
        await update(tx, id, { beat_at: now });
        return false;
      }
      if (commune) await fail(tx, null, { code: "insufficient_permissions", params: {} }, now);
      await update(tx, id, { state: "FINISHED", finished_at: now });
      return true;
    }),
  );
}

/** The user who started the run; null if they were removed, deactivated or lost the permission. */
async function actorOf(
  tx: Transaction,
  { created_by_id: id }: DryRun,
  permission: Permission,
): Promise<Actor | null> {
  const user = id === null ? undefined : await selectUser(tx, id);
  return user?.active === true && can(user, permission) ? user : null;
}
