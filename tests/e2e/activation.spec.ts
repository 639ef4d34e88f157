import type { Page } from "playwright/test";
import { beginSession, databaseOf, expect, storeToken, test } from "./support/walk";
import { heading, logIn, briefText, toast } from "./support/screens";

const password = "Ein Satz ist gut zu merken";
const invalid = "Die verwendete Einladung ist ungültig/abgelaufen.";

const field = (page: Page) => page.getByLabel("Passwort", { exact: true });
const repeatField = (page: Page) => page.getByLabel("Passwort bestätigen", { exact: true });

async function activate(page: Page, first = password, second = first): Promise<void> {
  await field(page).fill(first);
  await repeatField(page).fill(second);
  await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
}

test.describe("Activation of an invited user", () => {
  test.use({ ownProfile: true });

  test("activates an invited user, who then logs in and is welcomed once", async ({ page, app }) => {
    const link = await app.createAdminLink("a.neu", "a.neu@example.org");
    await page.clock.install();
    await page.goto(link);
    await expect(heading(page, "Benutzer aktivieren")).toBeVisible();
    await expect(page).toHaveTitle("Service Management - Benutzer aktivieren");
    await expect(page.getByText("Legen Sie ein neues Passwort fest.")).toBeVisible();
    const activated = briefText(page, "Der Benutzer ist aktiviert. Sie gelangen jetzt zur Anmeldung.");
    await activate(page);
    await activated;
    await expect(heading(page, "Anmelden")).toBeVisible();
    await expect(page).toHaveURL("/");
    await logIn(page, "a.neu", password);
    await expect(heading(page, "Kommunen")).toBeVisible();

    const welcome = page.getByRole("region", { name: "Willkommen" });
    await welcome.getByRole("link", { name: "Erste Schritte" }).click();
    await expect(page).toHaveURL("/help/start");
    await page.goBack();
    await welcome.getByRole("button", { name: "Verstanden" }).click();
    await expect(welcome).toBeHidden();
    await page.reload();
    await expect(heading(page, "Kommunen")).toBeVisible();
    await expect(page.getByRole("button", { name: "Konto: a.neu" })).toBeVisible();
    await expect(welcome).toBeHidden();

    await page.getByRole("button", { name: "Konto: a.neu" }).click();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.goto(link);
    await expect(toast(page)).toHaveText(invalid);
    await expect(page.getByText("Bitten Sie Ihre Administration um einen neuen.")).toBeVisible();
  });
});

test("Activation: logs out the signed-in user as soon as it is opened", async ({ page, app }) => {
  const db = databaseOf(app);
  await db.query("delete from user_session");
  await storeToken(page, app.url, await beginSession(db, "s.oberhuber"));
  const sessions = async () => {
    const { rowCount } = await db.query(
      "select 1 from user_session join user_account u on u.id = user_id where username = 's.oberhuber'",
    );
    return rowCount;
  };
  expect(await sessions()).toBe(1);
  await page.goto("/mgt/activate?t=irgendeins");
  await expect(heading(page, "Benutzer aktivieren")).toBeVisible();
  await expect.poll(sessions).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/");
  await expect(heading(page, "Anmelden")).toBeVisible();
});
