import { useObservable } from "#browser/useObservable";
import { can, type Permission } from "#domain/permissions";
import type { Instance } from "./instance";
import type { SessionState } from "./session";
import { useSessionServices } from "./sessionServices";
import type { Viewer } from "./viewer";

/** The state of the session; renders again when it changes. */
export function useSession(): SessionState {
  return useObservable(useSessionServices().session.state);
}

/** Who is signed in; null: nobody. */
export function useViewer(): Viewer | null {
  const state = useSession();
  return "viewer" in state ? state.viewer : null;
}

/** Whether the signed-in user's role grants this. */
export function useCan(permission: Permission): boolean {
  return can(useViewer(), permission);
}

/** What this installation says of itself; null until it is known. */
export function useInstance(): Instance | null {
  return useObservable(useSessionServices().instance);
}
