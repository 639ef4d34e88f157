/** Resolvers of runs of all kinds: the list, and the fields shared by all kinds. */
import { itemError } from "#server/domain/runs/runKind";
import { listRuns } from "#server/domain/runs/runs";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { failure } from "#server/failure";
import { fromNodeId, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";
import { servedFeeChanges } from "./feeChanges.resolvers";
import { noSuchRun } from "./servedRuns";
import { servedServiceSwitches } from "./serviceSwitches.resolvers";
import { servedTransfers } from "./textTransfers.resolvers";

const served = [servedFeeChanges, servedServiceSwitches, servedTransfers];

/** The kind of the run with a node id; undefined: it is not the id of a run. */
export const runKindOf = (id: string) => served.find(({ typename }) => typename === fromNodeId(id)?.type);

/** Types of the nodes that hold the results; an import of users has no node. */
const resultTypes = {
  PROCESSES: "Job",
  TEXT_TRANSFER: "TextTransfer",
  FEE_CHANGE: "FeeChange",
  SERVICE_SWITCH: "ServiceSwitch",
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
  Mutation: {
    startRun: (_root, { input: { id } }, ctx) => runKindOf(id)?.start(ctx, id) ?? noSuchRun,
    retryRun: (_root, { input: { id } }, ctx) => runKindOf(id)?.retry(ctx, id) ?? noSuchRun,
    cancelRun: (_root, { input: { id } }, ctx) => runKindOf(id)?.cancel(ctx, id) ?? noSuchRun,
  },
  Subscription: {
    runProgress: {
      subscribe: (_root, { id }, ctx) => {
        const kind = runKindOf(id);
        if (!kind) throw failure("not_found");
        return kind.progress(ctx, id);
      },
      resolve: (run: ResolversParentTypes["BackgroundRun"]) => run,
    },
  },
  RunItem: {
    id: ({ runId, place }) => opaqueId(Buffer.from(`RunItem/${runId}/${place}`).toString("base64url")),
    state: ({ itemState }) => itemState,
    error: itemError,
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
