import { ChakraProvider } from "@chakra-ui/react";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { useObservable } from "#browser/useObservable";
import { AreaCountsContext, createAreaCounts } from "#frame/areaCounts";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { createRelay, RelayContext, type Relay } from "#relay/relay";
import { useSession } from "#session/useSession";
import { system } from "#ui/theme/system";
import { createUi, UiContext } from "#ui/ui";
import type { AppServices } from "./appServices";
import { createAppRouter, type AppRouter } from "./router";

/** The app behind the login: what is there once its code has arrived. */
export interface Workspace {
  /** The stores of the present session. */
  readonly relay: () => Relay;
  /** The router of the present session. */
  readonly router: () => AppRouter;
  /** Brings in what the overview needs, so that after a login only its data are missing. */
  readonly warmOverview: () => Promise<void>;
  readonly View: () => ReactNode;
}

/** What belongs to one user and goes when another one takes over. */
interface SessionScope {
  readonly epoch: number;
  readonly relay: Relay;
  readonly router: AppRouter;
}

/** What the router uses of the window, with the history of the app. */
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
  const areaCounts = createAreaCounts();
  // One for the life of the app: each one made wraps the browser's own history once more.
  const history = createBrowserHistory({ window: routedWindow(address.history) });
  disposed.addEventListener("abort", () => {
    history.flush();
    history.destroy();
  });
  // The next user neither reads them nor takes anything back.
  session.epoch.subscribe(ui.toasts.clear);
  // Beside the code of the first screen; the root route waits for it, and says so when it does not come.
  loadAppCatalog().catch(() => undefined);

  let scope = createScope();
  function createScope(): SessionScope {
    const relay = createRelay(network);
    const context = { viewer: session.viewer, relay, loadAppCatalog };
    return { epoch: session.epoch.get(), relay, router: createAppRouter(history, context, address.changed) };
  }
  function currentScope(): SessionScope {
    if (scope.epoch !== session.epoch.get()) scope = createScope();
    return scope;
  }

  function View() {
    const epoch = useObservable(session.epoch);
    const { relay, router } = currentScope();
    useEffect(() => viewerRefresh.follow(), []);
    return (
      <ChakraProvider value={system}>
        <UiContext value={ui}>
          <AreaCountsContext value={areaCounts}>
            <ErrorMessagesContext value={appErrorMessages}>
              <RelayContext value={relay}>
                <Routes key={epoch} router={router} />
              </RelayContext>
            </ErrorMessagesContext>
          </AreaCountsContext>
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
    // The same user is back, or may do other things than before: what is on screen is read again, nothing else changes.
    if (last.status === "lapsed" || last.viewer !== state.viewer) void router.invalidate();
  }, [router, state]);
  return <RouterProvider router={router} />;
}
