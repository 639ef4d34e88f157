import { chromium, type Browser, type Page } from "playwright/test";
import { chromiumLaunch } from "../tests/e2e/support/chromium";

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch());

/** CPU slowdown factor of a page. */
export const usualSlowdown = 4;

interface Visitor {
  /** Token of the signed-in user; absent for an anonymous page. */
  readonly token?: string;
  /** 10 Mbit/s and 40 ms of latency. */
  readonly slowNetwork?: boolean;
  /** CPU slowdown factor; defaults to the usual one. */
  readonly slowdown?: number;
}

/** Opens a page with cold caches and CPU throttling that records long tasks from the start. */
export async function slowPage(
  browser: Browser,
  { token, slowNetwork = false, slowdown = usualSlowdown }: Visitor = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
  await context.addInitScript(noteLongTasks);
  if (token) await context.addInitScript((value) => window.localStorage.setItem("token", value), token);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (slowNetwork) {
    const bytesPerSecond = 10e6 / 8;
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 40,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return page;
}

/** Milliseconds from the start of the navigation until `selector` was painted. */
export async function readyAfter(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript(noteFirst, selector);
  await page.goto(url, { waitUntil: "commit" });
  const handle = await page.waitForFunction(() => window.benchReady, null, { polling: 100, timeout: 60_000 });
  return Number(await handle.jsonValue());
}

interface Tasks {
  readonly longest: number;
  /** Of the tasks that started after the first paint. */
  readonly longestAfterPaint: number;
}

/** The longest tasks since the page started, or since the last call, in milliseconds. */
export async function longestTasks(page: Page): Promise<Tasks> {
  return page.evaluate(() => {
    const tasks = window.benchTasks ?? [];
    window.benchTasks = [];
    const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity;
    const longestOf = (some: readonly Task[]) => Math.max(0, ...some.map(({ duration }) => duration));
    return {
      longest: longestOf(tasks),
      longestAfterPaint: longestOf(tasks.filter(({ start }) => start >= paint)),
    };
  });
}

/** The longest task since the page started, or since the last call, in milliseconds. */
export const longestTask = async (page: Page): Promise<number> => (await longestTasks(page)).longest;

export const closeContext = (page: Page): Promise<void> => page.context().close();

interface Task {
  readonly start: number;
  readonly duration: number;
}

declare global {
  interface Window {
    benchReady?: number;
    benchTasks?: Task[];
  }
}

function noteLongTasks(): void {
  const tasks: Task[] = (window.benchTasks = []);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      (window.benchTasks ?? tasks).push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}

function noteFirst(selector: string): void {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    // The frame after next starts once this one has been painted.
    return requestAnimationFrame(() => (window.benchReady = performance.now()));
  };
  requestAnimationFrame(look);
}
