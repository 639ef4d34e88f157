/**
 * Proxy to a foreign backend with the same API (BACKEND_URL). Forwards calls and signed URLs. All other paths are
 * blocked, since they may be meant for machines on the internal network only.
 */
import { randomUUID } from "node:crypto";
import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { readOperations, type Folders } from "#server/graphql/contracts";
import {
  operationIdOf,
  unknownOperationParams,
  type OperationTexts,
} from "#server/graphql/persistedOperations";
import { isSignedUrl } from "#server/signedPaths";
import type { Backend } from "./backend";
import { closeAfterResponse } from "./body";
import { checkHeaders } from "./calls";
import { isMultipart, multipartBody, type MultipartCall } from "./multipart";
import { Refused } from "./refusal";
import { sendText } from "./request";

/**
 * Hop-by-hop headers (RFC 9110, 7.6.1), headers that this server sets, handles or drops itself, and those in which a
 * backend could read an address or origin that the client made up. X-Forwarded-* is dropped by its prefix.
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

/** Creates the proxy. `backendUrl` must not have a trailing slash. */
export function foreignBackend(
  config: Config,
  backendUrl: string,
  folders: Folders,
  stopping: AbortSignal,
): Backend {
  const operations = new Map<string, OperationTexts>(
    endpointNames.map((name) => [endpointPaths[name], readOperations(name, folders)]),
  );
  const proto = new URL(config.publicUrl).protocol.replace(":", "");

  async function forward(
    reply: FastifyReply,
    url: string,
    body: string | Readable | null,
    extraHeaders?: OutgoingHttpHeaders,
  ): Promise<FastifyReply> {
    const response = reply.raw;
    try {
      const incoming = await sendRequest(reply, url, body, extraHeaders);
      if (response.destroyed) incoming.destroy();
      else await forwardResponse(incoming, reply, stopping);
    } catch (error) {
      if (!response.destroyed) reply.log.error({ err: error }, "the backend cannot be reached");
      if (!response.destroyed && !response.headersSent) {
        reply.request.raw.resume();
        throw new Refused(502, "internal_error", { reference: reply.request.id });
      }
      response.destroy();
    }
    return reply.hijack();
  }

  function sendRequest(
    { request, raw, server }: FastifyReply,
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
      raw.once("close", () => outgoing.destroy());
      if (body === null || typeof body === "string") outgoing.end(body ?? undefined);
      else pipeline(body, outgoing).catch(reject);
    });
  }

  /** Serializes the call with the document text in place of its id. Throws Refused if the operation is unknown. */
  function serializeCall({ path }: FastifyRequest, params: unknown): string {
    const text = withText(params, operations.get(path) ?? new Map(), config.operations === "any");
    if (text === undefined) throw new Refused(400, "unknown_operation", unknownOperationParams);
    return text;
  }

  /** Streams the file to the backend without buffering it. */
  async function forwardUpload(reply: FastifyReply, call: MultipartCall): Promise<FastifyReply> {
    try {
      const boundary = randomUUID();
      const extraHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const body = Readable.from(multipartBody(call, serializeCall(reply.request, call.params), boundary));
      return await forward(reply, `${backendUrl}${reply.request.path}`, body, extraHeaders);
    } finally {
      call.stop();
    }
  }

  return {
    async admit(request, reply) {
      checkHeaders(request);
      // Only the backend can authenticate the caller. If it responds before the file is complete, it refused the call.
      if (isMultipart(request)) closeAfterResponse(reply);
    },
    async answerCall({ body }, reply) {
      if (body.file !== undefined) return forwardUpload(reply, body);
      const { request } = reply;
      return forward(reply, `${backendUrl}${request.path}`, serializeCall(request, body.params));
    },
    async answerSigned(request, reply) {
      const { path, search } = request;
      if (!isSignedUrl(path, search)) return sendText(reply, 404, "Not found.");
      return forward(reply, `${backendUrl}${path}?${search}`, null);
    },
    isReady: async () => true,
    readInstance: async () => null,
  };
}

/** Forwards the backend's response. Headers that this server has already set take precedence. */
async function forwardResponse(
  incoming: IncomingMessage,
  reply: FastifyReply,
  stopping: AbortSignal,
): Promise<void> {
  const response = reply.raw;
  const headers = forwardedHeaders(incoming.headers);
  for (const name of response.getHeaderNames()) delete headers[name];
  response.writeHead(incoming.statusCode ?? 502, headers);
  reply.hijack();
  if (isEventStream(incoming)) await forwardEvents(incoming, response, stopping);
  else await pipeline(incoming, response);
}

function isEventStream({ headers }: IncomingMessage): boolean {
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

/** Serializes the call with its document text in place of the id. Undefined if the document is not allowed. */
function withText(params: unknown, texts: OperationTexts, allowsText: boolean): string | undefined {
  const id = operationIdOf(params);
  if (typeof params === "object" && params !== null && id !== undefined && !("query" in params)) {
    const query = texts.get(id);
    if (query === undefined) return undefined;
    return JSON.stringify({ ...params, id: undefined, query });
  }
  return allowsText ? JSON.stringify(params) : undefined;
}

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !droppedHeaders.has(name) && !name.startsWith("x-forwarded-") && !named.includes(name),
    ),
  );
}
