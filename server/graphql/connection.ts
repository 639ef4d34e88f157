/** Connections of the contracts (Relay): what a page is asked for by, and the form in which it is answered. */
import type { GraphQLResolveInfo } from "graphql";
import type { CountedPage } from "#server/domain/lists/countedPage";
import type { Page, PageBounds } from "#server/domain/lists/paging";

/** Arguments of a connection field. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** A page in the form of the contract; what costs a statement of its own is a function, called where it is asked for. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/** A page of a list whose rows are counted up to a bound. */
export interface CountedConnection<Node> extends Connection<Node> {
  readonly totalCountExceeded: () => Promise<boolean>;
}

/** Where a page lies in the whole. */
export interface PageInfo {
  readonly hasNextPage: boolean | (() => Promise<boolean>);
  readonly hasPreviousPage: boolean | (() => Promise<boolean>);
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** The bounds that a call gives; the contract's default of `first` does not count beside `last`. */
export function readPageBounds(args: PageArguments, info: GraphQLResolveInfo): PageBounds {
  const { first = null, last = null, after = null, before = null } = args;
  return { first: last === null || isGiven("first", info) ? first : null, last, after, before };
}

/** A page in the form of the contract. */
export function toConnection<Node>({ rows, hasNext, hasPrevious, totalCount }: Page<Node>): Connection<Node> {
  return {
    edges: rows.map(({ cursor, row }) => ({ cursor, node: row })),
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: rows[0]?.cursor ?? null,
      endCursor: rows.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** As toConnection, of a list whose rows are counted up to a bound. */
export function toCountedConnection<Node>(page: CountedPage<Node>): CountedConnection<Node> {
  return { ...toConnection(page), totalCountExceeded: page.totalCountExceeded };
}

/** Whether the call itself gives the argument, and it is not only the contract's default. */
function isGiven(name: string, info: GraphQLResolveInfo): boolean {
  const value = info.fieldNodes[0]?.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value === undefined) return false;
  return value.kind !== "Variable" || info.variableValues[value.name.value] !== undefined;
}
