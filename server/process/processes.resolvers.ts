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
import { findTransaction, findTransactions, listTransactions } from "#server/domain/processes/transactions";
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
    transaction: async (_root, args, ctx) => {
      const process = await findTransaction(ctx, args, args.pid);
      if (process) await recordPersonalDataRead(ctx, process);
      return process;
    },
    findTransactions: (_root, { text }, ctx) => findTransactions(ctx, text),
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
    erasureHold: async (process, _args, ctx) => {
      const hold = await findHold(ctx, process);
      if (hold) await recordPersonalDataRead(ctx, process);
      return hold;
    },
    errorText: async (process, _args, ctx) => {
      if (process.errorText !== null) await recordPersonalDataRead(ctx, process);
      return process.errorText;
    },
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
    completion: async (process, _args, ctx) => {
      const { completedAt: at, completedBy: by, completionComment } = process;
      if (completionComment !== null) await recordPersonalDataRead(ctx, process);
      return at && by && { at, by, comment: completionComment ?? "" };
    },
  },
  Payment: {
    id: ({ processId }) => toNodeId("Payment", processId),
    // Lists show only amounts and times.
    identifier: async ({ processId, identifier }, _args, ctx) => {
      await recordPersonalDataRead(ctx, { id: processId });
      return identifier;
    },
    feeOverview: async ({ processId, fees }, _args, ctx) => {
      await recordPersonalDataRead(ctx, { id: processId });
      return fees;
    },
  },
  ProcessAttempt: {
    id: ({ id }) => toNodeId("ProcessAttempt", id),
    errorText: async ({ processId, errorText }, _args, ctx) => {
      if (errorText !== null) await recordPersonalDataRead(ctx, { id: processId });
      return errorText;
    },
  },
  ProcessErrorGroup: {
    id: ({ fingerprint }) => toNodeId("ProcessErrorGroup", fingerprint),
    errorText: async ({ sampleId, errorText }, _args, ctx) => {
      if (errorText !== null) await recordPersonalDataRead(ctx, { id: sampleId });
      return errorText;
    },
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
