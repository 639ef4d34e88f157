/** Whether the server answers, for the banner; and the waiting until it does again. */
import { observable } from "#browser/observable";
import { isOutage } from "./apiError";

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Null while the server answers; else when it is asked again (as Date.now()). */
export const retryAt = observable<number | null>(null);

/** The app is older or newer than the server: only loading it again helps. */
export const isOutdated = observable(false);

let wake: (() => void) | null = null;
let waiting: Promise<void> | null = null;
let failures = 0;

function waitForRetry(): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    const delay = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    failures += 1;
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      wake = null;
      waiting = null;
      resolve();
    };
    const timer = setTimeout(done, delay);
    wake = done;
    window.addEventListener("online", done);
    retryAt.set(Date.now() + delay);
  });
  return waiting;
}

/** Asks again at once, for those who do not want to wait. */
export function retryNow(): void {
  wake?.();
}

/** Says that an answer has come: the banner goes. */
export function reached(): void {
  failures = 0;
  retryAt.set(null);
}

/** Repeats a call that may be repeated until the server answers it; any other failure is thrown. */
export async function untilReached<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
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
}
