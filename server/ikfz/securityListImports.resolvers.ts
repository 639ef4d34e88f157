/** Resolvers of imports into security lists. */
import {
  commitImport,
  importSums,
  listImportEntries,
  previewImport,
  resultCountsOf,
  undoableUntil,
  undoImport,
} from "#server/domain/securityLists/securityListImports";
import { refusedDownload } from "#server/domain/securityLists/refusedFile";
import { failure } from "#server/failure";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const securityListImportsResolvers = {
  SecurityListImport: {
    id: ({ id }) => toNodeId("SecurityListImport", id),
    state: ({ state }) => {
      if (state === "CHECKING") throw failure("internal_error");
      return state;
    },
    entryCount: (stored) => importSums(stored).entryCount,
    importedCount: (stored) => importSums(stored).importedCount,
    refusedCount: (stored) => importSums(stored).refusedCount,
    counts: resultCountsOf,
    entries: async (stored, args, ctx, info) =>
      toConnection(await listImportEntries(ctx, stored, args.results ?? null, readPageBounds(args, info))),
    undoableUntil,
  },
  Mutation: {
    previewSecurityListImport: async (_root, { input }, ctx) => {
      const { value, errors } = await previewImport(ctx, input);
      return { securityListImport: value, errors };
    },
    commitSecurityListImport: async (_root, { input: { id, allowsPublicSuffixes } }, ctx) => {
      const bareId = bareIdOf("SecurityListImport", id);
      const { value, errors } = await commitImport(ctx, bareId, allowsPublicSuffixes);
      return { securityListImport: value, refusedFile: value && refusedDownload(ctx, value), errors };
    },
    undoSecurityListImport: async (_root, { input: { id } }, ctx) => {
      const { value, errors } = await undoImport(ctx, bareIdOf("SecurityListImport", id));
      return {
        securityListImport: value?.securityListImport ?? null,
        removedCount: value?.removedCount ?? null,
        errors,
      };
    },
  },
} satisfies SomeResolvers<Resolvers>;
