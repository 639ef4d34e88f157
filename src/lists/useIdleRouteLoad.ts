import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenIdle } from "#browser/whenIdle";

/** Loads the code of the route that a row opens when the browser is idle: a row is likely to be opened next. */
export function useIdleRouteLoad(id: keyof RegisteredRouter["routesById"]): void {
  const router = useRouter();
  useEffect(
    () => whenIdle(() => void router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)),
    [router, id],
  );
}
