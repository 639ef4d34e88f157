/** Subscriptions as the server sends them: events in the answer to one POST, as graphql-sse has it (distinct connections). */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from "relay-runtime";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { ApiError } from "./apiError";
import type { Network } from "./network";
import { callHeaders, readAnswer, type Answer, type PersistedOperation } from "./post";

/** The server shows every 12 seconds that it is there; whoever is silent for so long is gone, in milliseconds. */
const silenceMs = 40_000;

export interface StreamOptions<Response> {
  readonly token: string | null;
  readonly signal: AbortSignal;
  /** Called once the store holds what has come. */
  readonly onNext: (response: Response) => void;
}

/** Ends with the signal around it, or with too long a silence. */
function silenceWatch(signal: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new ApiError("unreachable")), silenceMs);
  };
  heard();
  return {
    signal: controller.signal,
    heard,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    },
  };
}

function openStream(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify({ id: operation.params.id, variables });
  const headers = {
    ...callHeaders({ token, background: true }),
    Accept: "text/event-stream",
    "Content-Type": "application/json",
  };
  const init = { method: "POST", headers, body, signal, credentials: "omit", cache: "no-store" } as const;
  return network.fetch(endpointPaths[endpoint], init);
}

/**
 * Follows a subscription in the background and puts what comes into the store. Resolves when the server says that it
 * has come to its end; throws an ApiError as `post` does, `unreachable` also where the stream breaks off or falls
 * silent, and the signal's reason once that is aborted.
 */
export async function followSubscription<TSubscription extends OperationType>(
  network: Network,
  endpoint: EndpointName,
  environment: Environment,
  subscription: GraphQLTaggedNode,
  variables: TSubscription["variables"],
  { token, signal, onNext }: StreamOptions<TSubscription["response"]>,
): Promise<void> {
  const request = getRequest(subscription);
  const watch = silenceWatch(signal);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    const response = await openStream(network, endpoint, request, variables, token, watch.signal);
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
    if (!isStream || !response.body) {
      readAnswer(response.status, await response.text());
      throw new ApiError("unexpected_answer");
    }
    reader = response.body.getReader();
    await readEvents(reader, response.status, watch.heard, ({ data }) => {
      if (signal.aborted) return;
      environment.commitPayload(createOperationDescriptor(request, variables), data);
      onNext(data);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError("unreachable", {}, { cause: error });
  } finally {
    watch.end();
    // Whatever has ended the reading: nothing more is to come.
    reader?.cancel().catch(() => undefined);
  }
}

async function readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  status: number,
  heard: () => void,
  onNext: (answer: Answer) => void,
): Promise<void> {
  let isComplete = false;
  const onEvent = ({ event, data }: EventSourceMessage) => {
    if (event === "complete") isComplete = true;
    else if (event === "next" && !isComplete) onNext(readAnswer(status, data));
  };
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new ApiError("unreachable");
    heard();
    parser.feed(decoder.decode(value, { stream: true }));
    if (isComplete) return;
  }
}
