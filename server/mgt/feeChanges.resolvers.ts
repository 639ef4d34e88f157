/** Resolvers of changes of fees in many communes. */
import {
  countFeeChangeItems,
  excludeFeeChangeItems,
  findFeeChange,
  itemStateOf,
  listFeeChangeItems,
  listFeeChanges,
  listFeesOfChange,
  sumFeeChange,
  type FeeChange,
} from "#server/domain/fees/changes/feeChanges";
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { prepareFeeChange, retryFeeChange } from "#server/domain/fees/changes/prepareFeeChange";
import { itemError } from "#server/domain/runs/runKind";
import { parseItemKey } from "#server/domain/runs/runResults";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { serveRuns } from "./servedRuns";
import { parseSystemFeeId } from "./systemFees.resolvers";

const changeId = (id: string) => bareIdOf("FeeChange", id);

export const servedFeeChanges = serveRuns("FeeChange", {
  runs: feeChangeRuns,
  find: findFeeChange,
  retry: retryFeeChange,
  folder: "fee-changes",
});

/** The payload of a deprecated mutation. */
async function former(result: ReturnType<typeof servedFeeChanges.start>) {
  const { run, errors } = await result;
  return { change: run, errors };
}

export const feeChangesResolvers = {
  Query: {
    feeChanges: (_root, _args, ctx) => listFeeChanges(ctx),
  },
  FeeChange: {
    ...servedFeeChanges.fields,
    kind: (change) => change.change_kind,
    group: (change) => change.commune_group,
    feeCount: (change) => change.fee_count,
    fees: (change, { first }, ctx) => listFeesOfChange(ctx, change, first),
    items: async (change, { states, isImpossible, ...args }, ctx, info) => {
      const filter = { states: states ?? [], isImpossible: isImpossible ?? null };
      return toConnection(await listFeeChangeItems(ctx, change, filter, readPageBounds(args, info)));
    },
    counts: (change, _args, ctx) => countFeeChangeItems(ctx, change),
    effect: (change, _args, ctx) => sumFeeChange(ctx, change),
  },
  FeeChangeItem: {
    id: ({ runId, place }) => toNodeId("FeeChangeItem", `${runId}/${place}`),
    ags: ({ ags }) => ags ?? "",
    communeName: ({ label }) => label,
    state: itemStateOf,
    isImpossible: ({ itemState }) => itemState === "IMPOSSIBLE",
    error: itemError,
  },
  Mutation: {
    prepareFeeChange: async (_root, { input }, ctx) => {
      const { feeIds, kind, value = null, percent = null, day = null, group } = input;
      const fees = feeIds.map((id) => parseSystemFeeId(bareIdOf("SystemFee", id)));
      const communes = { states: input.states ?? [], communes: input.communes ?? [] };
      const values = { fees, kind, value, percent, day, group, ...communes };
      const { value: change, errors } = await prepareFeeChange(ctx, values);
      return { change, errors };
    },
    excludeFeeChangeItems: async (_root, { input }, ctx) => {
      const keys = input.itemIds.map((id) => parseItemKey(bareIdOf("FeeChangeItem", id)));
      const { value, errors } = await excludeFeeChangeItems(ctx, changeId(input.id), keys, input.isExcluded);
      return { change: value?.change ?? null, items: value?.items ?? [], errors };
    },
    startFeeChange: (_root, { input }, ctx) => former(servedFeeChanges.start(ctx, input.id)),
    retryFeeChange: (_root, { input }, ctx) => former(servedFeeChanges.retry(ctx, input.id)),
    cancelFeeChange: (_root, { input }, ctx) => former(servedFeeChanges.cancel(ctx, input.id)),
  },
  Subscription: {
    feeChangeProgress: {
      subscribe: (_root, { id }, ctx) => servedFeeChanges.progress(ctx, id),
      resolve: (change: FeeChange) => change,
    },
  },
} satisfies SomeResolvers<Resolvers>;
