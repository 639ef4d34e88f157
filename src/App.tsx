import { ChakraProvider } from "@chakra-ui/react";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useRef, type ReactNode } from "react";
import { useObservable } from "#browser/useObservable";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { processByPid } from "#process/processByPid";
import { createRelay, RelayContext, type Relay } from "#relay/relay";
import { useSession } from "#session/useSession";
import { chakraSystem } from "#ui/theme/system";
import { createUi, UiContext } from "#ui/ui";
import type { AppServices } from "./appServices";
import { createAppRouter, type AppRouter } from "./router";

/** Called in a separate task, before the workspace is created. */
export { chakraSystem };

/** The app behind the login. */
export interface Workspace {
  /** Relay environments of the current session. */
  readonly relay: () => Relay;
  /** Router of the current session. */
  readonly router: () => AppRouter;
  /** Preloads the code of the overview, so that a login only waits for its data. */
  readonly warmOverview: () => Promise<void>;
  readonly View: () => ReactNode;
}

/** State of one user, replaced when another user signs in. */
interface SessionScope {
  readonly epoch: number;
  readonly relay: Relay;
  readonly router: AppRouter;
}

/** The parts of the window that the router uses, with the app's history. */
const routedWindow = (history: History) => ({
  history,
  location: window.location,
  document,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});

export function createWorkspace({ browser, language, network, sessionServices }: AppServices): Workspace {
  const { address, disposed } = browser;
  const { session, viewerRefresh } = sessionServices;
  const { loadAppCatalog } = language;
  const ui = createUi();
  // Created once per app, since each router history wraps the browser's history again.
  const history = createBrowserHistory({ window: routedWindow(address.history) });
  disposed.addEventListener("abort", () => {
    history.flush();
    history.destroy();
  });
  // The next user must neither read them nor use their undo action.
  session.epoch.subscribe(ui.toasts.clear);
  const followPreferences = () => ui.shortcuts.usesSingleKeys.set(session.preferences.get().usesSingleKeys);
  session.preferences.subscribe(followPreferences);
  followPreferences();
  // In parallel with the code of the first screen; the root route awaits it and reports failures.
  loadAppCatalog().catch(() => undefined);

  /** Whether a page load would load another build without losing a change in flight or a message about one. */
  function mayReload(): boolean {
    const { release, reachability, pendingChanges } = network;
    const isBusy = pendingChanges.get() > 0 || ui.toasts.shown.get().length > 0;
    return release.isReplaced() && !isBusy && reachability.retryAt.get() === null;
  }

  let scope = createScope();
  function createScope(): SessionScope {
    const relay = createRelay(network, [processByPid]);
    const context = { viewer: session.viewer, relay, loadAppCatalog };
    const router = createAppRouter(history, context, { onResolved: address.changed, mayReload });
    return { epoch: session.epoch.get(), relay, router };
  }
  function currentScope(): SessionScope {
    if (scope.epoch !== session.epoch.get()) scope = createScope();
    return scope;
  }

  function View() {
    const epoch = useObservable(session.epoch);
    const { relay, router } = currentScope();
    useEffect(() => viewerRefresh.follow(), []);
    // Render Chakra's global styles first, in a separate task.
    const isStyled = useDeferredValue(true, false);
    return (
      <ChakraProvider value={chakraSystem()}>
        <UiContext value={ui}>
          <ErrorMessagesContext value={appErrorMessages}>
            <RelayContext value={relay}>{isStyled && <Routes key={epoch} router={router} />}</RelayContext>
          </ErrorMessagesContext>
        </UiContext>
      </ChakraProvider>
    );
  }

  return {
    relay: () => currentScope().relay,
    router: () => currentScope().router,
    warmOverview: async () => {
      const { router } = currentScope();
      await Promise.all([router.loadRouteChunk(router.routesById["/"]), loadAppCatalog()]);
    },
    View,
  };
}

function Routes({ router }: { readonly router: AppRouter }) {
  const state = useSession();
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state.status !== "signedIn" || !("viewer" in last)) return;
    // The same user is back, or has other permissions: only the data on screen is refetched.
    if (last.status === "lapsed" || last.viewer !== state.viewer) void router.invalidate();
  }, [router, state]);
  return <RouterProvider router={router} />;
}
