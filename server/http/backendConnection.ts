/** Connection to a foreign backend: forwards requests to it, and its responses to the client. */
import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

/**
 * Hop-by-hop headers (RFC 9110, 7.6.1), headers that this server sets, handles or drops itself, and headers in which a
 * client could forge an address or origin. X-Forwarded-* is dropped by its prefix.
 */
const droppedHeaders = new Set([
  "connection",
  "expect",
  "forwarded",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "server",
  "strict-transport-security",
  "x-powered-by",
  "x-real-ip",
]);

/**
 * Forwards the request to the backend, with another body and other headers if given.
 * @param proto scheme used by the client to reach this server
 */
export function sendRequest(
  { request, raw, server }: FastifyReply,
  proto: string,
  url: string,
  body: string | Readable | null,
  extraHeaders: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> {
  const target = new URL(url);
  const headers: OutgoingHttpHeaders = { ...forwardedHeaders(request.headers), ...extraHeaders };
  // The forwarded body has a different length, or there is none.
  delete headers["content-length"];
  headers["x-forwarded-for"] = request.address;
  headers["x-forwarded-proto"] = proto;
  headers["x-forwarded-host"] = request.headers.host;
  headers["x-request-id"] = request.id;
  if (typeof body === "string") headers["content-length"] = String(Buffer.byteLength(body));
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(target, { method: request.method, headers }, resolve);
    outgoing.setTimeout(server.times.backendStalledMs, () =>
      outgoing.destroy(new Error("The backend did not respond in time.")),
    );
    outgoing.on("error", reject);
    const end = (): void => void outgoing.destroy();
    raw.once("close", end);
    outgoing.once("close", () => raw.off("close", end));
    if (body === null || typeof body === "string") outgoing.end(body ?? undefined);
    else pipeline(body, outgoing).catch(reject);
  });
}

/**
 * Forwards the backend's response. Headers that this server has already set take precedence.
 * @param start bytes that were already read
 */
export async function forwardResponse(
  incoming: IncomingMessage,
  reply: FastifyReply,
  stopping: AbortSignal,
  start?: Buffer,
): Promise<FastifyReply> {
  const response = reply.raw;
  if (response.destroyed) {
    incoming.destroy();
    return reply.hijack();
  }
  const headers = forwardedHeaders(incoming.headers);
  for (const name of response.getHeaderNames()) delete headers[name];
  response.writeHead(incoming.statusCode ?? 502, headers);
  reply.hijack();
  if (isEventStream(incoming)) await forwardEvents(incoming, response, stopping);
  else await forwardBytes(incoming, response, start);
  return reply;
}

async function forwardBytes(
  incoming: IncomingMessage,
  response: ServerResponse,
  start: Buffer | undefined,
): Promise<void> {
  if (start) response.write(start);
  if (incoming.readableEnded) response.end();
  else await pipeline(incoming, response);
}

export function isEventStream({ headers }: IncomingMessage): boolean {
  return /^text\/event-stream\b/i.test(headers["content-type"] ?? "");
}

/** Streams never end on their own, so they are closed when this server stops; clients reconnect. */
async function forwardEvents(
  incoming: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const end = (): void => void response.destroy();
  stopping.addEventListener("abort", end, { once: true });
  if (stopping.aborted) end();
  // Otherwise the headers would be sent with the first event only.
  response.flushHeaders();
  try {
    await pipeline(incoming, response);
  } finally {
    stopping.removeEventListener("abort", end);
  }
}

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !droppedHeaders.has(name) && !name.startsWith("x-forwarded-") && !named.includes(name),
    ),
  );
}
