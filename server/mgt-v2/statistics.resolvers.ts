/** Resolvers of statistics. */
import { readPeers } from "#server/domain/statistics/peers";
import { readStatistics } from "#server/domain/statistics/statistics";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => Promise.reject(new Error("not built yet"));

export const statisticsResolvers = {
  Query: { statistics: (_root, args, ctx) => readStatistics(ctx, args) },
  Statistics: {
    peers: ({ peerQuestion }, _args, ctx) => (peerQuestion === null ? null : readPeers(ctx, peerQuestion)),
  },
  Mutation: { exportMonthlyTransactions: missing },
} satisfies SomeResolvers<Resolvers>;
