/** States of the transfer of texts to communes, for the accessibility check. */
import type { Locator, Page } from "playwright/test";
import { textsPath } from "./serviceTextStates";
import type { ScreenState } from "./states";

/** Opens the dialog from the menu. */
export async function openTransfer(
  page: Page,
  menu = "Weitere Aktionen",
  entry = "Auf Kommunen übertragen …",
  title = "Texte auf Kommunen übertragen",
): Promise<Locator> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("searchbox").waitFor();
  return dialog;
}

/** Answers the question before the start. */
export async function confirmTransfer(page: Page, label: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: label }).click();
}

/** Opens the dry run for the first communes of the list. */
async function openDryRun(page: Page, language?: string): Promise<Locator> {
  const dialog = await openTransfer(page);
  if (language !== undefined) await dialog.getByRole("checkbox", { name: language }).uncheck();
  await dialog.getByRole("button", { name: /^Weiter mit/ }).click();
  const found = dialog.getByRole("group", { name: "Kommunen" }).getByRole("checkbox");
  await found.nth(0).check();
  await found.nth(1).check();
  await dialog.getByRole("button", { name: "Probelauf mit 2 Kommunen" }).click();
  await dialog.getByRole("region", { name: "Probelauf" }).waitFor();
  return dialog;
}

/** Transfers texts to the first communes of the list. */
async function transfer(page: Page): Promise<void> {
  const dialog = await openDryRun(page, "Türkisch");
  await dialog.getByRole("button", { name: "Auf 2 Kommunen übertragen" }).click();
  await confirmTransfer(page, "Auf 2 Kommunen übertragen");
  await dialog.getByRole("region", { name: "Fortschritt" }).getByText("Abgeschlossen").waitFor();
}

export const textTransferStates: readonly ScreenState[] = [
  {
    name: "text-transfer-texts",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      await openTransfer(page);
    },
  },
  {
    name: "text-transfer-communes",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      const dialog = await openTransfer(page);
      await dialog.getByRole("button", { name: /^Weiter mit/ }).click();
      await dialog.getByText("ohne Türkisch").first().waitFor();
    },
  },
  {
    name: "text-transfer-refused",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      const dialog = await openDryRun(page);
      await dialog
        .getByText(/^Die Kommune hat diese Sprachen nicht/)
        .first()
        .waitFor();
    },
  },
  {
    name: "text-transfer-matrix",
    over: "service-texts",
    narrow: "the matrix scrolls beside the names",
    dark: "the differences of texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      const dialog = await openDryRun(page, "Türkisch");
      await dialog
        .getByRole("button", { name: /^(Neu|Weicht ab): / })
        .first()
        .click();
      await dialog.getByText("Vorher und nachher").waitFor();
    },
  },
  {
    name: "text-transfer-result",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      await transfer(page);
    },
  },
  {
    name: "run-page",
    narrow: "the results become cards",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath);
      await transfer(page);
      await visitAs("support", "/admin/jobs");
      await page.getByRole("link", { name: "Texte als Entwurf in 2 Kommunen übertragen" }).first().click();
      await page.getByRole("table", { name: "Ergebnisse" }).waitFor();
    },
  },
];
