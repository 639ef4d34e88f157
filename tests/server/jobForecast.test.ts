import { expect, test } from "vitest";
import {
  isActionAllowed,
  processJobActions,
  processRecords,
  processStatuses,
} from "#domain/processTransitions";
import { processTypes } from "#domain/retrySchedule";
import { forecastOf } from "#server/domain/jobs/jobForecast";

/** Two processes for every possible standing. */
const stateGroups = processStatuses.flatMap((status) =>
  processRecords.flatMap((record) =>
    processTypes.flatMap((type) =>
      [1, 3, 6, 20].flatMap((tries) =>
        [false, true].map((isErased) => ({
          ...{ status, record, type, tries, isErased, isErasureHeld: false },
          count: 2,
        })),
      ),
    ),
  ),
);

test.each(processJobActions)(
  "Jobs: a forecast of %s has at most 20 groups that cover every process",
  (action) => {
    const groups = forecastOf(action, stateGroups);
    expect(groups.length).toBeLessThanOrEqual(20);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(2 * stateGroups.length);
    const allowed = stateGroups.filter((state) => isActionAllowed(action, state));
    expect(groups[0]).toEqual({ error: null, count: 2 * allowed.length });
    expect(groups.slice(1).every(({ error }) => error?.code === "status_not_allowed")).toBe(true);
  },
);

test("Jobs: a forecast names the processes whose erasure is held", () => {
  const process = {
    status: "SUCCESS",
    record: "ARCHIVED",
    type: "SYNCHRONOUS",
    tries: 1,
    isErased: false,
  } as const;
  const groups = [true, false].map((isErasureHeld) => ({ ...process, isErasureHeld, count: 2 }));
  expect(forecastOf("DELETE", groups)).toMatchObject([
    { error: null, count: 2 },
    { error: { code: "erasure_held" }, count: 2 },
  ]);
});
