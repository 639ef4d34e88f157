/** The Fastify app, with the headers, request id and log line common to all responses. */
import { randomUUID } from "node:crypto";
import { METHODS, type IncomingMessage } from "node:http";
import { errorCodes, fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { clientAddressReader } from "#server/clientAddress";
import type { Config } from "#server/config";
import { endpointPaths } from "#domain/endpoints";
import { exportsPath, picturesPath } from "#server/signedPaths";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import type { Backend } from "./backend";
import { callRoutes } from "./calls";
import {
  closeIdleConnections,
  drainOnClose,
  limitBodyTime,
  serverTimes,
  type ConnectionTimes,
} from "./connections";
import { createGraphiql, graphiqlAssetsPath } from "./graphiql";
import { readPageTemplate } from "./html";
import type { Metrics } from "./metrics";
import { answerParserErrors } from "./parserErrors";
import { isGet, sendOnlyGet, sendText } from "./request";
import { logWhenClosed } from "./requestLog";
import { securityHeaders } from "./securityHeaders";
import { webRoutes } from "./webApp";

const wellFormedId = /^[\w.-]{8,64}$/;
const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

export interface AppOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly times: ConnectionTimes;
  /** Folder of the built app; `null` if no app is served. */
  readonly webDir: string | null;
  /** Folder of the built GraphiQL, which is served if OPERATIONS is "any"; `null` if it never is. */
  readonly graphiqlDir: string | null;
  /** Returns null while the server is starting; all requests except health checks then get 503. */
  readonly backend: () => Backend | null;
  readonly observe?: Metrics["observe"];
}

/**
 * Creates the app without listening yet.
 * @throws StartupError if the app in `webDir` is not built
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, times, webDir, graphiqlDir } = options;
  const template = webDir === null ? null : readPageTemplate(webDir);
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIdOf,
    rewriteUrl: literalUrl,
    return503OnClosing: false,
    ...serverTimes(times),
  });
  const headers = await securityHeaders(config);
  answerParserErrors(app.server, headers);
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  app.decorate("times", times);
  closeIdleConnections(app.server, times);
  drainOnClose(app, times);
  addHooks(app, options, headers);
  addErrorHandler(app);
  // No content type parsers by default; routes with a body register their own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  addHealth(app, options.backend);

  const backend = (): Backend => {
    const running = options.backend();
    if (running === null) throw new Error("A request was handled before the server was ready.");
    return running;
  };
  const graphiql = graphiqlDir !== null && config.operations === "any" ? createGraphiql(graphiqlDir) : null;
  await app.register(callRoutes(backend, { appBuild: template?.build ?? null, graphiql }));
  for (const path of [picturesPath, exportsPath]) {
    app.all(`${path}*`, (request, reply) => {
      return isGet(request) ? backend().answerSigned(request, reply) : sendOnlyGet(reply);
    });
  }
  for (const path of Object.values(endpointPaths)) {
    app.all(`${path}/*`, (_request, reply) => sendText(reply, 404, "Not found."));
  }
  if (graphiql !== null) {
    app.get(`${graphiqlAssetsPath}*`, (_request, reply) => graphiql.sendFile(reply) ?? reply.callNotFound());
  }
  if (webDir !== null && template !== null) {
    await app.register(webRoutes(webDir, template, () => backend().readInstance()));
  }
  app.setNotFoundHandler((request, reply) => {
    return isGet(request) ? sendText(reply, 404, "Not found.") : sendOnlyGet(reply);
  });
  return app;
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && wellFormedId.test(given) ? given : randomUUID();
}

/** Makes routes match the raw path: nothing is percent-decoded or cut off as a fragment. */
function literalUrl({ url = "/" }: IncomingMessage): string {
  const [path = ""] = url.split("?", 1);
  return path.replaceAll("%", "%25").replaceAll("#", "%23") + url.slice(path.length);
}

function addHooks(
  app: FastifyInstance,
  { config, log, times, backend, observe }: AppOptions,
  security: ReadonlyMap<string, string>,
): void {
  const addressOf = clientAddressReader(config.trustProxy);
  const headers = new Map(security);
  for (const fact of ["path", "search", "address", "notes"]) app.decorateRequest(fact);
  app.addHook("onRequest", (request, reply, done) => {
    const { originalUrl, raw } = request;
    const mark = originalUrl.indexOf("?");
    const forwardedFor = raw.headers["x-forwarded-for"];
    request.path = mark === -1 ? originalUrl : originalUrl.slice(0, mark);
    request.search = mark === -1 ? "" : originalUrl.slice(mark + 1);
    request.address = addressOf(
      raw.socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor,
    );
    request.notes = {};
    reply.raw.setHeader("X-Request-Id", request.id);
    reply.raw.setHeaders(headers);
    logWhenClosed(log, reply, observe);
    limitBodyTime(raw, times);
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { path, raw } = request;
    if (raw.headers.host === undefined && raw.httpVersion === "1.1") {
      return void sendText(reply, 400, "The Host header is missing.");
    }
    if (!path.startsWith("/")) return void sendText(reply, 400, "The request target is invalid.");
    if (backend() !== null || healthPaths.has(path)) return done();
    sendText(reply.header("Retry-After", "1"), 503, "The server is starting.");
  });
}

function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (reply.raw.destroyed) return;
    if (error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE) {
      // Reached only on routes without a body; the call routes handle malformed media types themselves.
      sendOnlyGet(reply);
    } else if (error instanceof DatabaseUnavailable) {
      reply.header("Retry-After", "1");
      sendText(reply, 503, "database_unavailable: try again in a moment.");
    } else {
      request.log.error({ err: error }, "request failed");
      sendText(reply, 500, `Internal error, reference ${request.id}.`);
    }
  });
}

/** `/healthz` reports liveness, `/readyz` readiness. */
function addHealth(app: FastifyInstance, backend: AppOptions["backend"]): void {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  app.get("/healthz", (_request, reply) => reply.headers(headers).send('{"status":"alive"}'));
  app.get("/readyz", async (_request, reply) => {
    const isReady = (await backend()?.isReady()) ?? false;
    const status = isReady ? "ready" : "not ready";
    return reply
      .code(isReady ? 200 : 503)
      .headers(headers)
      .send(JSON.stringify({ status }));
  });
}
