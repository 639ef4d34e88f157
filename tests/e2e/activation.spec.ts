import type { Page } from "playwright/test";
import { beginSession, databaseOf, expect, storeToken, test } from "./support/walk";
import { heading, logIn, passingWords, toast } from "./support/screens";

const password = "Ein Satz ist gut zu merken";
const invalid = "Die verwendete Einladung ist ungültig/abgelaufen.";

const field = (page: Page) => page.getByLabel("Passwort", { exact: true });
const repeatField = (page: Page) => page.getByLabel("Passwort bestätigen", { exact: true });

async function activate(page: Page, first = password, second = first): Promise<void> {
  await field(page).fill(first);
  await repeatField(page).fill(second);
  await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
}

test.describe("an invited user", () => {
  test.use({ ownProfile: true });

  test("activates an invited user, who then logs in", async ({ page, app }) => {
    const link = await app.createAdminLink("a.neu", "a.neu@example.org");
    await page.clock.install();
    await page.goto(link);
    await expect(heading(page, "Benutzer aktivieren")).toBeVisible();
    await expect(page).toHaveTitle("Service Management - Benutzer aktivieren");
    await expect(page.getByText("Legen Sie ein neues Passwort fest.")).toBeVisible();
    const activated = passingWords(page, "Der Benutzer ist aktiviert. Sie gelangen jetzt zur Anmeldung.");
    await activate(page);
    await activated;
    await expect(heading(page, "Anmelden")).toBeVisible();
    await expect(page).toHaveURL("/");
    await logIn(page, "a.neu", password);
    await expect(heading(page, "Kommunen")).toBeVisible();

    await page.getByRole("button", { name: "Konto: a.neu" }).click();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.goto(link);
    await expect(toast(page)).toHaveText(invalid);
    await expect(page.getByText("Bitten Sie Ihre Administration um einen neuen.")).toBeVisible();
  });

  test("leads to the login after one second", async ({ page, app }) => {
    await page.clock.install();
    await page.goto(await app.createAdminLink("b.neu", "b.neu@example.org"));
    await field(page).fill(password);
    await repeatField(page).fill(password);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
    const message = page.getByText("Der Benutzer ist aktiviert.");
    await expect(message).toBeVisible();
    await page.clock.runFor(999);
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/mgt\/activate/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/");
    await page.clock.resume();
    await expect(heading(page, "Anmelden")).toBeVisible();
  });
});

test("shows and hides each password by itself", async ({ page }) => {
  await page.goto("/mgt/activate?t=irgendeins");
  for (const one of [field(page), repeatField(page)]) {
    await one.fill(password);
    await expect(one).toHaveAttribute("type", "password");
    const toggle = page.locator(".input-wrap").filter({ has: one }).getByRole("button");
    await toggle.click();
    await expect(one).toHaveAttribute("type", "text");
    await expect(one).toHaveValue(password);
    await toggle.click();
    await expect(one).toHaveAttribute("type", "password");
  }
});

test("sends nothing until both fields are filled, equal and long enough", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => /"password"/.test(request.postData() ?? "") && sent.push(request.url()));
  await page.goto("/mgt/activate?t=irgendeins");
  const button = page.getByRole("button", { name: "Benutzer aktivieren" });

  await button.click();
  await expect(page.getByText("Dieses Feld wird benötigt")).toHaveCount(2);
  await field(page).fill("zu kurz");
  await repeatField(page).fill("zu kurz");
  await button.click();
  await expect(field(page)).toHaveAccessibleDescription(
    /Das Passwort ist zu kurz\. Es braucht mindestens 12 Zeichen\./,
  );
  await expect(field(page)).toBeFocused();

  await activate(page, password, `${password}!`);
  await expect(repeatField(page)).toHaveAccessibleDescription("Die Passwörter stimmen nicht überein.");
  await expect(repeatField(page)).toBeFocused();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Passwords do not match", { exact: true })).toBeVisible();
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await expect(page.getByText("Passwords do not match")).toBeHidden();
  expect(sent).toEqual([]);
});

test("refuses a garbled invitation, in both languages", async ({ page }) => {
  await page.goto("/mgt/activate?t=%F0%9F%98%80%3Cb%3E%27--");
  await activate(page);
  await expect(toast(page)).toHaveText(invalid);
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(toast(page)).toBeHidden();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Activate user" }).click();
  await expect(toast(page)).toHaveText("Your invite is not valid anymore");
});

test("refuses an invitation that no text may hold", async ({ page, complaints }) => {
  complaints.allow(/400 \(Bad Request\)/);
  await page.goto("/mgt/activate?t=%00");
  await activate(page);
  await expect(toast(page)).toHaveText(invalid);
});

for (const path of ["/mgt/activate", "/mgt/activate?t=", "/mgt/activate?t=a&t=b"]) {
  test(`refuses an address without an invitation at once: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(toast(page)).toHaveText(invalid);
  });
}

test("keeps the invitation when the server refuses the password", async ({ page, app }) => {
  const name = "c.neu@example.org";
  await page.goto(await app.createAdminLink("c.neu", name));
  await activate(page, name);
  await expect(toast(page)).toHaveText(invalid);
  await expect(field(page)).toHaveAccessibleDescription(
    /Das Passwort darf nicht der Benutzername oder die E-Mail-Adresse sein\./,
  );
  const activated = passingWords(page, "Der Benutzer ist aktiviert.");
  await activate(page);
  await activated;
});

test("logs out whoever is signed in as soon as it is opened", async ({ page, app }) => {
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
