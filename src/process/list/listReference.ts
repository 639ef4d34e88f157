import type { PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { preload } from "#relay/preload";
import type { Relay } from "#relay/relay";
import { pageVariables } from "#ui/table/tableSearch";
import GroupsParameters from "./__generated__/ProcessGroupsQuery$parameters";
import type { ProcessGroupsQuery } from "./__generated__/ProcessGroupsQuery.graphql";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import TableParameters from "./__generated__/ProcessTableQuery$parameters";
import { parseProcessSearch } from "./processSearch";
import { wireFilter } from "./wireFilter";

/** What the address asks for: rows, or identical errors put together. */
export type ListReference =
  | { readonly look: "rows"; readonly queryRef: PreloadedQuery<ProcessTableQuery> }
  | { readonly look: "groups"; readonly queryRef: PreloadedQuery<ProcessGroupsQuery> };

/** Starts the query of the list that the search params describe. */
export function preloadList(
  relay: Relay,
  raw: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): ListReference {
  const search = parseProcessSearch(raw);
  const filter = wireFilter(search);
  if (search.isGrouped) {
    const { after } = search;
    return {
      look: "groups",
      queryRef: preload(
        relay,
        "process",
        GroupsParameters,
        { filter, first: pageSize, after: after ?? null },
        signal,
      ),
    };
  }
  const { text: _text, ...page } = pageVariables(search);
  return {
    look: "rows",
    queryRef: preload(relay, "process", TableParameters, { filter, ...page }, signal),
  };
}
