/** Asks if input would be lost, and returns whether it does; calls `goOn` once the input is discarded. */
export type LogoutGuard = (goOn: () => void) => boolean;

export interface LogoutGuards {
  /** Registers a guard that is asked before a logout; returns the function to remove it. */
  readonly guard: (guard: LogoutGuard) => () => void;
  /** Logs out after all guards agreed, one after the other. */
  readonly requestLogout: () => void;
}

/** Forms with unsaved input ask before a logout. */
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
