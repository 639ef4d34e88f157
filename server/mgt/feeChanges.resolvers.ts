/** Resolvers of changes of fees in many communes. */
import {
  cancelFeeChange,
  countFeeChangeItems,
  excludeFeeChangeItems,
  feeChangeProgress,
  findFeeChange,
  itemStateOf,
  listFeeChangeItems,
  listFeeChanges,
  listFeesOfChange,
  startFeeChange,
  type FeeChange,
} from "#server/domain/fees/changes/feeChanges";
import { prepareFeeChange, retryFeeChange } from "#server/domain/fees/changes/prepareFeeChange";
import type { Outcome } from "#server/domain/mutationResult";
import { itemError } from "#server/domain/runs/runKind";
import { parseItemKey, resultDownload } from "#server/domain/runs/runResults";
import { contractState, creatorOf, expiryOf, runStateAt } from "#server/domain/runs/runStates";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { parseSystemFeeId } from "./systemFees.resolvers";

const changeId = (id: string) => bareIdOf("FeeChange", id);

async function payload(result: Promise<Outcome<FeeChange>>) {
  const { value, errors } = await result;
  return { change: value, errors };
}

export const feeChangesResolvers = {
  Query: {
    feeChanges: (_root, _args, ctx) => listFeeChanges(ctx),
  },
  FeeChange: {
    id: ({ id }) => toNodeId("FeeChange", id),
    kind: (change) => change.change_kind,
    state: (change, _args, { now }) => contractState(runStateAt(change, now())),
    group: (change) => change.commune_group,
    feeCount: (change) => change.fee_count,
    fees: (change, { first }, ctx) => listFeesOfChange(ctx, change, first),
    items: async (change, { states, isImpossible, ...args }, ctx, info) => {
      const filter = { states: states ?? [], isImpossible: isImpossible ?? null };
      return toConnection(await listFeeChangeItems(ctx, change, filter, readPageBounds(args, info)));
    },
    counts: (change, _args, ctx) => countFeeChangeItems(ctx, change),
    isOwn: (change, _args, { viewer }) => viewer !== null && change.created_by_id === viewer.id,
    retryOf: (change, _args, ctx) =>
      change.retry_of_id === null ? null : findFeeChange(ctx, change.retry_of_id),
    download: (change, _args, ctx) => resultDownload(ctx, change, "fee-changes"),
    createdBy: creatorOf,
    createdAt: (change) => change.created_at,
    startedAt: (change) => change.started_at,
    finishedAt: (change) => change.finished_at,
    expiresAt: expiryOf,
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
    prepareFeeChange: (_root, { input }, ctx) => {
      const { feeIds, kind, value = null, percent = null, day = null, group } = input;
      const fees = feeIds.map((id) => parseSystemFeeId(bareIdOf("SystemFee", id)));
      const communes = { states: input.states ?? [], communes: input.communes ?? [] };
      return payload(prepareFeeChange(ctx, { fees, kind, value, percent, day, group, ...communes }));
    },
    excludeFeeChangeItems: async (_root, { input }, ctx) => {
      const keys = input.itemIds.map((id) => parseItemKey(bareIdOf("FeeChangeItem", id)));
      const { value, errors } = await excludeFeeChangeItems(ctx, changeId(input.id), keys, input.isExcluded);
      return { change: value?.change ?? null, items: value?.items ?? [], errors };
    },
    startFeeChange: (_root, { input }, ctx) => payload(startFeeChange(ctx, changeId(input.id))),
    retryFeeChange: (_root, { input }, ctx) => payload(retryFeeChange(ctx, changeId(input.id))),
    cancelFeeChange: (_root, { input }, ctx) => payload(cancelFeeChange(ctx, changeId(input.id))),
  },
  Subscription: {
    feeChangeProgress: {
      subscribe: (_root, { id }, ctx) => feeChangeProgress(ctx, changeId(id)),
      resolve: (change: FeeChange) => change,
    },
  },
} satisfies SomeResolvers<Resolvers>;
