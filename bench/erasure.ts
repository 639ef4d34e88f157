import { sql } from "kysely";
import { calendarDayOf } from "#domain/calendarDays";
import { endedBefore } from "#domain/erasure";
import { eraseApplicantData, hashOfErasure } from "#server/domain/erasure/eraseApplicantData";
import { previewErasure } from "#server/domain/erasure/erasurePreview";
import type { Database } from "#server/storage/database/database";
import { endlessHold } from "#server/storage/processes/processWrites";
import { openProcessStore } from "./processStore";
import { median, type Report } from "./report";

const repeats = 9;
/** Batches of the first run that are measured. */
const batches = 40;
/** Days in which data becomes due between two runs. */
const daysBetween = 7;
const periodDays = 180;

/**
 * Erasure of applicants' data: preview and batches of a first run, to which more than half of all processes are due,
 * then those of a weekly run, and the comparison of a proof.
 */
export async function erasure(report: Report, count = 1_000_000): Promise<void> {
  const store = await openProcessStore("postgres");
  const { db, ctx } = store;
  const area = `erasure, ${count.toLocaleString("en-US")} processes, postgres`;
  const measure = async (what: string, run: () => Promise<unknown>, rounds = repeats) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      await run();
      times.push(performance.now() - begin);
    }
    report.add(area, what, median(times), "ms");
    report.add(area, `${what}, worst`, Math.max(...times), "ms");
  };
  const countDue = async (what: string) => {
    const { count: due } = await previewErasure(ctx);
    report.add(area, `due, ${what}`, due, "processes");
  };
  try {
    // Sums of statistics take far longer than the processes.
    await sql`alter table process disable trigger statistics_inserted`.execute(db);
    await store.fill(count, "e");
    await sql`alter table process enable trigger statistics_inserted`.execute(db);
    await storeContents(db);
    await countDue("first run");
    await measure("preview, first run", () => previewErasure(ctx));
    await measureBatches(report, area, ctx);
    await leaveOneWeek(db, ctx.now());
    await countDue("weekly run");
    await measure("preview, weekly run", () => previewErasure(ctx));
    let proofId = "";
    const begin = performance.now();
    const run = { id: null, signal: new AbortController().signal, onErased: () => undefined };
    const proof = await eraseApplicantData(ctx, run);
    report.add(area, "weekly run, all", (performance.now() - begin) / 1_000, "s");
    proofId = proof?.id ?? "";
    report.add(area, "proof", proof?.count ?? 0, "processes");
    await measure("comparison of a proof", () => hashOfErasure(db, proofId), 3);
  } finally {
    await store.close();
  }
}

/** Variables and an attempt for each process, and holds of one in a thousand. */
async function storeContents(db: Database): Promise<void> {
  await sql`insert into process_content (process_id, variables)
    select id, jsonb_build_object('name', 'Erika Mustermann ' || id, 'text', repeat('x', 600)) from process`.execute(
    db,
  );
  await sql`insert into process_attempt (process_id, number, restart, schedule_number, idempotency_key, trigger, state,
      started_at, target, error_text)
    select id, 1, 0, 0, 'k' || id, 'FIRST', 'FAILED', created_at, 'x', 'Antwort des Zielsystems ' || id
    from process`.execute(db);
  await sql`update process set erasure_held_until = ${endlessHold}::date where id % 1000 = 0`.execute(db);
  await sql`vacuum analyze process, process_content, process_attempt`.execute(db);
}

type Ctx = Parameters<typeof eraseApplicantData>[0];

/** Stops the first run after some batches. Their times show whether erased rows slow down the next batch. */
async function measureBatches(report: Report, area: string, ctx: Ctx): Promise<void> {
  const stop = new AbortController();
  const times: number[] = [];
  let last = Number.NaN;
  await eraseApplicantData(ctx, {
    id: null,
    signal: stop.signal,
    onErased: () => {
      const now = performance.now();
      // The first one includes the search for services.
      if (!Number.isNaN(last)) times.push(now - last);
      last = now;
      if (times.length === batches) stop.abort();
    },
  });
  report.add(area, "batch of 500", median(times), "ms");
  report.add(area, "batch of 500, the last five", median(times.slice(-5)), "ms");
  report.add(area, "batch of 500, worst", Math.max(...times), "ms");
}

/** Marks what was due a week before as erased, without a proof. */
async function leaveOneWeek(db: Database, now: Date): Promise<void> {
  const before = endedBefore(calendarDayOf(now), periodDays + daysBetween);
  await sql`alter table process disable trigger user`.execute(db);
  await sql`update process set erased_at = ${now} where ended_at < ${before} and erased_at is null
    and erasure_held_until is null`.execute(db);
  await sql`alter table process enable trigger user`.execute(db);
  await sql`vacuum analyze process`.execute(db);
}
