/** Replaces an outdated app: the next navigation loads the page from the server. */
import type { RouterHistory } from "@tanstack/react-router";
import { startTimer } from "#browser/startTimer";
import type { MatchedRoute, RouterContext } from "./-context";

/** The user may stop the page load; after so long, the navigation continues in this page. */
const loadPatienceMs = 10_000;

/** What is on screen. */
interface ShownState {
  readonly resolvedLocation?: { readonly pathname: string } | undefined;
  readonly matches: readonly MatchedRoute[];
}

interface Conditions {
  readonly history: RouterHistory;
  readonly mayReload: () => boolean;
  readonly disposed: AbortSignal;
}

/**
 * Whether a navigation leaves the screen, after its form has asked about unsaved input. Search params do not leave it,
 * neither does a detail beside its list.
 */
function leavesScreen(shown: ShownState, pathname: string, matches: readonly MatchedRoute[]): boolean {
  const { resolvedLocation } = shown;
  if (!resolvedLocation || resolvedLocation.pathname === pathname) return false;
  const list = shown.matches.find(({ staticData }) => staticData.holdsSelection);
  return !list || matches.every(({ routeId }) => routeId !== list.routeId);
}

export function newBuildLoader(
  shown: () => ShownState,
  { history, mayReload, disposed }: Conditions,
): RouterContext["loadNewBuild"] {
  return (pathname, matches) => {
    if (!mayReload() || !leavesScreen(shown(), pathname, matches)) return undefined;
    // A reload, since it keeps the state of the history entry, such as the way back to a filtered list.
    history.flush();
    window.location.reload();
    return new Promise((resolve) => {
      startTimer(disposed, resolve, loadPatienceMs);
    });
  };
}
