import { expect, test } from "vitest";
import { momentAt, readTimeOfDay, timeOfDay } from "#domain/berlinTime";
import { latestMaintenanceEnd, maintenanceTextIn, periodProblems } from "#domain/serviceMaintenance";

const now = new Date("2026-11-20T10:00:00.000Z");

test.each([
  ["14:30", "14:30"],
  ["8.05", "08:05"],
  ["1430", "14:30"],
  ["14", "14:00"],
  ["14:30 Uhr", "14:30"],
  ["24:00", null],
  ["12:60", null],
  ["", null],
  ["mittags", null],
])("Times: reads %j as %j", (typed, time) => expect(readTimeOfDay(typed)).toBe(time));

test("Times: are those of Berlin, in summer and winter", () => {
  expect(momentAt("2026-07-01", "14:00")?.toISOString()).toBe("2026-07-01T12:00:00.000Z");
  expect(momentAt("2026-11-20", "14:00")?.toISOString()).toBe("2026-11-20T13:00:00.000Z");
  expect(timeOfDay(new Date("2026-11-20T23:00:00.000Z"))).toBe("00:00");
});

test("Times: the skipped hour does not exist, and the repeated one is the earlier", () => {
  expect(momentAt("2027-03-28", "02:30")).toBeNull();
  expect(momentAt("2026-10-25", "02:30")?.toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(momentAt("2026-11-31", "02:30")).toBeNull();
});

test("Maintenance: its end is at most the end of the 90th day, across the change of clocks", () => {
  expect(latestMaintenanceEnd(now).toISOString()).toBe("2027-02-18T23:00:00.000Z");
  const summer = latestMaintenanceEnd(new Date("2027-02-01T10:00:00.000Z"));
  expect(summer.toISOString()).toBe("2027-05-02T22:00:00.000Z");
  const codes = periodProblems(
    { beginsAt: null, endsAt: new Date(latestMaintenanceEnd(now).getTime() + 1) },
    now,
  );
  expect(codes.map(({ field, code }) => [field, code])).toEqual([["endsAt", "number_out_of_range"]]);
});

test("Maintenance: a language without a sentence has the German one, also for names of Object", () => {
  const texts = { de: "Wartung.", en: "Closed." };
  expect(maintenanceTextIn(texts, "en")).toEqual({ language: "en", text: "Closed." });
  expect(maintenanceTextIn(texts, "toString")).toEqual({ language: "de", text: "Wartung." });
});
