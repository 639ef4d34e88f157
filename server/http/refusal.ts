/** Refusals: calls that are rejected before they reach GraphQL. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#domain/errorCodes";
import { failureParams } from "#server/failure";
import { logErrorCodes } from "./request";

/** Thrown to refuse a call, with its HTTP status and error code. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string>>;

  constructor(status: number, code: ErrorCode, params: Readonly<Record<string, string>> = {}) {
    super(params["detail"] ?? code);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** Creates a refusal of a malformed call, which the app never sends. `detail` describes the problem. */
export function badRequest(status: number, detail: string): Refused {
  return new Refused(status, "bad_request", { detail });
}

/** Headers of a response to a call. */
export const jsonHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
};

/** Sends a refusal as a GraphQL error. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, params, message }: Refused,
): FastifyReply {
  logErrorCodes(request, [code]);
  const extensions = { code, params: failureParams(params) };
  if (status === 405) reply.header("Allow", "POST");
  setRetryAfter(reply, status);
  return reply
    .code(status)
    .headers(jsonHeaders)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}

/** Adds `Retry-After: 1` (second) to 503 responses. */
export function setRetryAfter(reply: FastifyReply, status: number): void {
  if (status === 503) reply.header("Retry-After", "1");
}
