/** What users do with one process. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import {
  actOnProcess,
  cancelScheduledRestart,
  completeProcess,
  restartProcess,
  type ProcessTarget,
} from "#server/domain/processes/processActions";
import { cursorOf } from "#server/domain/lists/paging";
import { fileOrder, findFile } from "#server/domain/processes/processes";
import { uploadProcessFile } from "#server/domain/processes/processFiles";
import type { Outcome } from "#server/domain/userErrors";
import { bareIdOf } from "#server/nodeId";
import { selectProcess } from "#server/storage/processes/processes";
import type { SpooledFile } from "#server/uploads";
import { presentFile } from "./presentDetails";
import { presentProcess } from "./presentProcess";

/** Which process, as inputs name it. */
interface TargetInput {
  readonly id: string;
  readonly revision: number;
}

interface Arguments<Input extends TargetInput> {
  readonly input: Input;
}

function readTarget({ id, revision }: TargetInput): ProcessTarget {
  const bareId = bareIdOf("Process", id);
  return { id: bareId === null ? null : Number(bareId), revision };
}

async function presentOutcome({ value, errors }: Outcome<number>, ctx: Context) {
  const row = value === null ? undefined : await selectProcess(ctx.db, { id: value });
  return { process: row === undefined ? null : presentProcess(row, ctx), errors };
}

export const actionsResolvers = {
  Mutation: {
    restartProcess: async (
      _root: unknown,
      { input }: Arguments<TargetInput & { readonly comment?: string | null }>,
      ctx: Context,
    ) => presentOutcome(await restartProcess(ctx, readTarget(input), input.comment ?? null), ctx),
    completeProcess: async (
      _root: unknown,
      { input }: Arguments<TargetInput & { readonly comment: string }>,
      ctx: Context,
    ) => presentOutcome(await completeProcess(ctx, readTarget(input), input.comment), ctx),
    cancelProcess: async (_root: unknown, { input }: Arguments<TargetInput>, ctx: Context) =>
      presentOutcome(await actOnProcess(ctx, readTarget(input), "CANCEL"), ctx),
    archiveProcess: async (
      _root: unknown,
      { input }: Arguments<TargetInput & { readonly isArchived: boolean }>,
      ctx: Context,
    ) => {
      const action = input.isArchived ? "ARCHIVE" : "UNARCHIVE";
      return presentOutcome(await actOnProcess(ctx, readTarget(input), action), ctx);
    },
    deleteProcess: async (_root: unknown, { input }: Arguments<TargetInput>, ctx: Context) => {
      const outcome = await actOnProcess(ctx, readTarget(input), "DELETE");
      const deletedProcessId = outcome.errors.length === 0 ? input.id : null;
      return { ...(await presentOutcome(outcome, ctx)), deletedProcessId };
    },
    uploadProcessFile: async (
      _root: unknown,
      { input }: Arguments<TargetInput & { readonly file: SpooledFile }>,
      ctx: Context,
    ) => {
      const outcome = await uploadProcessFile(ctx, readTarget(input), input.file);
      const placed = outcome.fileId === null ? null : await findFile(ctx, outcome.fileId);
      const fileEdge = placed && {
        cursor: cursorOf(fileOrder, placed.position),
        node: presentFile(placed, ctx),
      };
      return { ...(await presentOutcome(outcome, ctx)), fileEdge };
    },
    cancelScheduledRestart: async (_root: unknown, { input }: Arguments<TargetInput>, ctx: Context) =>
      presentOutcome(await cancelScheduledRestart(ctx, readTarget(input)), ctx),
  },
} satisfies IResolvers<unknown, Context>;
