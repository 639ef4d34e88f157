/** Budgets of a commune's screen, as promised by the project. */
import { countNodes, measureLoad, recordShifts, shiftsOf, type Load } from "./support/budget";
import { ags, openSection } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { heading, tile } from "./support/screens";

test.use({ ownProfile: true });

const kB = 1_000;

/** Calls by endpoint. */
function callsOf({ requests }: Load): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { url } of requests) {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/graphql")) counts[pathname] = (counts[pathname] ?? 0) + 1;
  }
  return counts;
}

test("Commune budgets: the master data stay within their bytes and calls when opened directly", async ({
  page,
  visitAs,
}) => {
  const load = await measureLoad(page, async () => {
    await visitAs("support", `/mgt/edit/${ags.augsburg}`);
    await expect(heading(page, "Augsburg")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "commune, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(418 * kB);
  // The signed-in user and the commune.
  expect(callsOf(load)).toEqual({ "/mgt/graphql": 2 });
});

/** Identifies the form library in built scripts. */
const formCode = /setFieldTouched/;

async function loadsForms({ scripts }: Load): Promise<boolean> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return texts.some((text) => formCode.test(text));
}

test("Commune budgets: form code loads with a commune's screen, not with the overview", async ({
  page,
  visitAs,
}) => {
  const overview = await measureLoad(page, async () => {
    await visitAs("support", "/");
    await expect(tile(page, "Augsburg")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  expect(await loadsForms(overview)).toBe(false);
  const screen = await measureLoad(page, async () => {
    await tile(page, "Augsburg").getByRole("link", { name: "Augsburg" }).click();
    await expect(heading(page, "Augsburg")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  expect(await loadsForms(screen)).toBe(true);
});

/** Endpoints of the sections whose rows do not come from that of the commune. */
const otherEndpoints: Readonly<Record<string, string>> = {
  "KBA-Einstellungen": "/mgt/ikfz/graphql",
  Sicherheitslisten: "/mgt/ikfz/graphql",
  Verlauf: "/mgt/v2/graphql",
};

test("Commune budgets: each section is one call, and one more for what comes from another endpoint", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}`);
  await expect(heading(page, "Augsburg")).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const section of [
    "Dienste",
    "Postleitzahlen",
    "Standesämter",
    "Staaten",
    "Wohngrundstücke",
    "Wasserzählerablesung",
    "KBA-Einstellungen",
    "Sicherheitslisten",
    "Verlauf",
    "Stammdaten",
  ]) {
    const load = await measureLoad(page, async () => {
      await openSection(page, section);
      await page.waitForLoadState("networkidle");
    });
    const other = otherEndpoints[section];
    expect(callsOf(load), section).toEqual({ "/mgt/graphql": 1, ...(other && { [other]: 1 }) });
  }
});

test("Commune budgets: security lists stay within their bytes and calls, without the code of their dialogs", async ({
  page,
  visitAs,
}) => {
  const load = await measureLoad(page, async () => {
    await visitAs("support", `/mgt/edit/${ags.augsburg}/security-lists`);
    await expect(page.getByText("Adresse testen")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "security lists, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(431 * kB);
  expect(callsOf(load)).toEqual({ "/mgt/graphql": 2, "/mgt/ikfz/graphql": 1 });
  expect(await loadsForms(load)).toBe(false);
});

test("Commune budgets: the DOM stays small with 110 services, and with 200 rows of ten columns", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `/mgt/edit/${ags.hamburg}/services`);
  await expect(page.getByText(/^110 Dienste/)).toBeVisible();
  // With links to up to five screens each.
  expect(await countNodes(page)).toBeLessThan(2_550);

  const columns = ["letter", "partNumber", "supplements", "houseNumberLetter", "district", "ags"];
  const query = columns.map((key) => `columns=${key}`).join("&");
  await page.goto(`/mgt/edit/${ags.augsburg}/residential-properties?size=200&${query}`);
  await expect(page.getByRole("navigation", { name: "Seiten" })).toContainText("1–200 von");
  await expect(page.getByRole("columnheader", { name: "Teilnummer" })).toBeVisible();
  expect(await page.locator("thead th[scope=col]").count()).toBeGreaterThanOrEqual(10);
  expect(await countNodes(page)).toBeLessThan(2_000);
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await expect(page.locator("tr[data-row-key]").first()).toHaveAttribute("aria-rowindex", /^[1-9]\d+$/);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

for (const [name, path] of [
  ["master data", ""],
  ["services", "/services"],
  ["a list", "/residential-properties"],
  ["history", "/history"],
] as const) {
  test(`Commune budgets: no layout shift while a section loads: ${name}`, async ({ page, visitAs }) => {
    await recordShifts(page);
    await visitAs("support", `/mgt/edit/${ags.augsburg}${path}`);
    await expect(heading(page, "Augsburg")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toBeNull();
  });
}
