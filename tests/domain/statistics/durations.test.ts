/** Processing times as a histogram. */
import { expect, test } from "vitest";
import { durationBucket, durationQuantile, secondsOfBucket } from "#domain/statistics/durations";

test("Durations: a bucket stands for its times to 1 %", () => {
  for (const seconds of [60, 134, 3_600, 86_400, 30 * 86_400]) {
    const stands = secondsOfBucket(durationBucket(seconds));
    expect(Math.abs(stands - seconds) / seconds).toBeLessThanOrEqual(0.011);
  }
  expect(durationBucket(0)).toBe(0);
});

test("Durations: quantiles take the smallest time that the share does not exceed", () => {
  const times = [10, 20, 30, 40, 1_000];
  const buckets = times.map((seconds) => ({ bucket: durationBucket(seconds), count: 1 })).toReversed();
  expect(durationQuantile(buckets, 0.5)).toBe(secondsOfBucket(durationBucket(30)));
  expect(durationQuantile(buckets, 0.9)).toBe(secondsOfBucket(durationBucket(1_000)));
  expect(durationQuantile([], 0.5)).toBeNull();
});
