/** Runs attempts one at a time, with their own timeout, against targets that a test starts. */
import { startDueAttempt } from "#server/domain/attempts/attempts";
import { runAttempt } from "#server/domain/attempts/runAttempt";
import type { Database } from "#server/storage/database/database";
import { processContext, storePlace, storeTarget } from "./processCalls";
import { startTarget, type Answer, type ProcessTestTarget } from "./processTarget";

/** Application clock; the database sets the times of attempts. */
const attemptTime = new Date("2026-11-20T10:00:00.000Z");

/** Timeout in milliseconds, longer than any responding target needs. */
export const attemptLimits = { timeoutMs: 20_000 };

/** Stores a commune with a service for processes. The caller closes the targets. */
export async function attemptHarness(db: Database) {
  await storePlace(db);
  return attemptHarnessAt(db);
}

/** Same as attemptHarness, if the commune is already stored. */
export function attemptHarnessAt(db: Database) {
  const targets: ProcessTestTarget[] = [];
  const context = (allowedTargets?: readonly string[]) =>
    processContext(db, { now: attemptTime }, allowedTargets ? { allowedTargets } : {});
  const rowOf = (id: number) =>
    db.selectFrom("process").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return {
    context,
    rowOf,
    /** Attempts of a process in order. */
    attemptsOf: (id: number) =>
      db.selectFrom("process_attempt").selectAll().where("process_id", "=", id).orderBy("number").execute(),
    /** Starts a target and configures it as the destination of processes. */
    async serve(answer: Answer): Promise<ProcessTestTarget> {
      const target = await startTarget(answer);
      targets.push(target);
      await storeTarget(db, `${target.url}/take/{ags}/{service}`);
      return target;
    },
    /** Runs the due attempt and returns the resulting process status. */
    async attempt(processId: number, allowedTargets?: readonly string[]) {
      const ctx = await context(allowedTargets);
      const { schedule_number: scheduleNumber } = await rowOf(processId);
      const attempt = await startDueAttempt(ctx, { processId, scheduleNumber });
      if (attempt === null) throw new Error("Nothing is due.");
      return runAttempt(ctx, attempt, new AbortController().signal, attemptLimits);
    },
    async closeTargets(): Promise<void> {
      for (const target of targets.splice(0)) await target.close();
    },
  };
}

export type AttemptHarness = ReturnType<typeof attemptHarnessAt>;
