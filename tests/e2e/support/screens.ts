/** Where things are on the screens, by what users see. */
import type { Locator, Page } from "playwright/test";
import { demoPassword } from "#server/demo/users";

/** The version that the app bar shows. */
export const version = "2025.42.0";

/** Fills in the login and sends it. */
export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel("Benutzername oder E-Mail").fill(username);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** The message at the bottom of login and activation. */
export const toast = (page: Page): Locator => page.getByRole("alert");

/** The heading of the screen: there is exactly one. */
export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

export const searchField = (page: Page): Locator =>
  page.getByRole("searchbox", { name: "Name, AGS oder PLZ" });

/** The tiles of the overview. */
export const tiles = (page: Page): Locator => page.getByRole("article");

/** The tile of a commune. */
export const tile = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });

/** The rows of the overview's list that hold a commune. */
export const rows = (page: Page): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader") });

/** Opens the menu of the signed-in user. */
export async function openAccount(page: Page, username: string): Promise<Locator> {
  await page.getByRole("button", { name: `Konto: ${username}` }).click();
  return page.getByRole("dialog", { name: "Konto" });
}

/** Watches for words that stand on the page for a moment only; to be called before what brings them. */
export const passingWords = (page: Page, words: string, place = "main"): Promise<unknown> =>
  // The page itself looks, in each frame: whoever asks from outside once in a second may come too late.
  page.waitForFunction(
    ([text = "", selector = ""]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(({ innerText }) => innerText.includes(text)),
    [words, place],
    { polling: "raf" },
  );

/** Waits until what moves has come to its end; what was taken away meanwhile has. */
export const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
