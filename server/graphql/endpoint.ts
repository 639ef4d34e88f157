/**
 * A GraphQL endpoint: combines contract, resolvers, authorisation, limits and error handling. The same for all four.
 */
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { IResolvers } from "@graphql-tools/utils";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { createYoga, type GraphQLParams } from "graphql-yoga";
import type { Logger } from "pino";
import { isErrorCode } from "#domain/errorCodes";
import { userQueriesMax, waitingUserQueriesMax } from "#domain/limits";
import { enforceGuards } from "./authorisation";
import type { Context } from "#server/context";
import { cutVariables } from "./cutVariables";
import { outageStatuses, shapeError, unavailableStatus } from "./errorMasking";
import { failure } from "#server/failure";
import { checkDocument, checkVariables, documentLimits } from "./limits";
import { limitLists, type ListLimits } from "./listInputs";
import { listLimits } from "./listLimits";
import { limitUserQueries } from "./userQueries";
import {
  knownOperations,
  operationIdOf,
  operationNameIn,
  persistedOperations,
  rootFieldsOf,
  type OperationTexts,
} from "./persistedOperations";

export interface EndpointOptions {
  readonly typeDefs: string;
  readonly resolvers: IResolvers;
  readonly operations: OperationTexts;
  /** Limits of list inputs. Defaults to those of the four contracts. */
  readonly limits?: ListLimits;
  /** Whether documents other than the persisted ones of the app are executed, within the limits. */
  readonly allowsText: boolean;
  readonly log: Logger;
}

/** The data of a call that an endpoint needs. */
export interface Call {
  readonly requestId: string;
  readonly log: Logger;
  /** Whether a machine calls with its token. Machines may send document text. */
  readonly isMachine?: boolean;
  /** Receives the failure codes of each response, for logging. */
  readonly logErrorCodes?: (codes: readonly string[]) => void;
  /** Authenticates the caller and creates the context. Called only for well-formed requests. */
  readonly open: () => Promise<Context>;
}

/** A response, ready to be sent. */
export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

/** The database became unavailable during a stream. The client may reopen the stream. */
export class StreamLost extends Error {
  override readonly name = "StreamLost";
}

export interface Endpoint {
  /** Executes a call; never rejects. `params` is the decoded body, not validated yet. Subscriptions are rejected. */
  readonly execute: (params: unknown, call: Call) => Promise<Answer>;
  /**
   * Executes a call and yields its results one by one as JSON text. An error is yielded as the last result. Throws only
   * StreamLost. Ends immediately when `signal` is aborted.
   */
  readonly stream: (params: unknown, call: Call, signal: AbortSignal) => AsyncGenerator<string>;
  /** The name of the requested operation, for logs; `null` if absent, unknown or invalid. */
  readonly operationNameOf: (params: unknown) => string | null;
  /** The requested root fields, at least one; `null` if the document would not be executed. */
  readonly rootFieldsOf: (params: unknown) => readonly string[] | null;
}

/**
 * Builds the executable schema from the contract, its resolvers, guards and limits of lists.
 * @throws Error if the contract and the resolvers do not match, if a root field lacks a guard or a resolver, or a list
 *   input a limit
 */
export function createSchema(
  typeDefs: string,
  resolvers: IResolvers,
  limits: ListLimits = listLimits,
): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: {
      requireResolversToMatchSchema: "error",
      requireResolversForArgs: "error",
    },
  });
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.resolve === undefined && field.subscribe === undefined) {
        throw new Error(`The field ${root?.name}.${field.name} of the contract has no resolver.`);
      }
    }
  }
  limitLists(schema, limits);
  // Guards are checked before the arguments.
  enforceGuards(schema);
  return schema;
}

/** Creates an endpoint; throws like {@link createSchema}. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const schema = createSchema(options.typeDefs, options.resolvers, options.limits);
  const known = knownOperations(schema, options.operations, options.log);
  const yoga = createYoga<{ call: Call }, Context>({
    schema,
    context: ({ call }) => call.open(),
    plugins: [
      persistedOperations(known, (from) => options.allowsText || from === machineRequest),
      ...documentLimits(),
      cutVariables(schema, options.limits ?? listLimits),
      limitUserQueries(userQueriesMax, waitingUserQueriesMax),
    ],
    extraParamNames: ["id"],
    // Errors are shaped below, where the request id is available.
    maskedErrors: false,
    logging: false,
    graphiql: false,
  });
  // Bypass the HTTP handling of Yoga, which would halve the number of requests per second.
  const request = new yoga.fetchAPI.Request("http://localhost/", { method: "POST" });
  const machineRequest: Request = new yoga.fetchAPI.Request("http://localhost/", { method: "POST" });

  async function run(params: unknown, call: Call): Promise<Result> {
    assertParams(params);
    checkVariables(params.variables);
    if (typeof params.query === "string") checkDocument(params.query);
    const from = call.isMachine === true ? machineRequest : request;
    const result = await yoga.getResultForParams({ params, request: from }, { call });
    if (result === undefined) throw new Error("The operation returned no result.");
    return result;
  }

  async function execute(params: unknown, call: Call): Promise<Answer> {
    try {
      const result = await run(params, call);
      if (!isStream(result)) return answer(result, call);
      await result[Symbol.asyncIterator]().return?.();
      throw failure("bad_request", { detail: "Subscriptions require Accept: text/event-stream." });
    } catch (error) {
      return answerError(error, call);
    }
  }

  async function* stream(params: unknown, call: Call, signal: AbortSignal): AsyncGenerator<string> {
    try {
      const result = await run(params, call);
      if (!isStream(result)) {
        yield answer(result, call).body;
        return;
      }
      const results = result[Symbol.asyncIterator]();
      // Ends the results from outside: the loop below is blocked while waiting for the next result.
      const end = (): void => void results.return?.().catch(() => undefined);
      signal.addEventListener("abort", end, { once: true });
      if (signal.aborted) end();
      for await (const each of { [Symbol.asyncIterator]: () => results }) yield bodyOf(answer(each, call));
    } catch (error) {
      if (error instanceof StreamLost) throw error;
      yield bodyOf(answerError(error, call));
    }
  }

  return {
    execute,
    stream,
    operationNameOf: (params) => {
      const id = operationIdOf(params);
      return id === undefined ? operationNameIn(params) : (known.get(id)?.name ?? null);
    },
    rootFieldsOf: (params) => rootFieldsOf(params, known, options.allowsText),
  };
}

function bodyOf({ status, body }: Answer): string {
  if (status === unavailableStatus) throw new StreamLost("The database cannot be reached.");
  return body;
}

function assertParams(params: unknown): asserts params is GraphQLParams {
  if (typeof params !== "object" || params === null || Array.isArray(params)) {
    throw failure("bad_request", { detail: "The body must be a JSON object." });
  }
}

type Result = ExecutionResult | AsyncIterable<ExecutionResult>;

function isStream(result: Result): result is AsyncIterable<ExecutionResult> {
  return Symbol.asyncIterator in result;
}

function answerError(error: unknown, call: Call): Answer {
  const { body, status } = shapeError(error, call.requestId, call.log);
  call.logErrorCodes?.([body.extensions.code]);
  return { status, body: JSON.stringify({ errors: [body] }) };
}

function answer(result: ExecutionResult, call: Call): Answer {
  const expected = codesInData(result.data);
  if (result.errors === undefined) {
    call.logErrorCodes?.(expected);
    return { status: 200, body: JSON.stringify(result) };
  }
  const shaped = result.errors.map((error) => shapeError(error, call.requestId, call.log));
  call.logErrorCodes?.([...shaped.map(({ body }) => body.extensions.code), ...expected]);
  const errors = shaped.map((each) => each.body);
  const statuses = shaped.map((each) => each.status);
  if ("data" in result) {
    const status = outageStatuses.find((each) => statuses.includes(each)) ?? 200;
    return { status, body: JSON.stringify({ data: result.data, errors }) };
  }
  return { status: Math.max(400, ...statuses), body: JSON.stringify({ errors }) };
}

/** Returns the codes of expected failures in payloads. */
function codesInData(data: ExecutionResult["data"]): readonly string[] {
  return Object.values(data ?? {}).flatMap((payload: unknown) => {
    if (typeof payload !== "object" || payload === null || !("errors" in payload)) return [];
    const errors: readonly unknown[] = Array.isArray(payload.errors) ? payload.errors : [];
    return errors.flatMap((error) => {
      const isCoded = typeof error === "object" && error !== null && "code" in error;
      return isCoded && isErrorCode(error.code) ? [error.code] : [];
    });
  });
}
