/** Resolvers of the endpoint process, of which nothing is used yet but that it answers. */
import type { IResolvers } from "@graphql-tools/utils";

export const processResolvers: IResolvers = {
  Query: { node: () => null },
};
