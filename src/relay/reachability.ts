/** Whether the server answers, for the banner; and the waiting until it does again. */
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import { startTimer } from "#browser/startTimer";
import { isOutage } from "./apiError";

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export interface Reachability {
  /** Null while the server answers; else when it is asked again (as Date.now()). */
  readonly retryAt: ReadonlyObservable<number | null>;
  /** The app is older or newer than the server: only loading it again helps. */
  readonly isOutdated: Observable<boolean>;
  /** Asks again at once, for those who do not want to wait. */
  readonly retryNow: () => void;
  /** Says that an answer has come: the banner goes. */
  readonly reached: () => void;
  /** Repeats a call that may be repeated until the server answers it; any other failure is thrown. */
  readonly untilReached: <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** Waits end without another call when the app is disposed of. */
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
    isOutdated: observable(false),
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
