/** Keeps data on screen live: by a stream, and by polling while the stream fails. */
import type { FailureCode } from "#i18n/errorMessages";
import { hasCode } from "./apiError";
import type { Network } from "./network";

/** Delays between attempts to open the stream, in milliseconds; the last one repeats. */
const reconnectMs = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Consecutive failures of the stream before polling starts. */
const failuresBeforePolling = 2;

const pollEveryMs = 5_000;

export interface LiveSource {
  /**
   * Opens the stream and calls `onEvent` for each event. Resolves when the source has ended, else rejects.
   */
  readonly stream: (signal: AbortSignal, onEvent: () => void) => Promise<void>;
  /** Fetches once what the stream would have delivered. */
  readonly poll: () => Promise<void>;
}

/** Failures that a retry would not fix. */
const finalCodes: readonly FailureCode[] = [
  "insufficient_permissions",
  "bad_request",
  "not_found",
  "unknown_operation",
];

/**
 * Follows a source while the page is visible. Stops with
 * the returned function, with the source or with the app.
 */
export function keepLive(network: Network, source: LiveSource): () => void {
  const ended = new AbortController();
  let visible = new AbortController();
  async function follow() {
    visible.abort();
    visible = new AbortController();
    if (ended.signal.aborted || document.visibilityState === "hidden") return;
    const isOver = await followWhileVisible(network, source, visible.signal);
    if (isOver) end();
  }
  const onVisibilityChange = () => void follow();
  function end() {
    document.removeEventListener("visibilitychange", onVisibilityChange);
    network.disposed.removeEventListener("abort", end);
    ended.abort();
    visible.abort();
  }
  document.addEventListener("visibilitychange", onVisibilityChange);
  network.disposed.addEventListener("abort", end);
  void follow();
  return end;
}

/** Resolves to whether the source has ended; false if the page was hidden. */
async function followWhileVisible(
  network: Network,
  source: LiveSource,
  signal: AbortSignal,
): Promise<boolean> {
  let failures = 0;
  let polling = new AbortController();
  const onEvent = () => {
    failures = 0;
    polling.abort();
  };
  while (!signal.aborted) {
    const result = await tryStream(network, source, signal, onEvent);
    if (result === "over") {
      polling.abort();
      return true;
    }
    if (result === "authenticated") continue;
    failures += 1;
    if (failures === failuresBeforePolling) {
      polling = new AbortController();
      void poll(source, AbortSignal.any([polling.signal, signal]));
    }
    await pause(reconnectMs[Math.min(failures, reconnectMs.length) - 1] ?? 0, signal);
  }
  return false;
}

async function tryStream(
  { credentials }: Network,
  source: LiveSource,
  signal: AbortSignal,
  onEvent: () => void,
): Promise<"over" | "authenticated" | "failed"> {
  const token = credentials.token();
  try {
    await source.stream(signal, onEvent);
    return "over";
  } catch (error) {
    if (signal.aborted) return "failed";
    if (hasCode(error, "unauthorized")) {
      // Like other calls, the stream waits for the login; the user may leave the page instead.
      return credentials.renew(token).then(
        () => "authenticated",
        () => "over",
      );
    }
    return finalCodes.some((code) => hasCode(error, code)) ? "over" : "failed";
  }
}

async function poll(source: LiveSource, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A failed poll is repeated; only the stream decides whether the source has ended.
    await source.poll().catch(() => undefined);
    await pause(pollEveryMs, signal);
  }
}

/** Resolves after the delay, or when the signal is aborted. */
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
