/** Keeps the list's filters in the history state, for the link back to the list. */
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { usersList, type UsersSearch } from "./list/usersList";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Search params of the list of users that the user came from. */
    readonly usersList?: UsersSearch;
  }
}

/** On the list: returns a stable function for the history state of links to a user's page. */
export function useListReturnState(): () => { readonly usersList: UsersSearch } {
  const router = useRouter();
  return useCallback(() => ({ usersList: usersList.parse(router.latestLocation.search) }), [router]);
}

/** On a user's page: search params of the list it was opened from; empty otherwise. */
export function useReturnSearch(): UsersSearch {
  return useLocation({ select: ({ state }) => state.usersList }) ?? {};
}
