/** The life cycle of a user, seen by administrators and by the user, each in their own browser. */
import { heading, logIn, briefText, tile, tiles, toast } from "./support/screens";
import { lapsedLogin } from "./support/sessions";
import {
  addCommune,
  button,
  dialog,
  newPassword,
  rowOf,
  setPassword,
  takeLink,
  usersPath,
} from "./support/userScreens";
import type { App } from "./support/test";
import { databaseOf, expect, test } from "./support/walk";

const invalid = "Die verwendete Einladung ist ungültig/abgelaufen.";
const username = "lena.lebenslauf";

/** Moves the latest link some minutes into the past. */
const waitForNextLink = (app: App, name: string) =>
  databaseOf(app).query(
    `update user_invitation set created_at = created_at - interval '10 minutes'
     where user_id = (select id from user_account where username = $1)`,
    [name],
  );

test("User: is invited, activated, changed, deactivated while logged in, reactivated and removed", async ({
  page,
  app,
  visitAs,
  colleagueAs,
}) => {
  await visitAs("support", usersPath);
  await page.getByRole("link", { name: "Benutzer einladen" }).click();
  await expect(heading(page, "Benutzer einladen")).toBeVisible();
  await page.getByLabel("Benutzername").fill(username);
  await page.getByLabel("E-Mail").fill("lena.lebenslauf@augsburg.example.org");
  await addCommune(page, "Augsburg", ["Meldebescheinigung", "Führungszeugnis"]);
  await button(page, "Benutzer einladen").click();
  const link = await takeLink(page, `Einladung für ${username}`);
  expect(new URL(link).pathname).toBe("/mgt/activate");
  await expect(heading(page, username)).toBeVisible();
  await expect(page.getByText("Noch nie angemeldet")).toBeVisible();

  const own = await colleagueAs(null, link);
  await test.step("activated", async () => {
    const activated = briefText(own, "Der Benutzer ist aktiviert.");
    await setPassword(own);
    await activated;
    await expect(heading(own, "Anmelden")).toBeVisible();
    await logIn(own, username, newPassword);
    await expect(tile(own, "Augsburg").locator("li:not(li li) > [data-part=service] > a")).toHaveText([
      "Meldebescheinigung",
      "Führungszeugnis",
    ]);
  });

  await test.step("changed, visible in the running session", async () => {
    await page.bringToFront();
    await page.reload();
    await button(page, "Dienste in Augsburg wählen").click();
    const choice = dialog(page, "Dienste in Augsburg");
    await choice.getByRole("checkbox", { name: "Führungszeugnis", exact: true }).uncheck();
    await choice.getByRole("checkbox", { name: "Aufenthaltsbescheinigung", exact: true }).check();
    await button(choice, "Übernehmen").click();
    await expect(page.getByText("Augsburg: 1 Dienst neu, 1 entfällt").first()).toBeVisible();
    await button(page, "Speichern").click();
    const question = dialog(page, "Zugriff ändern?");
    await expect(question).toContainText("Das gilt sofort, auch in Sitzungen, die gerade laufen.");
    await button(question, "Zugriff ändern").click();
    await expect(question).toBeHidden();
    await expect(page.getByText("Gespeichert", { exact: true }).first()).toBeVisible();

    await own.bringToFront();
    await own.reload();
    await expect(tile(own, "Augsburg").locator("li:not(li li) > [data-part=service] > a")).toHaveText([
      "Meldebescheinigung",
      "Aufenthaltsbescheinigung",
    ]);
  });

  await test.step("deactivated while logged in", async () => {
    await page.bringToFront();
    await button(page, /^Deaktivieren/).click();
    const question = dialog(page, `${username} deaktivieren?`);
    await button(question, "Deaktivieren").click();
    await expect(question.getByText("Dieses Feld wird benötigt")).toBeVisible();
    await question.getByLabel("Grund").fill("Wechsel in ein anderes Amt");
    await button(question, "Deaktivieren").click();
    await expect(page.getByText("Grund: Wechsel in ein anderes Amt")).toBeVisible();

    await own.bringToFront();
    await tile(own, "Augsburg").getByRole("link", { name: "Augsburg" }).click();
    await expect(lapsedLogin(own)).toBeVisible();
    await own.goto("/");
    await logIn(own, username, newPassword);
    await expect(toast(own)).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
  });

  await test.step("reactivated", async () => {
    await page.bringToFront();
    await button(page, "Reaktivieren").click();
    await expect(button(page, /^Deaktivieren/)).toBeVisible();
    await expect(page.getByText("Grund: Wechsel in ein anderes Amt")).toBeHidden();
    await own.bringToFront();
    await logIn(own, username, newPassword);
    await expect(tiles(own)).toHaveCount(1);
  });

  await test.step("resets the password by a link", async () => {
    await waitForNextLink(app, username);
    await page.bringToFront();
    await page.reload();
    await button(page, /^Link für neues Passwort/).click();
    await button(dialog(page, `Link für ein neues Passwort an ${username}?`), "Link erzeugen").click();
    const reset = await takeLink(page, `Neues Passwort für ${username}`);
    await expect(page.getByText(/^Ein Link für ein neues Passwort gilt bis/)).toBeVisible();
    await own.bringToFront();
    await own.goto(reset);
    await expect(heading(own, "Neues Passwort")).toBeVisible();
    await setPassword(own, `${newPassword}, auch der zweite`);
    await expect(heading(own, "Anmelden")).toBeVisible();
    await own.goto(reset);
    await setPassword(own);
    await expect(toast(own)).toHaveText(invalid);
    await own.goto("/");
    await logIn(own, username, `${newPassword}, auch der zweite`);
    await expect(tiles(own)).toHaveCount(1);
  });

  await test.step("removed", async () => {
    await page.bringToFront();
    await page.reload();
    await button(page, /^Entfernen/).click();
    const question = dialog(page, `${username} entfernen?`);
    await question.getByRole("textbox").fill("lena");
    await expect(button(question, "Benutzer entfernen")).toBeDisabled();
    await question.getByRole("textbox").fill(username);
    await button(question, "Benutzer entfernen").click();
    await expect(heading(page, "Benutzer")).toBeVisible();
    await page.goto(`${usersPath}?text=${username}`);
    await expect(page.getByText("0 von", { exact: false }).first()).toBeVisible();
    await expect(rowOf(page, username)).toHaveCount(0);
    await own.bringToFront();
    await own.reload();
    await expect(heading(own, "Anmelden")).toBeVisible();
  });
});
