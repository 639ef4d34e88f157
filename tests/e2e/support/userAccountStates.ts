/** States of the user's own account, and of the list of a commune's editors. */
import { ags, dialog } from "./communeScreens";
import type { ScreenState } from "./states";
import { beginSession, databaseOf } from "./walk";

export const userAccountStates: readonly ScreenState[] = [
  {
    name: "account",
    open: async ({ app, page, visitAs }) => {
      await beginSession(databaseOf(app), "k.brandl");
      await visitAs("k.brandl", "/account");
      await page.getByText("Diese Sitzung", { exact: true }).waitFor();
    },
  },
  {
    name: "account-refused",
    open: async ({ page, visitAs }) => {
      await visitAs("s.oberhuber", "/account");
      await page.getByLabel("Neues Passwort", { exact: true }).fill("zu kurz");
      await page.getByLabel("Neues Passwort bestätigen").fill("nicht dasselbe");
      await page.getByRole("button", { name: "Passwort ändern" }).click();
      // Validated only on submit: a message appearing below the last field must not push the button away.
      await page.getByText("Dieses Feld wird benötigt").waitFor();
      await page.getByText("Diese Sitzung", { exact: true }).waitFor();
    },
  },
  {
    name: "commune-editors",
    over: "commune-master-data-changed",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/edit/${ags.augsburg}`);
      await page.getByRole("button", { name: /^Wer darf hier ändern/ }).click();
      const editors = dialog(page, /^Wer darf/);
      await editors.locator("summary").first().click();
    },
  },
];
