/** Budgets of the first loads, as promised by the project. */
import type { Page } from "playwright/test";
import {
  countNodes,
  measureLoad,
  recordShifts,
  shiftsOf,
  stopIdleCallbacks,
  type Load,
} from "./support/budget";
import { heading, searchField, tile, tiles } from "./support/screens";
import { databaseOf, expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

/** Calls by endpoint, in the background or awaited. */
function callsOf({ requests }: Load, inBackground = false): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { url, isBackground } of requests) {
    if (isBackground !== inBackground) continue;
    const { pathname } = new URL(url);
    if (pathname.endsWith("/graphql")) counts[pathname] = (counts[pathname] ?? 0) + 1;
  }
  return counts;
}

/** The number of processes that need attention. */
const areaCount = (page: Page) =>
  page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Prozesse" })
    .locator("[data-tooltip$=Aufmerksamkeit]");

/** The commune at this point of the window. */
const communeAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left = 0, top = 0]) => {
      const element = document.elementFromPoint(left, top);
      return element?.closest("article, tbody")?.textContent ?? "";
    },
    [x, y],
  );

test("Budgets: the login needs its page, one script with the bundler's helpers, and one style sheet", async ({
  page,
}) => {
  const load = await measureLoad(page, async () => {
    await page.goto("/");
    await expect(page.getByLabel("Benutzername oder E-Mail")).toBeFocused();
    await page.waitForLoadState("networkidle");
  });
  expect(load.requests.map(({ type }) => type).toSorted()).toEqual([
    "Document",
    "Script",
    "Script",
    "Stylesheet",
  ]);
  test.info().annotations.push({ type: "login, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(110 * kB);

  // The chunks behind the login load with the first keystroke.
  const typing = await measureLoad(page, async () => {
    await page.keyboard.press("s");
    await page.waitForLoadState("networkidle");
  });
  expect(typing.scripts).not.toEqual([]);
});

test("Budgets: the overview stays within its bytes and calls when opened directly", async ({
  page,
  visitAs,
}) => {
  const load = await measureLoad(page, async () => {
    await visitAs("support", "/");
    await expect(tile(page, "Augsburg")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "overview, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(380 * kB);
  // The signed-in user and the communes.
  expect(callsOf(load)).toEqual({ "/mgt/graphql": 2 });
});

for (const [path, title, limit] of [
  ["/help", "Hilfe", 350 * kB],
  ["/help/texts", "Texte eines Dienstes", 355 * kB],
] as const) {
  test(`Budgets: the help stays within its bytes and calls: ${path}`, async ({ page, visitAs }) => {
    // The code of the palette, which is loaded when idle, does not count.
    await stopIdleCallbacks(page);
    const load = await measureLoad(page, async () => {
      await visitAs("member", path);
      await expect(heading(page, title)).toBeVisible();
      await page.waitForLoadState("networkidle");
    });
    test.info().annotations.push({ type: `${path}, gzip`, description: String(load.gzip) });
    expect(load.gzip).toBeLessThan(limit);
    expect(callsOf(load)).toEqual({ "/mgt/graphql": 1 });
  });
}

test("Budgets: each navigation calls an endpoint once", async ({ page, visitAs }) => {
  const settle = () => page.waitForLoadState("networkidle");
  await page.clock.install();
  await visitAs("support", "/");
  await expect(tile(page, "Augsburg")).toBeVisible();
  await settle();

  const administration = await measureLoad(page, async () => {
    await page.getByRole("link", { name: "Administration", exact: true }).click();
    await expect(page.getByText("Antwortet", { exact: true })).toHaveCount(4);
    await expect(areaCount(page)).toBeVisible();
    await settle();
  });
  const each = { "/mgt/graphql": 1, "/mgt/v2/graphql": 1, "/mgt/process/graphql": 1, "/mgt/ikfz/graphql": 1 };
  expect(callsOf(administration)).toEqual(each);
  // The number next to "Prozesse", which also appears on screens that query nothing else from that endpoint.
  expect(callsOf(administration, true)).toEqual({ "/mgt/process/graphql": 1 });

  const back = await measureLoad(page, async () => {
    await page.goBack();
    await expect(tile(page, "Augsburg")).toBeVisible();
    await settle();
  });
  expect(callsOf(back)).toEqual({ "/mgt/graphql": 1 });

  const search = await measureLoad(page, async () => {
    // Pause the clock so that the search debounce cannot fire between two keystrokes.
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchField(page).pressSequentially("augsburg");
    await page.clock.resume();
    await expect(tiles(page)).toHaveCount(1);
    await settle();
  });
  expect(callsOf(search)).toEqual({ "/mgt/graphql": 1 });

  const view = await measureLoad(page, async () => {
    await page.getByRole("button", { name: "Listenansicht" }).click();
    await expect(page.getByRole("rowheader", { name: "Augsburg" })).toBeVisible();
    await settle();
  });
  expect(callsOf(view)).toEqual({});
});

for (const view of ["tiles", "list"]) {
  test(`Budgets: no layout shift while the overview loads: ${view}`, async ({ page, visitAs }) => {
    await recordShifts(page);
    await visitAs("support", `/?view=${view}`);
    await expect(page.getByText("Augsburg", { exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toBeNull();
  });
}

test("Budgets: the DOM stays small with 11,004 communes", async ({ page, app, visitAs }) => {
  const db = databaseOf(app);
  await db.query(
    `insert into commune (ags, name, unit, state, initial, search_text)
     select '099' || lpad(n::text, 5, '0'), 'Musterort ' || n, 'Gemeinde', 'BY', 'M',
            E'\\nmusterort ' || n || E'\\n'
     from generate_series(1, 11004 - (select count(*)::int from commune)) as n`,
  );
  try {
    await visitAs("support", "/");
    await expect(page.getByRole("main").getByText("11.004 Kommunen")).toBeVisible();
    expect(await countNodes(page)).toBeLessThan(2_000);
    for (const view of ["tiles", "list"]) {
      await page.goto(`/?initial=M&view=${view}`);
      await expect(page.getByText("Musterort 1", { exact: true })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 3_000));
      await expect.poll(() => communeAt(page, 300, 500)).toContain("Musterort");
      expect(await countNodes(page)).toBeLessThan(2_000);
    }
    await page.goto("/?text=musterort+1093");
    await expect(page.getByRole("main").getByText("11 von 11.004 Kommunen")).toBeVisible();
    await expect(heading(page, "Kommunen")).toBeVisible();
  } finally {
    await db.query("delete from commune where ags like '099%'");
  }
});
