/** Resolvers of the intake of citizens' applications. */
import { reportPayment } from "#server/domain/accounting/reportPayment";
import { reportRefund } from "#server/domain/accounting/reportRefund";
import { quoteFees } from "#server/domain/fees/charges/quoteFees";
import { readServiceAvailability } from "#server/domain/processes/serviceAvailability";
import { submitApplication } from "#server/domain/processes/submitApplication";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const intakeResolvers = {
  Query: {
    serviceAvailability: (_root, args, ctx) => readServiceAvailability(ctx, args),
    quoteFees: async (_root, { input }, ctx) => {
      const { value, errors } = await quoteFees(ctx, input);
      return { quote: value, errors };
    },
  },
  Mutation: {
    submitApplication: async (_root, { input }, ctx) => {
      const { value, errors } = await submitApplication(ctx, input);
      return { pid: value?.pid ?? null, status: value?.status ?? null, errors };
    },
    reportPayment: async (_root, { input }, ctx) => {
      const { value, errors } = await reportPayment(ctx, input);
      return { pid: value, errors };
    },
    reportRefund: async (_root, { input }, ctx) => {
      const { value, errors } = await reportRefund(ctx, input);
      return { pid: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
