import { useObservable } from "#browser/useObservable";
import { can, type Permission } from "#domain/permissions";
import { session, type SessionState } from "./session";
import type { Viewer } from "./viewer";

/** The state of the session; renders again when it changes. */
export function useSession(): SessionState {
  return useObservable(session);
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
