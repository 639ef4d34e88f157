import type { PreloadedQuery } from "react-relay/hooks";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload, type Loading } from "#relay/preload";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import TableParameters from "./__generated__/UsersTableQuery$parameters";
import { usersVariables, type UsersSearch } from "./usersList";

/** Starts the query of the list that the search params describe. */
export function preloadUsers(loading: Loading, search: UsersSearch): PreloadedQuery<UsersTableQuery> {
  const variables = { ...usersVariables(search, new Date()), views: viewsShown };
  return preload(loading, "mgt", TableParameters, variables);
}
