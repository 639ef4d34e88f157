import type { PreloadedQuery } from "react-relay/hooks";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload } from "#relay/preload";
import type { Relay } from "#relay/relay";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import TableParameters from "./__generated__/UsersTableQuery$parameters";
import { parseUsersSearch, usersVariables } from "./usersSearch";

/** Starts the query of the list that the search params describe. */
export function preloadUsers(
  relay: Relay,
  raw: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): PreloadedQuery<UsersTableQuery> {
  const variables = { ...usersVariables(parseUsersSearch(raw), new Date()), views: viewsShown };
  return preload(relay, "mgt", TableParameters, variables, signal);
}
