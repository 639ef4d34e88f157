/**
 * Results one after the other over one answer: server-sent events to a POST, in the manner of graphql-sse's distinct
 * connections (event "next" with a result, at the end event "complete").
 */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { StreamLost } from "#server/graphql/endpoint";

/** Silence for so long makes proxies cut a connection, and hides that a client is gone. */
const keepAliveMs = 12_000;

const eventHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Proxies must neither keep, compress nor collect what should arrive at once.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** Whether the client takes a stream. */
export function takesEvents({ headers }: FastifyRequest): boolean {
  return /(^|[\s,])text\/event-stream($|[\s,;])/i.test(headers.accept ?? "");
}

/**
 * Sends what `open` yields, each piece one line of JSON, until it ends, the client is gone, the database is, or
 * `stopping` says that this server ends. Only a stream that came to its own end is completed, so that clients of all
 * others come back.
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
    else failStream(reply, error);
  } finally {
    clearInterval(keepAlive);
    stopping.removeEventListener("abort", end);
  }
  return reply;
}

/** Ends the connection of an answer that has begun and cannot be finished, so that no part passes for the whole. */
export function failStream(reply: FastifyReply, error: unknown): void {
  if (reply.raw.destroyed) return;
  reply.log.error({ err: error }, "request failed");
  reply.raw.destroy();
}

/** A client that reads slowly is waited for, so that nothing piles up here. */
async function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  await once(response, "drain", { signal }).catch(() => undefined);
}
