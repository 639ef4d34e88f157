import type { Page } from "playwright/test";

/** The element to wait for, with its text. */
interface Expected {
  readonly selector: string;
  readonly includes?: string;
  readonly differsFrom?: string;
}

declare global {
  interface Window {
    benchElapsed?: number;
  }
}

/** Milliseconds from the last event of `act` (key, click, wheel) until the expected element was painted. */
export async function timed(page: Page, act: () => Promise<unknown>, expected: Expected): Promise<number> {
  await page.evaluate(watch, expected);
  await act();
  const handle = await page.waitForFunction(() => window.benchElapsed, null, {
    polling: 50,
    timeout: 30_000,
  });
  return Number(await handle.jsonValue());
}

function watch({ selector, includes, differsFrom }: Expected): void {
  window.benchElapsed = undefined;
  let began: number | undefined;
  const begin = () => (began = performance.now());
  const events = ["input", "click", "wheel"];
  for (const event of events) window.addEventListener(event, begin, { capture: true, passive: true });

  const isThere = () => {
    const text = document.querySelector(selector)?.textContent ?? null;
    if (text === null) return false;
    return (includes === undefined || text.includes(includes)) && text !== differsFrom;
  };
  const look = () => {
    if (began === undefined || !isThere()) return requestAnimationFrame(look);
    for (const event of events) window.removeEventListener(event, begin, { capture: true });
    // The frame after next starts once this one has been painted.
    return requestAnimationFrame(() => (window.benchElapsed = performance.now() - (began ?? 0)));
  };
  requestAnimationFrame(look);
}
