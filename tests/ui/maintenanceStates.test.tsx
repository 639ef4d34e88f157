import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maintenanceState, nextMaintenanceChange } from "#domain/maintenancePeriod";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";

const now = Date.parse("2026-11-20T10:00:00.000Z");
const at = (ms: number) => new Date(now + ms).toISOString();
const dayMs = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("Maintenance: is current from its beginning until before its end", () => {
  const period = { beginsAt: at(0), endsAt: at(10) };
  const states = [-1, 0, 9, 10].map((ms) => maintenanceState(period, now + ms));
  expect(states).toEqual(["PLANNED", "ACTIVE", "ACTIVE", "ENDED"]);
  const changes = [-1, 0, 9, 10].map((ms) => nextMaintenanceChange([period], now + ms));
  expect(changes).toEqual([now, now + 10, now + 10, null]);
});

test("Maintenance: begins and ends by the clock, without another render", () => {
  const periods = [
    { beginsAt: at(1_000), endsAt: at(3_000) },
    { beginsAt: at(-1_000), endsAt: at(2_000) },
  ];
  const { result } = renderHook(() => useMaintenanceStates(periods));
  expect(result.current).toEqual(["PLANNED", "ACTIVE"]);
  pass(999);
  expect(result.current).toEqual(["PLANNED", "ACTIVE"]);
  pass(1);
  expect(result.current).toEqual(["ACTIVE", "ACTIVE"]);
  pass(1_000);
  expect(result.current).toEqual(["ACTIVE", "ENDED"]);
  pass(1_000);
  expect(result.current).toEqual(["ENDED", "ENDED"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("Maintenance: one that begins in more than 24 days, the longest timer, does not begin at once", () => {
  const periods = [{ beginsAt: at(60 * dayMs), endsAt: at(61 * dayMs) }];
  const { result } = renderHook(() => useMaintenanceStates(periods));
  pass(59 * dayMs);
  expect(result.current).toEqual(["PLANNED"]);
  pass(dayMs);
  expect(result.current).toEqual(["ACTIVE"]);
});

test("Maintenance: one that is known later than it began is current", () => {
  const { result, rerender } = renderHook(({ periods }) => useMaintenanceStates(periods), {
    initialProps: { periods: [{ beginsAt: at(-2_000), endsAt: at(-1_000) }] },
  });
  expect(result.current).toEqual(["ENDED"]);
  pass(60_000);
  rerender({ periods: [{ beginsAt: at(30_000), endsAt: at(120_000) }] });
  pass(0);
  expect(result.current).toEqual(["ACTIVE"]);
});
