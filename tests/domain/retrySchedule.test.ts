import { expect, test } from "vitest";
import { retryStateOf, retryWaitMs, triesMax } from "#domain/retrySchedule";

const [seconds30, minutes30, hour] = [30_000, 1_800_000, 3_600_000];

test.each([
  [0, "retry_0", seconds30],
  [1, "retry_0", seconds30],
  [2, "retry_0", seconds30],
  [3, "retry_1", minutes30],
  [4, "retry_1", minutes30],
  [5, "retry_1", minutes30],
  [6, "retry_2", hour],
  [19, "retry_2", hour],
  [20, "retry_restart", null],
  [21, "retry_restart", null],
  [1_000, "retry_restart", null],
])("Retry schedule: after %i tries the step is %s", (tries, state, waitMs) => {
  expect(retryStateOf("ASYNCHRONOUS", tries)).toBe(state);
  expect(retryWaitMs("ASYNCHRONOUS", tries)).toBe(waitMs);
  expect(retryStateOf("SYNCHRONOUS", tries)).toBe("no_retry");
  expect(retryWaitMs("SYNCHRONOUS", tries)).toBeNull();
});

test("Retry schedule: retries up to twenty times in a row, and no more", () => {
  const waits = Array.from({ length: triesMax }, (_, index) => retryWaitMs("ASYNCHRONOUS", index + 1));
  expect(waits.filter((wait) => wait === seconds30)).toHaveLength(2);
  expect(waits.filter((wait) => wait === minutes30)).toHaveLength(3);
  expect(waits.filter((wait) => wait === hour)).toHaveLength(14);
  expect(waits.at(-1)).toBeNull();
});
