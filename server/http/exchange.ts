/** One request and its answer, with what the whole server knows of it. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { ConnectionTimes } from "./connections";

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path of the address without its query, as it came. */
  readonly path: string;
  /** Query without the question mark; never logged, since it may hold an invitation's token or a signature. */
  readonly query: string;
  readonly requestId: string;
  /** Address of the client after TRUST_PROXY. */
  readonly address: string;
  readonly times: ConnectionTimes;
  /** What the log line of this request tells besides. */
  readonly notes: {
    operation?: string | null;
    operationId?: string;
    userId?: string;
    /** The account that a login was aimed at; it is `userId` as well where the login succeeded. */
    loginUserId?: string;
    /** Codes of the failures that were answered, each once; none: the call succeeded. */
    codes?: readonly string[];
  };
}

const notedCodesMax = 20;

/** Puts codes of failures into the log line of the request. */
export function noteCodes({ notes }: Exchange, codes: readonly string[]): void {
  if (codes.length > 0)
    notes.codes = [...new Set([...(notes.codes ?? []), ...codes])].slice(0, notedCodesMax);
}

/** Sends a whole answer. */
export function send(
  { request, response }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  content: string | Buffer = "",
): void {
  if (response.headersSent || response.destroyed) return;
  const length = typeof content === "string" ? Buffer.byteLength(content) : content.length;
  response.writeHead(status, { ...headers, "Content-Length": length });
  response.end(request.method === "HEAD" ? undefined : content);
}

/** Sends a short text for people, e.g. that nothing is there. */
export function sendText(exchange: Exchange, status: number, text: string): void {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  send(exchange, status, headers, `${text}\n`);
}
