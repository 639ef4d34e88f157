/** Keeps the list's kind and filters in the history state, for the link back to the list. */
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import {
  isResourceList,
  resourcesList,
  type ResourceListName,
  type ResourcesSearch,
} from "./list/resourcesList";

interface ReturnState {
  readonly resource: ResourceListName;
  readonly search: ResourcesSearch;
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** The list of resources that the user came from. */
    readonly resourcesList?: ReturnState;
  }
}

/** On the list: returns a stable function for the history state of links to the page of a resource. */
export function useResourcesReturnState(): () => { readonly resourcesList: ReturnState } {
  const router = useRouter();
  return useCallback(() => {
    const { pathname, search } = router.latestLocation;
    const name = pathname.split("/").at(-1) ?? "";
    const resource = isResourceList(name) ? name : "all";
    return { resourcesList: { resource, search: resourcesList.parse(search) } };
  }, [router]);
}

/** On the page of a resource: the list that it was opened from; undefined if it was not. */
export function useResourcesReturn(): ReturnState | undefined {
  return useLocation({ select: ({ state }) => state.resourcesList });
}
