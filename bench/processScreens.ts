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
import { closeContext, longestTask, openBrowser, readyAfter, slowPage, usualSlowdown } from "./browser";
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
 * If BENCH_BASE is set, with few also that of the checkout there, in turn.
 */
export async function processScreens(
  report: Report,
  sizes: readonly number[] = [10_000, 1_000_000],
): Promise<void> {
  const browser = await openBrowser();
  const postgres = await startPostgres();
  const opened: Opened[] = [];
  try {
    const now = await openServer(postgres.url);
    opened.push(now);
    const base = baseProgram === null ? null : await openServer(postgres.url, baseProgram);
    if (base) opened.push(base);
    const small = new Map<string, number>();
    for (const [position, size] of sizes.entries()) {
      const area = `list of ${size.toLocaleString("en-US")} processes`;
      const compared = position === 0 && base ? [now, base] : [now];
      for (const { store } of compared) await fillUpTo(store, size);
      const [times, before] = await clickTimes(
        browser,
        compared.map(({ target }) => target),
      );
      for (const [what, value] of times ?? []) {
        report.add(area, `${what}, median of ${rounds}`, value, "ms");
        const old = before?.get(what);
        if (old !== undefined) report.add(`${area}, against the base`, what, value / old, "×");
        const few = small.get(what);
        if (few === undefined) small.set(what, value);
        else report.add("list of processes, growth", what, value / few, "×");
      }
      await measureScrolling(report, area, browser, now.target);
    }
  } finally {
    for (const { close } of opened) await close();
    await postgres.stop();
    await browser.close();
  }
}

interface Opened {
  readonly target: Target;
  readonly store: OpenDatabase;
  readonly close: () => Promise<void>;
}

/** A server with demo data in a separate database; `program` defaults to the one in dist. */
async function openServer(postgresUrl: string, program?: string): Promise<Opened> {
  const databaseUrl = await createDatabaseOn(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "sm-screens-"));
  const server = await startServer({ databaseUrl, program });
  const store = await openDatabase({ dataDir, databaseUrl, log: pino({ level: "silent" }) });
  return {
    target: { url: server.url, token: await logIn(server.url, "support") },
    store,
    close: async () => {
      await store.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
    const page = await slowPage(browser, { token, slowdown: 1 });
    const client = await page.context().newCDPSession(page);
    // Throttling keeps a core busy, even for an idle page.
    const setSlowdown = (rate: number) => client.send("Emulation.setCPUThrottlingRate", { rate });
    visits.push({ page, url, setSlowdown, times: new Map<string, number[]>() });
  }
  for (let round = 0; round <= rounds; round++) {
    for (const { page, url, setSlowdown, times } of visits) {
      await setSlowdown(usualSlowdown);
      for (const [what, time] of await clickThrough(page, url)) {
        if (round > 0) times.set(what, [...(times.get(what) ?? []), time]);
      }
      await setSlowdown(1);
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
