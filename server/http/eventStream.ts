/**
 * Streams results as server-sent events in response to a POST, following graphql-sse's distinct connections mode (an
 * event "next" per result, then an event "complete").
 */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { StreamLost } from "#server/graphql/endpoint";

/** Keep-alive interval: silent connections are closed by proxies, and a disconnected client goes unnoticed. */
const keepAliveMs = 12_000;

const eventHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Proxies must not cache, compress or buffer events.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** Whether the client accepts an event stream. */
export function acceptsEventStream({ headers }: FastifyRequest): boolean {
  return /(^|[\s,])text\/event-stream($|[\s,;])/i.test(headers.accept ?? "");
}

/**
 * Sends everything `open` yields, each item as one line of JSON, until it ends, the client disconnects, the database is
 * lost, or `stopping` is aborted. Sends "complete" only if `open` ended on its own, so that other clients reconnect.
 */
export async function sendEvents(
  reply: FastifyReply,
  open: (signal: AbortSignal) => AsyncGenerator<string>,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  const response = reply.hijack().raw;
  const ended = new AbortController();
  const end = (): void => ended.abort();
  response.once("close", end);
  stopping.addEventListener("abort", end, { once: true });
  if (stopping.aborted) end();
  response.writeHead(200, eventHeaders);
  response.write(":\n\n");
  const keepAlive = setInterval(() => response.write(":\n\n"), keepAliveMs);
  try {
    for await (const data of open(ended.signal)) {
      if (ended.signal.aborted) break;
      if (!response.write(`event: next\ndata: ${data}\n\n`)) await drained(response, ended.signal);
    }
    response.end(ended.signal.aborted ? undefined : "event: complete\ndata: \n\n");
  } catch (error) {
    if (error instanceof StreamLost) response.end();
    else abortStream(reply, error);
  } finally {
    clearInterval(keepAlive);
    stopping.removeEventListener("abort", end);
  }
  return reply;
}

/** Closes the connection of a response that cannot be finished, so that a partial one is not taken for complete. */
export function abortStream(reply: FastifyReply, error: unknown): void {
  if (reply.raw.destroyed) return;
  reply.log.error({ err: error }, "request failed");
  reply.raw.destroy();
}

/** Waits until a slow client has read the buffered data (backpressure). */
async function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  await once(response, "drain", { signal }).catch(() => undefined);
}
