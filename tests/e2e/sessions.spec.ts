/** A session that ends while the app is open: the login lies over the page, and the page waits beneath it. */
import type { Locator, Page } from "playwright/test";
import { heading, logIn, openAccount, searchField, tile, tiles, toast } from "./support/screens";
import { endSessions, lapsedLogin, markPage, pageIsMarked } from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

const sentence = "Ihre Sitzung ist beendet. Die Seite bleibt stehen, bis Sie sich wieder angemeldet haben.";

test.beforeEach(({ complaints }) => complaints.allow(/status of 40[01]/));

/** Types into the search of somebody whose session is dead. */
async function typeIntoTheVoid(page: Page, text: string): Promise<Locator> {
  await searchField(page).fill(text);
  const dialog = lapsedLogin(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the login comes as a modal dialog over the page, which the same user then goes on with", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/?state=BY");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await endSessions(databaseOf(app), "support");

  const dialog = await typeIntoTheVoid(page, "Augs");
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
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

test("another user who logs in there never sees the page: the overview opens with nothing of it", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/?state=BY");
  await expect(tiles(page).first()).toBeVisible();
  await endSessions(databaseOf(app), "support");
  await typeIntoTheVoid(page, "Augs");

  await logIn(page, "admin");
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(searchField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Konto: admin" })).toBeVisible();
  await expect(lapsedLogin(page)).toBeHidden();
});

test("a member who takes over an administrator's page sees no administration", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("admin", "/");
  await expect(tiles(page).first()).toBeVisible();
  await endSessions(databaseOf(app), "admin");
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(lapsedLogin(page)).toBeVisible();
  await expect(heading(page, "Übersicht")).toBeVisible();

  await logIn(page, "member");
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Administration" })).toBeHidden();
});

test("a failed login there says so and keeps the page", async ({ page, app, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await endSessions(databaseOf(app), "support");
  const dialog = await typeIntoTheVoid(page, "Lippst");

  await logIn(page, "support", "Probelauf-2024!");
  await expect(toast(page)).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem("token"))).toBeNull();
  await expect(page).toHaveURL(/text=Lippst/);

  await logIn(page, "support");
  await expect(dialog).toBeHidden();
  await expect(searchField(page)).toHaveValue("Lippst");
  await expect(tile(page, "Lippstadt")).toBeVisible();
  expect(await pageIsMarked(page)).toBe(true);
});

test("who does not want to log in there leaves the page", async ({ page, app, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await endSessions(databaseOf(app), "support");
  const dialog = await typeIntoTheVoid(page, "Lippst");
  await dialog.getByRole("button", { name: "Abmelden und Seite verlassen" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await expect(page.getByLabel("Benutzername oder E-Mail")).toHaveValue("");
});

test("a user who is deactivated is out at the next call, and cannot come back", async ({
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
    const dialog = await typeIntoTheVoid(page, "Augs");
    await logIn(page, "s.oberhuber");
    await expect(toast(page)).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
    await expect(dialog).toBeVisible();
  } finally {
    await setActive(true);
  }
});

test("a logout ends the session on the server", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const token = await page.evaluate(() => window.localStorage.getItem("token"));
  const stillRuns = async () => {
    const answer = await page.request.post("/mgt/graphql", {
      headers: { authorization: `Bearer ${token ?? ""}` },
      data: { query: "{ ownSession { secondsLeft } }" },
    });
    return (await answer.text()).includes("secondsLeft");
  };
  expect(await stillRuns()).toBe(true);
  const account = await openAccount(page, "support");
  await account.getByRole("button", { name: "Abmelden" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await expect.poll(stillRuns).toBe(false);
});
