import { expect, test } from "vitest";
import { activitySections, activityTypesOf, snapshotSubjectOf } from "#domain/activitySections";
import { activityTypes } from "#domain/activityTypes";
import { isErrorCode } from "#domain/errorCodes";
import * as limits from "#domain/limits";
import * as timings from "#domain/timings";
import { version } from "#domain/version";

test("Constants: have the values of the product", () => {
  expect(version).toBe("2025.42.0");
  expect(timings).toMatchObject({
    startupOverlayMs: 150,
    activationRedirectMs: 1_000,
    tokenCopiedMs: 1_000,
    chunkLoadTimeoutMs: 120_000,
    sessionIdleMinutes: 30,
    sessionAbsoluteHours: 12,
    sessionWarningMs: 120_000,
    invitationDays: 7,
  });
  expect(limits).toMatchObject({
    pageSize: 50,
    pageSizeMax: 200,
    passwordMinLength: 12,
    loginFailuresBeforeWait: 5,
  });
});

test("Error codes: recognises its own error codes and no other value", () => {
  expect(isErrorCode("unauthorized")).toBe(true);
  for (const none of ["toString", "", null, 7]) expect(isErrorCode(none)).toBe(false);
});

test("Constants: each activity type belongs to a section, except those of the log itself", () => {
  const found = new Set(activitySections.flatMap(activityTypesOf));
  const others = activityTypes.filter((type) => !found.has(type));
  expect(others).toEqual(["READ_PERSONAL_DATA", "VERIFY_ACTIVITIES", "EXPORT_ACTIVITIES"]);
});

test("Constants: each section with restored snapshots names those that belong to it", () => {
  const sections = activitySections.filter((section) =>
    activityTypesOf(section).includes("RESTORE_SNAPSHOT"),
  );
  expect(Object.fromEntries(sections.map((section) => [section, snapshotSubjectOf(section)]))).toEqual({
    texts: "SERVICE",
    files: "SERVICE",
    forms: "SERVICE",
    "postal-codes": "POSTAL_CODES",
    "residential-properties": "RESIDENTIAL_PROPERTIES",
  });
});

test("Constants: lists each activity type once", () => {
  expect(new Set(activityTypes).size).toBe(activityTypes.length);
  for (const type of activityTypes) expect(type).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
});
