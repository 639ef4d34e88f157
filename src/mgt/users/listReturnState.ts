/** The way back to the list keeps its filters: they go along in the history, not in the address. */
import { useLocation, useSearch } from "@tanstack/react-router";
import type { UsersSearch } from "./list/usersList";

declare module "@tanstack/history" {
  interface HistoryState {
    /** What the address said of the list of users that somebody came from. */
    readonly usersList?: UsersSearch;
  }
}

/** On the list: the state for links to a user's page. */
export function useListReturnState(): { readonly usersList: UsersSearch } {
  return { usersList: useSearch({ from: "/admin/users" }) };
}

/** On a user's page: the search of the list that it was reached from; empty where it was not. */
export function useReturnSearch(): UsersSearch {
  return useLocation({ select: ({ state }) => state.usersList }) ?? {};
}
