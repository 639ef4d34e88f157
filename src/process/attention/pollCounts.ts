/** Polls counts in the background. */
import type { Observable } from "relay-runtime";
import type { ReadonlyObservable } from "#browser/observable";
import { whenIdle } from "#browser/whenIdle";
import { startPolling } from "#relay/polling";

/** Time between an answer and the next poll while nothing changes, in milliseconds. */
export const countIntervalMs = 60_000;

/** Minimum interval while processes change, in milliseconds. */
export const countThrottleMs = 5_000;

/**
 * Calls `fetchCount` when the page is idle, then every minute and at most every 5 seconds after `changes`, while the
 * page is visible. Returns a function that stops polling.
 */
export function pollCounts(
  changes: ReadonlyObservable<unknown>,
  fetchCount: () => Observable<unknown>,
): () => void {
  let isStarted = false;
  const { refresh, stop } = startPolling({
    fetch: () => {
      isStarted = true;
      return fetchCount();
    },
    intervalMs: countIntervalMs,
  });
  // A change may have triggered the first fetch already.
  const stopIdle = whenIdle(() => isStarted || refresh());
  const stopChanges = changes.subscribe(() => refresh(countThrottleMs));
  return () => {
    stopIdle();
    stopChanges();
    stop();
  };
}
