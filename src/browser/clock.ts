import type { ReadonlyObservable } from "./observable";

/** Current time in ms, updated every second while it has subscribers. */
export function createClock(): ReadonlyObservable<number> {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let second = Date.now();

  function tick(): void {
    second = Date.now();
    for (const listener of [...listeners]) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, 1_000);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    /** Without subscribers the timer stops, so the first read refreshes the value. */
    get: () => {
      if (timer === undefined && Math.abs(Date.now() - second) >= 1_000) second = Date.now();
      return second;
    },
  };
}
