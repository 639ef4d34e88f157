/** Erased data of applicants in the demo, with proofs, and holds. The erasure itself is that of the automated job. */
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { momentAt } from "#domain/berlinTime";
import { nextErasureDay } from "#domain/erasure";
import { eraseApplicantData } from "#server/domain/erasure/eraseApplicantData";
import type { Database, Transaction } from "#server/storage/database/database";
import { endlessHold } from "#server/storage/processes/processWrites";
import { officeHours } from "./calendar";
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
const weeks = 4;

/** Runs the job as on the past Sundays; what has become due since is left to the next run. */
export async function eraseDemoApplicants(db: Database, now: Date): Promise<void> {
  const next = nextErasureDay(now);
  const signal = new AbortController().signal;
  for (let week = weeks; week >= 1; week -= 1) {
    const at = momentAt(addDays(next, -7 * week), "01:15");
    if (at === null) continue;
    await eraseApplicantData({ db, now: () => at }, { id: null, signal, onErased: () => undefined });
  }
}
