/** Resolvers of the endpoint mgt-v2. */
import type { IResolvers } from "@graphql-tools/utils";
import { dateTimeScalar } from "../dateTimeScalar";
import { activitiesResolvers } from "./activities.resolvers";

export const mgtV2Resolvers: IResolvers = {
  DateTime: dateTimeScalar,
  Query: { node: () => null, ...activitiesResolvers.Query },
};
