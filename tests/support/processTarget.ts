/** A target of attempts on this machine: it counts its calls and honours the idempotency key. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A call as the target has seen it. */
export interface SeenCall {
  readonly key: string;
  readonly contentType: string;
  readonly body: string;
}

export interface ProcessTestTarget {
  /** Address to call, without a slash at the end. */
  readonly url: string;
  readonly calls: readonly SeenCall[];
  close(): Promise<void>;
}

/** A target that keeps to idempotency keys, by what its calls have done. */
export interface KeyedTarget {
  readonly answer: Answer;
  /** Keys of the calls that had an effect, in their order: a key seen before has none. */
  readonly effects: readonly string[];
}

/** Answers every call with a success, but loses the first answers of each application on their way back. */
export function keyedTarget(lostAnswers: number): KeyedTarget {
  const effects: string[] = [];
  const lost = new Map<string, number>();
  return {
    effects,
    answer(request, response, { key, body }) {
      if (!effects.includes(key)) effects.push(key);
      const count = lost.get(body) ?? 0;
      lost.set(body, count + 1);
      if (count < lostAnswers) request.socket.destroy();
      else response.end("{}");
    },
  };
}

export type Answer = (request: IncomingMessage, response: ServerResponse, call: SeenCall) => void;

/** Starts a target on a free port; `answer` ends each response, or does not. */
export async function startTarget(answer: Answer): Promise<ProcessTestTarget> {
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call = {
        key: String(request.headers["idempotency-key"]),
        contentType: String(request.headers["content-type"]),
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      answer(request, response, call);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    async close() {
      const closed = once(server, "close");
      server.closeAllConnections();
      server.close();
      await closed;
    },
  };
}
