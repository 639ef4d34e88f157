/** An endpoint whose resolvers are mocked from its SDL: the core that the tests and `npm run dev:mock` share. */
import { readFileSync } from "node:fs";
import { addMocksToSchema, createMockStore, type IMocks, type IMockStore } from "@graphql-tools/mock";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  parse,
  type DocumentNode,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import type { EndpointName } from "#domain/endpoints";

/** The mocked schema of an endpoint with its persisted documents. */
export interface MockedSchema {
  readonly schema: GraphQLSchema;
  readonly store: IMockStore;
  /** The parsed document with this persisted id; undefined if there is none. */
  readonly documentOf: (id: string) => DocumentNode | undefined;
}

export interface MockOptions<Context> {
  /** Mocks of scalars and types; see @graphql-tools/mock. */
  readonly mocks?: IMocks;
  /** Wraps the mocked resolver of every field. */
  readonly resolve: (
    mock: GraphQLFieldResolver<unknown, Context>,
    store: IMockStore,
  ) => GraphQLFieldResolver<unknown, Context>;
  /** The events of every subscription. */
  readonly subscribe: GraphQLFieldResolver<unknown, Context>;
}

/**
 * Builds the mocked schema of an endpoint from the SDL and the documents in `schema/`, which is slow.
 * @throws GraphQLError if the SDL is not valid
 */
export function mockedSchema<Context>(
  endpoint: EndpointName,
  { mocks, resolve, subscribe }: MockOptions<Context>,
): MockedSchema {
  const executable = makeExecutableSchema({ typeDefs: readFileSync(`schema/${endpoint}.graphql`, "utf8") });
  // By default, enum values and the types of interfaces are chosen at random.
  const store = createMockStore({ schema: executable, mocks, mockGenerationBehavior: "deterministic" });
  const schema = mapSchema(addMocksToSchema({ schema: executable, store }), {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => ({
      ...field,
      resolve: resolve(field.resolve ?? defaultFieldResolver, store),
      subscribe,
    }),
  });
  const operations = `schema/operations/${endpoint}.json`;
  const texts = new Map(Object.entries<string>(JSON.parse(readFileSync(operations, "utf8"))));
  const documents = new Map<string, DocumentNode>();
  return {
    schema,
    store,
    documentOf: (id) => {
      const text = texts.get(id);
      if (text === undefined) return undefined;
      const document = documents.get(id) ?? parse(text);
      documents.set(id, document);
      return document;
    },
  };
}
