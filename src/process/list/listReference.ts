import type { PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { preload } from "#relay/preload";
import type { Relay } from "#relay/relay";
import GroupsParameters from "./__generated__/ProcessGroupsQuery$parameters";
import type { ProcessGroupsQuery } from "./__generated__/ProcessGroupsQuery.graphql";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import TableParameters from "./__generated__/ProcessTableQuery$parameters";
import { processFilter, processList, type ProcessSearch } from "./processList";

/** What the address asks for: rows, or identical errors put together. */
export type ListReference =
  | { readonly look: "rows"; readonly queryRef: PreloadedQuery<ProcessTableQuery> }
  | { readonly look: "groups"; readonly queryRef: PreloadedQuery<ProcessGroupsQuery> };

/** Starts the query of the list that the search params describe. */
export function preloadList(relay: Relay, search: ProcessSearch, signal: AbortSignal): ListReference {
  const filter = processFilter(search);
  if (search.group) {
    return {
      look: "groups",
      queryRef: preload(
        relay,
        "process",
        GroupsParameters,
        { filter, first: pageSize, after: search.after ?? null },
        signal,
      ),
    };
  }
  return {
    look: "rows",
    queryRef: preload(relay, "process", TableParameters, { filter, ...processList.page(search) }, signal),
  };
}
