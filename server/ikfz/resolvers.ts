/** Resolvers of the endpoint ikfz, of which nothing is used yet but that it answers. */
import type { IResolvers } from "@graphql-tools/utils";

export const ikfzResolvers: IResolvers = {
  Query: { node: () => null },
};
