/** Locators and actions of the screens of resources. */
import { expect, type Page } from "playwright/test";
import { dialog, saveBar } from "./communeScreens";

/** Stands for a stored secret. */
export const placeholder = "••••••••";

/** The editor; its content is in a shadow root, which locators pierce. */
export const editor = (page: Page) => page.getByRole("textbox", { name: "Dokument" });

/** Replaces the whole document, like pasting it. */
export async function typeDocument(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Saves the document and confirms its changes. */
export async function saveDocument(page: Page): Promise<void> {
  await expect(saveBar(page)).toContainText("Änderung");
  await page.keyboard.press("Control+s");
  await dialog(page, "Änderungen speichern").getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
}
