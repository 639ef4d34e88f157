/** From the request as it comes to whoever answers it, with the headers, the id and the log line that all share. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { clientAddressReader } from "#server/clientAddress";
import type { Config } from "#server/config";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { exportsPath, picturesPath } from "#server/signedPaths";
import type { Backend } from "./backend";
import type { ConnectionTimes } from "./connections";
import { sendText, type Exchange } from "./exchange";
import { answerHealth } from "./health";
import { pageSender } from "./html";
import { isMultipart } from "./multipart";
import { securityHeaders } from "./securityHeaders";
import { staticFiles } from "./staticFiles";

const wellFormedId = /^[\w.-]{8,64}$/;
const looksLikeFile = /\.[a-z0-9]{1,12}$/i;
const backendPaths = [...Object.values(endpointPaths).map((path) => `${path}/`), picturesPath, exportsPath];

/** What answers requests once the server is up. */
export type Answerer = (exchange: Exchange) => Promise<void> | void;

/** Answers for the time until the server is up. */
export function answerWhileStarting(exchange: Exchange): Promise<void> | void {
  if (exchange.path === "/healthz" || exchange.path === "/readyz") {
    return answerHealth(exchange, async () => false).then(() => undefined);
  }
  exchange.response.setHeader("Retry-After", "1");
  sendText(exchange, 503, "The server is starting.");
}

/**
 * Puts backend, files and page together.
 * @param webDir folder of the built app; null: no app is served
 */
export function createAnswerer(backend: Backend, webDir: string | null, log: Logger): Answerer {
  const sendPage = webDir === null ? null : pageSender(webDir, backend.readInstance, log);
  const serveFile = webDir === null ? null : staticFiles(webDir);

  return async (exchange) => {
    const { path, request } = exchange;
    if (await answerHealth(exchange, backend.isReady)) return;
    if (await backend.answer(exchange)) return;
    if (backendPaths.some((prefix) => path.startsWith(prefix))) return sendText(exchange, 404, "Not found.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      exchange.response.setHeader("Allow", "GET, HEAD");
      return sendText(exchange, 405, "Only GET.");
    }
    if (serveFile?.(exchange)) return;
    if (sendPage === null || !wantsPage(exchange)) return sendText(exchange, 404, "Not found.");
    await sendPage(exchange);
  };
}

function wantsPage({ path, request }: Exchange): boolean {
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !looksLikeFile.test(path));
}

/** Makes the listener of the HTTP server; `answerer` is asked anew for each request. */
export function requestListener(
  config: Config,
  log: Logger,
  times: ConnectionTimes,
  answerer: () => Answerer,
): RequestListener {
  const addSecurityHeaders = securityHeaders(config);
  const addressOf = clientAddressReader(config.trustProxy);

  return (request, response) => {
    const start = performance.now();
    const exchange = openExchange(request, response, times, addressOf);
    response.setHeader("X-Request-Id", exchange.requestId);
    addSecurityHeaders(response);
    response.once("close", () => logRequest(log, exchange, performance.now() - start));
    limitTime(request, times);
    if (!exchange.path.startsWith("/")) return sendText(exchange, 400, "The address is not understood.");
    Promise.resolve(exchange)
      .then(answerer())
      .catch((error: unknown) => {
        if (response.destroyed) return;
        log.error({ requestId: exchange.requestId, err: error }, "request failed");
        if (response.headersSent) response.destroy();
        else sendText(exchange, 500, `Internal error, reference ${exchange.requestId}.`);
      });
  };
}

function limitTime(request: IncomingMessage, { bodyMs, fileBodyMs }: ConnectionTimes): void {
  const cut = () => void (request.complete || request.destroy());
  const deadline = setTimeout(cut, isMultipart(request) ? fileBodyMs : bodyMs);
  request.once("close", () => clearTimeout(deadline));
}

function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  times: ConnectionTimes,
  addressOf: ReturnType<typeof clientAddressReader>,
): Exchange {
  const { headers, url = "/" } = request;
  const mark = url.indexOf("?");
  const givenId = headers["x-request-id"];
  const forwardedFor = headers["x-forwarded-for"];
  return {
    request,
    response,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? "" : url.slice(mark + 1),
    requestId: typeof givenId === "string" && wellFormedId.test(givenId) ? givenId : randomUUID(),
    address: addressOf(
      request.socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor,
    ),
    times,
    notes: {},
  };
}

/** One line for each request: no query, no variables and no names, which may be passwords in the wrong field. */
function logRequest(log: Logger, exchange: Exchange, ms: number): void {
  const { request, response, path, requestId, address, notes } = exchange;
  const endpoint = endpointNames.find((name) => endpointPaths[name] === path);
  const line = {
    requestId,
    address,
    method: request.method,
    path: path.slice(0, 300),
    ...(endpoint !== undefined && { endpoint }),
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...notes,
    ...(!response.writableFinished && { aborted: true }),
  };
  if (path === "/healthz" || path === "/readyz") log.debug(line, "request");
  else log.info(line, "request");
}
