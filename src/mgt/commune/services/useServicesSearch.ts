import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ServicesSearch } from "./servicesSearch";

interface ChangeOptions {
  /** The address so far is replaced; else the back button leads to it. */
  readonly replace?: boolean;
}

/** Changes what the address says of the services. */
export function useServicesSearch() {
  const navigate = useNavigate();
  return useCallback(
    (search: ServicesSearch, { replace = false }: ChangeOptions = {}) =>
      void navigate({
        from: "/mgt/edit/$commune/services",
        to: "/mgt/edit/$commune/services",
        search,
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
}
