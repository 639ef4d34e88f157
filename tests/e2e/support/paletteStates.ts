/** States of the command palette. */
import { expect, type Page } from "playwright/test";
import { calls } from "./refusals";
import type { ScreenState } from "./states";

export const paletteField = (page: Page, name = "Suchen und springen") =>
  page.getByRole("combobox", { name });
export const paletteOptions = (page: Page) => page.getByRole("dialog").getByRole("option");

/** Opens the palette by its shortcut and waits until its field has the focus. */
export async function openPalette(page: Page, name?: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(paletteField(page, name)).toBeFocused();
}

const over = "account";

export const paletteStates: readonly ScreenState[] = [
  {
    name: "palette-empty",
    isAlone: true,
    over,
    dark: "the chosen option",
    narrow: "fills the window",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/account");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await openPalette(page);
      await paletteOptions(page).first().waitFor();
    },
  },
  {
    name: "palette-hits",
    isAlone: true,
    over,
    narrow: "notes are below their titles",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/account");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await openPalette(page);
      await paletteField(page).fill("augsburg");
      await paletteOptions(page).filter({ hasText: "09761000" }).first().waitFor();
    },
  },
  {
    name: "palette-no-hits",
    isAlone: true,
    over,
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/account");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await openPalette(page);
      await paletteField(page).fill("xyzxyz");
      await page.getByText(/^Nichts gefunden/).waitFor();
    },
  },
  {
    name: "palette-failed",
    over,
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/ERR_FAILED/);
      await visitAs("support", "/account");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.route(calls, (route) => route.abort());
      await openPalette(page);
      await paletteField(page).fill("benutzer");
      await page.getByText(/^Der Server konnte nicht gefragt werden/).waitFor();
    },
  },
];
