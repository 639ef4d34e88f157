/** States of the catalogue of fees and of changes of fees in many communes. */
import type { Page } from "playwright/test";
import type { ScreenState } from "./states";

export const systemFeesPath = "/admin/fees";

/** A fee of which communes have their own version. */
const feePath = `${systemFeesPath}/ikfz-neuzulassung/wunschkennzeichen`;

/** Fills the form of a change and starts its dry run. */
async function dryRun(page: Page) {
  await page.getByRole("button", { name: "In Kommunen ändern …" }).click();
  const dialog = page.getByRole("dialog", { name: "Gebühren in Kommunen ändern" });
  await dialog.getByLabel("Neuer Betrag (€)").fill("12,80");
  await dialog.getByLabel("Gültig ab").fill(`${new Date().getFullYear() + 3}-01-01`);
  await dialog.getByRole("button", { name: "Probelauf starten" }).click();
  await page.getByText("Probelauf: Es wurde noch nichts geändert.").waitFor();
}

export const systemFeeStates: readonly ScreenState[] = [
  {
    name: "system-fees",
    narrow: "rows have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", systemFeesPath);
      await page.getByRole("checkbox").nth(2).check();
      await page.getByRole("button", { name: "In Kommunen ändern …" }).waitFor();
    },
  },
  {
    name: "system-fees-new",
    over: "system-fees",
    open: async ({ page, visitAs }) => {
      await visitAs("support", systemFeesPath);
      await page.getByRole("button", { name: "Gebühr anlegen" }).click();
      const dialog = page.getByRole("dialog", { name: "Gebühr anlegen" });
      await dialog.getByRole("button", { name: "Anlegen" }).click();
      await dialog.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "system-fee",
    dark: "bars of the timeline",
    narrow: "rows have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", feePath);
      await page.getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "fee-change-form",
    over: "system-fee",
    narrow: "choices are below each other",
    open: async ({ page, visitAs }) => {
      await visitAs("support", feePath);
      await page.getByRole("button", { name: "In Kommunen ändern …" }).click();
      const dialog = page.getByRole("dialog", { name: "Gebühren in Kommunen ändern" });
      await dialog.getByRole("button", { name: "Probelauf starten" }).click();
      await dialog.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "fee-change-dry-run",
    dark: "colours of the differences",
    narrow: "rows have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", feePath);
      await dryRun(page);
      await page.getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "fee-change-done",
    open: async ({ page, visitAs }) => {
      await visitAs("support", feePath);
      await dryRun(page);
      const start = page.getByRole("button", { name: /^In \d+ Fällen ändern$/ });
      await start.click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: /ändern$/ })
        .click();
      await page.getByRole("region", { name: "Fortschritt" }).getByText("Abgeschlossen").waitFor();
    },
  },
  {
    name: "fee-changes",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${systemFeesPath}/changes`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page
        .getByText(/Noch keine Änderungen|Beendet|Abgeschlossen/)
        .first()
        .waitFor();
    },
  },
];
