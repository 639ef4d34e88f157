/** Connections of the contracts (Relay): what a page is asked for by, and the form in which it is answered. */
import type { GraphQLResolveInfo } from "graphql";
import type { Page, PageBounds } from "#server/domain/lists/paging";

/** Arguments of a connection field. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The bounds that a call gives; the contract's default of `first` does not count beside `last`. */
export function readPageBounds(args: PageArguments, info: GraphQLResolveInfo): PageBounds {
  const { first = null, last = null, after = null, before = null } = args;
  return { first: last === null || isGiven("first", info) ? first : null, last, after, before };
}

/** A page in the form of the contract. */
export function presentPage<Row, Node>(page: Page<Row>, presentRow: (row: Row) => Node) {
  const { rows, hasNext, hasPrevious, totalCount } = page;
  return {
    edges: rows.map(({ cursor, row }) => ({ cursor, node: presentRow(row) })),
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
