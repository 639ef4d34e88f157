/** Resolvers of security lists. */
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

function missing(): never {
  throw failure("internal_error");
}

export const securityListsResolvers = {
  Query: {
    securityListEntries: missing,
    securityListRemovals: missing,
    addressVerdict: missing,
    securityListImpact: missing,
    isAddressAdmitted: missing,
  },
  SecurityListEntry: {
    id: ({ id }) => toNodeId("SecurityListEntry", String(id)),
    kind: ({ isDomain }) => (isDomain ? "DOMAIN" : "ADDRESS"),
  },
  SecurityListImport: {
    id: ({ id }) => toNodeId("SecurityListImport", id),
    importedCount: missing,
    refusedCount: missing,
    counts: missing,
    entries: missing,
    undoableUntil: missing,
  },
  Mutation: {
    addSecurityListEntry: missing,
    removeSecurityListEntries: missing,
    removeFilteredSecurityListEntries: missing,
    restoreSecurityListEntries: missing,
    previewSecurityListImport: missing,
    commitSecurityListImport: missing,
    undoSecurityListImport: missing,
    exportSecurityList: missing,
  },
} satisfies SomeResolvers<Resolvers>;
