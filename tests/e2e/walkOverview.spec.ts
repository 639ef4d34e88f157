/** The commune overview as support sees it, in German. */
import type { Page } from "playwright/test";
import { communes } from "#server/demo/communes";
import { expect, test } from "./support/walk";
import { heading, searchField, tile, tiles } from "./support/screens";

/** The line below the heading; the live region repeats it. */
const lede = (page: Page, text: string) => page.getByRole("main").getByText(text);

test.beforeEach(async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await expect(lede(page, `${communes.length} Kommunen`)).toBeVisible();
});

test("Overview: shows the same as tiles or as a list, and keeps the choice", async ({ page }) => {
  await page.getByRole("button", { name: "Listenansicht" }).click();
  const first = page.getByRole("row", { name: "Anröchte" });
  await expect(first.getByRole("cell")).toHaveText(["05974004", "Gemeinde", "Nordrhein-Westfalen", /^14/]);
  await expect(tiles(page)).toHaveCount(0);
  await page.reload();
  await expect(first).toBeVisible();
  await expect(page.getByRole("button", { name: "Listenansicht" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Kachelansicht" }).click();
  await expect(tile(page, "Anröchte")).toBeVisible();
  await page.reload();
  await expect(tile(page, "Anröchte")).toBeVisible();
});

test("Overview: commune names look like links", async ({ page }) => {
  const link = page.getByRole("link", { name: "Augsburg", exact: true });
  await expect(link).toHaveCSS("text-decoration-line", "underline");
});

const searches: readonly (readonly [by: string, text: string, ...found: string[]])[] = [
  ["part of the name", "furt", "Erfurt", "Frankfurt am Main"],
  ["the grouped AGS", "09 7 62 000", "Kaufbeuren"],
  ["a postal code that begins with 0", "01067", "Dresden"],
  ["an umlaut as vowel and e", "koeln", "Köln"],
];

test("Overview: finds communes by name, AGS and postal code", async ({ page }) => {
  for (const [by, text, ...found] of searches) {
    await test.step(by, async () => {
      await searchField(page).fill(text);
      await expect(tiles(page)).toHaveCount(found.length);
      for (const name of found) await expect(tile(page, name)).toBeVisible();
      await expect(lede(page, `${found.length} von ${communes.length} Kommunen`)).toBeVisible();
    });
  }
});

for (const view of ["Kachelansicht", "Listenansicht"]) {
  test(`Overview: shows a commune's services by group: ${view}`, async ({ page }) => {
    await page.getByRole("button", { name: view }).click();
    const opener = page.getByRole("button", { name: "58 Dienste, Augsburg" });
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    const services = page.getByRole("group", { name: "Augsburg" });
    // Each has a list of its further screens.
    await expect(services.locator("ul[aria-labelledby] > li")).toHaveCount(58);
    const residents = services.getByRole("list", { name: "Einwohnerwesen" });
    await expect(residents.getByText("Meldebescheinigung", { exact: true })).toBeVisible();
    await expect(services.getByRole("list", { name: "i-Kfz" }).getByText("Neuzulassung")).toBeVisible();
    // Two of them have neither persistence nor fees, so they have no transactions.
    const transactions = services.locator('a[href^="/mgt/transactionInfo/09761000/"]');
    await expect(transactions).toHaveCount(56);
    const link = residents.locator('a[href="/mgt/transactionInfo/09761000/ew-meldebescheinigung"]');
    await expect(link).toBeVisible();
    await opener.click();
    await expect(services).toBeHidden();
  });
}

test("Overview: scrolls to the last commune", async ({ page }) => {
  await heading(page, "Kommunen").focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(tile(page, "Wittenberg, Lutherstadt")).toBeInViewport({ timeout: 500 });
  }).toPass();
});
