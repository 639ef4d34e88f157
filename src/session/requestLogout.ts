/** Logging out asks first where a form holds unsaved input. */
import { logout } from "./session";

/** Asks, where something would be lost, and says whether it does; `goOn` once that is given up. */
export type LogoutGuard = (goOn: () => void) => boolean;

const guards = new Set<LogoutGuard>();

/** Has a form asked before somebody logs out; returns the way to stop. */
export function guardLogout(guard: LogoutGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Logs out, after all forms that would lose something were asked, one after the other. */
export function requestLogout(): void {
  askFrom([...guards]);
}

function askFrom([next, ...rest]: readonly LogoutGuard[]): void {
  if (next === undefined) return logout();
  const isAsked = guards.has(next) && next(() => askFrom(rest));
  if (!isAsked) askFrom(rest);
}
