/**
 * Proxy to a foreign backend with the same API (BACKEND_URL). Forwards calls and signed URLs. All other paths are
 * blocked, since they may be meant for machines on the internal network only.
 */
import { randomUUID } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { readOperations, type Folders } from "#server/graphql/contracts";
import {
  operationIdOf,
  unknownOperationParams,
  type OperationTexts,
} from "#server/graphql/persistedOperations";
import { isPreviewPath, isSignedUrl } from "#server/signedPaths";
import type { Backend } from "./backend";
import { forwardResponse, sendRequest } from "./backendConnection";
import { closeAfterResponse } from "./body";
import { checkHeaders } from "./calls";
import { sendAnswer } from "./graphql";
import { isMultipart, multipartBody, type MultipartCall } from "./multipart";
import { readStart, sendReduced } from "./reducedCall";
import { Refused } from "./refusal";
import { sendText } from "./request";
import { previewHeaders } from "./securityHeaders";

/** Creates the proxy. `backendUrl` must not have a trailing slash. */
export function foreignBackend(
  config: Config,
  backendUrl: string,
  folders: Folders,
  stopping: AbortSignal,
): Backend {
  const operations = new Map<string, OperationTexts>(
    endpointNames.map((name) => [endpointPaths[name], readOperations(name, folders)]),
  );
  const proto = new URL(config.publicUrl).protocol.replace(":", "");

  /** Handles failures of the connection to the backend. */
  async function guarded(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
    const response = reply.raw;
    try {
      return await answer();
    } catch (error) {
      if (!response.destroyed) reply.log.error({ err: error }, "the backend cannot be reached");
      if (!response.destroyed && !response.headersSent) {
        reply.request.raw.resume();
        throw new Refused(502, "internal_error", { reference: reply.request.id });
      }
      response.destroy();
      return reply.hijack();
    }
  }

  /** Expands the id of the call. Throws Refused if the operation is unknown. */
  function expand({ path }: FastifyRequest, params: unknown): ExpandedCall {
    const call = expandId(params, operations.get(path) ?? new Map(), config.operations === "any");
    if (call === undefined) throw new Refused(400, "unknown_operation", unknownOperationParams);
    return call;
  }

  /** Forwards a call. Removes fields from the app's own documents that the backend's schema lacks. */
  async function forwardCall(reply: FastifyReply, params: unknown): Promise<FastifyReply> {
    const { request } = reply;
    const { document, serialize } = expand(request, params);
    const url = `${backendUrl}${request.path}`;
    return guarded(reply, async () => {
      const incoming = await sendRequest(reply, proto, url, serialize(document));
      if (document === null) return forwardResponse(incoming, reply, stopping);
      const start = await readStart(incoming);
      const reduced = await sendReduced(
        { incoming, start, document },
        (text) => sendRequest(reply, proto, url, serialize(text), { "accept-encoding": "identity" }),
        (coordinates) =>
          reply.log.warn({ document: operationIdOf(params), coordinates }, "the backend lacks fields"),
      );
      if (reduced === null) return forwardResponse(incoming, reply, stopping, start);
      if ("body" in reduced) return sendAnswer(request, reply, reduced);
      return forwardResponse(reduced, reply, stopping);
    });
  }

  async function forward(
    reply: FastifyReply,
    url: string,
    body: Readable | null,
    extraHeaders?: OutgoingHttpHeaders,
  ): Promise<FastifyReply> {
    return guarded(reply, async () => {
      const incoming = await sendRequest(reply, proto, url, body, extraHeaders);
      return forwardResponse(incoming, reply, stopping);
    });
  }

  /** Streams the files to the backend without buffering it. */
  async function forwardUpload(reply: FastifyReply, call: MultipartCall): Promise<FastifyReply> {
    try {
      const boundary = randomUUID();
      const extraHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const { document, serialize } = expand(reply.request, call.params);
      const body = Readable.from(multipartBody(call, serialize(document), boundary));
      return await forward(reply, `${backendUrl}${reply.request.path}`, body, extraHeaders);
    } finally {
      call.stop();
    }
  }

  return {
    async admit(request, reply) {
      checkHeaders(request);
      // Only the backend can authenticate the caller. If it responds before the file is complete, it refused the call.
      if (isMultipart(request)) closeAfterResponse(reply);
    },
    async answerCall({ body }, reply) {
      if (body.first !== undefined) return forwardUpload(reply, body);
      return forwardCall(reply, body.params);
    },
    async answerSigned(request, reply) {
      const { path, search } = request;
      if (!isSignedUrl(path, search)) return sendText(reply, 404, "Not found.");
      if (isPreviewPath(path)) reply.raw.setHeaders(new Map(previewHeaders));
      return forward(reply, `${backendUrl}${path}?${search}`, null);
    },
    isReady: async () => true,
    readInstance: async () => null,
  };
}

interface ExpandedCall {
  /** The text of a document of the app; null if the call has its own. */
  readonly document: string | null;
  /** Serializes the call with this text in place of its id. */
  readonly serialize: (document: string | null) => string;
}

/** Undefined if the document is not allowed. */
function expandId(params: unknown, texts: OperationTexts, allowsText: boolean): ExpandedCall | undefined {
  const id = operationIdOf(params);
  if (typeof params === "object" && params !== null && id !== undefined && !("query" in params)) {
    const document = texts.get(id);
    if (document === undefined) return undefined;
    return { document, serialize: (query) => JSON.stringify({ ...params, id: undefined, query }) };
  }
  return allowsText ? { document: null, serialize: () => JSON.stringify(params) } : undefined;
}
