import { Observable } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startPolling, type Polling } from "#relay/polling";

let polling: Polling | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  polling?.stop();
  vi.useRealTimers();
});

/** A server that answers each call after `ms` milliseconds, or fails it. */
function slowServer(ms: number, isFailing = false) {
  const calls = { started: 0, answered: 0, aborted: 0 };
  const fetch = () =>
    Observable.create<null>((sink) => {
      calls.started += 1;
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        calls.answered += 1;
        if (isFailing) sink.error(new Error("refused"));
        else sink.complete();
      }, ms);
      return () => {
        clearTimeout(timer);
        if (!isOver) calls.aborted += 1;
      };
    });
  return { calls, fetch };
}

describe("Polling", () => {
  test("an answer slower than the interval arrives, and the next call waits for it", () => {
    const { calls, fetch } = slowServer(3_000);
    polling = startPolling({ fetch, intervalMs: 1_000 });
    vi.advanceTimersByTime(4_000);
    expect(calls).toEqual({ started: 1, answered: 1, aborted: 0 });
    vi.advanceTimersByTime(999);
    expect(calls.started).toBe(1);
    vi.advanceTimersByTime(1);
    expect(calls.started).toBe(2);
  });

  test("a failed call is repeated", () => {
    const { calls, fetch } = slowServer(0, true);
    polling = startPolling({ fetch, intervalMs: 1_000 });
    vi.advanceTimersByTime(2_001);
    expect(calls.started).toBe(2);
  });

  test("a refresh during a call fetches once more after the answer", () => {
    const { calls, fetch } = slowServer(3_000);
    polling = startPolling({ fetch });
    polling.refresh();
    for (let change = 0; change < 5; change += 1) {
      vi.advanceTimersByTime(500);
      polling.refresh(2_000);
    }
    vi.advanceTimersByTime(500);
    expect(calls).toEqual({ started: 1, answered: 1, aborted: 0 });
    vi.advanceTimersByTime(20_000);
    expect(calls).toEqual({ started: 2, answered: 2, aborted: 0 });
  });

  test("stopping aborts the call that is under way", () => {
    const { calls, fetch } = slowServer(3_000);
    polling = startPolling({ fetch, intervalMs: 1_000 });
    vi.advanceTimersByTime(1_500);
    polling.stop();
    vi.advanceTimersByTime(10_000);
    expect(calls).toEqual({ started: 1, answered: 0, aborted: 1 });
  });
});
