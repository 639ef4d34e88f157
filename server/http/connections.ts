/** Connection timeouts, so that clients cannot hold connections open indefinitely. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { isMultipart } from "./multipart";

/** Connection timeouts of a server, all in milliseconds. */
export interface ConnectionTimes {
  /** From the first byte of a request, or from the start of the connection, to the end of its headers. */
  readonly headersMs: number;
  /** For receiving the body of a request. */
  readonly bodyMs: number;
  /** For receiving a body with a file, possibly over a slow connection. */
  readonly fileBodyMs: number;
  /** How long a refused body is still discarded after the response, so that the client can read the response. */
  readonly refusedBodyMs: number;
  /** From a response to the next request. */
  readonly keepAliveMs: number;
  /** Without a byte in either direction during a request. */
  readonly stalledMs: number;
  /** Without a byte in either direction during a request to a foreign backend. */
  readonly backendStalledMs: number;
  /** Interval at which header and body timeouts are checked. */
  readonly checkMs: number;
  /** How long idle connections stay open after the server has stopped listening. */
  readonly drainMs: number;
}

export const connectionTimes: ConnectionTimes = {
  headersMs: 10_000,
  bodyMs: 60_000,
  fileBodyMs: 15 * 60_000,
  refusedBodyMs: 5_000,
  // Longer than the keep-alive timeout of proxies, so that no request arrives on a closing connection.
  keepAliveMs: 65_000,
  // Longer than the keep-alive interval of streams and than any response takes to compute.
  stalledMs: 120_000,
  // Shorter than `stalledMs`, so that the client receives the 502 response.
  backendStalledMs: 110_000,
  checkMs: 5_000,
  drainMs: 500,
};

declare module "fastify" {
  interface FastifyInstance {
    readonly times: ConnectionTimes;
  }
}

/** Fastify options for these timeouts. */
export function serverTimes(times: ConnectionTimes) {
  return {
    // Node.js has no default, so a client that never reads its response would hold the connection forever.
    connectionTimeout: times.stalledMs,
    keepAliveTimeout: times.keepAliveMs,
    // `limitBodyTime` closes requests without a file earlier.
    requestTimeout: times.fileBodyMs,
    http: {
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkMs,
      // The app refuses requests without it, with its own headers.
      requireHostHeader: false,
    },
  };
}

/** Closes a request whose body was not received in time. */
export function limitBodyTime(request: IncomingMessage, { bodyMs, fileBodyMs }: ConnectionTimes): void {
  const destroyIfIncomplete = () => void (request.complete || request.destroy());
  const deadline = setTimeout(destroyIfIncomplete, isMultipart(request) ? fileBodyMs : bodyMs);
  request.once("close", () => clearTimeout(deadline));
}

const stopTimeoutMs = 10_000;

/**
 * Lets running requests finish while the app closes, for at most 10 seconds. Idle connections still accept a request
 * for `drainMs`, since a proxy may have sent one already; its response closes the connection.
 */
export function drainOnClose(app: FastifyInstance, { drainMs }: ConnectionTimes): void {
  app.addHook("preClose", (done) => {
    const { server } = app;
    const closeIdle = server.closeIdleConnections.bind(server);
    // Node.js calls this in close().
    server.closeIdleConnections = () => undefined;
    // Connections become idle only after their last request, and clients keep them alive, so sweep repeatedly.
    let sweep = setTimeout(() => (sweep = setInterval(closeIdle, 50)), drainMs);
    const deadline = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    done();
  });
}

/** Closes connections that have no request under way for too long, even if some bytes keep arriving. */
export function closeIdleConnections(server: Server, times: ConnectionTimes): void {
  const states = new WeakMap<Socket, { requests: number; idle: NodeJS.Timeout }>();
  const closeLater = (socket: Socket) =>
    setTimeout(() => socket.destroy(), times.keepAliveMs + times.headersMs);
  server.on("connection", (socket) => {
    const state = { requests: 0, idle: closeLater(socket) };
    states.set(socket, state);
    socket.once("close", () => clearTimeout(state.idle));
  });
  server.on("request", ({ socket }, response) => {
    const state = states.get(socket);
    if (state === undefined) return;
    clearTimeout(state.idle);
    state.requests += 1;
    response.once("close", () => {
      state.requests -= 1;
      if (state.requests === 0 && !socket.destroyed) state.idle = closeLater(socket);
    });
  });
}
