/** What stands behind the app: this server's own endpoints, or a foreign backend. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallRequest } from "./calls";

export interface Backend {
  /**
   * Looks at the headers of a call, and at its caller where that decides whether the body is read.
   * @throws Refused when the call is refused by them
   */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Answers a call whose body was read, up to its file where it has one. */
  readonly answerCall: (request: CallRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers a request below the path of pictures or exports. */
  readonly answerSigned: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Whether it can serve; never rejects. */
  readonly isReady: () => Promise<boolean>;
  /** What the app's page tells of the installation; null: not known here. */
  readonly readInstance: () => Promise<unknown>;
}
