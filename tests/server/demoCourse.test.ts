/** The course of the demo processes over the 14 months. */
import { describe, expect, test } from "vitest";
import { isPublicHoliday } from "#server/demo/holidays";
import { communes } from "#server/demo/communes";
import { demoRowsOf } from "../support/demoRows";

const dayMs = 86_400_000;
const rows = demoRowsOf();
// Those of the last two days are of an incident and of today.
const processes = rows.process.filter(({ row }) => row.created_at < new Date("2025-11-18"));

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const days = Array.from({ length: 423 }, (_, index) =>
  dayOf(new Date(Date.parse("2025-11-17") - index * dayMs)),
);
const holidays = [
  ...["2024-10-03", "2024-12-25", "2024-12-26", "2025-01-01", "2025-04-18", "2025-04-21"],
  ...["2025-05-01", "2025-05-29", "2025-06-09", "2025-10-03"],
];
const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0;

/** Mean number per day of the given days. */
function meanOf(times: readonly Date[], of: readonly string[]): number {
  const wanted = new Set(of);
  return times.filter((at) => wanted.has(dayOf(at))).length / of.length;
}

const submissions = processes.map(({ row }) => row.created_at);
const working = days.filter((day) => !isWeekend(day) && !holidays.includes(day));

describe("Demo applications", () => {
  test("are submitted on weekends a quarter as often as on other days, rarely on holidays", () => {
    const usual = meanOf(submissions, working);
    const weekend = meanOf(submissions, days.filter(isWeekend)) / usual;
    expect(weekend).toBeGreaterThan(0.15);
    expect(weekend).toBeLessThan(0.4);
    const holiday = meanOf(submissions, holidays) / usual;
    expect(holiday).toBeGreaterThan(0);
    expect(holiday).toBeLessThan(0.5);
    const betweenYears = ["27", "30", "31"].map((day) => `2024-12-${day}`);
    const before = days.filter((day) => day >= "2024-12-02" && day <= "2024-12-20" && !isWeekend(day));
    expect(meanOf(submissions, betweenYears)).toBeLessThan(meanOf(submissions, before) * 0.7);
  });

  test("become more, slowly", () => {
    const quarters = [0, 1, 2, 3].map((index) =>
      meanOf(submissions, days.slice(index * 105, index * 105 + 105)),
    );
    expect(quarters).toEqual([...quarters].sort((a, b) => b - a));
    expect((quarters[0] ?? 0) / (quarters[3] ?? 1)).toBeLessThan(4);
  });

  test("about vehicles are more in spring", () => {
    const share = (of: readonly string[]) =>
      meanOf(
        processes.filter(({ row }) => row.service_id.startsWith("ikfz-")).map(({ row }) => row.created_at),
        of,
      ) / meanOf(submissions, of);
    const isSpring = (day: string) => day >= "2025-03-01" && day <= "2025-05-31";
    const around = (day: string) => !isSpring(day) && day >= "2024-12-01" && day <= "2025-08-31";
    expect(share(days.filter(isSpring)) / share(days.filter(around))).toBeGreaterThan(1.25);
  });

  test("of a new service begin five months ago and become more, in several communes", () => {
    const own = processes.filter(({ row }) => row.service_id === "parken-bewohnerparkausweis");
    const thirds = [0, 1, 2].map((index) =>
      meanOf(
        own.map(({ row }) => row.created_at),
        days.slice(index * 50, index * 50 + 50),
      ),
    );
    expect(thirds).toEqual([...thirds].sort((a, b) => b - a));
    expect(
      meanOf(
        own.map(({ row }) => row.created_at),
        days.slice(150),
      ),
    ).toBe(0);
    expect(new Set(own.map(({ row }) => row.commune_ags)).size).toBeGreaterThan(5);
  });
});

describe("Outage of the demo data", () => {
  const affected = processes.filter(({ attempts }) =>
    attempts.some(({ error_text: text }) => text?.startsWith("Rechenzentrum: keine Verbindung")),
  );

  test("lasts two days six weeks ago, with many failed attempts", () => {
    const failed = processes.flatMap(({ attempts }) =>
      attempts.filter(({ state }) => state === "FAILED").map(({ started_at: at }) => at),
    );
    const outage = ["2025-10-07", "2025-10-08"];
    const others = days.filter((day) => !outage.includes(day) && day >= "2025-09-01");
    expect(meanOf(failed, outage)).toBeGreaterThan(4 * meanOf(failed, others));
    expect(new Set(affected.map(({ row }) => dayOf(row.created_at)))).toEqual(new Set(outage));
    const groups = new Set(affected.map(({ row }) => row.service_id.replace(/-.*/, "")));
    const meanwhile = processes.filter(({ row }) => groups.has(row.service_id.replace(/-.*/, "")));
    const delivered = meanwhile.flatMap(({ attempts }) =>
      attempts.filter(({ state, trigger }) => state === "SUCCEEDED" && trigger === "FIRST"),
    );
    expect(delivered.filter(({ started_at: at }) => outage.includes(dayOf(at)))).toEqual([]);
  });

  test("is overcome by retries and restarts", () => {
    const succeeded = affected.filter(({ row }) => row.status === "SUCCESS");
    expect(succeeded.length / affected.length).toBeGreaterThan(0.7);
    expect(succeeded.filter(({ row }) => row.restarts === 0).length).toBeGreaterThan(3);
    expect(succeeded.filter(({ row }) => row.restarts === 1).length).toBeGreaterThan(3);
    expect(new Set(affected.map(({ row }) => row.status))).toContain("SUCCESS_MANUAL");
  });
});

test("Demo data: demo processes succeed with their last attempt or by hand: mostly in minutes, some in days", () => {
  for (const { row, attempts } of rows.process) {
    const last = attempts.at(-1);
    const end = new Date((last?.started_at.getTime() ?? 0) + (last?.duration_ms ?? 0));
    const expected =
      row.status === "SUCCESS" ? end : row.status === "SUCCESS_MANUAL" ? row.completed_at : null;
    expect(row.succeeded_at, row.pid).toEqual(expected);
  }
  const took = rows.process
    .flatMap(({ row }) =>
      row.succeeded_at instanceof Date ? [row.succeeded_at.getTime() - row.created_at.getTime()] : [],
    )
    .sort((a, b) => a - b);
  const share = (ms: number) => took.filter((each) => each < ms).length / took.length;
  expect(share(10 * 60_000)).toBeGreaterThan(0.8);
  expect(share(60_000)).toBeLessThan(0.95);
  expect(took.filter((each) => each > dayMs).length).toBeGreaterThan(50);
});

test("Demo data: demo communes have a population, most of them with five of their kind and size", () => {
  const peers = communes.map(
    ([, , unit, , , population]) =>
      communes.filter(
        ([, , otherUnit, , , other]) =>
          otherUnit === unit && other >= population / 2 && other <= population * 2,
      ).length - 1,
  );
  expect(peers.filter((count) => count >= 5).length).toBeGreaterThan(communes.length / 2);
  const stored = new Map(rows.commune.map(({ ags, population }) => [ags, population]));
  expect(stored.get("09761000")).toBe(296_582);
  for (const ags of ["09761000", "09182111", "05974028"]) {
    expect(peers[communes.findIndex(([each]) => each === ags)], ags).toBeGreaterThanOrEqual(5);
  }
});

test.each(["2024-03-29", "2024-04-01", "2026-04-06", "2027-05-06", "2038-04-26", "2025-10-03", "2026-12-25"])(
  "Demo data: %s is a public holiday",
  (day) => {
    expect(isPublicHoliday(new Date(day))).toBe(true);
    expect(isPublicHoliday(new Date(Date.parse(day) + 2 * dayMs))).toBe(false);
  },
);
