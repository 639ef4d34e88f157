/** Resolvers of the ikfz endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { kbaResolvers } from "./kba.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { securityListImportsResolvers } from "./securityListImports.resolvers";
import { securityListsResolvers } from "./securityLists.resolvers";

export const ikfzResolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: { ...nodeResolvers.Query, ...kbaResolvers.Query, ...securityListsResolvers.Query },
  Mutation: {
    ...kbaResolvers.Mutation,
    ...securityListsResolvers.Mutation,
    ...securityListImportsResolvers.Mutation,
  },
  ActorRef: actorResolvers,
  KbaSettings: kbaResolvers.KbaSettings,
  SecurityListEntry: securityListsResolvers.SecurityListEntry,
  SecurityListRemoval: securityListsResolvers.SecurityListRemoval,
  SecurityListImport: securityListImportsResolvers.SecurityListImport,
};
