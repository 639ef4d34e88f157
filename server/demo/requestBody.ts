/** Bodies of requests to the fake external systems. */
import type { IncomingMessage } from "node:http";

const bodyMaxBytes = 2 * 1_048_576;

/** Reads the body of a request; null if it is larger than 2 MB. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    byteSize += chunk.length;
    if (byteSize > bodyMaxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Whether a body is a JSON object. */
export function isObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
