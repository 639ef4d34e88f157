import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { CommunesSearch } from "./communesList";

interface ChangeOptions {
  /** The address so far is replaced; else the back button leads to it. */
  readonly replace?: boolean;
}

/** Changes what the address says of the list. */
export function useChangeSearch() {
  const navigate = useNavigate();
  return useCallback(
    (change: (before: CommunesSearch) => CommunesSearch, { replace = false }: ChangeOptions = {}) =>
      void navigate({ from: "/", to: "/", search: change, replace }),
    [navigate],
  );
}
