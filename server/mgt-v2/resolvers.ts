/** Resolvers of the mgt-v2 endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, centsScalar, dateScalar, dateTimeScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { activitiesResolvers } from "./activities.resolvers";
import { feedbackResolvers } from "./feedback.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { statisticsResolvers } from "./statistics.resolvers";

export const mgtV2Resolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Cents: centsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: {
    ...nodeResolvers.Query,
    ...activitiesResolvers.Query,
    ...feedbackResolvers.Query,
    ...statisticsResolvers.Query,
  },
  Mutation: { ...feedbackResolvers.Mutation, ...statisticsResolvers.Mutation },
  Activity: activitiesResolvers.Activity,
  Statistics: statisticsResolvers.Statistics,
  ActorRef: actorResolvers,
  Feedback: feedbackResolvers.Feedback,
};
