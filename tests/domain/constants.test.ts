import { expect, test } from "vitest";
import { activityTypes } from "#domain/activityTypes";
import { errorCodes, isErrorCode } from "#domain/errorCodes";
import * as limits from "#domain/limits";
import * as timings from "#domain/timings";
import { version } from "#domain/version";

test("stands for the figures of the specification", () => {
  expect(version).toBe("2025.42.0");
  expect(timings).toMatchObject({
    ...{
      startupOverlayMs: 150,
      activationRedirectMs: 1_000,
      tokenCopiedMs: 1_000,
      chunkLoadTimeoutMs: 120_000,
    },
    ...{ sessionIdleMinutes: 30, sessionAbsoluteHours: 12, sessionWarningMs: 120_000, invitationDays: 7 },
  });
  expect(limits).toMatchObject({
    ...{ pageSize: 50, pageSizeMax: 200, passwordMinLength: 12, loginFailuresBeforeWait: 5 },
  });
});

test("has each code once, in the form in which it stands on the wire", () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
  expect(isErrorCode("unauthorized")).toBe(true);
  for (const none of ["toString", "", null, 7]) expect(isErrorCode(none)).toBe(false);
});

test("has each type of activity once", () => {
  expect(new Set(activityTypes).size).toBe(activityTypes.length);
  for (const type of activityTypes) expect(type).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(activityTypes).toHaveLength(73);
});
