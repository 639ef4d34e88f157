import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TableSort } from "#ui/table/TableHead";
import type { ListParams, ListSearch } from "./listSearch";

interface ChangeOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Whether to scroll to the top; defaults to a change of the page. */
  readonly resetScroll?: boolean;
}

/** The search params of a list and functions that change them. */
export interface ListAddress<S = ListParams> {
  readonly search: S;
  /** Undefined if the list has one order only. */
  readonly sort: TableSort | undefined;
  /** Number of active filters. */
  readonly filterCount: number;
  /** Invalid filter texts of the URL. */
  readonly unknownTexts: readonly string[];
  /** Sets these search params and keeps the others; undefined removes one. */
  change(this: void, change: Partial<S>, options?: ChangeOptions): void;
  /** Preloads the rows for a change that is likely next. */
  preload(this: void, change: Partial<S>): void;
  readonly onSort: (sort: TableSort) => void;
  /** Removes all filters; keeps order, page size and columns. */
  readonly reset: () => void;
  readonly toFirstPage: () => void;
}

/** The search params of a list; `search` as parsed by the route. */
export function useListSearch<S extends object>(list: ListSearch<S>, search: S): ListAddress<S> {
  const navigate = useNavigate();
  const router = useRouter();
  return useMemo(() => {
    // Only the route knows the path and the type of the search params.
    const target = (next: (before: S) => S) => ({ to: ".", search: next as (before: object) => never });
    // Based on the latest URL, which may have a filter that is not rendered yet.
    const go = (next: (before: S) => S, { replace = false, resetScroll = false } = {}) =>
      void navigate({ ...target(next), replace, resetScroll });
    return {
      search,
      sort: list.orderBy(search),
      filterCount: list.filterCount(search),
      unknownTexts: list.unknownTexts(search),
      // Typing and choosing columns keep the scroll position.
      change: (change, { replace, resetScroll = "after" in change || "before" in change } = {}) =>
        go((before) => list.changed(before, change), { replace, resetScroll }),
      preload: (change) =>
        void router.preloadRoute(target((before) => list.changed(before, change))).catch(() => undefined),
      onSort: (sort) => go((before) => list.sorted(before, sort)),
      reset: () => go((before) => list.unfiltered(before)),
      toFirstPage: () =>
        go((before) => ({ ...before, after: undefined, before: undefined }), {
          replace: true,
          resetScroll: true,
        }),
    };
  }, [navigate, router, list, search]);
}
