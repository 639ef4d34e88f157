/** Throttles logins: counters of failures as stored. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** Backoff policy for failures. Durations in milliseconds. */
export interface ThrottlePolicy {
  /** The number of the first failure that causes a wait. */
  readonly failuresBeforeWait: number;
  /** The first wait; each further failure doubles it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** A counter without new failures for this long is reset. */
  readonly resetAfterMs: number;
  /** One failure is forgiven per interval of this length since the last failure; `null` if none is forgiven. */
  readonly decayIntervalMs: number | null;
}

/** More doublings have no effect and would overflow. */
const doublingsMax = 20;
const cleanupBatchSize = 100;
/** Tolerated clock skew between servers: within it, a wait set by another server is kept. */
const clockToleranceMs = 60_000;

/**
 * Counts a failure, unless a wait is in effect. A single statement, so that concurrent attempts are counted one by one.
 * Returns the time until which to wait, or `null` if the failure was counted.
 */
export async function countFailure(
  tx: Transaction,
  key: string,
  now: Date,
  policy: ThrottlePolicy,
): Promise<Date | null> {
  const forgotten = isExpired(now, policy);
  const failures = sql`case when ${forgotten} then 1 else ${remainingFailures(now, policy)} + 1 end`;
  const doublings = sql`least(${failures} - ${policy.failuresBeforeWait}::int, ${doublingsMax}::int)`;
  const waitMs = sql`least(${policy.firstWaitMs}::float8 * power(2, ${doublings}), ${policy.longestWaitMs}::float8)`;
  const { rows } = await sql`
    insert into login_throttle as t (key, failures, last_failure_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = ${failures},
      last_failure_at = ${now},
      blocked_until = case when ${failures} >= ${policy.failuresBeforeWait}::int
        then ${now}::timestamptz + ${waitMs} * interval '1 millisecond' end
    where t.blocked_until is null or t.blocked_until <= ${now} or ${forgotten}
    returning failures`.execute(tx);
  if (rows.length > 0) return null;
  const row = await tx
    .selectFrom("login_throttle")
    .select("blocked_until")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.blocked_until ?? now;
}

/** Whether a counter has expired, or its times are so far ahead that only a wrong clock can have written them. */
function isExpired(now: Date, { resetAfterMs, longestWaitMs }: ThrottlePolicy) {
  const latest = new Date(now.getTime() + longestWaitMs + clockToleranceMs);
  return sql`(t.last_failure_at < ${new Date(now.getTime() - resetAfterMs)}
    or greatest(t.last_failure_at, t.blocked_until) > ${latest})`;
}

function remainingFailures(now: Date, { decayIntervalMs }: ThrottlePolicy) {
  if (decayIntervalMs === null) return sql`t.failures`;
  const sinceMs = sql`extract(epoch from ${now}::timestamptz - t.last_failure_at)::float8 * 1000`;
  const forgiven = sql`greatest(floor(${sinceMs} / ${decayIntervalMs}::float8), 0)`;
  return sql`greatest(t.failures - ${forgiven}, 0)::int`;
}

/** Reverts only the failure that was counted in advance for an attempt that then succeeded. */
export async function revertFailure(
  tx: Transaction,
  key: string,
  countedAt: Date,
  policy: ThrottlePolicy,
): Promise<void> {
  await sql`
    update login_throttle set
      failures = greatest(failures - 1, 0),
      blocked_until = case
        when failures > ${policy.failuresBeforeWait}::int and last_failure_at > ${countedAt} then blocked_until end
    where key = ${key}`.execute(tx);
}

/** Deletes this counter. */
export async function deleteFailures(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom("login_throttle").where("key", "=", key).execute();
}

/** Deletes a batch of counters that have had no failure since that time. */
export async function deleteStaleFailures(db: Database, before: Date): Promise<void> {
  await sql`
    delete from login_throttle where key in (
      select key from login_throttle where last_failure_at < ${before} limit ${cleanupBatchSize} for update skip locked
    )`.execute(db);
}
