/** Resolvers of the endpoint mgt-v2, of which nothing is used yet but that it answers. */
import type { IResolvers } from "@graphql-tools/utils";

export const mgtV2Resolvers: IResolvers = {
  Query: { node: () => null },
};
