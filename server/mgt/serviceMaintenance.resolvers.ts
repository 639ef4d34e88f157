/** Resolvers of the maintenance of services. */
import {
  endMaintenance,
  readMaintenanceImpact,
  saveMaintenance,
  textsOf,
} from "#server/domain/services/serviceMaintenance";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const serviceMaintenanceResolvers = {
  Query: {
    maintenanceImpact: (_root, { serviceId }, ctx) => readMaintenanceImpact(ctx, serviceId),
  },
  ServiceMaintenance: {
    texts: textsOf,
  },
  Mutation: {
    saveServiceMaintenance: async (_root, { input }, ctx) => {
      const { value, errors } = await saveMaintenance(ctx, input);
      return { maintenance: value, errors };
    },
    endServiceMaintenance: async (_root, { input }, ctx) => {
      const { value, errors } = await endMaintenance(ctx, input);
      return { maintenance: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
