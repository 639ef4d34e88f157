import { Observable } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countThrottleMs, countIntervalMs, pollCounts } from "#relay/pollCounts";
import { observable } from "#browser/observable";

const changes = observable(0);
let idle: (() => void) | undefined;
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    idle = callback;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => (idle = undefined));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  visibility = "visible";
});

const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange"));
};

const answered = () => Observable.from([]);

test("Attention counts: queries when the browser is idle, then every minute", () => {
  const ask = vi.fn(answered);
  const stop = pollCounts(changes, ask);
  expect(ask).not.toHaveBeenCalled();
  idle?.();
  vi.advanceTimersByTime(0);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(countIntervalMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(2 * countIntervalMs);
  changes.set(changes.get() + 1);
  vi.advanceTimersByTime(countIntervalMs);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("Attention counts: queries soon after changes, once for many close together", () => {
  const ask = vi.fn(answered);
  const stop = pollCounts(changes, ask);
  idle?.();
  vi.advanceTimersByTime(0);
  for (let change = 0; change < 5; change++) {
    vi.advanceTimersByTime(countThrottleMs / 10);
    changes.set(changes.get() + 1);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(countThrottleMs / 2);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(countIntervalMs / 2);
  changes.set(changes.get() + 1);
  vi.advanceTimersByTime(0);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test("Attention counts: queries once if a change arrives before the browser is idle", () => {
  const ask = vi.fn(answered);
  const stop = pollCounts(changes, ask);
  changes.set(changes.get() + 1);
  vi.advanceTimersByTime(0);
  idle?.();
  vi.advanceTimersByTime(0);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test("Attention counts: queries nothing while the page is hidden, and what is due once it is visible", () => {
  const ask = vi.fn(answered);
  const stop = pollCounts(changes, ask);
  idle?.();
  vi.advanceTimersByTime(0);
  show("hidden");
  vi.advanceTimersByTime(5 * countIntervalMs);
  expect(ask).toHaveBeenCalledTimes(1);
  show("visible");
  vi.advanceTimersByTime(0);
  expect(ask).toHaveBeenCalledTimes(2);
  show("hidden");
  show("visible");
  vi.advanceTimersByTime(0);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
