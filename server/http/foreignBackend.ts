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
import type { Logger } from "pino";
import type { Config } from "#server/config";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { readOperations, type Folders } from "#server/graphql/contracts";
import { operationIdOf, type OperationTexts } from "#server/graphql/persistedOperations";
import { isSignedAddress } from "#server/signedPaths";
import type { Backend } from "./backend";
import { closeAfterAnswer } from "./body";
import { sendText, type Exchange } from "./exchange";
import { readParams, refusalOfMethod, sendRefusal, type Refusal } from "./graphql";
import { isMultipart, multipartBody, MultipartRefused, openMultipart } from "./multipart";

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
  log: Logger,
  stopping: AbortSignal,
): Backend {
  const operations = new Map<string, OperationTexts>(
    endpointNames.map((name) => [endpointPaths[name], readOperations(name, folders)]),
  );
  const proto = new URL(config.publicUrl).protocol.replace(":", "");

  async function passOn(
    exchange: Exchange,
    address: string,
    body: string | Readable | null,
    own?: OutgoingHttpHeaders,
  ): Promise<void> {
    const { request, response } = exchange;
    try {
      const answer = await ask(exchange, address, body, own);
      if (response.destroyed) return void answer.destroy();
      const headers = passedOn(answer.headers);
      for (const name of response.getHeaderNames()) delete headers[name];
      response.writeHead(answer.statusCode ?? 502, headers);
      if (isEventStream(answer)) return await passOnEvents(answer, response, stopping);
      await pipeline(answer, response);
    } catch (error) {
      if (response.destroyed) return;
      log.error({ requestId: exchange.requestId, err: error }, "the backend cannot be reached");
      if (response.headersSent) return void response.destroy();
      request.resume();
      const params = { reference: exchange.requestId };
      sendRefusal(exchange, { status: 502, code: "internal_error", params });
    }
  }

  function ask(
    { request, response, requestId, ...exchange }: Exchange,
    address: string,
    body: string | Readable | null,
    own: OutgoingHttpHeaders = {},
  ): Promise<IncomingMessage> {
    const target = new URL(address);
    const headers: OutgoingHttpHeaders = { ...passedOn(request.headers), ...own };
    // The body is another one, of another length, or left out.
    delete headers["content-length"];
    headers["x-forwarded-for"] = exchange.address;
    headers["x-forwarded-proto"] = proto;
    headers["x-forwarded-host"] = request.headers.host;
    headers["x-request-id"] = requestId;
    if (typeof body === "string") headers["content-length"] = String(Buffer.byteLength(body));
    const send = target.protocol === "https:" ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const outgoing = send(target, { method: request.method, headers }, resolve);
      outgoing.setTimeout(silenceMs, () =>
        outgoing.destroy(new Error("The backend was silent for too long.")),
      );
      outgoing.once("error", reject);
      response.once("close", () => outgoing.destroy());
      if (body === null || typeof body === "string") outgoing.end(body ?? undefined);
      else pipeline(body, outgoing).catch(reject);
    });
  }

  async function passOnCall(exchange: Exchange, texts: OperationTexts): Promise<void> {
    const address = `${backendUrl}${exchange.path}`;
    if (isMultipart(exchange.request)) return passOnUpload(exchange, address, texts);
    const params = await readParams(exchange);
    if (!params.ok) return sendRefusal(exchange, params.refusal);
    const body = withText(params.value, texts, config.operations === "any");
    if (body === undefined) return sendRefusal(exchange, unknownOperation);
    await passOn(exchange, address, body);
  }

  /** Nothing of the file is held: it goes on as it comes. */
  async function passOnUpload(exchange: Exchange, address: string, texts: OperationTexts): Promise<void> {
    const refusal = refusalOfMethod(exchange);
    if (refusal !== null) return sendRefusal(exchange, refusal);
    // Only the backend knows who calls: what it answers before the file has come is a refusal.
    closeAfterAnswer(exchange);
    try {
      const call = await openMultipart(exchange.request);
      const text = withText(call.params, texts, config.operations === "any");
      if (text === undefined) {
        call.stop();
        return sendRefusal(exchange, unknownOperation);
      }
      const boundary = randomUUID();
      const own = { "content-type": `multipart/form-data; boundary=${boundary}` };
      await passOn(exchange, address, Readable.from(multipartBody(call, text, boundary)), own);
      call.stop();
    } catch (error) {
      if (!(error instanceof MultipartRefused)) throw error;
      sendRefusal(exchange, error.refusal);
    }
  }

  async function passOnSigned(exchange: Exchange): Promise<void> {
    const { request, response, path, query } = exchange;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendText(exchange, 405, "Only GET.");
    }
    await passOn(exchange, `${backendUrl}${path}?${query}`, null);
  }

  return {
    async answer(exchange) {
      const texts = operations.get(exchange.path);
      if (texts !== undefined) await passOnCall(exchange, texts);
      else if (isSignedAddress(exchange.path, exchange.query)) await passOnSigned(exchange);
      else return false;
      return true;
    },
    isReady: async () => true,
    readInstance: null,
  };
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

const unknownOperation: Refusal = { status: 400, code: "unknown_operation", params: {} };

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !notPassedOn.has(name) && !named.includes(name)),
  );
}
