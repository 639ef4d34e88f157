/** Resolvers of statistics. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => Promise.reject(new Error("not built yet"));

export const statisticsResolvers = {
  Query: { statistics: missing },
  Mutation: { exportMonthlyTransactions: missing },
} satisfies SomeResolvers<Resolvers>;
