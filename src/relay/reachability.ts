/** Tracks whether the server responds, for the banner and for calls that wait until it is back. */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { isOutage } from "./apiError";

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export interface Reachability {
  /** Null while the server responds; else the time of the next retry (as Date.now()). */
  readonly retryAt: ReadonlyObservable<number | null>;
  /** Retries at once instead of waiting. */
  readonly retryNow: () => void;
  /** Reports that a response has arrived, which removes the banner. */
  readonly reached: () => void;
  /** Retries a repeatable call until the server responds; any other failure is thrown. */
  readonly untilReached: <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** Disposing the app ends all waits without another call. */
export function createReachability(disposed: AbortSignal): Reachability {
  const retryAt = observable<number | null>(null);
  let wake: (() => void) | null = null;
  let waiting: Promise<void> | null = null;
  let failures = 0;

  function waitForRetry(): Promise<void> {
    waiting ??= new Promise<void>((resolve) => {
      const delay = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
      failures += 1;
      const done = () => {
        stopTimer();
        window.removeEventListener("online", done);
        wake = null;
        waiting = null;
        resolve();
      };
      const stopTimer = startTimer(disposed, done, delay);
      wake = done;
      window.addEventListener("online", done, { signal: disposed });
      retryAt.set(Date.now() + delay);
    });
    return waiting;
  }

  function reached(): void {
    failures = 0;
    retryAt.set(null);
  }

  return {
    retryAt,
    retryNow: () => wake?.(),
    reached,
    untilReached: async (call, signal) => {
      for (;;) {
        try {
          const answer = await call();
          reached();
          return answer;
        } catch (error) {
          if (!isOutage(error)) {
            reached();
            throw error;
          }
          await waitForRetry();
          if (signal?.aborted) throw error;
        }
      }
    },
  };
}
