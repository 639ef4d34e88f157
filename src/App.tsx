import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useObservable } from "#browser/useObservable";
import { loadCatalog } from "#i18n/i18n";
import { recreateEnvironments } from "#relay/environments";
import { followViewer } from "#session/freshViewer";
import { sessionEpoch } from "#session/session";
import { useSession } from "#session/useSession";
import { routerOf } from "./router";

sessionEpoch.subscribe(recreateEnvironments);

// Beside the code of the first screen; the root route waits for it, and says so when it does not come.
loadCatalog("app").catch(() => undefined);

/** The app behind the login; everything that belonged to one user goes when another one takes over. */
export function App() {
  const epoch = useObservable(sessionEpoch);
  useEffect(followViewer, []);
  return <RoutedApp key={epoch} epoch={epoch} />;
}

/** Brings in what the overview needs, so that after a login only its data are missing. */
export async function warmOverview(): Promise<void> {
  const router = routerOf(sessionEpoch.get());
  await Promise.all([router.loadRouteChunk(router.routesById["/"]), loadCatalog("communes")]);
}

function RoutedApp({ epoch }: { readonly epoch: number }) {
  const router = routerOf(epoch);
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
