import type { Browser } from "playwright/test";
import { measureLoad, stopIdleCallbacks } from "../tests/e2e/support/budget";
import { startServer, type BuiltServer } from "../tests/e2e/support/server";
import { baseProgram } from "./base";
import { closeContext, longestTask, openBrowser, readyAfter, slowPage } from "./browser";
import { buildFloor } from "./buildFloor";
import { logIn } from "./calls";
import { communeRow } from "./overview";
import { median, type Report } from "./report";

const rounds = 5;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Selects what is on the page once it is usable. */
  readonly selector: string;
  readonly username?: string;
}

const tableRow = "main [role=grid] tbody tr";

const screens: readonly Screen[] = [
  { name: "login", path: "/", selector: "input" },
  { name: "overview", path: "/", selector: communeRow, username: "support" },
  { name: "users", path: "/admin/users", selector: tableRow, username: "admin" },
  { name: "processes", path: "/admin/processes", selector: tableRow, username: "admin" },
  { name: "postal codes", path: "/mgt/edit/09761000/postal-codes", selector: tableRow, username: "support" },
  { name: "statistics", path: "/mgt/statistics", selector: "main [role=slider]", username: "support" },
  { name: "master data", path: "/mgt/edit/09761000", selector: "main form input", username: "support" },
];

interface Target {
  readonly name: string;
  readonly url: string;
  readonly selector: string;
  readonly token?: string;
}

/**
 * Bytes, requests and time until ready of screens by URL, compared with
 * the minimal login and, if BENCH_BASE is set, with that checkout.
 */
export async function firstLoad(report: Report): Promise<void> {
  const floor = await startServer({ program: await buildFloor(), demo: false });
  const server = await startServer();
  const base = baseProgram ? await startServer({ program: baseProgram }) : null;
  const browser = await openBrowser();
  try {
    const targets: Target[] = [{ name: "floor", url: `${floor.url}/`, selector: "input" }];
    targets.push(...(await targetsOf(server, "")));
    if (base) targets.push(...(await targetsOf(base, " (base)")));
    for (const target of targets) await weigh(browser, target, report);

    const times = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) times.get(target.name)?.push(await time(browser, target));
    }
    const medianOf = (name: string) => median(times.get(name) ?? []);
    for (const name of times.keys()) {
      const area = `first load, ${name}`;
      report.add(area, `ready, median of ${rounds}`, medianOf(name), "ms");
      if (name !== "floor")
        report.add(area, "ready, against the floor", medianOf(name) / medianOf("floor"), "×");
      if (name === "statistics")
        report.add(area, "ready, against a list", medianOf(name) / medianOf("users"), "×");
      if (times.has(`${name} (base)`)) {
        report.add(area, "ready, against the base", medianOf(name) / medianOf(`${name} (base)`), "×");
      }
    }
  } finally {
    await browser.close();
    await floor.stop();
    await server.stop();
    await base?.stop();
  }
}

async function targetsOf({ url }: BuiltServer, suffix: string): Promise<Target[]> {
  const tokens = new Map<string, string>();
  for (const username of ["support", "admin"]) tokens.set(username, await logIn(url, username));
  return screens.map(({ name, path, selector, username }) => ({
    name: `${name}${suffix}`,
    url: `${url}${path}`,
    selector,
    token: username && tokens.get(username),
  }));
}

async function weigh(
  browser: Browser,
  { name, url, selector, token }: Target,
  report: Report,
): Promise<void> {
  const page = await slowPage(browser, { token, slowNetwork: true });
  await stopIdleCallbacks(page);
  const load = await measureLoad(page, async () => {
    await readyAfter(page, url, selector);
  });
  const area = `first load, ${name}`;
  report.add(area, "JavaScript, gzip", load.jsGzip / 1000, "kB");
  report.add(area, "scripts and styles, gzip", load.gzip / 1000, "kB");
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
