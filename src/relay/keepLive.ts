/** Keeps data on screen live: by a stream, and by polling while the stream fails. */
import { Observable } from "relay-runtime";
import type { FailureCode } from "#i18n/errorMessages";
import { hasCode } from "./apiError";
import type { Network } from "./network";
import { startPolling } from "./polling";

/** Delays between attempts to open the stream, in milliseconds; the last one repeats. */
const reconnectMs = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Consecutive failures of the stream before polling starts. */
const failuresBeforePolling = 2;

/** Time between an answer and the next poll in milliseconds. */
const pollEveryMs = 5_000;

export interface LiveSource {
  /**
   * Opens the stream and calls `onEvent` for each event. Resolves when the source has ended, else rejects.
   */
  readonly stream: (signal: AbortSignal, onEvent: () => void) => Promise<void>;
  /** Fetches the current data once, in place of the stream. */
  readonly poll: () => Promise<void>;
}

/** Failures that a retry would not fix. */
const finalCodes: readonly FailureCode[] = [
  "insufficient_permissions",
  "bad_request",
  "not_found",
  "unknown_operation",
];

/** Follows a source while the page is visible, until it ends, the app is disposed or it is stopped. Returns stop. */
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
      poll(source, AbortSignal.any([polling.signal, signal]));
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

/** A failed poll is repeated; only the stream decides whether the source has ended. */
function poll(source: LiveSource, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { refresh, stop } = startPolling({
    fetch: () => Observable.from(source.poll()),
    intervalMs: pollEveryMs,
  });
  signal.addEventListener("abort", stop, { once: true });
  refresh();
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
