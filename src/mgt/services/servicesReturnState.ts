/** Keeps the list's filters in the history state, for the link back to the list. */
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { systemServicesList, type SystemServicesSearch } from "./servicesList";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Search params of the catalogue of services that the user came from. */
    readonly systemServicesList?: SystemServicesSearch;
  }
}

/** On the list: returns a stable function for the history state of links to a service's page. */
export function useServicesReturnState(): () => { readonly systemServicesList: SystemServicesSearch } {
  const router = useRouter();
  return useCallback(
    () => ({ systemServicesList: systemServicesList.parse(router.latestLocation.search) }),
    [router],
  );
}

/** On a service's page: history state of links within it, so that the link back to the list keeps its filters. */
export function useKeptReturnState(): { readonly systemServicesList: SystemServicesSearch } | undefined {
  const search = useServicesReturnSearch();
  return search && { systemServicesList: search };
}

/** On a service's page: search params of the list it was opened from; undefined otherwise. */
export function useServicesReturnSearch(): SystemServicesSearch | undefined {
  return useLocation({ select: ({ state }) => state.systemServicesList });
}
