import { lazyRouteComponent, type AsyncRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { loadChunk } from "#browser/loadChunk";

/**
 * A component in a chunk of its own. After a failed load it throws the ChunkLoadError when rendered; the next preload
 * tries again.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadChunk(load), name);

/** Route component for lazy screens; the router loads their code before it commits the route. */
export function withScreens(
  component: () => ReactNode,
  ...screens: readonly Pick<AsyncRouteComponent<never>, "preload">[]
): AsyncRouteComponent<object> {
  const preload = () => {
    const loading = screens.flatMap((screen) => screen.preload?.() ?? []);
    // Undefined if all code is loaded.
    return loading.length > 0 ? Promise.all(loading).then(() => undefined) : undefined;
  };
  return Object.assign(component, { preload });
}
