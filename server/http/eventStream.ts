/**
 * Results one after the other over one answer: server-sent events to a POST, in the manner of graphql-sse's distinct
 * connections (event "next" with a result, at the end event "complete").
 */
import { once } from "node:events";
import { StreamLost } from "#server/graphql/endpoint";
import type { Exchange } from "./exchange";

/** Silence for so long makes proxies cut a connection, and hides that a client is gone. */
const keepAliveMs = 12_000;

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Proxies must neither keep, compress nor collect what should arrive at once.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** Whether the client takes a stream. */
export function takesEvents({ request }: Exchange): boolean {
  return /(^|[\s,])text\/event-stream($|[\s,;])/i.test(request.headers.accept ?? "");
}

/**
 * Sends what `open` yields, each piece one line of JSON, until it ends, the client is gone, the database is, or
 * `stopping` says that this server ends. Only a stream that came to its own end is completed, so that clients of all
 * others come back.
 */
export async function sendEvents(
  { response }: Exchange,
  open: (signal: AbortSignal) => AsyncGenerator<string>,
  stopping: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  response.once("close", end);
  stopping.addEventListener("abort", end, { once: true });
  if (stopping.aborted) end();
  response.writeHead(200, headers);
  response.write(":\n\n");
  const keepAlive = setInterval(() => response.write(":\n\n"), keepAliveMs);
  try {
    for await (const data of open(ended.signal)) {
      if (ended.signal.aborted) break;
      if (!response.write(`event: next\ndata: ${data}\n\n`)) await drained(response, ended.signal);
    }
    response.end(ended.signal.aborted ? undefined : "event: complete\ndata: \n\n");
  } catch (error) {
    if (!(error instanceof StreamLost)) throw error;
    response.end();
  } finally {
    clearInterval(keepAlive);
    stopping.removeEventListener("abort", end);
  }
}

/** A client that reads slowly is waited for, so that nothing piles up here. */
async function drained(response: Exchange["response"], signal: AbortSignal): Promise<void> {
  await once(response, "drain", { signal }).catch(() => undefined);
}
