/** Counters of failed logins as stored. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** How failures turn into waiting. Milliseconds. */
export interface ThrottlePolicy {
  /** The failure with this number is the first one after which to wait. */
  readonly failuresBeforeWait: number;
  /** The wait then; each further failure doubles it. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** A counter that has not grown for so long starts anew. */
  readonly forgottenAfterMs: number;
  /** One failure is forgiven for each such span since the last one; null: none is. */
  readonly oneForgivenEveryMs: number | null;
}

/** More doublings lead nowhere and would overflow. */
const mostDoublings = 20;
const cleanedAtOnce = 100;
/** So far the clocks of servers may be apart: a wait that another one wrote is kept. */
const clockToleranceMs = 60_000;

/**
 * Counts a failure in one statement, unless it is still time to wait: parallel attempts count one after the other.
 * Answers until when to wait; null: it was counted.
 */
export async function countFailure(
  tx: Transaction,
  key: string,
  now: Date,
  policy: ThrottlePolicy,
): Promise<Date | null> {
  const forgotten = isForgotten(now, policy);
  const failures = sql`case when ${forgotten} then 1 else ${remainingFailures(now, policy)} + 1 end`;
  const doublings = sql`least(${failures} - ${policy.failuresBeforeWait}::int, ${mostDoublings}::int)`;
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

/** A counter is over after a while, and where its times are so far ahead that only a wrong clock can have written them. */
function isForgotten(now: Date, { forgottenAfterMs, longestWaitMs }: ThrottlePolicy) {
  const latest = new Date(now.getTime() + longestWaitMs + clockToleranceMs);
  return sql`(t.last_failure_at < ${new Date(now.getTime() - forgottenAfterMs)}
    or greatest(t.last_failure_at, t.blocked_until) > ${latest})`;
}

function remainingFailures(now: Date, { oneForgivenEveryMs }: ThrottlePolicy) {
  if (oneForgivenEveryMs === null) return sql`t.failures`;
  const sinceMs = sql`extract(epoch from ${now}::timestamptz - t.last_failure_at)::float8 * 1000`;
  const forgiven = sql`greatest(floor(${sinceMs} / ${oneForgivenEveryMs}::float8), 0)`;
  return sql`greatest(t.failures - ${forgiven}, 0)::int`;
}

/** Takes back the failure that was counted for an attempt which then succeeded, and nothing else. */
export async function takeBackFailure(
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

/** Forgets this counter. */
export async function deleteFailures(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom("login_throttle").where("key", "=", key).execute();
}

/** Clears away some counters that have not grown since that time. */
export async function cleanFailures(db: Database, before: Date): Promise<void> {
  await sql`
    delete from login_throttle where key in (
      select key from login_throttle where last_failure_at < ${before} limit ${cleanedAtOnce} for update skip locked
    )`.execute(db);
}
