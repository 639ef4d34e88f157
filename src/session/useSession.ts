import { useObservable } from "#browser/useObservable";
import { can, type Permission } from "#domain/permissions";
import type { Instance } from "./instance";
import type { SessionState } from "./session";
import { useSessionServices } from "./sessionServices";
import type { Viewer } from "./viewer";

/** The session state; re-renders when it changes. */
export function useSession(): SessionState {
  return useObservable(useSessionServices().session.state);
}

/** The signed-in user; null if there is none. */
export function useViewer(): Viewer | null {
  const state = useSession();
  return "viewer" in state ? state.viewer : null;
}

/** Whether the signed-in user's role grants this permission. */
export function useCan(permission: Permission): boolean {
  return can(useViewer(), permission);
}

/** Public facts of this installation; null until loaded. */
export function useInstance(): Instance | null {
  return useObservable(useSessionServices().instance);
}
