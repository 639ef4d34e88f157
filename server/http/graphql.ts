/** GraphQL over HTTP: POST with a JSON body in, JSON out. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Answer, Call, Endpoint } from "#server/graphql/endpoint";
import { failureParams } from "#server/failure";
import { nestsDeeper } from "#server/jsonNesting";
import { jsonBodyMaxBytes, jsonBodyMaxDepth } from "#server/graphql/limits";
import { operationIdOf } from "#server/graphql/persistedOperations";
import { BodyTooLarge, readBody } from "./body";
import { acceptedEncoding, compress } from "./compress";
import { sendEvents, takesEvents } from "./eventStream";
import { noteCodes, send, type Exchange } from "./exchange";

const compressedFromBytes = 4_096;

/** A call that was refused before it reached GraphQL. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Answers one request to an endpoint: with one answer, or, where the client takes that, with a stream of them. */
export async function answerGraphql(
  exchange: Exchange,
  endpoint: Endpoint,
  call: Call,
  stopping: AbortSignal,
): Promise<void> {
  const params = await readParams(exchange);
  if (!params.ok) return sendRefusal(exchange, params.refusal);
  if (!takesEvents(exchange)) return answerParams(exchange, endpoint, params.value, call);
  noteOperation(exchange, endpoint, params.value);
  await sendEvents(exchange, (signal) => endpoint.stream(params.value, call, signal), stopping);
}

/** Executes a call whose body was read, and sends the answer. */
export async function answerParams(
  exchange: Exchange,
  endpoint: Endpoint,
  params: unknown,
  call: Call,
): Promise<void> {
  noteOperation(exchange, endpoint, params);
  await sendAnswer(exchange, await endpoint.execute(params, call));
}

function noteOperation({ notes }: Exchange, endpoint: Endpoint, params: unknown): void {
  const id = operationIdOf(params);
  if (id !== undefined) notes.operationId = id.slice(0, 64);
  notes.operation = endpoint.operationNameOf(params);
}

/** Why the body of a request is not read at all; null: it is. */
export function refusalOfMethod({ request }: Exchange): Refusal | null {
  if (request.method !== "POST") return refused(405, "GraphQL is answered on POST only.").refusal;
  if (request.headers["content-encoding"] === undefined) return null;
  return refused(415, "The body must not be compressed.").refusal;
}

/** Reads the JSON body of a call, or says why it is refused. */
export async function readParams(
  exchange: Exchange,
): Promise<{ ok: true; value: unknown } | { ok: false; refusal: Refusal }> {
  const { request } = exchange;
  const refusal = refusalOfMethod(exchange);
  if (refusal !== null) return { ok: false, refusal };
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "")) {
    return refused(415, "The body must be application/json.");
  }
  let body: Buffer;
  try {
    body = await readBody(request, jsonBodyMaxBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    return refused(413, `The body is larger than ${jsonBodyMaxBytes} bytes.`);
  }
  const text = body.toString("utf8");
  if (nestsDeeper(text, jsonBodyMaxDepth)) {
    return refused(400, `The body nests more than ${jsonBodyMaxDepth} levels deep.`);
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refused(400, "The body is no valid JSON.");
  }
}

function refused(status: number, detail: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status, code: "bad_request", params: { detail } } };
}

/** Sends a refusal in the form of a GraphQL error. */
export function sendRefusal(exchange: Exchange, { status, code, params }: Refusal): void {
  noteCodes(exchange, [code]);
  const extensions = { code, params: failureParams(params) };
  const body = JSON.stringify({ errors: [{ message: params["detail"] ?? code, extensions }] });
  if (status === 405) exchange.response.setHeader("Allow", "POST");
  noteRetry(exchange, status);
  send(exchange, status, jsonHeaders, body);
}

/** Whoever comes too early is to come back, by the second. */
function noteRetry({ response }: Exchange, status: number): void {
  if (status === 503) response.setHeader("Retry-After", "1");
}

const jsonHeaders = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };

async function sendAnswer(exchange: Exchange, answer: Answer): Promise<void> {
  noteRetry(exchange, answer.status);
  const encoding =
    answer.body.length < compressedFromBytes
      ? undefined
      : acceptedEncoding(exchange.request.headers["accept-encoding"]);
  if (encoding === undefined) return send(exchange, answer.status, jsonHeaders, answer.body);
  const content = await compress(Buffer.from(answer.body), encoding);
  const headers = { ...jsonHeaders, "Content-Encoding": encoding, Vary: "Accept-Encoding" };
  send(exchange, answer.status, headers, content);
}
