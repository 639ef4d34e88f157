/** Resolvers of the intake of citizens' applications. */
import { submitApplication } from "#server/domain/processes/submitApplication";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const intakeResolvers = {
  Mutation: {
    submitApplication: async (_root, { input }, ctx) => {
      const { value, errors } = await submitApplication(ctx, input);
      return { pid: value?.pid ?? null, status: value?.status ?? null, errors };
    },
    reportPayment: () => {
      throw new Error("Reports of payments are not available.");
    },
    reportRefund: () => {
      throw new Error("Reports of refunds are not available.");
    },
  },
} satisfies SomeResolvers<Resolvers>;
