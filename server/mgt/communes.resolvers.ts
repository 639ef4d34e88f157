/** The communes of the viewer (sections 1 and 2). */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context";
import { listCommunes, type Commune, type CommuneFilter, type CommunePage } from "../domain/communes";
import { toNodeId } from "../nodeId";

interface CommunesArgs {
  readonly filter?: CommuneFilter | null;
  readonly orderBy?: { readonly field: "NAME" | "AGS" | "STATE"; readonly direction: "ASC" | "DESC" } | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

const hashPrefixLength = 16;

/** A commune in the form of the contract. */
export function presentCommune(commune: Commune, signPath: Context["signPath"]) {
  const { picture } = commune;
  return {
    ...commune,
    __typename: "Commune",
    id: toNodeId("Commune", commune.ags),
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
      const { filter, orderBy, first, last, after, before } = args;
      const page = await listCommunes(ctx, {
        filter: filter ?? {},
        field: orderBy?.field ?? "NAME",
        isDescending: orderBy?.direction === "DESC",
        first: (last ?? null) === null || isGiven("first", info) ? (first ?? null) : null,
        last: last ?? null,
        after: after ?? null,
        before: before ?? null,
      });
      return presentPage(page, ctx);
    },
  },
} satisfies IResolvers<unknown, Context>;

function presentPage({ rows, hasNext, hasPrevious, totalCount }: CommunePage, ctx: Context) {
  return {
    edges: rows.map(({ cursor, commune }) => ({ cursor, node: presentCommune(commune, ctx.signPath) })),
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: rows[0]?.cursor ?? null,
      endCursor: rows.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** Whether the call itself gives the argument, and it is not only the contract's default. */
function isGiven(name: string, info: GraphQLResolveInfo): boolean {
  const value = info.fieldNodes[0]?.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value === undefined) return false;
  return value.kind !== "Variable" || info.variableValues[value.name.value] !== undefined;
}
