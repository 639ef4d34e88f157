/** Resolvers of connection tests and keystores. */
import { testConnection } from "#server/domain/resources/connectionTest";
import { checkTypedKeystore } from "#server/domain/resources/typedKeystore";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { parseResourceId } from "./resources.resolvers";

export const resourceChecksResolvers = {
  Mutation: {
    testResourceConnection: async (_root, { input }, ctx) => {
      const { id = null, ...document } = input;
      const stored = id === null ? null : (parseResourceId(bareIdOf("Resource", id)) ?? undefined);
      const { value, errors } = await testConnection(ctx, { ...document, stored });
      return { result: value, errors };
    },
    checkKeystore: async (_root, { input: { content, password = null } }) => {
      const { value, errors } = await checkTypedKeystore({ content, password });
      const certificates = value?.certificates.map(({ validFrom, expiresAt, ...certificate }) => ({
        ...certificate,
        validFrom: new Date(validFrom),
        expiresAt: new Date(expiresAt),
      }));
      return { check: value && { ...value, certificates: certificates ?? [] }, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
