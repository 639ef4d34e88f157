/** Relay connections of the contracts: paging arguments and the shape of the response. */
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

/** A page in the shape of the contract. Values that need their own query are functions, called only if requested. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/** A page of a list whose rows are counted up to a limit. */
export interface CountedConnection<Node> extends Connection<Node> {
  readonly totalCountExceeded: () => Promise<boolean>;
}

/** The position of a page within the list. */
export interface PageInfo {
  readonly hasNextPage: boolean | (() => Promise<boolean>);
  readonly hasPreviousPage: boolean | (() => Promise<boolean>);
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** Reads the paging arguments of a call. The default of `first` in the contract is ignored if `last` is given. */
export function readPageBounds(args: PageArguments, info: GraphQLResolveInfo): PageBounds {
  const { first = null, last = null, after = null, before = null } = args;
  return { first: last === null || isProvided("first", info) ? first : null, last, after, before };
}

/** Converts a page to the shape of the contract. */
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

/** Like toConnection, for a list whose rows are counted up to a limit. */
export function toCountedConnection<Node>(page: CountedPage<Node>): CountedConnection<Node> {
  return { ...toConnection(page), totalCountExceeded: page.totalCountExceeded };
}

/** Whether the call itself provides the argument, so that its value is not just the default of the contract. */
function isProvided(name: string, info: GraphQLResolveInfo): boolean {
  const value = info.fieldNodes[0]?.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value === undefined) return false;
  return value.kind !== "Variable" || info.variableValues[value.name.value] !== undefined;
}
