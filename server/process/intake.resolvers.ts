/** What citizens send. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";
import type { Application } from "../domain/checkApplication";
import { submitApplication } from "../domain/submitApplication";

export const intakeResolvers = {
  Mutation: {
    submitApplication: async (_root: unknown, { input }: { input: Application }, ctx: Context) => {
      const { value, errors } = await submitApplication(ctx, input);
      return { pid: value?.pid ?? null, status: value?.status ?? null, errors };
    },
  },
} satisfies IResolvers<unknown, Context>;
