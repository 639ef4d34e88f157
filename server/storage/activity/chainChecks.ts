/** Checks of the hash chain as stored. */
import type { ChainCheckResult, ChainCheckState } from "#domain/chainChecks";
import type { StoredActor } from "#server/storage/stamp";
import type { Database, Transaction } from "#server/storage/database/database";

/** Milliseconds without a heartbeat after which the server of a check is considered stopped. */
const heartbeatTimeoutMs = 60_000;

/** A check. */
export interface StoredChainCheck {
  readonly id: number;
  readonly state: ChainCheckState;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly by: StoredActor;
  readonly checkedCount: number;
  readonly holdsUntil: Date | null;
  readonly brokenPosition: number | null;
  readonly brokenActivityId: number | null;
}

/** Findings so far. */
export interface CheckProgress {
  readonly checkedCount: number;
  readonly holdsUntil: Date | null;
}

/** Result of a completed check. */
export interface CheckResult extends CheckProgress {
  readonly state: ChainCheckResult;
  readonly brokenPosition: number | null;
  readonly brokenActivityId: number | null;
  /** Hash of the last link that holds. */
  readonly headHash: Uint8Array | null;
}

/** Loads the latest check. One whose server no longer reports is interrupted. */
export async function selectLatestCheck(
  db: Database | Transaction,
  now: Date,
): Promise<StoredChainCheck | null> {
  const row = await db
    .selectFrom("activity_chain_check")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const isLost = row.state === "RUNNING" && row.heartbeat_at < lostBefore(now);
  return {
    id: row.id,
    state: isLost ? "INTERRUPTED" : row.state,
    startedAt: row.started_at,
    finishedAt: isLost ? row.heartbeat_at : row.finished_at,
    by: { id: row.started_by_id, name: row.started_by_name, role: row.started_by_role },
    checkedCount: row.checked_count,
    holdsUntil: row.holds_until,
    brokenPosition: row.broken_position,
    brokenActivityId: row.broken_activity_id,
  };
}

const lostBefore = (now: Date) => new Date(now.getTime() - heartbeatTimeoutMs);

/** Stores a check as running. Returns its id; undefined if another one is running. */
export async function insertCheck(tx: Transaction, by: StoredActor, now: Date): Promise<number | undefined> {
  await tx
    .updateTable("activity_chain_check")
    .set((row) => ({ state: "INTERRUPTED", finished_at: row.ref("heartbeat_at") }))
    .where("state", "=", "RUNNING")
    .where("heartbeat_at", "<", lostBefore(now))
    .execute();
  const row = await tx
    .insertInto("activity_chain_check")
    .values({
      state: "RUNNING",
      started_at: now,
      heartbeat_at: now,
      started_by_id: by.id,
      started_by_name: by.name,
      started_by_role: by.role,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Stores the progress of a check. Returns false if it no longer runs. */
export async function updateCheck(
  db: Database,
  id: number,
  { checkedCount, holdsUntil }: CheckProgress,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("activity_chain_check")
    .set({ checked_count: checkedCount, holds_until: holdsUntil, heartbeat_at: now })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a check with its result. */
export async function finishCheck(
  tx: Transaction,
  id: number,
  { state, checkedCount, holdsUntil, brokenPosition, brokenActivityId, headHash }: CheckResult,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("activity_chain_check")
    .set({
      state,
      finished_at: now,
      checked_count: checkedCount,
      holds_until: holdsUntil,
      broken_position: brokenPosition,
      broken_activity_id: brokenActivityId,
      head_hash: headHash,
    })
    .where("id", "=", id)
    .execute();
}

/** Ends a check that its server cannot finish. */
export async function interruptCheck(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable("activity_chain_check")
    .set({ state: "INTERRUPTED", finished_at: now })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .execute();
}
