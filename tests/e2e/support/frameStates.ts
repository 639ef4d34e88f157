/** States of the frame: menu, administration, end of a session, unreachable server. */
import { calls } from "./refusals";
import { heading, openAccount, searchField, tile } from "./screens";
import type { ScreenState } from "./states";
import { beginSession, databaseOf, storeToken } from "./walk";

export const frameStates: readonly ScreenState[] = [
  {
    name: "account-menu",
    over: "overview-tiles",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?initial=A");
      await tile(page, "Augsburg").waitFor();
      await openAccount(page, "support");
    },
  },
  {
    name: "admin-overview",
    dark: "bars of a chart",
    narrow: "the side navigation has gone behind a button",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin");
      await page.getByText("Kommunen nach Land").waitFor();
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
    },
  },
  {
    name: "admin-kba",
    narrow: "rows fold",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/kba");
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "tooltip",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin/users");
      await page.getByRole("button", { name: "Tastaturkürzel" }).hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "admin-drawer",
    over: "admin-overview",
    isNarrow: true,
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin");
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
      await page.getByRole("button", { name: "Navigation öffnen" }).click();
      await page.getByRole("dialog", { name: "Navigation" }).waitFor();
    },
  },
  {
    name: "not-found",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/gibt-es-nicht");
      await heading(page, "Die Seite konnte nicht gefunden werden.").waitFor();
    },
  },
  {
    name: "not-found-administration",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin/gibt-es-nicht");
      await heading(page, "Die Seite konnte nicht gefunden werden.").waitFor();
      await page.getByRole("navigation", { name: "Pfad" }).waitFor();
    },
  },
  {
    name: "legal-signed-in",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/legal/accessibility");
      await heading(page, "Barrierefreiheit").waitFor();
    },
  },
  {
    name: "navigation-folded",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin/more/automated-jobs");
      await page.getByRole("button", { name: "Navigation einklappen" }).click();
      await page.getByRole("button", { name: "Navigation ausklappen" }).waitFor();
    },
  },
  {
    name: "shortcuts-overview",
    over: "users-list",
    narrow: "keys and meanings share a line",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin/users");
      await heading(page, "Benutzer").waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Tastaturkürzel" }).waitFor();
    },
  },
  {
    name: "service-history",
    narrow: "the actions are below the entries",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/history/09761000/ikfz-kennzeichenreservierung");
      await page.getByRole("list", { name: "Einträge, die neuesten zuerst" }).waitFor();
    },
  },
  {
    name: "session-warning",
    isAlone: true,
    over: "overview-tiles",
    open: async ({ page, app }) => {
      await storeToken(page, app.url, await beginSession(databaseOf(app), "support", 100));
      await page.goto("/?initial=A");
      await page.getByRole("alertdialog").waitFor();
      // Below the dialog nothing has a role.
      await page.locator("main article").first().waitFor({ state: "attached" });
    },
  },
  {
    name: "session-lapsed",
    isAlone: true,
    over: "overview-tiles",
    open: async ({ page, app, visitAs, consoleErrors }) => {
      consoleErrors.allow(/401/);
      await visitAs("support", "/?initial=A");
      await tile(page, "Augsburg").waitFor();
      await databaseOf(app).query("delete from user_session");
      await searchField(page).fill("mün");
      await page.getByRole("dialog", { name: "Sitzung beendet" }).waitFor();
    },
  },
  {
    name: "unreachable",
    isAlone: true,
    isBusy: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/ERR_FAILED/);
      await visitAs("support", "/?initial=A");
      await tile(page, "Augsburg").waitFor();
      await page.route(calls, (route) => route.abort());
      await searchField(page).fill("mün");
      await page.getByText("Der Server ist nicht erreichbar.").first().waitFor();
    },
  },
];
