/** Polls counts in the background. */
import type { Observable } from "relay-runtime";
import type { ReadonlyObservable } from "#browser/observable";
import { whenIdle } from "#browser/whenIdle";
import { startPolling } from "./polling";

/** Time between an answer and the next poll while nothing changes, in milliseconds. */
export const countIntervalMs = 60_000;

/** Minimum interval while things change, in milliseconds. */
export const countThrottleMs = 5_000;

interface PollCountsOptions {
  /** The counts are known, so that the first fetch is that after an interval or a change. */
  readonly areKnown?: boolean;
  /** What the first fetch waits for, as queries of the screen; read when the page is idle. Must not reject. */
  readonly awaited?: Iterable<Promise<unknown>>;
}

/**
 * Calls `fetchCount` when the page is idle, then every minute and at most every 5 seconds after `changes`, while the
 * page is visible. Returns a function that stops polling.
 */
export function pollCounts(
  changes: ReadonlyObservable<unknown>,
  fetchCount: () => Observable<unknown>,
  { areKnown = false, awaited = [] }: PollCountsOptions = {},
): () => void {
  let isStarted = areKnown;
  const { refresh, stop } = startPolling({
    fetch: () => {
      isStarted = true;
      return fetchCount();
    },
    intervalMs: countIntervalMs,
  });
  // A change may have triggered the first fetch already.
  const start = () => isStarted || refresh();
  const stopIdle = whenIdle(() => {
    const queries = [...awaited];
    return queries.length > 0 ? Promise.all(queries).then(start) : start();
  });
  const stopChanges = changes.subscribe(() => refresh(countThrottleMs));
  return () => {
    stopIdle();
    stopChanges();
    stop();
  };
}
