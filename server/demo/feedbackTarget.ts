/** Fake of the national feedback component: accepts every batch of feedback. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject, readBody } from "./requestBody";

export const feedbackPath = "/feedback";

/** Responds with 202 to a JSON object that is posted with an idempotency key. HEAD tests the connection. */
export async function acceptFeedback(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  response.writeHead(statusOf(request, body)).end();
}

function statusOf({ method, headers }: IncomingMessage, body: string | null): number {
  if (method === "HEAD") return 204;
  if (method !== "POST") return 405;
  if (body === null) return 413;
  return headers["idempotency-key"] && isObject(body) ? 202 : 400;
}
