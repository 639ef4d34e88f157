/** Fees of a service: a member prepares a price change, support adds and resets one in English. */
import type { Page } from "playwright/test";
import { ags } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

const url = `/mgt/servicefees/${ags.augsburg}/ikfz-neuzulassung`;

const row = (page: Page, text: string) => page.getByRole("row", { name: new RegExp(`^${text}`) });

test("Service fees: a member prepares a price change, and it is still there after a reload", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", url);
  await expect(page).toHaveTitle("Service Management - Gebühren - Augsburg");
  await row(page, "Wunschkennzeichen")
    .getByRole("button", { name: "Aktionen für Wunschkennzeichen" })
    .click();
  await page.getByRole("menuitem", { name: "Preisänderung vorbereiten …" }).click();
  const dialog = page.getByRole("dialog", { name: "Preisänderung vorbereiten" });
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel("Neuer Betrag (€)").fill("1.234,5678");
  await dialog.getByLabel("Gültig ab").fill(`${year}-04-01`);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(
    dialog.getByText("Höchstens zwei Nachkommastellen, zum Beispiel 27,90.").first(),
  ).toBeVisible();
  await dialog.getByLabel("Neuer Betrag (€)").fill("11,50");
  await expect(dialog.getByText(`Bis 31.03.${year} gelten 10,20 €, ab 01.04.${year} 11,50 €.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${url}?asOf=${year}-04-01`);
  await expect(row(page, "Wunschkennzeichen").locator("b")).toHaveText("11,50 €");
  await expect(row(page, "Wunschkennzeichen")).toContainText("eigener Preis, +1,30 €");
});

test("Service fees: support deactivates and undoes, resets to the catalogue and adds a fee, in English", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", url, "en");
  const plate = row(page, "Plakettenträger");
  await expect(page.getByText(/Plakettenträger: Gap from/)).toBeVisible();
  await plate.getByRole("button", { name: "Actions for Plakettenträger" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(plate.getByText("Inactive")).toBeVisible();
  await expect(plate.getByRole("button", { name: "Actions for Plakettenträger" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(plate.getByText("Active")).toBeVisible();

  await plate.getByRole("button", { name: "Actions for Plakettenträger" }).click();
  await page.getByRole("menuitem", { name: "Reset to the catalogue …" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText(/Plakettenträger: Gap from/)).toBeHidden();

  await page.getByRole("button", { name: "Add fee" }).click();
  const dialog = page.getByRole("dialog", { name: "Add fee" });
  await dialog.getByLabel("Fee ID").fill("eilzuschlag");
  await dialog.getByLabel("Name").fill("Eilzuschlag");
  await dialog.getByLabel("Amount (€)").fill("15.00");
  await dialog.getByLabel("Valid from").fill("2026-01-01");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(row(page, "Eilzuschlag")).toContainText("€15.00");
});
