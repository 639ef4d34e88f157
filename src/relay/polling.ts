/** Repeats a fetch in the background. The only timer of the app that polls. */
import type { Observable, Subscription } from "relay-runtime";

interface PollingOptions {
  /** Starts one fetch. It is never aborted by the next one, only by `stop`. */
  readonly fetch: () => Observable<unknown>;
  /** Milliseconds between an answer, or a failure, and the next fetch; without it only `refresh` fetches. */
  readonly intervalMs?: number;
}

export interface Polling {
  /**
   * Fetches again: at once, or `throttleMs` after the last fetch started. A fetch that is under way is awaited
   * first, since its answer may predate the reason to refresh.
   */
  readonly refresh: (throttleMs?: number) => void;
  /** Ends polling and aborts a fetch that is under way. */
  readonly stop: () => void;
}

/**
 * Polls while the page is visible; a fetch that becomes due while it is hidden starts when it is shown. Each fetch
 * waits for the previous one, however slow. A failed fetch is repeated like any other.
 */
export function startPolling({ fetch, intervalMs = Infinity }: PollingOptions): Polling {
  const stopped = new AbortController();
  let call: Subscription | undefined;
  let startedAt = -Infinity;
  let dueAt = Date.now() + intervalMs;
  let isFetching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule() {
    clearTimeout(timer);
    const isPaused = isFetching || document.visibilityState === "hidden";
    if (stopped.signal.aborted || isPaused || dueAt === Infinity) return;
    timer = setTimeout(fetchNow, Math.max(dueAt - Date.now(), 0));
  }
  function settle() {
    isFetching = false;
    dueAt = Math.min(dueAt, Date.now() + intervalMs);
    schedule();
  }
  function fetchNow() {
    [isFetching, startedAt, dueAt] = [true, Date.now(), Infinity];
    call = fetch().subscribe({ complete: settle, error: settle });
  }
  document.addEventListener("visibilitychange", schedule, { signal: stopped.signal });
  schedule();
  return {
    refresh: (throttleMs = 0) => {
      dueAt = Math.min(dueAt, Math.max(startedAt + throttleMs, Date.now()));
      schedule();
    },
    stop: () => {
      clearTimeout(timer);
      stopped.abort();
      call?.unsubscribe();
    },
  };
}
