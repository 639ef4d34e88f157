/** Resolvers for reading and exporting processes, applications and transactions. */
import { can } from "#domain/permissions";
import { allowedActions } from "#domain/processTransitions";
import { retryStateOf } from "#domain/retrySchedule";
import { recordPersonalDataRead } from "#server/domain/activity/personalDataReads";
import { signedDownload } from "#server/domain/files/downloads";
import { readSettings } from "#server/domain/installation/settings";
import { countProcesses } from "#server/domain/processes/processCounts";
import { listErrorGroups } from "#server/domain/processes/processErrorGroups";
import {
  actionStateOfProcess,
  findProcess,
  listAttempts,
  listFiles,
  listProcesses,
  readVariables,
} from "#server/domain/processes/processes";
import { findErasableFrom, findHold } from "#server/domain/erasure/holds";
import { exportProcesses } from "#server/domain/processes/processExport";
import { findTransaction, listTransactions } from "#server/domain/processes/transactions";
import { readPageBounds, toConnection, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const processesResolvers = {
  Query: {
    processExportLimit: async (_root, _args, { db }) => (await readSettings(db)).exportLimit,
    processes: async (_root, args, ctx, info) =>
      toCountedConnection(await listProcesses(ctx, args.filter, args.orderBy, readPageBounds(args, info))),
    process: (_root, { pid }, ctx) => findProcess(ctx, pid),
    transactions: async (_root, args, ctx, info) =>
      toCountedConnection(await listTransactions(ctx, args, args.filter ?? {}, readPageBounds(args, info))),
    transaction: (_root, args, ctx) => findTransaction(ctx, args, args.pid),
    processCounts: (_root, { filters }, ctx) => countProcesses(ctx, filters),
    processErrorGroups: async (_root, args, ctx, info) =>
      toConnection(await listErrorGroups(ctx, args.filter, readPageBounds(args, info))),
  },
  Process: {
    id: ({ id }) => toNodeId("Process", id),
    commune: ({ communeAgs, communeName }) => ({ ags: communeAgs, name: communeName }),
    retryState: ({ type, tries }) => retryStateOf(type, tries),
    scheduledRestart: ({ scheduledRestartAt: at, scheduledBy: by }) => at && by && { at, by },
    erasableFrom: (process, _args, ctx) => findErasableFrom(ctx, process),
    erasureHold: (process, _args, ctx) => findHold(ctx, process),
    allowedActions: (process, _args, { viewer, now }) =>
      can(viewer, "processes_action") ? allowedActions(actionStateOfProcess(process, now())) : [],
    payment: ({ id }, _args, ctx) => ctx.loaders.payments.load(id),
    paymentSystemIdentifier: ({ paymentIdentifier }) => paymentIdentifier,
    variables: async (process, _args, ctx) => {
      await recordPersonalDataRead(ctx, process);
      return readVariables(ctx, process.id);
    },
    attempts: async ({ id }, args, ctx, info) =>
      toConnection(await listAttempts(ctx, id, readPageBounds(args, info))),
    files: async (process, args, ctx, info) => {
      await recordPersonalDataRead(ctx, process);
      return toConnection(await listFiles(ctx, process.id, readPageBounds(args, info)));
    },
    completion: ({ completedAt: at, completedBy: by, completionComment }) =>
      at && by && { at, by, comment: completionComment ?? "" },
  },
  Payment: {
    id: ({ processId }) => toNodeId("Payment", processId),
    feeOverview: ({ fees }) => fees,
  },
  ProcessAttempt: {
    id: ({ id }) => toNodeId("ProcessAttempt", id),
  },
  ProcessErrorGroup: {
    id: ({ fingerprint }) => toNodeId("ProcessErrorGroup", fingerprint),
  },
  ProcessFile: {
    id: ({ id }) => toNodeId("ProcessFile", id),
    download: (file, _args, ctx) => signedDownload(ctx, `process-files/${file.id}`, file),
  },
  Mutation: {
    exportProcesses: async (_root, { input }, ctx) => {
      const { value, errors } = await exportProcesses(ctx, input);
      return { download: value?.download ?? null, count: value?.count ?? null, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
