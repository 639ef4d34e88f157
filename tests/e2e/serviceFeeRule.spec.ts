/** The fee rule of a service: built by keyboard, tried, saved against a changed example, and restored. */
import type { Page } from "playwright/test";
import { ags, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

const url = `/mgt/servicefees/${ags.augsburg}/ikfz-neuzulassung/rule`;

const row = (page: Page, text: string) =>
  page
    .locator("[role=tree] :is([data-part=branch-control], [data-part=item])")
    .filter({ has: page.locator("[data-part=row-text]", { hasText: text }) })
    .first();
const focused = (page: Page) => page.locator("[role=tree] :focus [data-part=row-text]");

/** Inserts at the focused row with keys only. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press("+");
  const menu = page.getByRole("menu", { name: "Einfügen" });
  await expect(menu).toBeFocused();
  const items = menu.getByRole("menuitem");
  await expect(items.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  const chosen = (await items.allTextContents()).indexOf(name);
  for (let at = 0; at <= chosen; at += 1) {
    if (at > 0) await page.keyboard.press("ArrowDown");
    // The menu ignores a key pressed before it has rendered the previous one.
    await expect(items.nth(at)).toHaveAttribute("data-highlighted", "");
  }
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveCount(1);
}

/** Chooses an option of the select that Enter leads to from the focused row. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.keyboard.press("Enter");
  const select = page.getByLabel(label, { exact: true });
  await expect(select).toBeFocused();
  await select.selectOption({ label: option });
}

test("Fee rule: a rule of three levels is built by keyboard, saved with a reason and restored", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", url);
  await expect(page).toHaveTitle("Service Management - Gebühren - Augsburg");
  const root = row(page, "Zahlung");
  await root.waitFor();
  const before = await page.getByRole("treeitem").count();
  await root.focus();
  await insert(page, "Darin · Wenn");
  await insert(page, "Darin · Bedingung · Und");
  await insert(page, "Darin · Ja oder nein");
  await choose(page, "Angabe", "immer ja");
  await row(page, "Bedingung").last().focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await row(page, "fehlt noch").focus();
  await insert(page, "dann · Gebühr");
  const option = await page.getByLabel("Gebühr", { exact: true }).locator("option").nth(1).textContent();
  await choose(page, "Gebühr", option ?? "");

  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Mit Begründung speichern" });
  await dialog.getByLabel("Begründung").fill("Neue Satzung");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await page.reload();
  await expect(page.getByRole("treeitem")).toHaveCount(before + 5);

  await page.getByRole("button", { name: "Fassungen" }).click();
  const history = page.getByRole("dialog", { name: "Fassungen der Gebührenregel" });
  await expect(history.getByText("Begründung: Neue Satzung")).toBeVisible();
  await history
    .getByRole("listitem")
    .nth(1)
    .getByRole("button", { name: "In den Editor übernehmen" })
    .click();
  await expect(page.getByRole("treeitem")).toHaveCount(before);
  await page.keyboard.press("Control+s");
  await dialog.getByLabel("Begründung").fill("Doch nicht");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
});

test("Fee rule: a member reads the rule as a sentence, in English", async ({ page, visitAs }) => {
  await visitAs("member", url, "en");
  await expect(page.getByText(/additionally €10\.20/)).toBeVisible();
  await expect(page.getByRole("tree")).toHaveCount(0);
});
