/** Resolvers of the mgt-v2 endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { dateScalar, dateTimeScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { activitiesResolvers } from "./activities.resolvers";

export const mgtV2Resolvers: AllResolvers<Resolvers> = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: activitiesResolvers.Query,
  Activity: activitiesResolvers.Activity,
  ActorRef: actorResolvers,
};
