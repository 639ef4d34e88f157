/** Resolvers of user actions on a single process. */
import type { Context } from "#server/context";
import { cursorOf } from "#server/domain/lists/paging";
import {
  actOnProcess,
  cancelScheduledRestart,
  completeProcess,
  restartProcess,
  type ProcessTarget,
} from "#server/domain/processes/processActions";
import { holdErasure, releaseErasure } from "#server/domain/erasure/holds";
import { fileOrder, findFile, readProcess } from "#server/domain/processes/processes";
import { uploadProcessFile } from "#server/domain/processes/processFiles";
import type { Outcome } from "#server/domain/mutationResult";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const actionsResolvers = {
  Mutation: {
    restartProcess: async (_root, { input }, ctx) =>
      payloadOf(await restartProcess(ctx, targetOf(input), input.comment ?? null), ctx),
    completeProcess: async (_root, { input }, ctx) =>
      payloadOf(await completeProcess(ctx, targetOf(input), input.comment), ctx),
    cancelProcess: async (_root, { input }, ctx) =>
      payloadOf(await actOnProcess(ctx, targetOf(input), "CANCEL"), ctx),
    archiveProcess: async (_root, { input }, ctx) => {
      const action = input.isArchived ? "ARCHIVE" : "UNARCHIVE";
      return payloadOf(await actOnProcess(ctx, targetOf(input), action), ctx);
    },
    deleteProcess: async (_root, { input }, ctx) => {
      const outcome = await actOnProcess(ctx, targetOf(input), "DELETE");
      const isDeleted = outcome.value !== null && outcome.errors.length === 0;
      const deletedProcessId = isDeleted ? toNodeId("Process", outcome.value) : null;
      return { ...(await payloadOf(outcome, ctx)), deletedProcessId };
    },
    holdProcessErasure: async (_root, { input }, ctx) =>
      payloadOf(await holdErasure(ctx, targetOf(input), input), ctx),
    releaseProcessErasure: async (_root, { input }, ctx) =>
      payloadOf(await releaseErasure(ctx, targetOf(input)), ctx),
    uploadProcessFile: async (_root, { input }, ctx) => {
      const outcome = await uploadProcessFile(ctx, targetOf(input), input.file);
      const file = outcome.fileId === null ? null : await findFile(ctx, outcome.fileId);
      const fileEdge = file && { cursor: cursorOf(fileOrder, file.position), node: file };
      return { ...(await payloadOf(outcome, ctx)), fileEdge };
    },
    cancelScheduledRestart: async (_root, { input }, ctx) =>
      payloadOf(await cancelScheduledRestart(ctx, targetOf(input)), ctx),
  },
} satisfies SomeResolvers<Resolvers>;

function targetOf({ id, revision }: { readonly id: string; readonly revision: number }): ProcessTarget {
  const bareId = bareIdOf("Process", id);
  return { id: bareId === null ? null : Number(bareId), revision };
}

/** Builds a payload with the process as currently stored, whether or not the change succeeded. */
async function payloadOf({ value, errors }: Outcome<number>, ctx: Context) {
  return { process: value === null ? null : await readProcess(ctx, value), errors };
}
