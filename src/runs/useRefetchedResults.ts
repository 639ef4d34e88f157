import { useEffect, useEffectEvent, useRef } from "react";
import type { Observable } from "relay-runtime";
import { pageSizeMax } from "#domain/limits";
import { startPolling, type Polling } from "#relay/polling";
import { hasEnded } from "./runStates";

/** Minimum interval between fetches while a run is running, in milliseconds. */
const refetchIntervalMs = 2_000;

interface RefetchOptions {
  /** Results are refetched when this changes. */
  readonly version: string;
  readonly isOver: boolean;
  /** Pauses refetching, such as while the next page is loading. */
  readonly isPaused?: boolean;
  /** Fetches the listed results. */
  readonly fetch: () => Observable<unknown>;
}

interface ListedResults {
  /** Of the run. */
  readonly state: string;
  /** A number that changes with each handled item. */
  readonly progress: number;
  /** Number of listed items. */
  readonly shown: number;
  /** Items of the first page. */
  readonly first: number;
  readonly isLoadingNext: boolean;
  /** Fetches this many items from the start. */
  readonly fetch: (count: number) => Observable<unknown>;
}

/**
 * Keeps results in sync that are listed page after page. A call returns one page at most, which would shorten a longer
 * list, so such a list is only refetched once the run is over.
 */
export function useRefetchedList({
  state,
  progress,
  shown,
  first,
  isLoadingNext,
  fetch,
}: ListedResults): void {
  const isOver = hasEnded(state);
  useRefetchedResults({
    version: `${state} ${progress}`,
    isOver,
    isPaused: isLoadingNext || (shown > pageSizeMax && !isOver),
    fetch: () => fetch(Math.min(Math.max(first, shown), pageSizeMax)),
  });
}

/** Keeps the listed results of a run in sync with its progress. */
export function useRefetchedResults({ version, isOver, isPaused = false, fetch }: RefetchOptions): void {
  const fetchedVersion = useRef(version);
  const polling = useRef<Polling>(null);
  const fetchResults = useEffectEvent(() =>
    fetch().do({ complete: () => (fetchedVersion.current = version) }),
  );
  useEffect(() => {
    // A pending response would overwrite the next page.
    if (isPaused) return undefined;
    polling.current = startPolling({ fetch: () => fetchResults() });
    return polling.current.stop;
  }, [isPaused]);
  useEffect(() => {
    if (isPaused || fetchedVersion.current === version) return;
    polling.current?.refresh(isOver ? 0 : refetchIntervalMs);
  }, [version, isOver, isPaused]);
}
