import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { CommunesSearch } from "./communesList";

interface ChangeOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

/** Returns a function that updates the search params of the list. */
export function useChangeSearch() {
  const navigate = useNavigate();
  return useCallback(
    (change: (before: CommunesSearch) => CommunesSearch, { replace = false }: ChangeOptions = {}) =>
      void navigate({ from: "/", to: "/", search: change, replace }),
    [navigate],
  );
}
