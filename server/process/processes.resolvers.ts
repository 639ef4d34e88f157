/** Processes, applications and transactions as they are read. */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import type { CountedPage } from "#server/domain/lists/countedPage";
import { countProcesses } from "#server/domain/processes/processCounts";
import { listErrorGroups } from "#server/domain/processes/processErrorGroups";
import {
  findProcess,
  listAttempts,
  listFiles,
  listProcesses,
  type ProcessOrder,
} from "#server/domain/processes/processes";
import type { ProcessFilter } from "#server/domain/processes/processFilter";
import {
  findTransaction,
  listTransactions,
  type TransactionFilter,
} from "#server/domain/processes/transactions";
import type { StoredProcess } from "#server/storage/processes/processes";
import { presentAttempt, presentErrorGroup, presentFile } from "./presentDetails";
import { presentProcess, type PresentedProcess } from "./presentProcess";

interface ProcessesArgs extends PageArguments {
  readonly filter?: ProcessFilter | null;
  readonly orderBy?: ProcessOrder;
}

interface PlaceArgs {
  readonly ags: string;
  readonly serviceId: string;
}

interface TransactionsArgs extends PageArguments, PlaceArgs {
  readonly filter?: TransactionFilter | null;
}

function presentProcesses(page: CountedPage<StoredProcess>, ctx: Context) {
  const { totalCountExceeded } = page;
  return { ...presentPage(page, (row) => presentProcess(row, ctx)), totalCountExceeded };
}

export const processesResolvers = {
  Query: {
    processes: async (_root: unknown, args: ProcessesArgs, ctx: Context, info: GraphQLResolveInfo) => {
      const page = await listProcesses(ctx, args.filter, args.orderBy, readPageBounds(args, info));
      return presentProcesses(page, ctx);
    },
    process: async (_root: unknown, { pid }: { readonly pid: string }, ctx: Context) => {
      const process = await findProcess(ctx, pid);
      return process && presentProcess(process, ctx);
    },
    transactions: async (_root: unknown, args: TransactionsArgs, ctx: Context, info: GraphQLResolveInfo) => {
      const page = await listTransactions(ctx, args, args.filter ?? {}, readPageBounds(args, info));
      return presentProcesses(page, ctx);
    },
    transaction: async (_root: unknown, args: PlaceArgs & { readonly pid: string }, ctx: Context) => {
      const process = await findTransaction(ctx, args, args.pid);
      return process && presentProcess(process, ctx);
    },
    processCounts: (_root: unknown, args: { readonly filters: readonly ProcessFilter[] }, ctx: Context) =>
      countProcesses(ctx, args.filters),
    processErrorGroups: async (
      _root: unknown,
      args: PageArguments & { readonly filter?: ProcessFilter | null },
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => presentPage(await listErrorGroups(ctx, args.filter, readPageBounds(args, info)), presentErrorGroup),
  },
  Process: {
    attempts: async (
      { row }: PresentedProcess,
      args: PageArguments,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => presentPage(await listAttempts(ctx, row.id, readPageBounds(args, info)), presentAttempt),
    files: async ({ row }: PresentedProcess, args: PageArguments, ctx: Context, info: GraphQLResolveInfo) =>
      presentPage(await listFiles(ctx, row.id, readPageBounds(args, info)), (file) => presentFile(file, ctx)),
  },
} satisfies IResolvers<unknown, Context>;
