/** What the server knows of a request beside Fastify, and the plain answers that any part may send. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointName } from "#domain/endpoints";

/** Further properties of a request's log line. */
export interface RequestNotes {
  operation?: string | null;
  operationId?: string;
  userId?: string;
  /** The account that a login was aimed at; it is `userId` as well where the login succeeded. */
  loginUserId?: string;
  /** Codes of the failures that were answered, each once; none: the call succeeded. */
  codes?: readonly string[];
}

declare module "fastify" {
  interface FastifyRequest {
    /** Path of the address without its query, as it came. */
    path: string;
    /** Query without the question mark; never logged, since it may hold an invitation's token or a signature. */
    search: string;
    /** Address of the client after TRUST_PROXY. */
    address: string;
    notes: RequestNotes;
  }
  interface FastifyContextConfig {
    /** The endpoint whose calls the route answers. */
    readonly endpoint?: EndpointName;
  }
}

const notedCodesMax = 20;

/** Puts codes of failures into the log line of the request. */
export function noteCodes({ notes }: FastifyRequest, codes: readonly string[]): void {
  if (codes.length > 0)
    notes.codes = [...new Set([...(notes.codes ?? []), ...codes])].slice(0, notedCodesMax);
}

/** Sends a short text for people, e.g. that nothing is there. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .send(`${text}\n`);
}

/** Says that nothing but GET is answered here. */
export function sendOnlyGet(reply: FastifyReply): FastifyReply {
  return sendText(reply.header("Allow", "GET, HEAD"), 405, "Only GET.");
}

/** Whether the request only reads. */
export function isGet({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}
