/** Keeps what is on screen live: by a stream while that works, by asking again and again while it does not. */
import type { FailureCode } from "#i18n/errorMessages";
import { hasCode } from "./apiError";
import type { Credentials, Network } from "./network";

/** Waits between attempts at the stream, in milliseconds; the last one holds from then on. */
const reconnectMs = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** So often in a row the stream may fail before the server is asked instead. */
const failuresBeforePolling = 2;

/** Between two questions, in milliseconds. */
const pollEveryMs = 5_000;

export interface LiveSource {
  /** Opens the stream and calls `heard` with each event; resolves where there is nothing more to come, else throws. */
  readonly stream: (token: string | null, signal: AbortSignal, heard: () => void) => Promise<void>;
  /** Asks once for what the stream would have told. */
  readonly poll: () => Promise<void>;
}

/** After one of these another attempt would come to the same. */
const finalCodes: readonly FailureCode[] = [
  "insufficient_permissions",
  "bad_request",
  "not_found",
  "unknown_operation",
];

/**
 * Follows a source while the page is visible, until the app is disposed of. The returned function ends it before, with
 * all that waits.
 */
export function keepLive(network: Network, source: LiveSource): () => void {
  const ended = new AbortController();
  let shown = new AbortController();
  const follow = () => {
    shown.abort();
    shown = new AbortController();
    if (ended.signal.aborted || document.visibilityState === "hidden") return;
    void followWhileShown(network, source, shown.signal).then((isOver) => isOver && end());
  };
  function end() {
    document.removeEventListener("visibilitychange", follow);
    network.disposed.removeEventListener("abort", end);
    ended.abort();
    shown.abort();
  }
  document.addEventListener("visibilitychange", follow);
  network.disposed.addEventListener("abort", end);
  follow();
  return end;
}

/** Resolves with whether there is nothing more to follow; false: the page is no longer shown. */
async function followWhileShown(network: Network, source: LiveSource, signal: AbortSignal): Promise<boolean> {
  let failures = 0;
  let polling = new AbortController();
  const stopPolling = () => polling.abort();
  stopPolling();
  signal.addEventListener("abort", stopPolling);
  const heard = () => {
    failures = 0;
    stopPolling();
  };
  try {
    while (!signal.aborted) {
      const outcome = await attempt(network, source, signal, heard);
      if (outcome === "over") return true;
      if (outcome === "again") continue;
      failures += 1;
      if (failures >= failuresBeforePolling && polling.signal.aborted && !signal.aborted) {
        polling = new AbortController();
        void pollUntil(source, polling.signal);
      }
      await pause(reconnectMs[Math.min(failures, reconnectMs.length) - 1] ?? 0, signal);
    }
    return false;
  } finally {
    signal.removeEventListener("abort", stopPolling);
    stopPolling();
  }
}

async function attempt(
  { credentials, reachability }: Network,
  source: LiveSource,
  signal: AbortSignal,
  heard: () => void,
): Promise<"over" | "again" | "failed"> {
  const token = credentials.token();
  try {
    await source.stream(token, signal, heard);
    return "over";
  } catch (error) {
    if (signal.aborted) return "failed";
    if (hasCode(error, "unauthorized")) return loggedInAgain(credentials, token);
    if (hasCode(error, "unknown_operation")) reachability.isOutdated.set(true);
    return finalCodes.some((code) => hasCode(error, code)) ? "over" : "failed";
  }
}

/** As other calls, this one waits for the login; the page may be given up instead. */
function loggedInAgain(credentials: Credentials, deadToken: string | null): Promise<"over" | "again"> {
  return credentials.renew(deadToken).then(
    () => "again",
    () => "over",
  );
}

async function pollUntil(source: LiveSource, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // What has failed is asked for again; the stream decides whether there is anything more to follow.
    await source.poll().catch(() => undefined);
    await pause(pollEveryMs, signal);
  }
}

/** Resolves after so long, or with the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
