/** Answers requests that the HTTP parser of Node.js rejects, which never reach the app. */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Statuses that Node.js would send itself; all other malformed requests get 400. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** Answers malformed and late requests with these headers and closes their connections. */
export function answerParserErrors(server: Server, headers: ReadonlyMap<string, string>): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...Object.fromEntries(headers), Connection: "close" }).end();
  });
  // Fastify's listener sends other bodies, without these headers.
  server.removeAllListeners("clientError");
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const current = latest.get(socket);
    // A second response would be read as part of the response that is being sent.
    const isAnswering = current !== undefined && current.headersSent && !current.writableEnded;
    if (socket.writable && !isAnswering) {
      const status = statuses.get(error.code ?? "") ?? 400;
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines}Connection: close\r\n\r\n`,
        "latin1",
      );
    }
    socket.destroySoon();
  });
}
