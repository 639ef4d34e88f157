/** Erased data of applicants in the demo, with proofs, and holds. The erasure itself is that of the automated job. */
import { randomUUID } from "node:crypto";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { momentAt } from "#domain/berlinTime";
import { erasureJob, nextErasureDay } from "#domain/erasure";
import { eraseApplicantData, loggedProof } from "#server/domain/erasure/eraseApplicantData";
import { previewErasure } from "#server/domain/erasure/erasurePreview";
import type { Database, Transaction } from "#server/storage/database/database";
import { endlessHold } from "#server/storage/processes/processWrites";
import { officeHours } from "./calendar";
import type { Row } from "./communeRows";
import { days, gap, server } from "./jobRuns";
import { randomOf } from "./random";

/** Holds: the reason, who, days ago, and the days from now to the end; null: no end. */
const holds = [
  {
    reason: "Klage vor dem Verwaltungsgericht anhängig, Akte beim Rechtsamt.",
    by: "support",
    ago: 96,
    ends: null,
  },
  { reason: "Rückfrage des Rechnungsprüfungsamtes zur Gebühr.", by: "admin", ago: 41, ends: 50 },
  { reason: "Beschwerde beim Landesbeauftragten für den Datenschutz.", by: "support", ago: 12, ends: 170 },
] as const;

/** Holds the erasure of processes that would be erased otherwise. */
export async function insertHolds(tx: Transaction, start: Date): Promise<void> {
  const processes = await tx
    .selectFrom("process")
    .select("id")
    .where("status", "=", "SUCCESS")
    .where("record", "=", "ACTIVE")
    .where("erased_at", "is", null)
    .orderBy("created_at")
    .limit(holds.length)
    .execute();
  const users = await tx.selectFrom("user_account").select(["id", "username"]).execute();
  for (const [index, { id }] of processes.entries()) {
    const hold = holds[index];
    if (hold === undefined) return;
    const { reason, by, ago, ends } = hold;
    const until = ends === null ? null : addDays(calendarDayOf(start), ends);
    const user = users.find(({ username }) => username === by);
    await tx
      .insertInto("process_erasure_hold")
      .values({
        process_id: id,
        reason,
        until,
        held_at: officeHours(start, ago, randomOf("holds", String(index))),
        held_by_id: user?.id ?? null,
        held_by_name: by,
        held_by_role: by === "admin" ? "ADMIN" : "SUPPORT",
      })
      .execute();
    await tx
      .updateTable("process")
      .set({ erasure_held_until: until ?? endlessHold })
      .where("id", "=", id)
      .execute();
  }
}

/** Weeks before the next run in which the job ran. */
const weeks = 8;

/**
 * Runs the job as on the past Sundays; what has become due since is left to the next run. Proofs are kept for good, runs
 * only for a month. A Sunday without a server is caught up on when it is back.
 */
export async function eraseDemoApplicants(db: Database, now: Date): Promise<void> {
  const today = calendarDayOf(now);
  const kept = addDays(today, -days);
  const gapDays = { first: addDays(today, -gap.first), last: addDays(today, -gap.last) };
  for (let week = weeks; week >= 1; week -= 1) {
    const day = addDays(nextErasureDay(now), -7 * week);
    const at = momentAt(day, "01:15");
    const isBackAt = momentAt(addDays(gapDays.last, 1), "00:02");
    if (at === null || isBackAt === null) continue;
    if (day < gapDays.first || day > gapDays.last) {
      await eraseAsOn(db, { at, cause: "SCHEDULE", isRunKept: day >= kept });
      continue;
    }
    await storeRun(db, { id: randomUUID(), cause: "SCHEDULE", due_at: at, state: "MISSED" });
    await eraseAsOn(db, { at: isBackAt, cause: "CATCH_UP", isRunKept: true });
  }
}

interface DemoErasure {
  readonly at: Date;
  readonly cause: "SCHEDULE" | "CATCH_UP";
  readonly isRunKept: boolean;
}

/** Erases what was due at that moment. */
async function eraseAsOn(db: Database, { at, cause, isRunKept }: DemoErasure): Promise<void> {
  const id = randomUUID();
  const signal = new AbortController().signal;
  const started_at = new Date(at.getTime() + 600);
  let time = started_at.getTime();
  const tick = () => new Date((time += 200));
  const proof = await eraseApplicantData({ db, now: tick }, { id, signal, onErased: tick });
  if (proof === null || !isRunKept) return;
  const { heldCount } = await previewErasure({ db, now: tick }, { day: proof.day });
  const figures = JSON.stringify({ ERASED: proof.count, HELD: heldCount });
  const finished_at = tick();
  const ended = { started_at, finished_at, server, attempts: 1, figures, log_count: 1 };
  await storeRun(db, { id, cause, due_at: at, state: "SUCCEEDED", ...ended });
  await db
    .insertInto("automated_job_log")
    .values({ run_id: id, position: 0, at: finished_at, level: "INFO", message: loggedProof(proof) })
    .execute();
}

async function storeRun(
  db: Database,
  run: Pick<Row<"automated_job_run">, "id" | "cause" | "due_at" | "state"> &
    Partial<Row<"automated_job_run">>,
): Promise<void> {
  await db
    .insertInto("automated_job_run")
    .values({ job_name: erasureJob, last_due_at: run.due_at, ...run })
    .execute();
}
