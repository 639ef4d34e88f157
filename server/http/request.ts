/** Request properties that the server adds to Fastify's, and helpers for plain-text responses. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointName } from "#domain/endpoints";

/** Additional properties of a request's log line. */
export interface RequestNotes {
  operation?: string | null;
  operationId?: string;
  userId?: string;
  /** Target account of a login attempt. If the login succeeded, `userId` is set to the same account. */
  loginUserId?: string;
  /** Distinct error codes of the response. Absent if the call succeeded. */
  codes?: readonly string[];
}

declare module "fastify" {
  interface FastifyRequest {
    /** Raw path of the URL, without the query. */
    path: string;
    /** Query without the question mark. Never logged, since it may contain an invitation token or a signature. */
    search: string;
    /** Client address after applying TRUST_PROXY. */
    address: string;
    notes: RequestNotes;
  }
  interface FastifyContextConfig {
    /** The endpoint that the route serves. */
    readonly endpoint?: EndpointName;
  }
}

const recordedCodesMax = 20;

/** Adds error codes to the log line of the request. */
export function logErrorCodes({ notes }: FastifyRequest, codes: readonly string[]): void {
  if (codes.length > 0)
    notes.codes = [...new Set([...(notes.codes ?? []), ...codes])].slice(0, recordedCodesMax);
}

/** Sends a short human-readable text, e.g. "Not found." */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .send(`${text}\n`);
}

/** Sends 405: only GET and HEAD are allowed. */
export function sendOnlyGet(reply: FastifyReply): FastifyReply {
  return sendText(reply.header("Allow", "GET, HEAD"), 405, "Only GET.");
}

/** Whether the method is GET or HEAD. */
export function isGet({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}
