/** Resolvers of statistics. */
import { exportMonthlyTransactions } from "#server/domain/statistics/monthlyTransactions";
import { readPeers } from "#server/domain/statistics/peers";
import { readStatistics } from "#server/domain/statistics/statistics";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const statisticsResolvers = {
  Query: { statistics: (_root, args, ctx) => readStatistics(ctx, args) },
  Statistics: {
    peers: ({ peerQuestion }, _args, ctx) => (peerQuestion === null ? null : readPeers(ctx, peerQuestion)),
  },
  Mutation: {
    exportMonthlyTransactions: async (_root, { input }, ctx) => {
      const { value, errors } = await exportMonthlyTransactions(ctx, input);
      return { download: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
