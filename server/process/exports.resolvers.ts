/** Processes as files. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { exportProcesses, type ProcessExportInput } from "#server/domain/processes/processExport";

export const exportsResolvers = {
  Mutation: {
    exportProcesses: async (
      _root: unknown,
      { input }: { readonly input: ProcessExportInput },
      ctx: Context,
    ) => {
      const { value, errors } = await exportProcesses(ctx, input);
      return { download: value?.download ?? null, count: value?.count ?? null, errors };
    },
  },
} satisfies IResolvers<unknown, Context>;
