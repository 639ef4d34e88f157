/** Asks, where something would be lost, and says whether it does; `goOn` once that is given up. */
export type LogoutGuard = (goOn: () => void) => boolean;

export interface LogoutGuards {
  /** Has a form asked before somebody logs out; returns the way to stop. */
  readonly guard: (guard: LogoutGuard) => () => void;
  /** Logs out, after all forms that would lose something were asked, one after the other. */
  readonly requestLogout: () => void;
}

/** Logging out asks first where a form holds unsaved input. */
export function createLogoutGuards(logout: () => void): LogoutGuards {
  const guards = new Set<LogoutGuard>();

  function askFrom([next, ...rest]: readonly LogoutGuard[]): void {
    if (next === undefined) return logout();
    const isAsked = guards.has(next) && next(() => askFrom(rest));
    if (!isAsked) askFrom(rest);
  }

  return {
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    requestLogout: () => askFrom([...guards]),
  };
}
