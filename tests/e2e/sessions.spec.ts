/** A session that ends while the app is open: the login covers the page, which keeps its state. */
import type { Locator, Page } from "playwright/test";
import { heading, logIn, searchField, tile, tiles, toast } from "./support/screens";
import { endSessions, lapsedLogin, markPage, pageIsMarked } from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

const sentence = "Ihre Sitzung ist beendet. Die Seite bleibt stehen, bis Sie sich wieder angemeldet haben.";

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 40[01]/));

/** Types into the search after the session has ended. */
async function searchAfterSessionEnd(page: Page, text: string): Promise<Locator> {
  await searchField(page).fill(text);
  const dialog = lapsedLogin(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test("Sessions: shows the login as a modal dialog over the page, which the same user continues", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/?state=BY");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await endSessions(databaseOf(app), "support");

  const dialog = await searchAfterSessionEnd(page, "Augs");
  await expect(dialog).toHaveAttribute("aria-modal", "true");
  await expect(page.getByRole("main")).toHaveCount(0);
  await expect(dialog.getByRole("heading", { level: 2, name: "Anmelden" })).toBeVisible();
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(page.locator("h1")).toHaveText(["Kommunen"]);
  await expect(dialog.getByLabel("Benutzername oder E-Mail")).toHaveValue("support");
  await expect(dialog.getByLabel("Passwort", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();

  await logIn(page, "support");
  await expect(dialog).toBeHidden();
  await expect(searchField(page)).toHaveValue("Augs");
  await expect(page).toHaveURL(/\/\?(?=.*state=BY)(?=.*text=Augs)/);
  await expect(tile(page, "Augsburg")).toBeVisible();
  await expect(tile(page, "München")).toHaveCount(0);
  expect(await pageIsMarked(page)).toBe(true);
});

test("Sessions: a member who takes over an administrator's page sees no administration", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("admin", "/");
  await expect(tiles(page).first()).toBeVisible();
  await endSessions(databaseOf(app), "admin");
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(lapsedLogin(page)).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Übersicht");

  await logIn(page, "member");
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Administration" })).toBeHidden();
});

test("Sessions: leaving the login dialog leaves the page", async ({ page, app, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await endSessions(databaseOf(app), "support");
  const dialog = await searchAfterSessionEnd(page, "Lippst");
  await dialog.getByRole("button", { name: "Abmelden und Seite verlassen" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await expect(page.getByLabel("Benutzername oder E-Mail")).toHaveValue("");
});

test("Sessions: a deactivated user is logged out at the next call and cannot log in again", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  await visitAs("s.oberhuber", "/");
  await expect(tiles(page).first()).toBeVisible();
  const setActive = (active: boolean) =>
    db.query("update user_account set active = $1 where username = 's.oberhuber'", [active]);
  await setActive(false);
  try {
    const dialog = await searchAfterSessionEnd(page, "Augs");
    await logIn(page, "s.oberhuber");
    await expect(toast(page)).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
    await expect(dialog).toBeVisible();
  } finally {
    await setActive(true);
  }
});
