/** Keeps the list's filters in the history state, for the link back to the list. */
import { useLocation, useSearch } from "@tanstack/react-router";
import type { UsersSearch } from "./list/usersList";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Search params of the list of users that the user came from. */
    readonly usersList?: UsersSearch;
  }
}

/** On the list: history state for links to a user's page. */
export function useListReturnState(): { readonly usersList: UsersSearch } {
  return { usersList: useSearch({ from: "/admin/users" }) };
}

/** On a user's page: search params of the list it was opened from; empty otherwise. */
export function useReturnSearch(): UsersSearch {
  return useLocation({ select: ({ state }) => state.usersList }) ?? {};
}
