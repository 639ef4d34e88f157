/** Resolvers of security lists. */
import {
  addEntry,
  removeEntries,
  removeFilteredEntries,
  undoRemoval,
} from "#server/domain/securityLists/changeEntries";
import { exportList } from "#server/domain/securityLists/securityListExport";
import { listEntries, listRemovals } from "#server/domain/securityLists/securityLists";
import { addressVerdict, impactOf, isAddressAdmitted } from "#server/domain/securityLists/verdicts";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function entryId(nodeId: string): number | null {
  const id = bareIdOf("SecurityListEntry", nodeId);
  return id === null ? null : Number(id);
}

export const securityListsResolvers = {
  Query: {
    securityListEntries: async (_root, args, ctx, info) => {
      const page = await listEntries(
        ctx,
        args,
        args.filter ?? null,
        args.orderBy ?? null,
        readPageBounds(args, info),
      );
      return page && toCountedConnection(page);
    },
    securityListRemovals: (_root, args, ctx) => listRemovals(ctx, args),
    addressVerdict: (_root, { ags, address }, ctx) => addressVerdict(ctx, ags, address),
    securityListImpact: (_root, args, ctx) => impactOf(ctx, args, args.pattern),
    isAddressAdmitted: (_root, { ags, address }, ctx) => isAddressAdmitted(ctx, ags, address),
  },
  SecurityListEntry: {
    id: ({ id }) => toNodeId("SecurityListEntry", id),
    kind: ({ isDomain }) => (isDomain ? "DOMAIN" : "ADDRESS"),
    createdBy: ({ createdById: id, createdByName: name, createdByRole: role }) => ({ id, name, role }),
  },
  SecurityListRemoval: {
    id: ({ id }) => opaqueId(id),
    removedBy: ({ removedById: id, removedByName: name, removedByRole: role }) => ({ id, name, role }),
  },
  Mutation: {
    addSecurityListEntry: async (_root, { input }, ctx) => {
      const { value, errors } = await addEntry(ctx, input);
      return { entryEdge: value?.edge ?? null, result: value?.result ?? null, errors };
    },
    removeSecurityListEntries: async (_root, { input: { ids } }, ctx) => {
      const { value, errors } = await removeEntries(ctx, ids.map(entryId));
      return {
        removal: value?.removal ?? null,
        removedIds: value?.removedIds.map((id) => toNodeId("SecurityListEntry", id)) ?? [],
        result: value?.result ?? null,
        errors,
      };
    },
    removeFilteredSecurityListEntries: async (_root, { input }, ctx) => {
      const { filter = null, expectedCount = null } = input;
      const { value, errors } = await removeFilteredEntries(ctx, input, filter, expectedCount);
      return { removal: value?.removal ?? null, result: value?.result ?? null, errors };
    },
    restoreSecurityListEntries: async (_root, { input: { removalId } }, ctx) => {
      const { value, errors } = await undoRemoval(ctx, uuid.test(removalId) ? removalId : null);
      return {
        restoredCount: value?.restoredCount ?? null,
        skippedCount: value?.skippedCount ?? null,
        errors,
      };
    },
    exportSecurityList: async (_root, { input }, ctx) => {
      const { value, errors } = await exportList(ctx, input, input.filter ?? null);
      return { download: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
