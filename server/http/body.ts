/** Reads request bodies with size limits. */
import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";

/** After a refusal, at most this many bytes of the body are discarded before the connection is closed. */
const discardedMaxBytes = 32 * 1_048_576;

/** The body is larger than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/**
 * Reads a body of at most `maxBytes`; never buffers more than that.
 * @throws BodyTooLarge as soon as the limit is exceeded; the rest of the body is then discarded, so that the client can
 *   still read the response
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
    request.once("close", () => reject(new Error("The connection was closed before the body was complete.")));
  });
}

/** Discards the rest of the body. Closes the connection if it exceeds `maxBytes`. */
export function discard(request: IncomingMessage, maxBytes = discardedMaxBytes): void {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) request.destroy();
  });
  request.on("error", () => undefined);
  // A stream stays paused after its previous consumer has detached, so resume it explicitly.
  request.resume();
}

/**
 * Refuses a body: discards it until shortly after the response, so that the client can read the response, then closes
 * the connection if the body is still incomplete.
 */
export function refuseBody(reply: FastifyReply): void {
  discard(reply.request.raw);
  closeAfterResponse(reply);
}

/** Closes the connection if the body is still incomplete shortly after the response. */
export function closeAfterResponse({ raw, request, server }: FastifyReply): void {
  const destroyIfIncomplete = () => void (request.raw.complete || request.raw.destroy());
  raw.once("finish", () => setTimeout(destroyIfIncomplete, server.times.refusedBodyMs).unref());
}
