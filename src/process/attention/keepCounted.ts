/** Polls counts in the background: first when the browser is idle, then at an interval. */
import type { ReadonlyObservable } from "#browser/observable";
import { whenIdle } from "#browser/whenIdle";

/** Interval while nothing changes, in milliseconds. */
export const countEveryMs = 60_000;

/** Minimum interval while processes change, in milliseconds. */
export const countAfterChangeMs = 5_000;

/**
 * Calls `fetchCount` when the page is idle, then every minute and at most every 5 seconds after `changes`, while the
 * page is visible. `fetchCount` returns its abort function. Returns a function that stops polling.
 */
export function keepCounted(changes: ReadonlyObservable<unknown>, ask: () => () => void): () => void {
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  function askNow() {
    clearTimeout(timer);
    // Polling resumes when the page becomes visible.
    if (document.visibilityState === "hidden") return;
    askedAt = Date.now();
    end();
    end = ask();
    timer = setTimeout(askNow, countEveryMs);
  }
  const askAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(askNow, Math.max(askedAt + ms - Date.now(), 0));
  };
  const onVisible = () => askAfter(countEveryMs);
  // A change may have triggered the first fetch already.
  const stopIdle = whenIdle(() => askedAt === -Infinity && askNow());
  const stopChanges = changes.subscribe(() => askAfter(countAfterChangeMs));
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopIdle();
    stopChanges();
    document.removeEventListener("visibilitychange", onVisible);
    clearTimeout(timer);
    end();
  };
}
