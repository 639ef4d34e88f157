/** Asks if input would be lost, and returns whether it does; calls `proceed` once the input is discarded. */
export type LogoutGuard = (proceed: () => void) => boolean;

export interface LogoutGuards {
  /** Registers a guard that is called before a logout; returns an unregister function. */
  readonly guard: (guard: LogoutGuard) => () => void;
  /** Logs out after all guards have agreed, in sequence. */
  readonly requestLogout: () => void;
}

/** Guards by which forms with unsaved input ask before a logout. */
export function createLogoutGuards(logout: () => void): LogoutGuards {
  const guards = new Set<LogoutGuard>();

  function runGuards([next, ...rest]: readonly LogoutGuard[]): void {
    if (next === undefined) return logout();
    const isAsked = guards.has(next) && next(() => runGuards(rest));
    if (!isAsked) runGuards(rest);
  }

  return {
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    requestLogout: () => runGuards([...guards]),
  };
}
