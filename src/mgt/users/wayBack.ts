/** The way back to the list keeps its filters: they go along in the history, not in the address. */
import { useLocation } from "@tanstack/react-router";
import { usersParams, type UsersParams } from "./list/usersParams";

declare module "@tanstack/history" {
  interface HistoryState {
    /** What the address said of the list of users that somebody came from. */
    readonly usersList?: UsersParams;
  }
}

/** On the list: the state for links to a user's page. */
export function useWayBack(): { readonly usersList: UsersParams } {
  const search = useLocation({ select: (location) => location.search });
  return { usersList: usersParams({ ...search }) };
}

/** On a user's page: search params of the list that it was reached from; empty where it was not. */
export function useListSearch(): UsersParams {
  return useLocation({ select: ({ state }) => state.usersList }) ?? {};
}
