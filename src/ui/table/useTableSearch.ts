import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { parseTableSearch, toSearch, type TableSearch, type TableSpec } from "./tableSearch";

type Raw = Readonly<Record<string, unknown>>;

interface ChangeOptions {
  /** The address so far is replaced; else the back button leads to it. */
  readonly replace?: boolean;
  /** Further search params of the screen, such as a filter of its own; undefined removes one. As a function of the address as it is then. */
  readonly further?: FurtherParams | ((before: Raw) => FurtherParams);
}

type FurtherParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ChangeTable<Field extends string> = (
  change: Partial<TableSearch<Field>>,
  options?: ChangeOptions,
) => void;

/** What alters which rows there are leads back to their first page. */
const startsAnew = ["text", "sort", "direction", "size"] as const;

/** Changes what the address says of a table; the other search params stay. */
export function useTableSearch<Field extends string>(spec: TableSpec<Field>): ChangeTable<Field> {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false, further } = {}) => {
      const isAnew = further !== undefined || startsAnew.some((name) => name in change);
      const next = (before: Raw): Raw => ({
        ...before,
        ...toSearch(
          {
            ...parseTableSearch(before, spec),
            ...(isAnew && { after: undefined, before: undefined }),
            ...change,
          },
          spec,
        ),
        ...(typeof further === "function" ? further(before) : further),
      });
      void navigate({
        to: ".",
        replace,
        // Typing and the choice of columns leave the reader where they are.
        resetScroll: "after" in change || "before" in change,
        // Which screen this is, and what its address may say, only its route knows.
        search: next as (before: Raw) => never,
      });
    },
    [navigate, spec],
  );
}
