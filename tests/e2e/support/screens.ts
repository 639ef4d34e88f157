/** Locators and actions shared by all screens. */
import type { Locator, Page } from "playwright/test";
import { demoPassword } from "#server/demo/users";

/** The version that the app bar shows. */
export const version = "2025.42.0";

/** Fills in and submits the login form. */
export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel("Benutzername oder E-Mail").fill(username);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** The message at the bottom of login and activation. */
export const toast = (page: Page): Locator => page.getByRole("alert");

/** The heading of the screen; there is exactly one. */
export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

export const searchField = (page: Page): Locator =>
  page.getByRole("searchbox", { name: "Name, AGS oder PLZ" });

/** The tiles of the overview. */
export const tiles = (page: Page): Locator => page.getByRole("article");

/** The tile of a commune. */
export const tile = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });

/** The rows of the overview's list. */
export const rows = (page: Page): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader") });

/** Opens the account menu. */
export async function openAccount(page: Page, username: string): Promise<Locator> {
  await page.getByRole("button", { name: `Konto: ${username}` }).click();
  return page.getByRole("dialog", { name: "Konto" });
}

/** Watches for a text that is shown only briefly; call it before the action that shows it. */
export const briefText = (page: Page, words: string, place = "main"): Promise<unknown> =>
  // Polls in the page on every frame: polling from outside once per second may be too late.
  page.waitForFunction(
    ([text = "", selector = ""]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(({ innerText }) => innerText.includes(text)),
    [words, place],
    { polling: "raf" },
  );

/** Waits until all animations have ended, including those of removed elements. */
export const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
