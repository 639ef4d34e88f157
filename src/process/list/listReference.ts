import type { PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { preload, type Loading } from "#relay/preload";
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
export function preloadList(loading: Loading, search: ProcessSearch): ListReference {
  const filter = processFilter(search);
  if (search.group) {
    return {
      look: "groups",
      queryRef: preload(loading, "process", GroupsParameters, {
        filter,
        first: pageSize,
        after: search.after ?? null,
      }),
    };
  }
  return {
    look: "rows",
    queryRef: preload(loading, "process", TableParameters, { filter, ...processList.page(search) }),
  };
}
