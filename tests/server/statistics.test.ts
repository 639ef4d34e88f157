import { afterAll, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendarDays";
import { durationBucket, secondsOfBucket } from "#domain/statistics/durations";
import { foldStatistics } from "#server/domain/statistics/statisticsJobs";
import { bothDatabases } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import { storeProcess } from "../support/processCalls";
import { storeCommunes } from "../support/register";
import { addUser, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { callReporting, readSeen, storeRating } from "../support/statistics";

const now = new Date("2026-11-20T10:00:00Z");
const today = "2026-11-20";
const [register, marriage] = ["ew-meldebescheinigung", "pw-eheurkunde"] as const;
const [augsburg, kempten] = ["09761000", "09763000"] as const;
/** Six of half to twice the size, one that is too large, and one of another kind. */
const others = ["1", "2", "3", "4", "5", "6", "7", "8"].map((digit) => `0977${digit}000`);

describe.each(bothDatabases)("Statistics on $name", async (kind) => {
  const tokens = { support: "", member: "", single: "" };
  const open = await kind.open();
  const { db } = open;
  const services = [register, marriage];
  await storeCommunes(db, [
    ...[augsburg, kempten].map((ags) => ({ ags, name: ags, unit: "Stadt", postalCodes: [], services })),
    ...others.map((ags, index) => {
      const unit = index === 7 ? "Markt" : "Stadt";
      return { ags, name: ags, unit, postalCodes: [], services };
    }),
  ]);
  for (const [index, ags] of others.entries()) {
    const population = index === 6 ? 70_001 : 20_000 + index;
    await db.updateTable("commune").set({ population }).where("ags", "=", ags).execute();
  }
  await db.updateTable("commune").set({ population: 30_000 }).where("ags", "=", augsburg).execute();
  const logIn = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) =>
    addSession(db, await addUser(db, { username, roles }), now);
  tokens.support = await logIn("support", systemRole("SUPPORT"));
  tokens.member = await logIn("member", [
    memberOf(augsburg, register),
    memberOf(kempten, register, marriage),
  ]);
  tokens.single = await logIn("single", [memberOf(augsburg, register)]);

  /** Applications that took two hours. */
  const add = async (count: number, ags: string, service_id: string, day: string, restarts = 0) => {
    for (let index = 0; index < count; index += 1) {
      const created_at = new Date(`${day}T08:00:00Z`);
      const updated_at = new Date(`${day}T10:00:00Z`);
      const place = { commune_ags: ags, service_id };
      await storeProcess(db, { ...place, created_at, updated_at, restarts, status: "SUCCESS" });
    }
  };
  await add(6, augsburg, register, today, 1);
  await add(2, augsburg, register, "2026-11-19");
  await add(7, augsburg, marriage, "2026-11-18");
  await add(3, kempten, register, "2026-10-05");
  await add(9, kempten, register, "2025-09-30");
  for (const [index, ags] of others.entries())
    await add(index === 5 ? 0 : 2 + index, ags, register, "2026-11-10");
  await storeRating(db, { ags: augsburg, serviceId: register, at: now, rating: 5 });
  await storeRating(db, { ags: augsburg, serviceId: register, at: now, rating: 2 });
  await foldStatistics(await contextOf(db), seenRun());
  // Not folded yet.
  await add(1, augsburg, register, today);
  afterAll(() => open.close());

  const read = (token: string, variables: Readonly<Record<string, unknown>> = {}) =>
    readSeen(db, { token, now }, variables);
  const inAugsburg = { commune: augsburg, serviceId: register };

  test("of one commune have all values, and name the small ones", async () => {
    const { totals, points, statuses, ...rest } = await read(tokens.support, { scope: inAugsburg });
    expect(rest).toMatchObject({
      from: "2026-10-22",
      to: today,
      granularity: "DAY",
      communeCount: 1,
      hidesSmallFigures: false,
      // Nothing was recorded there before.
      previousFrom: null,
      previous: null,
    });
    const seconds = secondsOfBucket(durationBucket(7_200));
    expect(totals).toEqual({
      submitted: 9,
      completed: 9,
      assisted: 6,
      assistedShare: 6 / 9,
      failedAttempts: 0,
      payments: 0,
      feeIncome: 0,
      medianSeconds: seconds,
      p90Seconds: seconds,
      ratings: 2,
      ratingAverage: 3.5,
      hidden: ["RATINGS"],
    });
    expect(points).toHaveLength(30);
    expect(points.at(-1)).toMatchObject({ from: today, isUnfinished: true, figures: { submitted: 7 } });
    expect(points.at(-2)?.figures).toMatchObject({
      submitted: 2,
      // No ratings, but they would tell the number of the other day.
      hidden: ["SUBMITTED", "COMPLETED", "RATINGS"],
    });
    expect(statuses.find(({ status }) => status === "SUCCESS")).toEqual({
      status: "SUCCESS",
      count: 9,
      isHidden: false,
    });
    expect(statuses).toHaveLength(7);
  });

  test("over several communes leave small figures out, and are compared with the period before", async () => {
    const { totals, previous, points, ...rest } = await read(tokens.member);
    expect(rest).toMatchObject({ communeCount: 2, hidesSmallFigures: true, peers: null });
    // Nine; the three before would follow from the year.
    expect(totals).toMatchObject({ submitted: null, assisted: 6, ratings: null, ratingAverage: null });
    expect(rest).toMatchObject({ previousFrom: "2026-09-22", previousTo: "2026-10-21" });
    // Three applications in Kempten.
    expect(previous).toMatchObject({ submitted: null, completed: null, medianSeconds: null, assisted: 0 });
    // Two of them on the day before, which the others of the same week would reveal.
    expect(points.at(-2)?.figures.submitted).toBeNull();
    expect(points.at(-1)?.figures.submitted).toBeNull();
  });

  test("a year is read by week, and all time by month, from the first recorded day", async () => {
    const year = await read(tokens.support, { scope: { commune: kempten }, period: "LAST_YEAR" });
    expect(year).toMatchObject({
      granularity: "WEEK",
      from: "2025-11-17",
      totals: { submitted: 3, completed: 3 },
    });
    expect(year.points).toHaveLength(53);
    expect(year.points.filter(({ figures }) => figures.medianSeconds !== null)).toMatchObject([
      { from: "2026-10-05", to: "2026-10-11", figures: { submitted: 3 } },
    ]);
    const all = await read(tokens.support, { scope: { commune: kempten }, period: "ALL_TIME" });
    expect(all).toMatchObject({
      granularity: "MONTH",
      from: "2025-09-30",
      previous: null,
      totals: { submitted: 12 },
    });
    expect(all.points).toHaveLength(15);
    expect(all.points[0]?.figures).toMatchObject({ completed: 9, medianSeconds: expect.any(Number) });
  });

  test("free days are whole months over several communes, without statuses", async () => {
    const days = { from: "2026-11-10", to: "2026-11-12" };
    const one = await read(tokens.support, { scope: inAugsburg, days });
    expect(one).toMatchObject({ ...days, totals: { submitted: 0 } });
    const several = await read(tokens.support, { days });
    expect(several).toMatchObject({ from: "2026-11-01", to: today, statuses: [], previous: null });
    const open = await read(tokens.support, { days: {} });
    expect(open).toMatchObject({ from: "2025-09-01", to: today });
  });

  test("days that cannot be are refused", async () => {
    const source = `query($days: DateRange) { statistics(days: $days) { from } }`;
    const codesOf = async (days: object) =>
      (await callReporting(db, { token: tokens.support, now }, source, { days })).codes;
    expect(await codesOf({ from: "2026-02-02", to: "2026-02-01" })).toEqual(["end_before_start"]);
    expect(await codesOf({ from: addDays(today, 1) })).toEqual(["date_invalid"]);
    expect((await read(tokens.support, { days: { to: addDays(today, 40) } })).to).toBe(today);
    expect(await codesOf({ from: "2006-01-01" })).toEqual(["bad_request"]);
    expect(await codesOf({ from: "2006-12-01", to: today })).toEqual([]);
  });

  test("members get what their roles name, and nothing of others or of what does not exist", async () => {
    expect((await read(tokens.single)).totals.submitted).toBe(9);
    expect(await read(tokens.single)).toMatchObject({ communeCount: 1, hidesSmallFigures: false });
    expect((await read(tokens.single, { scope: { serviceId: marriage } })).totals.submitted).toBe(0);
    expect(
      (await read(tokens.member, { scope: { commune: kempten }, period: "ALL_TIME" })).totals.submitted,
    ).toBe(12);
    for (const commune of [others[0], "00000000", "", "nonsense"]) {
      const seen = await read(tokens.single, { scope: { commune }, period: "ALL_TIME" });
      expect(seen).toMatchObject({ communeCount: 0, from: today, totals: { submitted: 0 } });
    }
    for (const scope of [{ commune: "" }, { commune: "00000000" }, { serviceId: "" }]) {
      expect(await read(tokens.support, { scope })).toMatchObject({
        communeCount: 0,
        totals: { submitted: 0 },
      });
    }
    expect(await read(tokens.support)).toMatchObject({ communeCount: 10, hidesSmallFigures: true });
    // Twelve in Kempten, and elsewhere 2 + 3 + 4 + 5 + 6 + 8 + 9.
    const ofService = { scope: { serviceId: register }, period: "ALL_TIME" };
    expect((await read(tokens.support, ofService)).totals.submitted).toBe(9 + 12 + 37);
  });

  test("one commune is compared with five of its size and kind that received applications", async () => {
    const { peers } = await read(tokens.support, { scope: inAugsburg });
    // The median of 2, 3, 4, 5 and 6 applications.
    expect(peers).toMatchObject({
      communeCount: 5,
      population: 30_000,
      submittedPer1000: (1_000 * 4) / 20_002,
      ownSubmittedPer1000: (1_000 * 9) / 30_000,
      medianSeconds: secondsOfBucket(durationBucket(7_200)),
      assistedShare: 0,
      failedPer100: 0,
      ownFailedPer100: 0,
      ratingAverage: null,
    });
    expect(
      (await read(tokens.support, { scope: { commune: augsburg, serviceId: marriage } })).peers,
    ).toBeNull();
    expect((await read(tokens.support, { scope: { commune: kempten } })).peers).toBeNull();
    expect((await read(tokens.single)).peers).toEqual(peers);
    const few = db
      .updateTable("commune")
      .set({ population: 1_000 })
      .where("ags", "=", others[0] ?? "");
    await few.execute();
    expect((await read(tokens.support, { scope: inAugsburg })).peers).toBeNull();
  });
});
