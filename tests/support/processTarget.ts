/** A local delivery target that counts its calls and honours idempotency keys. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A received call. */
export interface SeenCall {
  readonly key: string;
  readonly contentType: string;
  readonly body: string;
}

export interface ProcessTestTarget {
  /** URL to call, without a trailing slash. */
  readonly url: string;
  readonly calls: readonly SeenCall[];
  close(): Promise<void>;
}

/** A target that honours idempotency keys. */
export interface KeyedTarget {
  readonly answer: Answer;
  /** Keys of the calls that took effect, in order; a repeated key has no effect. */
  readonly effects: readonly string[];
}

/** Answers every call with success, but loses the first responses of each application. */
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

/** Starts a target on a free port. `answer` may end each response, or leave it open. */
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
