/** Resolvers of the catalogue of services, and of the communes with each. */
import { findCatalogueService, listServices } from "#server/domain/services/serviceCatalogue";
import { listServiceCommunes } from "#server/domain/services/serviceCommunes";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const servicesResolvers = {
  Query: {
    services: async (_root, { filter, orderBy, ...args }, ctx, info) =>
      toConnection(
        await listServices(
          ctx,
          filter ?? {},
          orderBy ?? { field: "GROUP", direction: "ASC" },
          readPageBounds(args, info),
        ),
      ),
    service: (_root, { serviceId }, ctx) => findCatalogueService(ctx, serviceId),
  },
  Service: {
    id: ({ id }) => toNodeId("Service", id),
    serviceId: ({ id }) => id,
    nameDe: ({ name }) => name.de,
    nameEn: ({ name }) => name.en,
    communes: async ({ id }, { filter, ...args }, ctx, info) =>
      toConnection(await listServiceCommunes(ctx, id, filter ?? {}, readPageBounds(args, info))),
  },
  ServiceCommune: {
    id: ({ ags, serviceId }) =>
      opaqueId(Buffer.from(`ServiceCommune/${ags}/${serviceId}`).toString("base64url")),
  },
} satisfies SomeResolvers<Resolvers>;
