import type { Page } from "playwright/test";
import { startServer, type BuiltServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { closeContext, longestTask, openBrowser, readyAfter, slowPage } from "./browser";
import { logIn } from "./calls";
import { listedName, rowAt, tileName } from "./overview";
import { fillFromRegister } from "./register";
import { median, type Report } from "./report";
import { timed } from "./timed";

const rounds = 5;
const navigations = 200;

/** User interactions on an overview with many communes: the register of REGISTER_DIR, or generated ones. */
export async function interactions(report: Report): Promise<void> {
  const registerDir = process.env.REGISTER_DIR;
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const server = await startServer({ databaseUrl, flags: registerDir ? [] : ["--scale=175"] });
  const browser = await openBrowser();
  try {
    const area = await stock(databaseUrl, registerDir);
    const token = await logIn(server.url, "support");
    const page = await slowPage(browser, { token });
    await readyAfter(page, `${server.url}/?view=list`, listedName);
    await longestTask(page);
    for (const [what, values] of Object.entries(await measure(page, server))) {
      report.add(area, `${what}, median of ${rounds}`, median(values), "ms");
    }
    report.add(area, "longest task of these", await longestTask(page), "ms");
    report.add(area, "DOM nodes, list", await page.locator("*").count(), "");
    const [before, after] = await heapOver(page);
    report.add(area, "heap after 20 navigations", before, "MB");
    report.add(area, `heap after ${navigations} more`, after, "MB");
    await closeContext(page);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
  }
}

async function stock(databaseUrl: string, registerDir: string | undefined): Promise<string> {
  if (!registerDir) return "overview, about 11,000 made-up communes";
  const count = await fillFromRegister(databaseUrl, registerDir);
  return `overview, ${count.toLocaleString("en-US")} communes`;
}

async function measure(page: Page, server: BuiltServer): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  const note = async (what: string, time: Promise<number>) => {
    (times[what] ??= []).push(await time);
  };
  const search = page.getByRole("searchbox");
  const sortByAgs = page.getByRole("columnheader", { name: "AGS" }).getByRole("button");
  const sortByName = page.getByRole("columnheader", { name: "Name" }).getByRole("button");
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${server.url}/?view=list`);
    await page.locator(rowAt(0)).waitFor();
    const first = (await page.locator(rowAt(0)).textContent()) ?? "";
    await note(
      "sort",
      timed(page, () => sortByAgs.click(), { selector: rowAt(0), differsFrom: first }),
    );
    await note(
      "sort back",
      timed(page, () => sortByName.click(), { selector: rowAt(0), includes: first }),
    );
    await note(
      "filter, last key to rows",
      timed(page, () => search.pressSequentially("neuenk"), { selector: rowAt(0), includes: "Neuenk" }),
    );
    await page.goto(`${server.url}/`);
    await page.getByText("Listenansicht").click();
    await page.locator(rowAt(0)).waitFor();
    await note(
      "list to tiles",
      timed(page, () => page.getByText("Kachelansicht").click(), { selector: tileName }),
    );
    await note(
      "tiles to list",
      timed(page, () => page.getByText("Listenansicht").click(), { selector: listedName }),
    );
    await note(
      "scroll by 100 rows",
      timed(page, () => page.mouse.wheel(0, 3600), { selector: rowAt(100) }),
    );
  }
  return times;
}

/** Heap in MB after 20 navigations between overview and administration, and after many more. */
async function heapOver(page: Page): Promise<[number, number]> {
  await page.getByRole("link", { name: "Administration" }).click();
  await page.waitForURL("**/admin");
  const turn = async (times: number) => {
    for (let nth = 0; nth < times; nth++) {
      const back = nth % 2 === 0;
      await page.evaluate((isBack) => (isBack ? window.history.back() : window.history.forward()), back);
      await page.waitForURL(back ? (url) => url.pathname === "/" : "**/admin");
      await page
        .locator(back ? listedName : "h1")
        .first()
        .waitFor();
    }
  };
  await turn(20);
  const before = await heapOf(page);
  await turn(navigations);
  return [before, await heapOf(page)];
}

async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  await client.detach();
  return usedSize / 1e6;
}
