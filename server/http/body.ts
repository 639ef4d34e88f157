/** Reading of request bodies within bounds. */
import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";

/** After a refusal, so much of the rest is thrown away unread before the connection is cut. */
const discardedMaxBytes = 32 * 1_048_576;

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/**
 * Reads a body of at most `maxBytes`; never holds more than that in memory.
 * @throws BodyTooLarge as soon as it is known; the rest of the body is then discarded, so that the client can still
 *   read the answer
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      request.removeAllListeners("data");
      discard(request);
      reject(new BodyTooLarge());
    };
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) return refuse();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse();
      chunks.push(chunk);
    });
    request.once("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The connection was closed before the body had come.")));
  });
}

/** Throws away what still comes; the connection is cut where that is more than `maxBytes`. */
export function discard(request: IncomingMessage, maxBytes = discardedMaxBytes): void {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) request.destroy();
  });
  request.on("error", () => undefined);
  // A stream that was read by somebody else and left stands still until it is told to go on.
  request.resume();
}

/**
 * For a body that is not wanted: what comes until shortly after the answer is thrown away, so that its sender can read
 * the answer; then the connection is closed.
 */
export function refuseBody(reply: FastifyReply): void {
  discard(reply.request.raw);
  closeAfterAnswer(reply);
}

/** Closes the connection where a body still comes shortly after its answer. */
export function closeAfterAnswer({ raw, request, server }: FastifyReply): void {
  const cut = () => void (request.raw.complete || request.raw.destroy());
  raw.once("finish", () => setTimeout(cut, server.times.refusedBodyMs).unref());
}
