/** Resolvers of a commune's residential properties and their import source. */
import { removeRecords } from "#server/domain/communes/communeRecords";
import { exportResidentialProperties } from "#server/domain/residentialProperties/residentialPropertyExport";
import {
  listResidentialProperties,
  residentialPropertyKind,
  saveResidentialProperty,
} from "#server/domain/residentialProperties/residentialProperties";
import {
  findRunningImport,
  findSource,
  saveSource,
} from "#server/domain/residentialProperties/residentialPropertySource";
import { toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { readItems, readOrderedPage, readTarget, removalPayload, savedEdge } from "./recordPayloads";

export const residentialPropertiesResolvers = {
  Commune: {
    residentialProperties: async ({ ags }, args, ctx, info) => {
      const page = readOrderedPage(args, info);
      return toCountedConnection(await listResidentialProperties(ctx, ags, args.filter ?? {}, page));
    },
    residentialPropertySource: ({ ags }, _args, ctx) => findSource(ctx, ags),
  },
  ResidentialProperty: {
    id: ({ id }) => toNodeId("ResidentialProperty", id),
  },
  ResidentialPropertySource: {
    running: ({ ags }, _args, ctx) => findRunningImport(ctx, ags),
  },
  Mutation: {
    saveResidentialProperty: async (_root, { input }, ctx) => {
      const saved = await saveResidentialProperty(ctx, readTarget("ResidentialProperty", input), input);
      return { residentialPropertyEdge: savedEdge(residentialPropertyKind, saved), errors: saved.errors };
    },
    removeResidentialProperties: async (_root, { input }, ctx) => {
      const items = readItems("ResidentialProperty", input);
      return removalPayload("ResidentialProperty", await removeRecords(ctx, residentialPropertyKind, items));
    },
    exportResidentialProperties: async (_root, { input }, ctx) => {
      const { value, errors } = await exportResidentialProperties(ctx, input.ags, input.filter ?? {});
      return { download: value, errors };
    },
    saveResidentialPropertySource: async (_root, { input }, ctx) => {
      const { value, errors } = await saveSource(ctx, input);
      return { commune: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
