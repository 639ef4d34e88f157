/** One line of the log for each request: no query, no variables and no names, which may be passwords in the wrong field. */
import type { FastifyReply } from "fastify";
import type { Logger } from "pino";

/** Writes the line once the answer has ended, or its connection has. */
export function logWhenClosed(log: Logger, reply: FastifyReply): void {
  const start = performance.now();
  reply.raw.once("close", () => {
    const { request, raw } = reply;
    const { path, notes } = request;
    const { endpoint } = request.routeOptions.config;
    const line = {
      requestId: request.id,
      address: request.address,
      method: request.method,
      path: path.slice(0, 300),
      ...(endpoint !== undefined && { endpoint }),
      status: raw.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...notes,
      ...(!raw.writableFinished && { aborted: true }),
    };
    if (path === "/healthz" || path === "/readyz") log.debug(line, "request");
    else log.info(line, "request");
  });
}
