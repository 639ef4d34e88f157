/** How long a connection may take for what, so that none is held open for nothing. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { isMultipart } from "./multipart";

/** Times of a server's connections, all in milliseconds. */
export interface ConnectionTimes {
  /** From the first byte of a request, or from the begin of the connection, to the end of its headers. */
  readonly headersMs: number;
  /** For the body of a request. */
  readonly bodyMs: number;
  /** For a body with a file, which may come over a slow line. */
  readonly fileBodyMs: number;
  /** For so long a refused body is still read and thrown away, so that its sender can read the answer. */
  readonly refusedBodyMs: number;
  /** From an answer to the next request. */
  readonly keepAliveMs: number;
  /** Without a byte in either direction while a request is under way. */
  readonly stalledMs: number;
  /** Between two looks at the times of headers and bodies. */
  readonly checkMs: number;
}

export const connectionTimes: ConnectionTimes = {
  headersMs: 10_000,
  bodyMs: 60_000,
  fileBodyMs: 15 * 60_000,
  refusedBodyMs: 5_000,
  // Longer than proxies keep theirs, so that no request meets a connection that closes.
  keepAliveMs: 65_000,
  // Longer than streams are silent, and than any answer takes to be made.
  stalledMs: 120_000,
  checkMs: 5_000,
};

declare module "fastify" {
  interface FastifyInstance {
    readonly times: ConnectionTimes;
  }
}

/** Options of the app for these times. */
export function serverTimes(times: ConnectionTimes) {
  return {
    // Node.js has none by default, so that a client which never reads its answer would hold it for ever.
    connectionTimeout: times.stalledMs,
    keepAliveTimeout: times.keepAliveMs,
    // Requests without a file are cut earlier.
    requestTimeout: times.fileBodyMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkMs },
  };
}

/** Cuts a request whose body has not come in time. */
export function limitBodyTime(request: IncomingMessage, { bodyMs, fileBodyMs }: ConnectionTimes): void {
  const cut = () => void (request.complete || request.destroy());
  const deadline = setTimeout(cut, isMultipart(request) ? fileBodyMs : bodyMs);
  request.once("close", () => clearTimeout(deadline));
}

const stopTimeoutMs = 10_000;

/** Lets requests end that run while the app closes, for at most 10 seconds. */
export function drainOnClose(app: FastifyInstance): void {
  app.addHook("preClose", (done) => {
    // A connection whose last request was running just now is kept alive by its client: it goes once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => app.server.closeAllConnections(), stopTimeoutMs);
    app.server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    done();
  });
}

/** Closes connections without a request, whatever else trickles in. */
export function closeIdleConnections(server: Server, times: ConnectionTimes): void {
  const underWay = new WeakMap<Socket, { requests: number; idle: NodeJS.Timeout }>();
  const closeLater = (socket: Socket) =>
    setTimeout(() => socket.destroy(), times.keepAliveMs + times.headersMs);
  server.on("connection", (socket) => {
    const state = { requests: 0, idle: closeLater(socket) };
    underWay.set(socket, state);
    socket.once("close", () => clearTimeout(state.idle));
  });
  server.on("request", ({ socket }, response) => {
    const state = underWay.get(socket);
    if (state === undefined) return;
    clearTimeout(state.idle);
    state.requests += 1;
    response.once("close", () => {
      state.requests -= 1;
      if (state.requests === 0 && !socket.destroyed) state.idle = closeLater(socket);
    });
  });
}
