import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Browser, Page } from "playwright/test";
import { openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { startServer } from "../tests/e2e/support/server";
import { storeManyProcesses } from "../tests/support/manyProcesses";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { closeContext, longestTask, openBrowser, readyAfter, slowPage } from "./browser";
import { logIn } from "./calls";
import { median, type Report } from "./report";
import { scrollThrough } from "./scrolling";
import { timed } from "./timed";

const rounds = 5;
const scrolledRows = 10_000;
const rowsOfPage = 200;

/** The first rendered row, whatever its position. */
const firstRow = "main tr[data-row-key]";
const topRow = `main tr[aria-rowindex="2"]`;
const pagerText = "main .table-area > nav p";
const detail = ".records-detail section";

/** Time from click to painted rows on the process list, with few and with many processes in PostgreSQL. */
export async function processScreens(
  report: Report,
  sizes: readonly number[] = [10_000, 1_000_000],
): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), "sm-screens-"));
  const server = await startServer({ databaseUrl });
  const store = await openDatabase({ dataDir, databaseUrl, log: pino({ level: "silent" }) });
  const browser = await openBrowser();
  const small = new Map<string, number>();
  try {
    const token = await logIn(server.url, "support");
    for (const size of sizes) {
      const area = `list of ${size.toLocaleString("en-US")} processes`;
      await fillUpTo(store, size);
      for (const [what, value] of await measure(browser, server.url, token)) {
        report.add(area, `${what}, median of ${rounds}`, value, "ms");
        const before = small.get(what);
        if (before === undefined) small.set(what, value);
        else report.add("list of processes, growth", what, value / before, "×");
      }
      await measureScrolling(report, area, browser, server.url, token);
    }
  } finally {
    await browser.close();
    await store.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Includes the demo data. */
async function fillUpTo({ db }: OpenDatabase, size: number): Promise<void> {
  const { count } = await db
    .selectFrom("process")
    .select((each) => each.fn.countAll<string | number>().as("count"))
    .executeTakeFirstOrThrow();
  const missing = size - Number(count);
  if (missing > 0) await storeManyProcesses(db, { count: missing, until: new Date(), mark: `${size}-` });
}

async function measure(browser: Browser, url: string, token: string): Promise<Map<string, number>> {
  const page = await slowPage(browser, { token });
  const times = new Map<string, number[]>();
  // The first round fetches and compiles the scripts.
  for (let round = 0; round <= rounds; round++) {
    for (const [what, time] of await measureRound(page, url)) {
      if (round > 0) times.set(what, [...(times.get(what) ?? []), time]);
    }
  }
  await closeContext(page);
  return new Map([...times].map(([what, values]) => [what, median(values)]));
}

async function measureRound(page: Page, url: string): Promise<readonly (readonly [string, number])[]> {
  await page.goto(`${url}/admin`);
  const menu = page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Prozesse" });
  const opened = await timed(page, () => menu.click(), { selector: `${firstRow} th` });
  const next = await timed(page, () => page.getByRole("button", { name: "Nächste Seite" }).click(), {
    selector: pagerText,
    differsFrom: (await page.locator(pagerText).textContent()) ?? "",
  });
  // The visible position must not jump: the first row, relative to the top of the page.
  const change = async (act: () => Promise<unknown>, includes?: string) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = (await page.locator(topRow).textContent()) ?? "";
    return timed(page, act, { selector: topRow, differsFrom: before, ...(includes && { includes }) });
  };
  const tries = page.getByRole("columnheader", { name: "Versuche" }).getByRole("button");
  const sorted = await change(() => tries.click());

  await page.goto(`${url}/admin/processes`);
  await page.locator(topRow).waitFor();
  await page.getByRole("button", { name: "Status" }).click();
  const terminated = page.getByRole("checkbox", { name: "Endgültig beendet" });
  const filtered = await change(() => terminated.check(), "Endgültig beendet");
  await page.keyboard.press("Escape");
  const [pid = ""] = (await page.locator(`${firstRow} code`).nth(7).getAttribute("title"))?.split("-") ?? [];
  const searched = await change(() => page.getByRole("searchbox").pressSequentially(pid), pid.slice(0, 8));
  const link = page.locator(firstRow).first().getByRole("link");
  const detailed = await timed(page, () => link.click(), { selector: detail });
  return [
    ["click in the menu to rows", opened],
    ["next page", next],
    ["sort", sorted],
    ["filter by status", filtered],
    ["text search, last key to rows", searched],
    ["open a process beside the list", detailed],
  ];
}

/** Measured without CPU throttling: the budget applies to unthrottled machines. */
async function measureScrolling(
  report: Report,
  area: string,
  browser: Browser,
  url: string,
  token: string,
): Promise<void> {
  const page = await slowPage(browser, { token, slowdown: 1 });
  await readyAfter(page, `${url}/admin/processes?size=${rowsOfPage}`, firstRow);
  await longestTask(page);
  let [rows, nodes, scrolling, turning] = [0, 0, 0, 0];
  while (rows < scrolledRows) {
    nodes = Math.max(nodes, await scrollThrough(page));
    scrolling = Math.max(scrolling, await longestTask(page));
    rows += rowsOfPage;
    const next = page.getByRole("button", { name: "Nächste Seite" });
    if ((await next.getAttribute("aria-disabled")) === "true") break;
    const before = (await page.locator(firstRow).first().textContent()) ?? "";
    await timed(page, () => next.click(), { selector: firstRow, differsFrom: before });
    turning = Math.max(turning, await longestTask(page));
  }
  report.add(area, "rows scrolled through", rows, "");
  report.add(area, "most DOM nodes of these", nodes, "");
  report.add(area, "longest task over 50 ms while scrolling", scrolling, "ms");
  report.add(area, "longest task over 50 ms while turning a page", turning, "ms");
  await closeContext(page);
}
