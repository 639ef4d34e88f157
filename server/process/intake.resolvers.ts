/** What citizens send. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import type { Application } from "#server/domain/processes/checkApplication";
import { submitApplication } from "#server/domain/processes/submitApplication";

export const intakeResolvers = {
  Mutation: {
    submitApplication: async (_root: unknown, { input }: { input: Application }, ctx: Context) => {
      const { value, errors } = await submitApplication(ctx, input);
      return { pid: value?.pid ?? null, status: value?.status ?? null, errors };
    },
  },
} satisfies IResolvers<unknown, Context>;
