/** How long a connection may take for what, so that none is held open for nothing. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

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

/** Options of the HTTP server for these times. */
export function serverTimes(times: ConnectionTimes) {
  return {
    headersTimeout: times.headersMs,
    keepAliveTimeout: times.keepAliveMs,
    // The listener cuts requests without a file earlier.
    requestTimeout: times.fileBodyMs,
    connectionsCheckingInterval: times.checkMs,
  };
}

/** Closes connections on which nothing moves, and those without a request, whatever else trickles in. */
export function closeIdleConnections(server: Server, times: ConnectionTimes): void {
  // Node.js has none by default, so that a client which never reads its answer would hold it for ever.
  server.setTimeout(times.stalledMs);
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
