/** Locators and actions of a commune's screens. */
import { expect, type Locator, type Page } from "playwright/test";

/** Demo communes used by the tests. */
export const ags = {
  augsburg: "09761000",
  badWiessee: "09182111",
  erlangen: "09562000",
  hamburg: "02000000",
  kaufbeuren: "09762000",
  kiel: "01002000",
  lippstadt: "05974028",
  potsdam: "12054000",
} as const;

/** The links to the sections of a commune. */
export const sections = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Abschnitte der Kommune" });

/** Opens a section by its link and waits for its heading. */
export async function openSection(page: Page, name: string): Promise<void> {
  await sections(page)
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
}

/** The save bar. */
export const saveBar = (page: Page): Locator => page.getByRole("region", { name: "Änderungen" });

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });

export const question = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("alertdialog", { name });

/** The rows of a list that contain this text. */
export const listed = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .filter({ hasText: text });

/** Opens the form of a row by its button. */
export async function edit(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `${label} bearbeiten`, exact: true }).click();
  // The dialog focuses its first field when it is ready; typing before that would end up there.
  await expect(page.locator("[role=dialog] :is(input, select, textarea):focus")).toHaveCount(1);
}

/** Selects rows and removes them, with the confirmation. */
export async function remove(page: Page, labels: readonly string[], counted: string): Promise<void> {
  for (const label of labels) await page.getByRole("checkbox", { name: `${label} auswählen` }).check();
  await page.getByRole("button", { name: "Löschen …" }).click();
  const asked = question(page, `${counted} löschen?`);
  for (const label of labels) await expect(asked.getByText(label)).toBeVisible();
  await asked.getByRole("button", { name: `${counted} löschen` }).click();
  await expect(asked).toBeHidden();
}

/** The error below a field. */
export async function expectFieldError(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(
    new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")),
  );
}
