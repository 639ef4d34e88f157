/** Routes of the GraphQL endpoints. Headers are checked first, then the caller; only then is the body read. */
import type { IncomingMessage } from "node:http";
import { errorCodes, type FastifyPluginCallback, type FastifyRequest } from "fastify";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { appBuildHeader } from "#domain/version";
import { exceedsJsonDepth } from "#server/jsonNesting";
import { jsonBodyMaxBytes, jsonBodyMaxDepth } from "#server/graphql/limits";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import type { Backend, CallRequest, JsonCall } from "./backend";
import { BodyTooLarge, readBody, refuseBody } from "./body";
import type { Graphiql } from "./graphiql";
import { isMultipart, openMultipart } from "./multipart";
import { badRequest, Refused, sendRefusal } from "./refusal";

export interface CallOptions {
  /** The build of the app that this server serves, sent with every response; null if it serves none. */
  readonly appBuild: string | null;
  /** Answers browsers that open an endpoint; null if they are refused. */
  readonly graphiql: Graphiql | null;
}

/**
 * Registers the endpoints.
 * @param backend called per request, once the server has started
 */
export function callRoutes(
  backend: () => Backend,
  { appBuild, graphiql }: CallOptions,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/json", (_request: FastifyRequest, body: IncomingMessage) =>
      errorAsValue(readJson(body)),
    );
    app.addContentTypeParser("multipart/form-data", (_request: FastifyRequest, body: IncomingMessage) =>
      errorAsValue(openMultipart(body)),
    );
    app.addHook("preValidation", async ({ body }) => {
      if (body instanceof Error) throw body;
    });
    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal === null || reply.raw.destroyed) throw error;
      if (error instanceof DatabaseUnavailable) refuseBody(reply);
      return sendRefusal(request, reply, refusal);
    });
    for (const endpoint of endpointNames) {
      const onRequest = async (...[request, reply]: Parameters<Backend["admit"]>) => {
        // On the raw response, so that event streams and proxied responses carry it as well.
        if (appBuild !== null) reply.raw.setHeader(appBuildHeader, appBuild);
        return graphiql?.sendPage(reply) ?? backend().admit(request, reply);
      };
      app.all<{ Body: CallRequest["body"] }>(
        endpointPaths[endpoint],
        { config: { endpoint }, onRequest },
        (request, reply) => backend().answerCall(request, reply),
      );
    }
    done();
  };
}

/** Throws Refused if the endpoints do not support the method, content encoding or media type of the call. */
export function checkHeaders(request: FastifyRequest): void {
  const { headers, method } = request;
  if (method !== "POST") throw badRequest(405, "GraphQL accepts POST only.");
  if (headers["content-encoding"] !== undefined) throw badRequest(415, "The body must not be compressed.");
  const isJson = /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
  if (!isJson && !isMultipart(request)) throw wrongType();
}

function wrongType(): Refused {
  return badRequest(415, "The body must be application/json.");
}

/** Returns a parser error as a value. If a parser rejects, Fastify closes the connection instead of keeping it open. */
function errorAsValue(reading: Promise<CallRequest["body"]>): Promise<unknown> {
  return reading.catch((error: unknown) => error);
}

async function readJson(body: IncomingMessage): Promise<JsonCall> {
  const text = (await readBody(body, jsonBodyMaxBytes)).toString("utf8");
  if (exceedsJsonDepth(text, jsonBodyMaxDepth)) {
    throw badRequest(400, `The body is nested more than ${jsonBodyMaxDepth} levels deep.`);
  }
  try {
    return { params: JSON.parse(text) };
  } catch {
    throw badRequest(400, "The body is not valid JSON.");
  }
}

function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof BodyTooLarge) {
    return badRequest(413, `The body is larger than ${jsonBodyMaxBytes} bytes.`);
  }
  if (error instanceof DatabaseUnavailable) {
    return new Refused(503, "database_unavailable", { outcome: error.outcome });
  }
  return error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE ? wrongType() : null;
}
