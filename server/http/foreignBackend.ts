/**
 * A foreign backend with the same contract (BACKEND_URL): calls, and what signed addresses lead to, are passed on to it.
 * Nothing else reaches it, since its other paths may be meant for machines behind the same wall.
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
import { operationIdOf, type OperationTexts } from "#server/graphql/persistedOperations";
import { isSignedAddress } from "#server/signedPaths";
import type { Backend } from "./backend";
import { closeAfterAnswer } from "./body";
import { checkHeaders } from "./calls";
import { isMultipart, multipartBody, type MultipartCall } from "./multipart";
import { Refused } from "./refusal";
import { isGet, sendOnlyGet, sendText } from "./request";

const silenceMs = 60_000;

/** Headers that concern one connection only (RFC 9110, 7.6.1), and those that this server speaks for itself. */
const notPassedOn = new Set([
  "connection",
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
]);

/** Makes the backend that passes on; `backendUrl` has no slash at its end. */
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

  async function passOn(
    reply: FastifyReply,
    address: string,
    body: string | Readable | null,
    own?: OutgoingHttpHeaders,
  ): Promise<FastifyReply> {
    const response = reply.raw;
    try {
      const answer = await ask(reply, address, body, own);
      if (response.destroyed) answer.destroy();
      else await passBack(answer, reply, stopping);
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

  function ask(
    { request, raw }: FastifyReply,
    address: string,
    body: string | Readable | null,
    own: OutgoingHttpHeaders = {},
  ): Promise<IncomingMessage> {
    const target = new URL(address);
    const headers: OutgoingHttpHeaders = { ...passedOn(request.headers), ...own };
    // The body is another one, of another length, or left out.
    delete headers["content-length"];
    headers["x-forwarded-for"] = request.address;
    headers["x-forwarded-proto"] = proto;
    headers["x-forwarded-host"] = request.headers.host;
    headers["x-request-id"] = request.id;
    if (typeof body === "string") headers["content-length"] = String(Buffer.byteLength(body));
    const send = target.protocol === "https:" ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const outgoing = send(target, { method: request.method, headers }, resolve);
      outgoing.setTimeout(silenceMs, () =>
        outgoing.destroy(new Error("The backend was silent for too long.")),
      );
      outgoing.once("error", reject);
      raw.once("close", () => outgoing.destroy());
      if (body === null || typeof body === "string") outgoing.end(body ?? undefined);
      else pipeline(body, outgoing).catch(reject);
    });
  }

  /** The text of the call's document takes the place of its id. */
  function textOf({ path }: FastifyRequest, params: unknown): string {
    const text = withText(params, operations.get(path) ?? new Map(), config.operations === "any");
    if (text === undefined) throw new Refused(400, "unknown_operation");
    return text;
  }

  /** Nothing of the file is held: it goes on as it comes. */
  async function passOnUpload(reply: FastifyReply, call: MultipartCall): Promise<FastifyReply> {
    try {
      const boundary = randomUUID();
      const own = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const body = Readable.from(multipartBody(call, textOf(reply.request, call.params), boundary));
      return await passOn(reply, `${backendUrl}${reply.request.path}`, body, own);
    } finally {
      call.stop();
    }
  }

  return {
    async admit(request, reply) {
      checkHeaders(request);
      // Only the backend knows who calls: what it answers before the file has come is a refusal.
      if (isMultipart(request)) closeAfterAnswer(reply);
    },
    async answerCall({ body }, reply) {
      if (body.file !== undefined) return passOnUpload(reply, body);
      const { request } = reply;
      return passOn(reply, `${backendUrl}${request.path}`, textOf(request, body.params));
    },
    async answerSigned(request, reply) {
      const { path, search } = request;
      if (!isSignedAddress(path, search)) return sendText(reply, 404, "Not found.");
      if (!isGet(request)) return sendOnlyGet(reply);
      return passOn(reply, `${backendUrl}${path}?${search}`, null);
    },
    isReady: async () => true,
    readInstance: async () => null,
  };
}

/** Sends what the backend answers; headers that this server speaks for itself are kept. */
async function passBack(answer: IncomingMessage, reply: FastifyReply, stopping: AbortSignal): Promise<void> {
  const response = reply.raw;
  const headers = passedOn(answer.headers);
  for (const name of response.getHeaderNames()) delete headers[name];
  response.writeHead(answer.statusCode ?? 502, headers);
  reply.hijack();
  if (isEventStream(answer)) await passOnEvents(answer, response, stopping);
  else await pipeline(answer, response);
}

function isEventStream({ headers }: IncomingMessage): boolean {
  return /^text\/event-stream\b/i.test(headers["content-type"] ?? "");
}

/** A stream has no end of its own: it goes with this server, and its client comes back. */
async function passOnEvents(
  answer: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const end = (): void => void response.destroy();
  stopping.addEventListener("abort", end, { once: true });
  if (stopping.aborted) end();
  try {
    await pipeline(answer, response);
  } finally {
    stopping.removeEventListener("abort", end);
  }
}

/** The call with the text of its document in place of the id; undefined: not one of the app's documents. */
function withText(params: unknown, texts: OperationTexts, allowsText: boolean): string | undefined {
  const id = operationIdOf(params);
  if (typeof params === "object" && params !== null && id !== undefined && !("query" in params)) {
    const query = texts.get(id);
    if (query === undefined) return undefined;
    return JSON.stringify({ ...params, id: undefined, query });
  }
  return allowsText ? JSON.stringify(params) : undefined;
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !notPassedOn.has(name) && !named.includes(name)),
  );
}
