/** Polls counts in the background: first when the browser is idle, then at an interval. */
import type { ReadonlyObservable } from "#browser/observable";
import { whenIdle } from "#browser/whenIdle";

/** Interval while nothing changes, in milliseconds. */
export const countIntervalMs = 60_000;

/** Minimum interval while processes change, in milliseconds. */
export const countThrottleMs = 5_000;

/**
 * Calls `fetchCount` when the page is idle, then every minute and at most every 5 seconds after `changes`, while the
 * page is visible. `fetchCount` returns its abort function. Returns a function that stops polling.
 */
export function pollCounts(changes: ReadonlyObservable<unknown>, fetchCount: () => () => void): () => void {
  let fetchedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  function fetchNow() {
    clearTimeout(timer);
    // Polling resumes when the page becomes visible.
    if (document.visibilityState === "hidden") return;
    fetchedAt = Date.now();
    abort();
    abort = fetchCount();
    timer = setTimeout(fetchNow, countIntervalMs);
  }
  const fetchAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(fetchNow, Math.max(fetchedAt + ms - Date.now(), 0));
  };
  const onVisible = () => fetchAfter(countIntervalMs);
  // A change may have triggered the first fetch already.
  const stopIdle = whenIdle(() => fetchedAt === -Infinity && fetchNow());
  const stopChanges = changes.subscribe(() => fetchAfter(countThrottleMs));
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopIdle();
    stopChanges();
    document.removeEventListener("visibilitychange", onVisible);
    clearTimeout(timer);
    abort();
  };
}
