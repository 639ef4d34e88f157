/** Connections as fakes return them; the cursor is the id of the node, or its position if it has none. */

/** Arguments of a paged field. */
export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The page of these nodes that the arguments ask for; unknown cursors count as none. */
export function pageOf<Node extends object>(
  nodes: readonly Node[],
  { first, after, last, before }: PageArguments,
) {
  const edges = nodes.map((node, index) => ({
    cursor: "id" in node ? String(node.id) : String(index),
    node,
  }));
  const indexOf = (wanted?: string | null) => edges.findIndex(({ cursor }) => cursor === wanted);
  const start = indexOf(after) + 1;
  const end = indexOf(before) < 0 ? nodes.length : indexOf(before);
  const from = last ? Math.max(end - last, start) : start;
  const to = last ? end : Math.min(start + (first ?? 50), end);
  const page = edges.slice(from, to);
  return {
    totalCount: nodes.length,
    edges: page,
    pageInfo: {
      hasNextPage: to < nodes.length,
      hasPreviousPage: from > 0,
      startCursor: page[0]?.cursor ?? null,
      endCursor: page.at(-1)?.cursor ?? null,
    },
  };
}

/** All of these nodes on one page. */
export const connection = <Node extends object>(nodes: readonly Node[]) =>
  pageOf(nodes, { first: nodes.length });
