import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TableSort } from "#ui/table/TableHead";
import type { ListParams, ListSearch } from "./listSearch";

interface ChangeOptions {
  /** The address so far is replaced; else the back button leads to it. */
  readonly replace?: boolean;
}

/** What the address says of a list, and how that is changed. */
export interface ListAddress<S = ListParams> {
  readonly search: S;
  /** Undefined: the list has one order only. */
  readonly sort: TableSort | undefined;
  /** Filters that are set. */
  readonly filterCount: number;
  /** Texts in the address that no filter understands. */
  readonly unknownTexts: readonly string[];
  /** Sets these search params, undefined removes one; the others stay. */
  change(this: void, change: Partial<S>, options?: ChangeOptions): void;
  /** Loads what the list would show after this change, because it is likely next. */
  preload(this: void, change: Partial<S>): void;
  readonly onSort: (sort: TableSort) => void;
  /** Removes all filters; order, page size and columns stay. */
  readonly reset: () => void;
  readonly toFirstPage: () => void;
}

/** The address of a list; `search` as its route has read it. */
export function useListSearch<S extends object>(list: ListSearch<S>, search: S): ListAddress<S> {
  const navigate = useNavigate();
  const router = useRouter();
  return useMemo(() => {
    // Which screen this is, and what its address may say, only its route knows.
    const target = (next: (before: S) => S) => ({ to: ".", search: next as (before: object) => never });
    // Another filter may have been set a moment ago, and not be on screen yet: hence from what the address says then.
    const go = (next: (before: S) => S, { replace = false, resetScroll = false } = {}) =>
      void navigate({ ...target(next), replace, resetScroll });
    return {
      search,
      sort: list.orderBy(search),
      filterCount: list.filterCount(search),
      unknownTexts: list.unknownTexts(search),
      change: (change, { replace } = {}) =>
        go((before) => list.changed(before, change), {
          replace,
          // Typing and the choice of columns leave the reader where they are.
          resetScroll: "after" in change || "before" in change,
        }),
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
