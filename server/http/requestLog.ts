/** Request log, one line per request. Omits queries, variables and usernames, which may be mistyped passwords. */
import type { FastifyReply } from "fastify";
import type { Logger } from "pino";
import type { Metrics } from "./metrics";

/** Logs the request once its response has ended or the connection was closed, and calls `observe` for the metrics. */
export function logWhenClosed(log: Logger, reply: FastifyReply, observe?: Metrics["observe"]): void {
  const start = performance.now();
  reply.raw.once("close", () => {
    const { request, raw } = reply;
    const ms = performance.now() - start;
    const { path, notes } = request;
    const { endpoint } = request.routeOptions.config;
    const line = {
      requestId: request.id,
      address: request.address,
      method: request.method,
      path: path.slice(0, 300),
      ...(endpoint !== undefined && { endpoint }),
      status: raw.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...notes,
      ...(!raw.writableFinished && { aborted: true }),
    };
    if (path === "/healthz" || path === "/readyz") log.debug(line, "request");
    else log.info(line, "request");
    observe?.(request, raw.statusCode, ms / 1_000);
  });
}
