import type { Browser } from "playwright/test";
import { measureLoad } from "../tests/e2e/support/budget";
import { startServer } from "../tests/e2e/support/server";
import { closeContext, longestTask, openBrowser, readyAfter, slowPage } from "./browser";
import { buildFloor } from "./buildFloor";
import { logIn } from "./calls";
import { communeRow } from "./overview";
import { median, type Report } from "./report";

const rounds = 5;

interface Target {
  readonly name: string;
  readonly url: string;
  /** What is on the page once a user can begin. */
  readonly selector: string;
  readonly token?: string;
}

/** Bytes, requests and time until ready of the floor, the login and the overview by URL, in one run. */
export async function firstLoad(report: Report): Promise<void> {
  const server = await startServer();
  const floor = await startServer({ program: await buildFloor(), demo: false });
  const browser = await openBrowser();
  try {
    const token = await logIn(server.url, "support");
    const floorTarget = { name: "floor", url: `${floor.url}/`, selector: "input" };
    const targets: Target[] = [
      floorTarget,
      { name: "login", url: `${server.url}/`, selector: "input" },
      { name: "overview", url: `${server.url}/`, selector: communeRow, token },
    ];
    for (const target of targets) await weigh(browser, target, report);

    const times = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) times.get(target.name)?.push(await time(browser, target));
    }
    const floorTime = median(times.get("floor") ?? []);
    for (const [name, values] of times) {
      report.add(`first load, ${name}`, "ready, median of 5", median(values), "ms");
      if (name !== "floor") {
        report.add(`first load, ${name}`, "ready, against the floor", median(values) / floorTime, "×");
      }
    }
  } finally {
    await browser.close();
    await floor.stop();
    await server.stop();
  }
}

async function weigh(
  browser: Browser,
  { name, url, selector, token }: Target,
  report: Report,
): Promise<void> {
  const page = await slowPage(browser, { token, slowNetwork: true });
  const load = await measureLoad(page, async () => {
    await readyAfter(page, url, selector);
  });
  const area = `first load, ${name}`;
  report.add(area, "JavaScript, gzip", load.jsGzip / 1000, "kB");
  report.add(area, "JavaScript, brotli", load.jsBrotli / 1000, "kB");
  report.add(area, "requests until ready", load.requests.length, "");
  report.add(area, "longest task", await longestTask(page), "ms");
  await closeContext(page);
}

async function time(browser: Browser, { url, selector, token }: Target): Promise<number> {
  const page = await slowPage(browser, { token, slowNetwork: true });
  const ready = await readyAfter(page, url, selector);
  await closeContext(page);
  return ready;
}
