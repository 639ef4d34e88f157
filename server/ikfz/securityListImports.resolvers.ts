/** Resolvers of imports into security lists. */
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

function missing(): never {
  throw failure("internal_error");
}

export const securityListImportsResolvers = {
  SecurityListImport: {
    id: ({ id }) => toNodeId("SecurityListImport", id),
    importedCount: missing,
    refusedCount: missing,
    counts: missing,
    entries: missing,
    undoableUntil: missing,
  },
  Mutation: {
    previewSecurityListImport: missing,
    commitSecurityListImport: missing,
    undoSecurityListImport: missing,
  },
} satisfies SomeResolvers<Resolvers>;
