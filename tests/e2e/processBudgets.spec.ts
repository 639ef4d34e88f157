/** Budgets of the process lists, as promised by the project. */
import type { Locator, Page } from "playwright/test";
import { countNodes, measureLoad, recordShifts, shiftsOf, stopIdleCallbacks } from "./support/budget";
import { watchOperations } from "./support/operations";
import { databaseOf, expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;
const nodesMax = 2_000;

const bodyRows = (page: Page): Locator => page.locator("tr[data-row-key]");
const pane = (page: Page): Locator => page.getByRole("complementary", { name: /^Prozess/ });
const pager = (page: Page): Locator => page.getByRole("navigation", { name: "Seiten" });

/** The live stream and its first query: the last calls after the rows have arrived. */
const live = ["liveOperationsChangesSubscription", "liveOperationsUpdatesQuery"];
const settled = "liveOperationsUpdatesQuery";

/** Counts next to "Prozesse" in the navigation and next to views, loaded when the browser is idle. */
const whenIdle = ["AttentionCountQuery", "ViewCountsQuery"];

const allColumns = [
  ...["pid", "tries", "next", "created", "updated", "key", "formKey"],
  ...["businessKey", "uuid", "restarts", "type"],
]
  .map((key) => `columns=${key}`)
  .join("&");

/** Scrolls the page down and waits until the rows there are rendered. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction(() => {
    const [first] = document.querySelectorAll("tr[data-row-key]");
    return Number(first?.getAttribute("aria-rowindex")) > 9;
  });
}

test("Process budgets: the list stays within its bytes and calls when opened directly, without layout shifts", async ({
  page,
  visitAs,
}) => {
  await recordShifts(page);
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(() => visitAs("support", "/admin/processes"), settled);
  });
  await expect(bodyRows(page).first()).toBeVisible();
  test.info().annotations.push({ type: "processes, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(362 * kB);
  expect(asked).toEqual([
    "ProcessTableQuery",
    ...live,
    // Both from the endpoint mgt: the signed-in user first, then the views of this list.
    "savedViewsQuery",
    "sessionOperationsUserQuery",
  ]);
  expect(await countNodes(page)).toBeLessThan(nodesMax);
  expect(await shiftsOf(page)).toBeNull();
});

test("Process budgets: another page, order, filter or text is one call; a row is one per endpoint, and none for the list", async ({
  page,
  visitAs,
}) => {
  const during = watchOperations(page);
  const asked = async (act: () => Promise<unknown>, end?: string) =>
    (await during(act, end)).filter((name) => !whenIdle.includes(name) && !live.includes(name));
  await during(() => visitAs("support", "/admin/processes"), settled);
  const rows = "ProcessTableQuery";
  const turn = async (act: () => Promise<unknown>, what: string) => {
    expect(await asked(act, rows), what).toEqual([rows]);
    await page.waitForFunction(() => document.querySelector(".table-area")?.ariaBusy === "false");
  };
  await turn(() => page.getByRole("button", { name: "Nächste Seite" }).click(), "another page");
  const head = page.getByRole("columnheader", { name: "Versuche" });
  await turn(() => head.getByRole("button").click(), "another order");
  await page.getByRole("button", { name: "Status" }).click();
  await turn(() => page.getByRole("checkbox", { name: "Erfolgreich", exact: true }).check(), "a status");
  await page.keyboard.press("Escape");
  await turn(() => page.getByRole("searchbox").pressSequentially("a"), "a text");

  const open = async () => {
    await bodyRows(page).first().getByRole("link").click();
    await expect(pane(page).getByRole("heading", { name: "Verlauf" })).toBeVisible();
  };
  expect(await asked(open, "EntityHistoryQuery")).toEqual(["EntityHistoryQuery", "ProcessDetailQuery"]);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(pane(page)).toBeHidden();
  };
  expect(await asked(close)).toEqual([]);
});

test("Process budgets: the DOM stays small with 200 rows of all columns, with a process beside them, and with 10,000 rows", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  await db.query(
    `insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status, record, tries,
       attempt_count, created_at, updated_at)
     select 'viele-' || n, md5('viele' || n)::uuid::text, 'viele', 'Antrag', 'ASYNCHRONOUS', '09761000',
       'ew-meldebescheinigung', 'SUCCESS', 'ACTIVE', 1, 1, now() - n * interval '1 second', now()
     from generate_series(1, 10000) as n`,
  );
  try {
    await visitAs("support", `/admin/processes?service=ew-meldebescheinigung&size=200&${allColumns}`);
    await expect(pager(page)).toContainText("1–200 von mehr als 10.000");
    await expect(page.getByRole("columnheader", { name: "UUID" })).toBeVisible();
    await expect(page.locator("thead th[scope=col]")).toHaveCount(15);
    await scrollTo(page, 3_000);
    expect(await countNodes(page), "all columns").toBeLessThan(nodesMax);

    await page.goto("/admin/processes?status=SUCCESS&size=200");
    await bodyRows(page).first().getByRole("link").click();
    await expect(pane(page).getByRole("heading", { name: "Verlauf" })).toBeVisible();
    await scrollTo(page, 3_000);
    expect(await countNodes(page), "a process beside").toBeLessThan(nodesMax);

    await page.goto("/admin/processes?service=ew-meldebescheinigung&size=200");
    for (let turned = 0; turned < 2; turned++) {
      await expect(pager(page)).toContainText("von mehr als 10.000");
      await scrollTo(page, 6_000);
      expect(await countNodes(page)).toBeLessThan(nodesMax);
      const last = (await bodyRows(page).last().getAttribute("data-row-key")) ?? "";
      await page.getByRole("button", { name: "Nächste Seite" }).click();
      await page.waitForFunction((key) => !document.querySelector(`[data-row-key="${key}"]`), last);
    }
  } finally {
    await db.query("delete from process where pid like 'viele-%'");
  }
});
