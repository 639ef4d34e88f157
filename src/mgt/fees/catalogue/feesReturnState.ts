/** Keeps the list's filters in the history state, for the link back to the list. */
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { systemFeesList, type SystemFeesSearch } from "./systemFeesList";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Search params of the catalogue of fees that the user came from. */
    readonly systemFeesList?: SystemFeesSearch;
  }
}

/** On the list: returns a stable function for the history state of links to a fee's page. */
export function useFeesReturnState(): () => { readonly systemFeesList: SystemFeesSearch } {
  const router = useRouter();
  return useCallback(
    () => ({ systemFeesList: systemFeesList.parse(router.latestLocation.search) }),
    [router],
  );
}

/** On a fee's page: search params of the list it was opened from; empty otherwise. */
export function useFeesReturnSearch(): SystemFeesSearch {
  return useLocation({ select: ({ state }) => state.systemFeesList }) ?? {};
}
