/** Two tabs of one browser share a session. */
import type { Page } from "playwright/test";
import { heading, logIn, openAccount, searchField, tiles, toast } from "./support/screens";
import { endSessions, lapsedLogin, markPage, pageIsMarked } from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

test.beforeEach(({ complaints }) => complaints.allow(/status of 40[01]/));

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

async function logOut(page: Page, username: string): Promise<void> {
  const account = await openAccount(page, username);
  await account.getByRole("button", { name: "Abmelden" }).click();
}

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem("token"));

test("a logout in one tab logs out the other, a login takes it in again", async ({ page, visitAs }) => {
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

test("another user who logs in in one tab takes over the other, at the overview", async ({
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

test("a failed login over the page of one tab costs the other nothing", async ({ page, app, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const other = await secondTab(page, "/?text=Augs");
  await expect(tiles(other).first()).toBeVisible();
  await markPage(other);
  await endSessions(databaseOf(app), "support");
  await searchField(page).fill("Lipp");
  await expect(lapsedLogin(page)).toBeVisible();
  await logIn(page, "support", "Probelauf-2024!");
  await expect(toast(page)).toBeVisible();
  await expect(lapsedLogin(other)).toBeVisible();

  await logIn(page, "support");
  for (const [tab, text] of [
    [page, "Lipp"],
    [other, "Augs"],
  ] as const) {
    await expect(lapsedLogin(tab)).toBeHidden();
    await expect(searchField(tab)).toHaveValue(text);
  }
  expect(await pageIsMarked(other)).toBe(true);
});

test("leaving the page of one tab after the session's end leaves the other under its login", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const other = await secondTab(page, "/?text=Augs");
  await expect(tiles(other).first()).toBeVisible();
  await endSessions(databaseOf(app), "support");
  await searchField(page).fill("Lipp");
  await lapsedLogin(page).getByRole("button", { name: "Abmelden und Seite verlassen" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await expect(lapsedLogin(other)).toBeVisible();
  await expect(searchField(other)).toHaveValue("Augs");
});

test("a storage that is cleared under a running session gets the token back", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const other = await secondTab(page, "/legal/imprint");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  const token = await storedToken(page);
  expect(token).not.toBeNull();
  await other.evaluate(() => window.localStorage.clear());
  await expect.poll(() => storedToken(other)).toBe(token);
  await searchField(page).fill("Augs");
  await expect(page.getByRole("article", { name: "Augsburg", exact: true })).toBeVisible();
});
