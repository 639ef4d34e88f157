/** Two tabs of one browser share a session. */
import type { Page } from "playwright/test";
import { heading, logIn, openAccount, searchField, tiles } from "./support/screens";
import { endSessions, lapsedLogin } from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 40[01]/));

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

async function logOut(page: Page, username: string): Promise<void> {
  const account = await openAccount(page, username);
  await account.getByRole("button", { name: "Abmelden" }).click();
}

test("Sessions in tabs: a logout in one tab logs out the other, and a login logs it in again", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const other = await secondTab(page, "/?text=Augs");
  await expect(tiles(other).first()).toBeVisible();

  await logOut(page, "support");
  await expect(heading(other, "Anmelden")).toBeVisible();
  await expect(heading(page, "Anmelden")).toBeVisible();

  await logIn(other, "member");
  await expect(page.getByRole("button", { name: "Konto: member" })).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
});

test("Sessions in tabs: a login of another user in one tab takes over the other, at the overview", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/?text=Augs");
  await expect(searchField(page)).toHaveValue("Augs");
  const other = await secondTab(page, "/");
  await expect(tiles(other).first()).toBeVisible();
  await endSessions(databaseOf(app), "support");
  await searchField(other).fill("Lipp");
  await expect(lapsedLogin(other)).toBeVisible();
  await expect(lapsedLogin(page)).toBeHidden();

  await logIn(other, "admin");
  await expect(page.getByRole("button", { name: "Konto: admin" })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(searchField(page)).toHaveValue("");
});
