import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { foldChanges, selectDifferenceCount } from "#server/storage/statistics/statisticsFold";
import { attemptHarnessAt } from "../support/attemptHarness";
import { seenRun } from "../support/jobRuns";
import { bothDatabases } from "../support/databases";
import { callProcess, place, storeProcess, storeTarget } from "../support/processCalls";
import { now, processActionHarness } from "../support/processActionHarness";
import { contextOf } from "../support/serverCalls";
import { factsOfRows, factsOfSums, levelsOf, storedLevels, storeRating } from "../support/statistics";

const at = (time: string) => new Date(time);

describe.each(bothDatabases)("Sums of statistics on $name", async (kind) => {
  const open = await kind.open();
  const { db } = open;
  const actions = await processActionHarness(db);
  const attempts = attemptHarnessAt(db);
  afterAll(async () => {
    await actions.close();
    await open.close();
  });
  afterEach(() => attempts.closeTargets());
  beforeEach(async () => {
    await db.deleteFrom("feedback").execute();
    for (const table of ["process_attempt", "process_payment", "process", "statistics_check"] as const) {
      await db.deleteFrom(table).execute();
    }
    // What is deleted is subtracted again.
    expect(await factsOfSums(db)).toEqual({});
  });

  /** Sums by figure, after a comparison with the rows. */
  async function figures(): Promise<Readonly<Record<string, number>>> {
    const facts = await factsOfSums(db);
    expect(facts).toEqual(await factsOfRows(db));
    const sums: Record<string, number> = {};
    for (const [key, amount] of Object.entries(facts)) {
      const figure = key.split(" ")[3] ?? "";
      sums[figure] = (sums[figure] ?? 0) + amount;
    }
    return sums;
  }

  async function runJob(name: string, log: JobContext["log"] = pino({ level: "silent" })): Promise<void> {
    const ctx = { ...(await contextOf(db, { now })), log };
    await scheduledJobs(ctx)
      .find((job) => job.name === name)
      ?.run(seenRun());
  }

  test("an application and its payment count when they are stored, each on its day", async () => {
    const fee = { feeId: "f1", text: "Bescheinigung", value: 999, quantity: 3, taxRate: 1_900 };
    const payment = {
      completionType: "ONLINE",
      completedAt: "2026-11-19T22:59:59.000Z",
      identifier: "P-1",
      paymentSystem: "epay",
      paymentType: "CARD",
      fees: [fee],
    };
    const input = { ...place, idempotencyKey: "k", key: "m", type: "ASYNCHRONOUS", variables: {}, payment };
    const source = `mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { pid } }`;
    await callProcess(db, { now: at("2026-11-19T23:00:00Z") }, source, { input }, { intake: "granted" });
    expect(await figures()).toEqual({ SUBMITTED: 1, STATUS_IN_PROGRESS: 1, PAYMENTS: 1, FEE_INCOME: 3_566 });
    const days = Object.keys(await factsOfSums(db)).map((key) => key.split(" ").slice(2, 4).join(" "));
    // The application was stored in the first second of a day in Europe/Berlin, and was paid before.
    expect(days).toContain("2026-11-19 PAYMENTS");
    expect(days).not.toContain("2026-11-19 SUBMITTED");
  });

  test("failed attempts, success without help, restarts and manual completion count as such", async () => {
    const created_at = at("2026-11-18T10:00:00Z");
    const alone = await storeProcess(db, { created_at });
    const restarted = await storeProcess(db, { created_at });
    const completed = await storeProcess(db, { created_at, status: "ERROR", tries: 20 });
    let status = 200;
    await attempts.serve((_request, response) => response.writeHead(status).end("{}"));
    expect(await attempts.attempt(alone)).toBe("SUCCESS");
    status = 500;
    expect(await attempts.attempt(restarted)).toBe("ERROR");
    expect(await figures()).toMatchObject({
      SUBMITTED: 3,
      COMPLETED: 1,
      STATUS_ERROR: 2,
      FAILED_ATTEMPTS: 1,
    });
    expect(await figures()).not.toHaveProperty("ASSISTED");

    const { revision } = await attempts.rowOf(restarted);
    const answer = await actions.send("restart", restarted, { revision });
    expect(answer.errors).toEqual([]);
    status = 200;
    expect(await attempts.attempt(restarted)).toBe("SUCCESS");
    expect((await actions.send("complete", completed, { comment: "Von Hand." })).errors).toEqual([]);
    expect(await figures()).toEqual({
      SUBMITTED: 3,
      COMPLETED: 3,
      ASSISTED: 2,
      DURATION: 3,
      FAILED_ATTEMPTS: 1,
      STATUS_SUCCESS: 2,
      STATUS_SUCCESS_MANUAL: 1,
    });
    const row = await attempts.rowOf(completed);
    expect(row.succeeded_at).toEqual(row.completed_at);

    expect(
      (await actions.send("archive", completed, { revision: row.revision, isArchived: true })).errors,
    ).toEqual([]);
    expect((await attempts.rowOf(completed)).succeeded_at).toEqual(row.succeeded_at);
  });

  test("ratings count by stars, and no longer when they are removed", async () => {
    for (const rating of [1, 5, 5]) await storeRating(db, { ...place, at: now, rating });
    expect(await figures()).toEqual({ RATINGS: 3 });
    expect(await factsOfSums(db)).toMatchObject({
      [`${place.ags} ${place.serviceId} 2026-11-20 RATINGS 5`]: 2,
    });
    await db.deleteFrom("feedback").where("rating", "=", 5).execute();
    expect(await figures()).toEqual({ RATINGS: 1 });
  });

  test("a day is one in Europe/Berlin, also with 23 and 25 hours", async () => {
    const moments = {
      "2026-03-28": ["2026-03-28T22:59:59.999Z"],
      // 23 hours.
      "2026-03-29": ["2026-03-28T23:00:00Z", "2026-03-29T21:59:59.999Z"],
      "2026-03-30": ["2026-03-29T22:00:00Z"],
      "2026-10-24": ["2026-10-24T21:59:59.999Z"],
      // 25 hours.
      "2026-10-25": ["2026-10-24T22:00:00Z", "2026-10-25T22:59:59.999Z"],
      "2026-10-26": ["2026-10-25T23:00:00Z"],
    };
    for (const time of Object.values(moments).flat()) await storeProcess(db, { created_at: at(time) });
    const facts = await factsOfSums(db);
    const submitted = Object.entries(facts).filter(([key]) => key.includes("SUBMITTED"));
    expect(Object.fromEntries(submitted.map(([key, amount]) => [key.split(" ")[2], amount]))).toEqual(
      Object.fromEntries(Object.entries(moments).map(([day, times]) => [day, times.length])),
    );
  });

  const storeSome = async () => {
    for (const [index, service_id] of [place.serviceId, "pw-eheurkunde", place.serviceId].entries()) {
      const created_at = at(`2026-0${index + 7}-30T10:00:00Z`);
      const updated_at = at(`2026-0${index + 7}-31T10:00:0${index}Z`);
      await storeProcess(db, { service_id, created_at, updated_at, status: "SUCCESS" });
    }
    await storeRating(db, { ...place, at: now, rating: 4 });
  };

  test("folding adds up all levels, also if two servers fold at once", async () => {
    await storeSome();
    const facts = await factsOfRows(db);
    const fold = async (): Promise<void> => {
      while ((await foldChanges(db, 0, 3)).count > 0);
    };
    await Promise.all([fold(), fold()]);
    await runJob("fold-statistics");
    expect(await db.selectFrom("statistics_change").selectAll().execute()).toEqual([]);
    await db.deleteFrom("statistics_sum").where("amount", "=", 0).execute();
    expect(await storedLevels(db)).toEqual(levelsOf(facts));
  });

  test("the nightly comparison reports, stores and corrects differences at all levels", async () => {
    await storeSome();
    await runJob("fold-statistics");
    const facts = await factsOfRows(db);
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    await runJob("check-statistics", log);
    expect([await selectDifferenceCount(db), lines]).toEqual([0, []]);

    const change = { amount: 3, figure: "SUBMITTED", bucket: 0, day: "2026-07-30" };
    await db
      .updateTable("statistics_sum")
      .set(({ eb }) => ({ amount: eb("amount", "+", 2) }))
      .where("commune_ags", "=", place.ags)
      .where("service_id", "=", "pw-eheurkunde")
      .where("figure", "=", "SUBMITTED")
      .execute();
    const all = { commune_ags: "", service_id: "", unit: "MONTH" } as const;
    await db
      .insertInto("statistics_sum")
      .values({ ...change, ...all, figure: "DURATION", bucket: 999 })
      .execute();
    await db.deleteFrom("statistics_sum").where("figure", "=", "RATINGS").execute();
    await runJob("check-statistics", log);
    // The sum, the rating and the month; the levels above a corrected sum follow from it.
    const count = await selectDifferenceCount(db);
    expect(count).toBeGreaterThanOrEqual(3);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 50, count }]);
    await runJob("fold-statistics");
    await db.deleteFrom("statistics_sum").where("amount", "=", 0).execute();
    expect(await storedLevels(db)).toEqual(levelsOf(facts));

    await db.deleteFrom("statistics_check").execute();
    await runJob("check-statistics", log);
    expect([await selectDifferenceCount(db), lines.length]).toEqual([0, 1]);
  });

  test("the sums of rows that were there before are the same", async () => {
    await storeSome();
    expect(Object.keys(await factsOfRows(db)).length).toBeGreaterThan(8);
    await storeTarget(db, `https://${randomUUID()}.example/`);
    const facts = await factsOfRows(db);
    await db.deleteFrom("statistics_change").execute();
    await db.deleteFrom("statistics_sum").execute();
    await runJob("check-statistics");
    expect(await factsOfSums(db)).toEqual(facts);
  });
});
