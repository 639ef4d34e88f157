import { useEffect, useEffectEvent, useRef } from "react";
import type { Observable } from "relay-runtime";
import { startPolling, type Polling } from "#relay/polling";

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
