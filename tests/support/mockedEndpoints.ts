/** The four endpoints as the browser sees them, answered from the mocked SDL instead of over the network. */
import { readFileSync } from "node:fs";
import { addMocksToSchema, type IMocks } from "@graphql-tools/mock";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { IResolvers } from "@graphql-tools/utils";
import { graphql, GraphQLError, parse, type GraphQLSchema } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { endpointNames as names, endpointPaths, type EndpointName } from "#domain/endpoints";
import { eventsOf } from "./events";

export type Resolvers = Partial<
  Record<"Query" | "Mutation" | "Subscription", Readonly<Record<string, unknown>>>
> &
  Readonly<Record<string, unknown>>;
export type Overrides = Partial<Record<EndpointName, Resolvers>>;

/** One call that the app has made. */
export interface RecordedCall {
  readonly endpoint: EndpointName;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Default mocks are random; these are not, so that a test sees the same world each time. */
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
  AGS: () => "09761000",
  Cents: () => 1_280,
  JSON: () => ({}),
};

const executable = Object.fromEntries(
  names.map((name) => [
    name,
    makeExecutableSchema({ typeDefs: readFileSync(`schema/${name}.graphql`, "utf8") }),
  ]),
) as Record<EndpointName, GraphQLSchema>;

/** A failure as the server words it. */
export function failure(code: ErrorCode, params: Readonly<Record<string, string>> = {}): GraphQLError {
  return new GraphQLError(code, {
    extensions: { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) },
  });
}

function merge(base: Resolvers, override: Resolvers = {}): IResolvers {
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

/** Answers persisted operations with these resolvers, the rest with fixed mocks. */
export function mockEndpoints(base: Overrides, overrides: Overrides): MockedEndpoints {
  const calls: RecordedCall[] = [];
  const schemas = new Map<EndpointName, GraphQLSchema>();
  /** Made with the first call: most tests ask one or two of the four. */
  const schemaOf = (name: EndpointName): GraphQLSchema => {
    const schema =
      schemas.get(name) ??
      addMocksToSchema({
        schema: executable[name],
        mocks: fixedScalars,
        // Else it draws lots for enums and for the types of interfaces.
        mockGenerationBehavior: "deterministic",
        resolvers: merge(base[name] ?? {}, overrides[name]),
        preserveResolvers: true,
      });
    schemas.set(name, schema);
    return schema;
  };

  return {
    calls,
    fetch: async (input, init) => {
      const endpoint = endpointOf(String(input));
      const { id, variables } = JSON.parse(String(init?.body)) as {
        id: string;
        variables: Record<string, unknown>;
      };
      const documents = JSON.parse(readFileSync(`schema/operations/${endpoint}.json`, "utf8")) as Record<
        string,
        string
      >;
      const source = documents[id];
      if (source === undefined) throw new Error(`No document of ${endpoint} has the id ${id}.`);
      const [definition] = parse(source).definitions;
      const operation = definition && "name" in definition ? (definition.name?.value ?? "") : "";
      const headers = new Headers(init?.headers);
      calls.push({ endpoint, operation, variables, headers });
      const call = { source, variableValues: variables, contextValue: { headers } };
      const events = await eventsOf(schemaOf(endpoint), call, init?.signal);
      if (events) return new Response(events, { headers: { "Content-Type": "text/event-stream" } });
      const result = await graphql({ schema: schemaOf(endpoint), ...call });
      init?.signal?.throwIfAborted();
      return new Response(JSON.stringify(result), { headers: { "Content-Type": "application/json" } });
    },
  };
}
