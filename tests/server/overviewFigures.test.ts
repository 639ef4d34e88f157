import { sql } from "kysely";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendarDays";
import { can, permissionsOf, roleTypes } from "#domain/permissions";
import { courseDays, recordedFigures, systemFigures, type SystemFigure } from "#domain/systemFigures";
import { readBackup } from "#server/domain/installation/installationFacts";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import { bothDatabases, silent } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import { demoRowsOf } from "../support/demoRows";
import { storePlace, storeProcess } from "../support/processCalls";
import { addUser, call, contextOf, systemRole } from "../support/serverCalls";
import { servicesOf } from "../support/services";
import { addSession, minutes } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const today = "2026-11-20";
const firstDay = "2026-10-22";
const source = `{ systemOverview {
  courses { figure total days { day value } }
  installation { schemaVersion databaseMegabytes waitingJobCount backup { state at } }
} }`;

interface Overview {
  readonly systemOverview: {
    readonly courses: readonly {
      readonly figure: SystemFigure;
      readonly total: number | null;
      readonly days: readonly { readonly day: string; readonly value: number | null }[] | null;
    }[];
    readonly installation: Readonly<Record<string, unknown>>;
  };
}

test("Figures: everyone who may read them may list every process, so small ones need no protection", () => {
  for (const type of roleTypes.filter((role) => permissionsOf[role].some((each) => each === "overview"))) {
    expect(can({ roles: [{ type }] }, "processes")).toBe(true);
  }
});

test("Figures: the demo data have a month up to yesterday, with a gap, that leads up to today", () => {
  const rows = demoRowsOf();
  const communes = rows.daily_figure.filter(({ figure }) => figure === "COMMUNES");
  expect(communes.map(({ day }) => day).toSorted()).toEqual(
    Array.from({ length: courseDays - 1 }, (_, index) => addDays("2025-10-22", index)).filter(
      (day) => day !== "2025-11-07" && day !== "2025-11-08",
    ),
  );
  const values = communes.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeGreaterThan(rows.commune.length - 3);
  expect(values.at(-1)).toBeLessThanOrEqual(rows.commune.length);
});

describe.each(bothDatabases)("Figures of the overview ($name)", async (kind) => {
  const open = await kind.open();
  const { db } = open;
  await storePlace(db);
  const support = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
  afterAll(() => open.close());
  beforeEach(async () => {
    for (const table of ["daily_figure", "process", "statistics_change", "statistics_sum"] as const) {
      await db.deleteFrom(table).execute();
    }
  });

  const read = async (at = now) => {
    const token = await addSession(db, support, at);
    const { data, codes } = await call<Overview>(db, { token, now: at }, source);
    expect(codes).toEqual([]);
    const { courses, installation } = (data as Overview).systemOverview;
    expect(courses.map(({ figure }) => figure)).toEqual(systemFigures);
    const courseOf = (figure: SystemFigure) => courses.find((course) => course.figure === figure);
    const valuesOf = (figure: SystemFigure) =>
      Object.fromEntries((courseOf(figure)?.days ?? []).map(({ day, value }) => [day, value]));
    return { courses, installation, courseOf, valuesOf };
  };
  const job = async (name: string, at = now) => {
    const ctx = { ...(await contextOf(db, { now: at })), ...servicesOf(db) };
    const found = scheduledJobs(ctx).find((each) => each.name === name);
    await found?.run(seenRun());
    return found;
  };

  test("cover the last 30 days up to today, by the calendar of Europe/Berlin", async () => {
    const { courses } = await read();
    for (const { days } of courses) {
      expect(days).toHaveLength(30);
      expect([days?.[0]?.day, days?.at(-1)?.day]).toEqual([firstDay, today]);
    }
    const { courseOf } = await read(new Date("2026-11-20T23:00:00Z"));
    expect(courseOf("PROCESSES")?.days?.at(-1)?.day).toBe("2026-11-21");
    // From the day of 25 hours on, each day occurs once.
    const { courseOf: inAutumn } = await read(new Date("2026-10-25T23:30:00Z"));
    expect(new Set(inAutumn("PROCESSES")?.days?.map(({ day }) => day)).size).toBe(30);
  });

  test("count processes and payments by day, and are the median of the deliveries", async () => {
    const add = async (created: string, seconds: number | null, paid: string | null = null) => {
      const created_at = new Date(created);
      const succeeded_at = seconds === null ? null : new Date(created_at.getTime() + seconds * 1_000);
      const status = succeeded_at ? "SUCCESS" : "ERROR";
      const process_id = await storeProcess(db, { created_at, succeeded_at, status });
      if (paid === null) return;
      await db
        .insertInto("process_payment")
        .values({
          process_id,
          completion_type: "ONLINE",
          completed_at: new Date(paid),
          identifier: `P-${process_id}`,
          payment_system: "epay",
          payment_type: "CARD",
          retries: 0,
          total_amount: 100,
          fees: JSON.stringify([]),
        })
        .execute();
    };
    await add("2026-11-20T08:00:00Z", 100, "2026-11-20T08:00:00Z");
    await add("2026-11-20T08:00:00Z", 300);
    await add("2026-11-20T08:00:00Z", 200);
    await add("2026-11-19T08:00:00Z", null, "2026-11-18T22:30:00Z");
    // Before the first day.
    await add("2026-10-21T08:00:00Z", 9_000, "2026-10-21T08:00:00Z");

    const { courseOf, valuesOf } = await read();
    expect(courseOf("PROCESSES")?.total).toBe(4);
    expect(valuesOf("PROCESSES")).toMatchObject({ [today]: 3, "2026-11-19": 1, "2026-11-18": 0 });
    expect(courseOf("PAYMENTS")?.total).toBe(2);
    expect(valuesOf("PAYMENTS")).toMatchObject({ [today]: 1, "2026-11-18": 1, "2026-11-19": 0 });
    const median = valuesOf("MEDIAN_SECONDS");
    expect(Math.abs((median[today] ?? 0) - 200)).toBeLessThanOrEqual(2);
    expect(median["2026-11-19"]).toBeNull();
    expect(courseOf("MEDIAN_SECONDS")?.total).toBe(median[today]);

    // Folded sums give the same result.
    await job("fold-statistics");
    expect((await db.selectFrom("statistics_change").select("id").execute()).length).toBe(0);
    expect((await read()).valuesOf("PROCESSES")).toEqual(valuesOf("PROCESSES"));
    expect((await read()).courseOf("MEDIAN_SECONDS")).toEqual(courseOf("MEDIAN_SECONDS"));
  });

  test("record active users, communes and enabled services once a day, with gaps and a live value today", async () => {
    const quiet = await addUser(db, { username: "quiet" });
    const inactive = await addUser(db, { username: "inactive", active: false });
    const setLogin = (id: string, last_login_at: Date) =>
      db.updateTable("user_account").set({ last_login_at }).where("id", "=", id).execute();
    await setLogin(support, now);
    await setLogin(inactive, now);
    // The last moment before the 30 days up to today; within those up to the day before.
    await setLogin(quiet, new Date("2026-10-21T21:59:59.999Z"));

    const recorder = await job("record-daily-figures", new Date("2026-11-18T23:05:00Z"));
    expect(recorder?.schedule).toBe("5 0 * * *");
    const stored = () =>
      db.selectFrom("daily_figure").select(["figure", "day", "value"]).orderBy("figure").execute();
    expect(await stored()).toEqual([
      { figure: "ACTIVE_USERS", day: "2026-11-19", value: 2 },
      { figure: "COMMUNES", day: "2026-11-19", value: 1 },
      { figure: "SERVICES", day: "2026-11-19", value: 2 },
    ]);

    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("service_id", "=", "pw-eheurkunde")
      .execute();
    // Later on the same day, as at the start of another server: the first value is kept.
    await Promise.all(
      [1, 2, 3].map((hour) =>
        job("record-daily-figures", minutes(60 * hour, new Date("2026-11-19T06:00:00Z"))),
      ),
    );
    expect(await stored()).toHaveLength(recordedFigures.length);
    const { valuesOf } = await read();
    expect(valuesOf("ACTIVE_USERS")).toMatchObject({ "2026-11-19": 2, [today]: 1 });
    expect(valuesOf("SERVICES")).toMatchObject({ "2026-11-18": null, "2026-11-19": 2, [today]: 1 });
    expect(valuesOf("COMMUNES")).toMatchObject({ "2026-11-18": null, "2026-11-19": 1, [today]: 1 });
    await setLogin(quiet, new Date("2026-10-21T22:00:00.000Z"));
    expect((await read()).valuesOf("ACTIVE_USERS")).toMatchObject({ [today]: 2 });
    await db.updateTable("commune_service").set({ is_enabled: true }).execute();
  });

  test("are recorded at the start of a server", async () => {
    const { config } = await contextOf(db);
    const jobs = scheduledJobs({ ...(await contextOf(db)), ...servicesOf(db) });
    const started = jobs.filter(({ runsAtStart }) => runsAtStart?.(config));
    expect(started.map(({ name }) => name)).toEqual(["record-daily-figures"]);
  });

  test("fail one by one", async () => {
    await sql`alter table daily_figure rename to gone`.execute(db);
    const { courses } = await read();
    await sql`alter table gone rename to daily_figure`.execute(db);
    expect(courses.filter(({ days }) => days === null).map(({ figure }) => figure)).toEqual(recordedFigures);
    expect(courses.find(({ figure }) => figure === "PAYMENTS")?.days).toHaveLength(30);
  });

  test("come with facts about the installation, each of which fails on its own", async () => {
    const { installation } = await read();
    expect(installation).toEqual({
      schemaVersion: expect.stringMatching(/^\d{4}_[a-z_]+$/),
      databaseMegabytes: expect.any(Number),
      // The queue was never started.
      waitingJobCount: null,
      backup: { state: "NOT_REPORTED", at: null },
    });
    expect(installation["databaseMegabytes"]).toBeGreaterThan(1);
    await servicesOf(db).queue.start([]);
    expect((await read()).installation["waitingJobCount"]).toBe(0);
    await servicesOf(db).queue.stop();
  });
});

describe("Latest backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sm-test-"));
  afterAll(() => rm(folder, { recursive: true }));
  const file = join(folder, "backup.stamp");

  const readAt = async (modified: Date | null, backupStamp: string | null = file) => {
    if (modified) {
      await writeFile(file, "");
      await utimes(file, modified, modified);
    }
    return readBackup({ config: { backupStamp }, log: silent, now: () => now });
  };

  test("is the time of the file, and overdue after 26 hours", async () => {
    expect(await readAt(minutes(-26 * 60, now))).toEqual({ state: "CURRENT", at: minutes(-26 * 60, now) });
    expect(await readAt(minutes(-26 * 60 - 1, now))).toEqual({
      state: "OVERDUE",
      at: minutes(-26 * 60 - 1, now),
    });
    expect(await readAt(minutes(5, now))).toMatchObject({ state: "CURRENT" });
  });

  test("is unreadable without a file, for a folder and in the future", async () => {
    const unreadable = { state: "UNREADABLE", at: null };
    expect(await readAt(minutes(6, now))).toEqual(unreadable);
    expect(await readAt(null, folder)).toEqual(unreadable);
    expect(await readAt(null, join(folder, "missing"))).toEqual(unreadable);
    expect(await readAt(null, null)).toEqual({ state: "NOT_REPORTED", at: null });
  });
});
