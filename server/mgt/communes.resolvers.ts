/** The communes of the viewer (sections 1 and 2). */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import {
  listCommunes,
  listInitials,
  type Commune,
  type CommuneFilter,
} from "#server/domain/communes/communes";
import { toNodeId } from "#server/nodeId";

interface CommunesArgs extends PageArguments {
  readonly filter?: CommuneFilter | null;
  readonly orderBy?: { readonly field: "NAME" | "AGS" | "STATE"; readonly direction: "ASC" | "DESC" } | null;
}

const hashPrefixLength = 16;

/** A commune in the form of the contract. */
export function presentCommune(commune: Commune, signPath: Context["signPath"]) {
  const { picture, initialization, updatedBy } = commune;
  return {
    ...commune,
    __typename: "Commune",
    id: toNodeId("Commune", commune.ags),
    initialization: initialization.toUpperCase(),
    updatedBy: updatedBy && {
      userId: updatedBy.id && toNodeId("User", updatedBy.id),
      username: updatedBy.name,
      role: updatedBy.role,
    },
    picture: picture && {
      ...picture,
      // The content's hash makes the address change with the content.
      url: () => signPath(`/mgt/pictures/${picture.id}/${picture.sha256.slice(0, hashPrefixLength)}`),
    },
  };
}

export const communesResolvers = {
  Query: {
    communes: async (_root: unknown, args: CommunesArgs, ctx: Context, info: GraphQLResolveInfo) => {
      const { filter, orderBy } = args;
      const page = await listCommunes(ctx, {
        filter: filter ?? {},
        field: orderBy?.field ?? "NAME",
        isDescending: orderBy?.direction === "DESC",
        ...readPageBounds(args, info),
      });
      return presentPage(page, (commune) => presentCommune(commune, ctx.signPath));
    },
    communeInitials: (_root: unknown, { filter }: Pick<CommunesArgs, "filter">, ctx: Context) =>
      listInitials(ctx, filter ?? {}),
  },
} satisfies IResolvers<unknown, Context>;
