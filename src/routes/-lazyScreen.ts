import { lazyRouteComponent, type AsyncRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { loadChunk } from "#browser/loadChunk";

/**
 * A component whose code is a chunk of its own. Rendered after a failed load it throws the ChunkLoadError; the next
 * preload tries again.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadChunk(load), name);

/** The component of a route that renders lazy screens: the router loads their code before it commits the route. */
export function withScreens(
  component: () => ReactNode,
  ...screens: readonly Pick<AsyncRouteComponent<never>, "preload">[]
): AsyncRouteComponent<object> {
  const preload = () => {
    const loading = screens.flatMap((screen) => screen.preload?.() ?? []);
    // Nothing to wait for once all code is there.
    return loading.length > 0 ? Promise.all(loading).then(() => undefined) : undefined;
  };
  return Object.assign(component, { preload });
}
