/** Resolvers of the maintenance of services. */
import {
  endMaintenance,
  loadMaintenance,
  maintenanceLanguages,
  saveMaintenance,
  textsOf,
} from "#server/domain/services/serviceMaintenance";
import { findCatalogueService } from "#server/domain/services/serviceCatalogue";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { countOpenApplications } from "#server/storage/services/serviceMaintenance";
import type { Resolvers } from "./__generated__/resolvers";

export const serviceMaintenanceResolvers = {
  Service: {
    maintenance: ({ id }, _args, ctx) => loadMaintenance(ctx, id),
    maintenanceLanguages: async ({ id }, _args, ctx) =>
      maintenanceLanguages(ctx.db, await loadMaintenance(ctx, id)),
    openApplicationCount: ({ id }, _args, { db }) => countOpenApplications(db, id),
  },
  ServiceMaintenance: {
    texts: textsOf,
  },
  Mutation: {
    saveServiceMaintenance: async (_root, { input }, ctx) => {
      const { errors } = await saveMaintenance(ctx, input);
      return { service: await findCatalogueService(ctx, input.serviceId), errors };
    },
    endServiceMaintenance: async (_root, { input }, ctx) => {
      const { errors } = await endMaintenance(ctx, input);
      return { service: await findCatalogueService(ctx, input.serviceId), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
