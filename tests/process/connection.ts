/** Arguments of a paged field. */
export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
}

/** A page of nodes as the endpoint returns it; the cursor is the id. */
export function connection<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  { first, after, last }: PageArguments,
) {
  const start = after ? nodes.findIndex(({ id }) => id === after) + 1 : 0;
  const from = last ? Math.max(nodes.length - last, 0) : start;
  const page = nodes.slice(from, from + (last ?? first ?? 50));
  return {
    totalCount: nodes.length,
    edges: page.map((node) => ({ cursor: node.id, node })),
    pageInfo: {
      hasNextPage: from + page.length < nodes.length,
      hasPreviousPage: from > 0,
      startCursor: page[0]?.id ?? null,
      endCursor: page.at(-1)?.id ?? null,
    },
  };
}
