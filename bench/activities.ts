import { findSource } from "#server/domain/activity/readingPlan";
import { readCountedPage } from "#server/domain/lists/countedPage";
import { activityOrder } from "#server/storage/activities";
import { anyEntry, type ActivityConditions } from "#server/storage/activity/activityConditions";
import type { Database } from "#server/storage/database/database";
import { filterCombinations, type TypedConditions } from "./activityFilters";
import { entryCount, openActivityStore, type ActivityStore } from "./activityStore";
import { measureWriters } from "./activityWriters";
import { median, type Report } from "./report";

const repeats = 5;
const pageRows = 50;
const deepRows = 5_000;
const area = `${entryCount.toLocaleString("en-US")} log entries`;

/** Speed of the first and a late page of the activity log and of its count, for combinations of filters. */
export async function activities(report: Report): Promise<void> {
  const store = await openActivityStore();
  try {
    if (store.seconds !== null) report.add(area, "generating", store.seconds, "s");
    await measureFilters(report, store);
    await measureWriters(report, store);
  } finally {
    await store.close();
  }
}

async function measureFilters(report: Report, { db, until }: ActivityStore): Promise<void> {
  const firsts = new Map<string, number>();
  for (const [what, typed] of Object.entries(await filterCombinations(db, until))) {
    const read = (after: string | null, first = pageRows) => readPage(db, typed, { first, after });
    const cold = await timed(() => read(null));
    const { ms, value } = await timedOften(() => read(null));
    firsts.set(what, ms);
    report.add(area, `${what}: first page (${value.rows.length} rows)`, ms, "ms");
    if (cold.ms > 2 * ms + 20) report.add(area, `${what}: first page, first time`, cold.ms, "ms");
    const count = await timedOften(async () => (await read(null)).totalCount());
    report.add(area, `${what}: first page and count`, count.ms, "ms");
  }
  const ofAll = [...firsts.values()];
  const slowest = [...firsts].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  report.add(area, "median of all first pages", median(ofAll), "ms");
  report.add(area, "first pages over 100 ms", ofAll.filter((ms) => ms > 100).length, `of ${ofAll.length}`);
  for (const [what, ms] of slowest) report.add(`${area}, slowest`, what, ms, "ms");
  for (const what of ["nothing", "a large commune", "a frequent type"]) {
    const conditions = (await filterCombinations(db, until))[what] ?? {};
    let after: string | null = null;
    for (let read = 0; read < deepRows; read += 200) {
      after = (await readPage(db, conditions, { first: 200, after })).rows.at(-1)?.cursor ?? null;
    }
    const { ms } = await timedOften(() => readPage(db, conditions, { first: pageRows, after }));
    report.add(area, `${what}: page behind ${deepRows} rows`, ms, "ms");
  }
}

async function readPage(
  db: Database,
  typed: TypedConditions,
  { first, after }: { readonly first: number; readonly after: string | null },
) {
  const source = await findSource(db, conditionsOf(typed));
  return readCountedPage(db, source, {
    order: activityOrder,
    isDescending: true,
    first,
    last: null,
    after,
    before: null,
  });
}

function conditionsOf({ text, ...given }: TypedConditions): ActivityConditions {
  return { ...anyEntry, ...given, text: text === undefined ? null : { words: text.split(" "), id: text } };
}

async function timed<Value>(work: () => Promise<Value>) {
  const begin = performance.now();
  const value = await work();
  return { ms: performance.now() - begin, value };
}

/** The median time; a single time if it is long. */
async function timedOften<Value>(work: () => Promise<Value>) {
  const first = await timed(work);
  const times = [first.ms];
  while (times.length < repeats && first.ms < 500) times.push((await timed(work)).ms);
  return { ms: median(times), value: first.value };
}
