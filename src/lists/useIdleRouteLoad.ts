import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenIdle } from "#browser/whenIdle";

/** Preloads the code of the route that rows open, when the browser is idle. */
export function useIdleRouteLoad(id: keyof RegisteredRouter["routesById"]): void {
  const router = useRouter();
  useEffect(
    () => whenIdle(() => void router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)),
    [router, id],
  );
}
