/** Resolvers of the endpoint mgt. */
import type { IResolvers } from "@graphql-tools/utils";
import { dateTimeScalar } from "../dateTimeScalar";
import { communesResolvers } from "./communes.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { overviewResolvers } from "./overview.resolvers";
import { sessionResolvers } from "./session.resolvers";

export const mgtResolvers: IResolvers = {
  DateTime: dateTimeScalar,
  Query: {
    ...nodeResolvers.Query,
    ...sessionResolvers.Query,
    ...communesResolvers.Query,
    ...overviewResolvers.Query,
  },
  Mutation: sessionResolvers.Mutation,
};
