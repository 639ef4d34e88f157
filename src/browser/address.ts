/** The current URL of the page; also works where no router is mounted. */
import { observable, type ReadonlyObservable } from "./observable";

export interface Address {
  readonly history: History;
  readonly pathname: ReadonlyObservable<string>;
  /** Called by the router whenever the URL may have changed. */
  readonly changed: () => void;
  /** Navigates within the app without a page load, with or without a router. */
  readonly goTo: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Whether the screen was reached by `goTo`, so the focus must be moved to it; true only once. */
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
