/** The communes of the viewer. */
import { listCommunes, listInitials, type Commune } from "#server/domain/communes/communes";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { CommuneInitialization, Resolvers } from "./__generated__/resolvers";

const initializations: Readonly<Record<Commune["initialization"], CommuneInitialization>> = {
  initialized: "INITIALIZED",
  initializing: "INITIALIZING",
  not_initialized: "NOT_INITIALIZED",
};

export const communesResolvers = {
  Query: {
    communes: async (_root, args, ctx, info) => {
      const { filter, orderBy } = args;
      const page = await listCommunes(ctx, {
        filter: filter ?? {},
        field: orderBy?.field ?? "NAME",
        isDescending: orderBy?.direction === "DESC",
        ...readPageBounds(args, info),
      });
      return toConnection(page);
    },
    communeInitials: (_root, { filter }, ctx) => listInitials(ctx, filter ?? {}),
  },
  Commune: {
    id: ({ ags }) => toNodeId("Commune", ags),
    initialization: ({ initialization }) => initializations[initialization],
  },
} satisfies SomeResolvers<Resolvers>;
