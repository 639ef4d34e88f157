/** Counts shown beside names: fetched in the background when the browser is idle, then at an interval. */
import type { ReadonlyObservable } from "#browser/observable";
import { whenIdle } from "#browser/whenIdle";

/** Between two questions while nothing happens, in milliseconds. */
export const countEveryMs = 60_000;

/** Between two questions while processes change, in milliseconds. */
export const countAfterChangeMs = 5_000;

/**
 * Calls `ask` as soon as the page has nothing else to do, then every minute and soon after processes on the screen have
 * changed (`changes`), while the page is visible. What `ask` returns ends the question. The returned function ends all.
 */
export function keepCounted(changes: ReadonlyObservable<unknown>, ask: () => () => void): () => void {
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  function askNow() {
    clearTimeout(timer);
    // Once it is seen again it asks what is due.
    if (document.visibilityState === "hidden") return;
    askedAt = Date.now();
    end();
    end = ask();
    timer = setTimeout(askNow, countEveryMs);
  }
  const askAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(askNow, Math.max(askedAt + ms - Date.now(), 0));
  };
  const onVisible = () => askAfter(countEveryMs);
  // A change may have come before.
  const stopIdle = whenIdle(() => askedAt === -Infinity && askNow());
  const stopChanges = changes.subscribe(() => askAfter(countAfterChangeMs));
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopIdle();
    stopChanges();
    document.removeEventListener("visibilitychange", onVisible);
    clearTimeout(timer);
    end();
  };
}
