import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Browser } from "playwright/test";
import { openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { startServer } from "../tests/e2e/support/server";
import { storeManyProcesses } from "../tests/support/manyProcesses";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { baseProgram } from "./base";
import { closeContext, longestTask, openBrowser, readyAfter, slowPage } from "./browser";
import { logIn } from "./calls";
import { clickThrough, firstRow } from "./processClicks";
import { median, type Report } from "./report";
import { scrollThrough } from "./scrolling";
import { timed } from "./timed";

const rounds = 5;
const scrolledRows = 10_000;
const rowsOfPage = 200;

interface Target {
  readonly url: string;
  readonly token: string;
}

/** Milliseconds by interaction. */
type Medians = ReadonlyMap<string, number>;

/**
 * Time from click to painted rows on the process list, with few and with many processes in PostgreSQL.
 * If BENCH_BASE is set, also compared with that checkout, on the demo data.
 */
export async function processScreens(
  report: Report,
  sizes: readonly number[] = [10_000, 1_000_000],
): Promise<void> {
  const browser = await openBrowser();
  try {
    if (baseProgram) await compareWithBase(report, browser, baseProgram);
    await measureSizes(report, browser, sizes);
  } finally {
    await browser.close();
  }
}

async function compareWithBase(report: Report, browser: Browser, program: string): Promise<void> {
  const base = await startServer({ program });
  const server = await startServer();
  try {
    const [before, now] = await clickTimes(browser, [await signedIn(base.url), await signedIn(server.url)]);
    for (const [what, time] of now ?? []) {
      report.add("list of processes, demo data", `${what}, median of ${rounds}`, time, "ms");
      report.add("list of processes, against the base", what, time / (before?.get(what) ?? Number.NaN), "×");
    }
  } finally {
    await server.stop();
    await base.stop();
  }
}

const signedIn = async (url: string): Promise<Target> => ({ url, token: await logIn(url, "support") });

async function measureSizes(report: Report, browser: Browser, sizes: readonly number[]): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), "sm-screens-"));
  const server = await startServer({ databaseUrl });
  const store = await openDatabase({ dataDir, databaseUrl, log: pino({ level: "silent" }) });
  const small = new Map<string, number>();
  try {
    const target = await signedIn(server.url);
    for (const size of sizes) {
      const area = `list of ${size.toLocaleString("en-US")} processes`;
      await fillUpTo(store, size);
      const [times] = await clickTimes(browser, [target]);
      for (const [what, value] of times ?? []) {
        report.add(area, `${what}, median of ${rounds}`, value, "ms");
        const before = small.get(what);
        if (before === undefined) small.set(what, value);
        else report.add("list of processes, growth", what, value / before, "×");
      }
      await measureScrolling(report, area, browser, target);
    }
  } finally {
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

/** Clicks through the list on each server in turn; the first round fetches and compiles the scripts. */
async function clickTimes(browser: Browser, servers: readonly Target[]): Promise<readonly Medians[]> {
  const visits = [];
  for (const { url, token } of servers) {
    visits.push({ page: await slowPage(browser, { token }), url, times: new Map<string, number[]>() });
  }
  for (let round = 0; round <= rounds; round++) {
    for (const { page, url, times } of visits) {
      for (const [what, time] of await clickThrough(page, url)) {
        if (round > 0) times.set(what, [...(times.get(what) ?? []), time]);
      }
    }
  }
  for (const { page } of visits) await closeContext(page);
  return visits.map(({ times }) => new Map([...times].map(([what, values]) => [what, median(values)])));
}

/** Measured without CPU throttling: the budget applies to unthrottled machines. */
async function measureScrolling(
  report: Report,
  area: string,
  browser: Browser,
  { url, token }: Target,
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
