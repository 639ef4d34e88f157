import { calendarDayOf } from "#domain/calendarDays";
import { statisticsPeriods } from "#domain/statistics/figures";
import { readPeers } from "#server/domain/statistics/peers";
import { readStatistics } from "#server/domain/statistics/statistics";
import { foldStatistics } from "#server/domain/statistics/statisticsJobs";
import { correctLevels } from "#server/storage/statistics/statisticsFold";
import { sql } from "kysely";
import { openProcessStore, type DatabaseKind, type ProcessStore } from "./processStore";
import { median, type Report } from "./report";

const sizes: Readonly<Record<DatabaseKind, number>> = { postgres: 1_000_000, embedded: 50_000 };
const repeats = 9;
const writes = 2_000;
const triggers = ["statistics_inserted", "statistics_updated", "statistics_deleted"] as const;

/** Speed of statistics, of folding, and of storing applications with and without sums. */
export async function statistics(
  report: Report,
  kinds: readonly DatabaseKind[] = ["postgres", "embedded"],
  size?: number,
): Promise<void> {
  for (const kind of kinds) {
    const store = await openProcessStore(kind);
    const count = size ?? sizes[kind];
    const area = `statistics, ${count.toLocaleString("en-US")} processes, ${kind}`;
    const measure = async (what: string, run: () => Promise<unknown>, unit: "ms" | "s" = "s") => {
      const begin = performance.now();
      await run();
      const ms = performance.now() - begin;
      report.add(area, what, unit === "s" ? ms / 1_000 : ms, unit);
    };
    try {
      await measure("seeding", () => store.fill(count, "s"));
      await measure("computing all sums", () => computeSums(store));
      await sql`vacuum analyze statistics_sum, statistics_change`.execute(store.db);
      await measureReads(report, area, store);
      await measureWrites(report, area, store);
    } finally {
      await store.close();
    }
  }
}

/** Computes all sums at once; folding so many changes takes far longer. */
async function computeSums({ db }: ProcessStore): Promise<void> {
  await sql`truncate statistics_change, statistics_sum`.execute(db);
  await sql`
    insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select commune_ags, service_id, 'DAY', day, figure, bucket, sum(amount) from statistics_facts()
    group by commune_ags, service_id, day, figure, bucket`.execute(db);
  await db.transaction().execute(correctLevels);
}

async function measureReads(report: Report, area: string, { ctx, db }: ProcessStore): Promise<void> {
  const { ags } = await db
    .selectFrom("commune")
    .select("ags")
    .orderBy("ags")
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable("commune").set({ population: 20_000 }).execute();
  for (const period of statisticsPeriods) {
    for (const [of, commune] of [["all communes", null] as const, ["a commune", ags] as const]) {
      const times: number[] = [];
      const peerTimes: number[] = [];
      for (let round = 0; round < repeats; round += 1) {
        const begin = performance.now();
        const { peerQuestion } = await readStatistics(ctx, { scope: { commune }, period });
        times.push(performance.now() - begin);
        if (!peerQuestion) continue;
        const peersBegin = performance.now();
        await readPeers(ctx, peerQuestion);
        peerTimes.push(performance.now() - peersBegin);
      }
      report.add(area, `${period} of ${of}`, median(times), "ms");
      if (peerTimes.length > 0) report.add(area, `${period}, its peers`, median(peerTimes), "ms");
    }
  }
}

/** Stores applications one by one, with the triggers and without, and folds what they changed. */
async function measureWrites(report: Report, area: string, { ctx, db }: ProcessStore): Promise<void> {
  const day = calendarDayOf(new Date());
  for (const isOn of [true, false, true, false]) {
    for (const trigger of triggers) {
      await sql`alter table process ${sql.raw(isOn ? "enable" : "disable")} trigger ${sql.ref(trigger)}`.execute(
        db,
      );
    }
    const begin = performance.now();
    for (let index = 0; index < writes; index += 1) {
      await sql`
        insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
        select gen_random_uuid(), gen_random_uuid(), ${day}, 'Antrag', 'ASYNCHRONOUS', min(ags),
          'ew-meldebescheinigung', 'IN_PROGRESS' from commune`.execute(db);
    }
    report.add(
      area,
      `storing an application, ${isOn ? "with" : "without"} sums`,
      (performance.now() - begin) / writes,
      "ms",
    );
  }
  const begin = performance.now();
  await foldStatistics(ctx, { count: () => undefined });
  report.add(area, `folding ${2 * writes} applications`, performance.now() - begin, "ms");
}
