import type { ReadonlyObservable } from "#browser/observable";

/** The time as Date.now(), each second while somebody listens. */
export function createSecondHand(): ReadonlyObservable<number> {
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
    /** With nobody listening the time stands still, so whoever comes first sets it. */
    get: () => {
      if (timer === undefined && Math.abs(Date.now() - second) >= 1_000) second = Date.now();
      return second;
    },
  };
}

/** What is left until a moment as a clock has it: 24:10, 1:02:05; null: it has come. */
export function countdown(until: string, at: number): string | null {
  const left = Math.ceil((new Date(until).getTime() - at) / 1_000);
  if (!(left > 0)) return null;
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
