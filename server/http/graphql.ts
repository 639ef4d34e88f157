/** GraphQL over HTTP: POST requests and responses, both in JSON. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer, Call, Endpoint } from "#server/graphql/endpoint";
import { operationIdOf } from "#server/graphql/persistedOperations";
import { acceptedEncoding, compress } from "./compress";
import { sendEvents, acceptsEventStream } from "./eventStream";
import { jsonHeaders, setRetryAfter } from "./refusal";

const compressionMinBytes = 4_096;

/** Answers one call of an endpoint, with an event stream if the client accepts one, otherwise with one response. */
export async function answerGraphql(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  params: unknown,
  call: Call,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  if (!acceptsEventStream(request)) return answerParams(request, reply, endpoint, params, call);
  recordOperation(request, endpoint, params);
  return sendEvents(reply, (signal) => endpoint.stream(params, call, signal), stopping);
}

/** Executes a call and sends a single response. */
export async function answerParams(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  params: unknown,
  call: Call,
): Promise<FastifyReply> {
  recordOperation(request, endpoint, params);
  return sendAnswer(request, reply, await endpoint.execute(params, call));
}

function recordOperation({ notes }: FastifyRequest, endpoint: Endpoint, params: unknown): void {
  const id = operationIdOf(params);
  if (id !== undefined) notes.operationId = id.slice(0, 64);
  notes.operation = endpoint.operationNameOf(params);
}

/** Sends the answer of a call as JSON, compressed if that pays off. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: Answer,
): Promise<FastifyReply> {
  setRetryAfter(reply, status);
  reply.code(status).headers(jsonHeaders);
  const encoding =
    body.length < compressionMinBytes ? undefined : acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === undefined) return reply.send(body);
  const content = await compress(Buffer.from(body), encoding);
  return reply.headers({ "Content-Encoding": encoding, Vary: "Accept-Encoding" }).send(content);
}
