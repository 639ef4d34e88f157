/** The address of the page, also where no router is mounted. */
import { observable, type ReadonlyObservable } from "./observable";

export interface Address {
  readonly history: History;
  readonly pathname: ReadonlyObservable<string>;
  /** Says that the address may have changed; the router calls it. */
  readonly changed: () => void;
  /** Goes to an address of the app without loading the page again, whether a router is there or not. */
  readonly goTo: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Whether the screen was reached by `goTo`, so that the focus has to be led to it; true once. */
  readonly takeArrival: () => boolean;
}

export function createAddress(history: History, disposed: AbortSignal): Address {
  const pathname = observable(window.location.pathname);
  const changed = () => pathname.set(window.location.pathname);
  let hasArrived = false;
  window.addEventListener("popstate", changed, { signal: disposed });
  return {
    history,
    pathname,
    changed,
    goTo: (path, { replace = false } = {}) => {
      if (replace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      hasArrived = true;
      changed();
      window.scrollTo(0, 0);
    },
    takeArrival: () => {
      const arrived = hasArrived;
      hasArrived = false;
      return arrived;
    },
  };
}
