/** Attempts made one by one, each with a time limit of its own, against targets that a test serves. */
import { beginDueAttempt } from "#server/domain/attempts/attempts";
import { runAttempt } from "#server/domain/attempts/runAttempt";
import type { Database } from "#server/storage/database/database";
import { processContext, storePlace, storeTarget } from "./processCalls";
import { startTarget, type Answer, type ProcessTestTarget } from "./processTarget";

/** By the server's clock, which the times of attempts do not come from. */
const attemptTime = new Date("2026-11-20T10:00:00.000Z");

/** Milliseconds that a target has: more than any that answers needs. */
export const attemptLimits = { timeoutMs: 20_000 };

/** Stores a place for processes; the targets are the caller's to close. */
export async function attemptHarness(db: Database) {
  await storePlace(db);
  return attemptHarnessAt(db);
}

/** The same where the place is stored already. */
export function attemptHarnessAt(db: Database) {
  const targets: ProcessTestTarget[] = [];
  const context = (allowedTargets?: readonly string[]) =>
    processContext(db, { now: attemptTime }, allowedTargets ? { allowedTargets } : {});
  const rowOf = (id: number) =>
    db.selectFrom("process").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return {
    context,
    rowOf,
    /** Of one process, the first one first. */
    attemptsOf: (id: number) =>
      db.selectFrom("process_attempt").selectAll().where("process_id", "=", id).orderBy("number").execute(),
    /** Starts a target and says that processes are delivered there. */
    async serve(answer: Answer): Promise<ProcessTestTarget> {
      const target = await startTarget(answer);
      targets.push(target);
      await storeTarget(db, `${target.url}/take/{ags}/{service}`);
      return target;
    },
    /** Makes the attempt that is due; answers the status of its process then. */
    async attempt(processId: number, allowedTargets?: readonly string[]) {
      const ctx = await context(allowedTargets);
      const { schedule_number: scheduleNumber } = await rowOf(processId);
      const begun = await beginDueAttempt(ctx, { processId, scheduleNumber });
      if (begun === null) throw new Error("Nothing is due.");
      return runAttempt(ctx, begun, new AbortController().signal, attemptLimits);
    },
    async closeTargets(): Promise<void> {
      for (const target of targets.splice(0)) await target.close();
    },
  };
}

export type AttemptHarness = ReturnType<typeof attemptHarnessAt>;
