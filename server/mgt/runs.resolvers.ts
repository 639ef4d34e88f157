/** Resolvers of the list of runs. */
import { listRuns } from "#server/domain/runs/runs";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

/** Types of the nodes that hold the results; an import of users has no node. */
const resultTypes = {
  PROCESSES: "Job",
  TEXT_TRANSFER: "TextTransfer",
  FEE_CHANGE: "FeeChange",
  IMPORT: "ImportPreview",
} as const;

export const runsResolvers = {
  Query: {
    runs: async (_root, { filter, ...args }, ctx, info) => {
      const { kinds, states } = filter ?? {};
      const bounds = readPageBounds(args, info);
      return toConnection(await listRuns(ctx, { kinds: kinds ?? [], states: states ?? [] }, bounds));
    },
  },
  Run: {
    id: ({ id }) => opaqueId(Buffer.from(`Run/${id}`).toString("base64url")),
    resultId: ({ kind, id }) => (kind === "USER_IMPORT" ? opaqueId(id) : toNodeId(resultTypes[kind], id)),
    createdBy: ({ createdById, createdByName, createdByRole }) => ({
      id: createdById,
      name: createdByName,
      role: createdByRole,
    }),
  },
} satisfies SomeResolvers<Resolvers>;
