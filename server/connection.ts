/** Connections of the contracts (Relay): what a page is asked for by, and the form in which it is answered. */
import type { GraphQLResolveInfo } from "graphql";

/** Which page of an order; read forwards with `first`, backwards with `last`. */
export interface PageBounds {
  /** Null: not asked for. */
  readonly first: number | null;
  /** Null: read forwards. */
  readonly last: number | null;
  readonly after: string | null;
  readonly before: string | null;
}

/** Arguments of a connection field. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** A page; what costs a statement of its own is a function. */
export interface Page<Row> {
  readonly rows: readonly { readonly cursor: string; readonly row: Row }[];
  hasNext(): Promise<boolean>;
  hasPrevious(): Promise<boolean>;
  /** Rows under the filter, exact. */
  totalCount(): Promise<number>;
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
