/** Backend of the app: this server's own endpoints, or a foreign backend. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MultipartCall } from "./multipart";

/** A call with its decoded body: its JSON, or the multipart parts before its files. */
export type CallRequest = FastifyRequest<{ Body: JsonCall | MultipartCall }>;

/** A call without files. */
export interface JsonCall {
  readonly params: unknown;
  readonly first?: undefined;
}

export interface Backend {
  /**
   * Checks the headers of a call before its body is read, and its caller if the body is an upload.
   * @throws Refused if a check fails
   */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Answers a call whose body was read, or parsed up to its file if it has one. */
  readonly answerCall: (request: CallRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers a GET or HEAD request below the pictures or exports path. */
  readonly answerSigned: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Readiness of the backend; never rejects. */
  readonly isReady: () => Promise<boolean>;
  /** Installation data for the app's page. Resolves to null if it is not known here. */
  readonly readInstance: () => Promise<unknown>;
}
