/** The four endpoints as the browser sees them, served from the mocked SDL instead of the network. */
import type { IMocks } from "@graphql-tools/mock";
import { execute, GraphQLError, parse, type GraphQLFieldResolver, type GraphQLResolveInfo } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { endpointNames as names, endpointPaths, type EndpointName } from "#domain/endpoints";
import { mockedSchema, type MockedSchema } from "../../scripts/mock/mockedSchema";
import { eventsOf, silentStream } from "./events";

export type Resolvers = Partial<
  Record<"Query" | "Mutation" | "Subscription", Readonly<Record<string, unknown>>>
> &
  Readonly<Record<string, unknown>>;
export type Overrides = Partial<Record<EndpointName, Resolvers>>;

/** A call made by the app. */
export interface RecordedCall {
  readonly endpoint: EndpointName;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Default mocks are random; these are fixed, so that results are reproducible. */
const fixedScalars: IMocks = {
  ID: (() => {
    let last = 0;
    return () => `id-${(last += 1)}`;
  })(),
  String: () => "Text",
  Int: () => 1,
  Float: () => 1.5,
  Boolean: () => false,
  DateTime: () => "2026-11-20T13:05:00.000Z",
  Date: () => "2026-11-20",
  AGS: () => "09761000",
  Cents: () => 1_280,
  JSON: () => ({}),
  CommuneInitialization: () => "INITIALIZED",
};

/** Context of a call: its headers and the resolvers of the visit. */
interface CallContext {
  readonly headers: Headers;
  readonly resolvers: Resolvers;
}

type Resolve = GraphQLFieldResolver<unknown, CallContext>;

/** A resolver that a test provides; subscriptions have both parts. */
interface OwnResolver {
  readonly resolve?: Resolve;
  readonly subscribe?: Resolve;
}

function ownResolver({ resolvers }: CallContext, info: GraphQLResolveInfo): OwnResolver {
  const own = Object(resolvers[info.parentType.name])[info.fieldName] as Resolve | OwnResolver | undefined;
  return typeof own === "function" ? { resolve: own } : (own ?? {});
}

/** Built once per worker, since building is slow. */
const schemas = Object.fromEntries(
  names.map((name) => [
    name,
    mockedSchema<CallContext>(name, {
      mocks: fixedScalars,
      resolve: (mock) => (source, args, context, info) =>
        (ownResolver(context, info).resolve ?? mock)(source, args, context, info),
      subscribe: (source, args, context, info) => {
        const { subscribe = silentStream } = ownResolver(context, info);
        return subscribe(source, args, context, info);
      },
    }),
  ]),
) as Record<EndpointName, MockedSchema>;

/** A failure in the server's format. */
export function failure(code: ErrorCode, params: Readonly<Record<string, string>> = {}): GraphQLError {
  return new GraphQLError(code, {
    extensions: { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) },
  });
}

function merge(base: Resolvers, override: Resolvers = {}): Resolvers {
  const types = new Set([...Object.keys(base), ...Object.keys(override)]);
  return Object.fromEntries(
    [...types].map((type) => [type, { ...Object(base[type]), ...Object(override[type]) }]),
  );
}

function endpointOf(path: string): EndpointName {
  const found = names.find((name) => endpointPaths[name] === path);
  if (!found) throw new Error(`The app has called an address that is no endpoint: ${path}`);
  return found;
}

export interface MockedEndpoints {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: RecordedCall[];
}

/** Executes persisted operations with these resolvers, and fixed mocks for the rest. */
export function mockEndpoints(base: Overrides, overrides: Overrides): MockedEndpoints {
  const calls: RecordedCall[] = [];
  const resolversOf = Object.fromEntries(
    names.map((name) => [name, merge(base[name] ?? {}, overrides[name])]),
  ) as Record<EndpointName, Resolvers>;
  for (const { store } of Object.values(schemas)) store.reset();

  return {
    calls,
    fetch: async (input, init) => {
      const endpoint = endpointOf(String(input));
      const { id, query, variables } = JSON.parse(String(init?.body)) as {
        id?: string;
        query?: string;
        variables: Record<string, unknown>;
      };
      const { schema, documentOf } = schemas[endpoint];
      const document = query === undefined ? documentOf(id ?? "") : parse(query);
      if (!document) throw new Error(`No document of ${endpoint} has the id ${id}.`);
      const [definition] = document.definitions;
      const operation = definition && "name" in definition ? (definition.name?.value ?? "") : "";
      const headers = new Headers(init?.headers);
      calls.push({ endpoint, operation, variables, headers });
      const contextValue: CallContext = { headers, resolvers: resolversOf[endpoint] };
      const call = { schema, document, variableValues: variables, contextValue };
      const events = await eventsOf(call, init?.signal);
      if (events) return new Response(events, { headers: { "Content-Type": "text/event-stream" } });
      const result = await execute(call);
      init?.signal?.throwIfAborted();
      return new Response(JSON.stringify(result), { headers: { "Content-Type": "application/json" } });
    },
  };
}
