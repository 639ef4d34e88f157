/** Subscriptions over server-sent events: the response to one POST, see graphql-sse (distinct connections mode). */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { appBuildHeader } from "#domain/version";
import { ApiError } from "./apiError";
import type { Network } from "./network";
import { callHeaders, readAnswer, type Answer, type PersistedOperation } from "./post";

/**
 * Milliseconds of silence after which a stream counts as
 * broken; the server sends a heartbeat every 12 seconds.
 */
const silenceMs = 40_000;

/** Aborts after too long a silence. */
function watchSilence() {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resetTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new ApiError("unreachable")), silenceMs);
  };
  resetTimeout();
  return { signal: silence.signal, resetTimeout, end: () => clearTimeout(timer) };
}

/**
 * Opens a subscription in the background and reads its events. Resolves when
 * the server completes it. Throws an ApiError like `post`, `unreachable` also
 * if the stream breaks or falls silent, and the signal's reason once aborted.
 */
export async function readEventStream(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const watch = watchSilence();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    const response = await network.fetch(endpointPaths[endpoint], {
      method: "POST",
      headers: {
        ...callHeaders({ token: network.credentials.token(), background: true }),
        Accept: "text/event-stream",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ id: operation.params.id, variables }),
      signal: AbortSignal.any([signal, watch.signal]),
      credentials: "omit",
      cache: "no-store",
    });
    const { status, headers } = response;
    const build = headers.get(appBuildHeader);
    network.release.noteBuild(build);
    const read = (text: string) => readAnswer(network, { endpoint, operation, status, build, text });
    const isStream = headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
    if (!isStream || !response.body) {
      read(await response.text());
      throw new ApiError("unexpected_answer");
    }
    reader = response.body.getReader();
    await readEvents(reader, watch.resetTimeout, (text) => onAnswer(read(text)));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError("unreachable", {}, { cause: error });
  } finally {
    watch.end();
    reader?.cancel().catch(() => undefined);
  }
}

async function readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onHeard: () => void,
  onNext: (text: string) => void,
): Promise<void> {
  let isComplete = false;
  const onEvent = ({ event, data }: EventSourceMessage) => {
    if (event === "complete") isComplete = true;
    else if (event === "next" && !isComplete) onNext(data);
  };
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new ApiError("unreachable");
    onHeard();
    parser.feed(decoder.decode(value, { stream: true }));
    if (isComplete) return;
  }
}
