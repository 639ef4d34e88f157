/** Subscriptions in tests: the test pushes the events. */
import { Kind, OperationTypeNode, subscribe, type ExecutionArgs } from "graphql";

export interface Pushed {
  /** For the overrides of `visit`: `Subscription: { jobProgress: progress.field }`. */
  readonly field: object;
  /** Pushes a value to every stream. */
  readonly push: (value: unknown) => void;
  /** Completes every stream, or breaks it with an error. */
  readonly end: (failure?: Error) => void;
  /** Number of open streams. */
  readonly open: () => number;
}

type Result = IteratorResult<unknown, undefined>;

/** A stream; unlike a generator, it can end while a value is awaited. */
class Stream implements AsyncIterableIterator<unknown, undefined> {
  readonly #waiting: { resolve: (result: Result) => void; reject: (error: Error) => void }[] = [];
  readonly #ready: Promise<Result>[] = [];

  constructor(readonly onEnd: (stream: Stream) => void) {}

  give(result: Result): void {
    const awaited = this.#waiting.shift();
    if (awaited) awaited.resolve(result);
    else this.#ready.push(Promise.resolve(result));
  }
  fail(error: Error): void {
    this.#waiting.shift()?.reject(error);
  }
  next(): Promise<Result> {
    const ready = this.#ready.shift();
    if (ready) return ready;
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }
  return(): Promise<Result> {
    const end: Result = { done: true, value: undefined };
    this.onEnd(this);
    this.give(end);
    return Promise.resolve(end);
  }
  [Symbol.asyncIterator]() {
    return this;
  }
}

/** A stream that stays open and never emits. */
export function silentStream(): AsyncIterableIterator<unknown, undefined> {
  return new Stream(() => undefined);
}

/** A subscription to push to. Each stream starts with the value of `first`; if that throws, it is refused. */
export function pushed(first?: () => unknown): Pushed {
  const streams = new Set<Stream>();
  return {
    field: {
      subscribe: () => {
        const greeting = first?.();
        const stream = new Stream((ended) => streams.delete(ended));
        if (first) stream.give({ done: false, value: greeting });
        streams.add(stream);
        return stream;
      },
      resolve: (value: unknown) => value,
    },
    push: (value) => {
      for (const stream of streams) stream.give({ done: false, value });
    },
    end: (failure) => {
      for (const stream of streams) {
        if (failure) stream.fail(failure);
        else stream.give({ done: true, value: undefined });
      }
      streams.clear();
    },
    open: () => streams.size,
  };
}

function write(event: string, data?: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${event}\ndata: ${data ? JSON.stringify(data) : ""}\n\n`);
}

/** The events of a subscription in the format of graphql-sse; null for any other operation. */
export async function eventsOf(
  call: ExecutionArgs,
  signal: AbortSignal | null | undefined,
): Promise<ReadableStream<Uint8Array> | null> {
  const [definition] = call.document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return null;
  if (definition.operation !== OperationTypeNode.SUBSCRIPTION) return null;
  const result = await subscribe(call);
  const events = Symbol.asyncIterator in result ? result : null;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (!events) {
        controller.enqueue(write("next", result));
        controller.enqueue(write("complete"));
      }
      signal?.addEventListener("abort", () => {
        void events?.return(undefined);
        controller.error(signal.reason);
      });
    },
    pull: async (controller) => {
      if (!events) return;
      try {
        const { done, value } = await events.next();
        if (signal?.aborted) return;
        controller.enqueue(done ? write("complete") : write("next", value));
      } catch (error) {
        controller.error(error);
      }
    },
    cancel: () => void events?.return(undefined),
  });
}
