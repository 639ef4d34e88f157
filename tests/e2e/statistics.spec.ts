/** Statistics in both languages, for a member and the support. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expectAccessible, themeRules } from "./support/accessible";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

const communePath = "/mgt/statistics/09761000";

/** The chart of the applications, once its code has loaded. */
const chart = (page: Page, name: RegExp) => page.getByRole("slider", { name });

async function download(page: Page, menu: string, item: string) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  const started = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("Statistics: shows all communes to the support, from the overview, by period and by keyboard", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/");
  await page.getByRole("main").getByRole("link", { name: "Statistik", exact: true }).click();
  await expect(heading(page, "Statistik")).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Statistik");
  await expect(page.getByText(/Summe über 63 Kommunen/)).toBeVisible();
  await page.getByRole("button", { name: "Letztes Jahr" }).click();
  await expect(page).toHaveURL(/period=year/);
  const applications = chart(page, /^Anträge je Woche/);
  await applications.focus();
  const newest = await applications.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(applications).not.toHaveAttribute("aria-valuetext", newest ?? "");
  await expect(applications).toHaveAttribute(
    "aria-valuetext",
    /^\d\d\.\d\d\..+: .*Antr|keine Werte|ausgelassen/,
  );
  await page.keyboard.press("End");
  await expect(applications).toHaveAttribute("aria-valuetext", newest ?? "");

  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { only: themeRules });
});

test("Statistics: downloads figures, charts and transactions for the support in English", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", communePath);
  await page.getByLabel("Sprache", { exact: true }).selectOption("en");
  await chart(page, /^Applications per day/).waitFor();
  const csv = await download(page, "Download", "Shown figures (CSV)");
  expect(csv.name).toMatch(/^statistics-09761000-.+\.csv$/);
  expect(csv.bytes.toString()).toMatch(/^\ufeffStatistics\r\nCommune;Augsburg \(09761000\)\r\n/);
  const menu = "Download chart: Applications per day";
  const svg = (await download(page, menu, "Vector graphic (SVG)")).bytes.toString();
  expect(svg).toContain("Commune: Augsburg (09761000)");
  // Colours are values, so that the picture does not depend on the page.
  expect(svg).not.toContain("var(");
  expect(svg).not.toContain("light-dark");
  const png = (await download(page, menu, "Picture (PNG)")).bytes;
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBeGreaterThan(10_000);

  await visitAs("support", "/mgt/statistics?period=all");
  await chart(page, /^Applications per month/).waitFor();
  const transactions = await download(page, "Download", "Monthly transactions (CSV)");
  expect(transactions.name).toMatch(/^monthly-transactions-[\d-]{10}\.csv$/);
  expect(transactions.bytes.toString()).toMatch(/^\ufeffAGS;ARS;Commune;.+\r\n\d{8};/);
});

test("Statistics: shows a member a service and a commune in English, without a side scroll on a phone", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", "/");
  await page.getByLabel("Sprache", { exact: true }).selectOption("en");
  // The services of the member have links of this name as well.
  const links = page.getByRole("main").getByRole("link", { name: "Statistics", exact: true });
  await links.nth(1).click();
  await expect(page).toHaveTitle("Service Management - Statistics - Augsburg");
  await expect(
    page.getByText("Figures of DIN SPEC 66336").or(page.getByText("No applications in this period")),
  ).toBeVisible();
  await page.goBack();
  await links.first().click();
  await expect(page).toHaveTitle("Service Management - Statistics");
  await page.getByRole("button", { name: "All time" }).click();
  await expect(chart(page, /^Applications per month/)).toBeVisible();
  await page.getByRole("button", { name: "As a table: Applications per month" }).click();
  await expect(page.getByRole("table", { name: "Applications per month" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
});
