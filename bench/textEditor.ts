import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Browser, Locator, Page } from "playwright/test";
import { openDatabase, type Database } from "#server/storage/database/database";
import { startServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { closeContext, longestTask, longestTasks, openBrowser, readyAfter, slowPage } from "./browser";
import { logIn } from "./calls";
import { median, type Report } from "./report";
import { scrollThrough } from "./scrolling";
import { timed } from "./timed";

const rounds = 5;
const keys = 2_000;
const keysPerSection = 100;
const languages = ["de", "en", "tr", "uk", "pl"];
const of = { commune_ags: "09761000", service_id: "ikfz-neuzulassung" };
const screen = (name: string) => `/mgt/${name}/${of.commune_ags}/${of.service_id}`;
const firstText = "main ol > li[data-index] textarea";
const firstKey = "main ol > li[data-index] h2";
const area = `text editor, ${keys.toLocaleString("en-US")} keys in ${languages.length} languages`;

/** Opening, filtering and scrolling the texts of a service with many keys, with CPU throttling. */
export async function textEditor(report: Report): Promise<void> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), "sm-texts-"));
  const server = await startServer({ databaseUrl });
  const browser = await openBrowser();
  try {
    const store = await openDatabase({ dataDir, databaseUrl, log: pino({ level: "silent" }) });
    await storeManyTexts(store.db);
    await store.close();
    const token = await logIn(server.url, "support");
    const measured = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      for (const [what, value] of await visit(browser, server.url, token)) {
        measured.set(what, [...(measured.get(what) ?? []), value]);
      }
    }
    for (const [what, values] of measured) {
      const [name = "", unit = ""] = what.split(" | ");
      report.add(area, `${name}, median of ${rounds}`, median(values), unit);
    }
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function storeManyTexts(db: Database): Promise<void> {
  const all = Array.from({ length: keys }, (_, at) => ({
    key: `bereich${Math.floor(at / keysPerSection)}.text${at}`,
    section: `bereich${Math.floor(at / keysPerSection)}`,
    position: 1_000 + at,
  }));
  const { service_id } = of;
  for (let from = 0; from < keys; from += 500) {
    const part = all.slice(from, from + 500);
    await db
      .insertInto("service_text_key")
      .values(part.map((each) => ({ ...each, service_id, kind: "PARAGRAPH", is_rich: false })))
      .execute();
    for (const language of languages) {
      const value = (key: string) => `${key} (${language}): Stellen Sie Ihren Antrag bei {kommune} online.`;
      await db
        .insertInto("service_text_default")
        .values(part.map(({ key }) => ({ service_id, key, language, value: value(key) })))
        .execute();
    }
  }
  await db.deleteFrom("service_text").where("service_id", "=", service_id).execute();
  await db.updateTable("service_texts").set({ languages }).where("service_id", "=", service_id).execute();
}

type Figure = readonly [what: string, value: number];

async function visit(browser: Browser, url: string, token: string): Promise<readonly Figure[]> {
  const cold = await slowPage(browser, { token });
  const ready = await readyAfter(cold, `${url}${screen("textedit")}`, firstText);
  const coldTasks = await longestTasks(cold);
  await closeContext(cold);

  const page = await slowPage(browser, { token });
  await readyAfter(page, `${url}${screen("servicefiles")}`, "main h1");
  const sections = page.getByRole("navigation", { name: "Seiten des Dienstes" });
  const link = await pointAt(page, sections.getByRole("link", { name: "Texte" }));
  const open = () => timed(page, link.click, { selector: firstText });
  await settle(page);
  await longestTask(page);
  // Hover first, like a real mouse before a click.
  await link.hover();
  const firstOpened = await open();
  await settle(page);
  const firstTask = await longestTask(page);
  await sections.getByRole("link", { name: "Dateien" }).click();
  await page.locator(firstText).first().waitFor({ state: "detached" });
  await settle(page);
  await longestTask(page);
  const opened = await open();
  await settle(page);
  const openTask = await longestTask(page);
  const search = page.getByRole("searchbox");
  await search.focus();
  await settle(page);
  await longestTask(page);
  const searched = await timed(page, () => page.keyboard.type("text1234"), {
    selector: firstKey,
    includes: "text1234",
  });
  await settle(page);
  const searchTask = await longestTask(page);
  const before = (await page.locator(firstKey).first().textContent()) ?? "";
  await search.fill("");
  await page.locator(firstKey).filter({ hasNotText: before }).first().waitFor();
  const section = page.getByRole("navigation", { name: "Bereiche der Texte" });
  const button = await pointAt(page, section.getByRole("button", { name: /^bereich7\b/i }));
  await settle(page);
  await longestTask(page);
  const filtered = await timed(page, button.click, { selector: firstKey, includes: "bereich7." });
  await settle(page);
  const filterTask = await longestTask(page);
  const nodes = await scrollThrough(page);
  const scrollTask = await longestTask(page);
  await closeContext(page);
  return [
    ["opened directly, ready | ms", ready],
    ["opened directly, longest task after the first paint | ms", coldTasks.longestAfterPaint],
    ["opened directly, longest task | ms", coldTasks.longest],
    ["first click on the tab to texts | ms", firstOpened],
    ["first click on the tab, longest task | ms", firstTask],
    ["next click on the tab to texts | ms", opened],
    ["next click on the tab, longest task | ms", openTask],
    ["search, last key to texts | ms", searched],
    ["search, longest task | ms", searchTask],
    ["filter by section | ms", filtered],
    ["filter by section, longest task | ms", filterTask],
    ["scrolling a page, longest task | ms", scrollTask],
    ["scrolling a page, most nodes | nodes", nodes],
  ];
}

/** Looks an element up before the measurement, because lookups by role are a long task. */
async function pointAt(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("The element to click is not on screen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    hover: async () => {
      await page.mouse.move(x, y);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    },
    click: () => page.mouse.click(x, y),
  };
}

/** Milliseconds after which the page counts as settled even if it is never idle. */
const settledAfter = 2_000;

/** Waits for two idle periods: the work after the painted result is done. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done(), { timeout }), { timeout });
      }),
    settledAfter,
  );
}
