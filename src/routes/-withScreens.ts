import { lazyRouteComponent, type AsyncRouteComponent } from "@tanstack/react-router";
import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { loadChunk } from "#browser/loadChunk";
import { nextTask } from "#browser/nextTask";

type Screen = (props: never) => ReactNode;

/**
 * Route component with code-split screens: `imports` has an import for each screen, by its exported name, and
 * `component` receives the screens as props. The router loads their code before it commits the route. After a failed
 * load, a screen throws the ChunkLoadError when rendered; the next preload retries. A route opens in a task after the
 * click; an open route receives new params in the same task.
 */
export function withScreens<
  Modules extends { readonly [Name in keyof Modules]: Readonly<Record<Name, Screen>> },
>(
  imports: { readonly [Name in keyof Modules]: () => Promise<Modules[Name]> },
  component: (screens: {
    readonly [Name in keyof Modules]: Name extends keyof Modules[Name] ? Modules[Name][Name] : never;
  }) => ReactNode,
): AsyncRouteComponent<object>;
export function withScreens(
  imports: Readonly<Record<string, () => Promise<Readonly<Record<string, Screen>>>>>,
  component: ComponentType<Readonly<Record<string, Screen>>>,
): AsyncRouteComponent<object> {
  const screens = Object.fromEntries(
    Object.entries(imports).map(([name, load]) => [name, lazyRouteComponent(() => loadChunk(load), name)]),
  );
  let mounted = 0;
  const preload = () => {
    const loading = Object.values(screens).flatMap((screen) => screen.preload?.() ?? []);
    if (loading.length > 0) return Promise.all(loading).then(() => undefined);
    // Later filter changes are based on the new search params.
    return mounted > 0 ? undefined : nextTask();
  };
  function Screens() {
    useEffect(() => {
      mounted += 1;
      return () => {
        mounted -= 1;
      };
    }, []);
    return createElement(component, screens);
  }
  return Object.assign(Screens, { preload });
}
