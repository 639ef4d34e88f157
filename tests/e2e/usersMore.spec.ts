/** The users list, user imports, the user's own account, and all of it in English. */
import { readFile } from "node:fs/promises";
import { csv } from "./support/files";
import { heading, logIn, openAccount, tiles } from "./support/screens";
import { lapsedLogin } from "./support/sessions";
import { button, dialog, newPassword, rowOf, setPassword, userRows, usersPath } from "./support/userScreens";
import { expect, test } from "./support/walk";

test("Users: a pasted link filters by repeated values, and the export has the same rows", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${usersPath}?role=member&commune=05974028&commune=09761000`);
  await expect(rowOf(page, "a.nowak")).toContainText("Lippstadt");
  await expect(rowOf(page, "b.hartung")).toContainText("Augsburg");
  await expect(rowOf(page, "c.maurer")).toHaveCount(0);
  const shown = await userRows(page).count();
  await button(page.getByRole("search"), /^Status/).click();
  await page.getByRole("checkbox", { name: "Inaktiv" }).check();
  await expect(page).toHaveURL(/status=INACTIVE|status=inactive/);
  await expect(rowOf(page, "p.vossiek")).toBeVisible();
  await expect(rowOf(page, "a.nowak")).toHaveCount(0);
  await page.goBack();
  await expect(userRows(page)).toHaveCount(shown);

  const download = page.waitForEvent("download");
  await button(page, /^Exportieren/).click();
  const file = await readFile(await (await download).path(), "utf8");
  const lines = file.trim().split("\r\n");
  expect(lines[0]).toContain("Benutzername;E-Mail;Rolle");
  expect(lines.slice(1)).toHaveLength(shown);
  expect(file).toContain("b.hartung@augsburg.example.org;member;Augsburg 09761000");
});

test("Users: filters that are removed one right after the other are all removed", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${usersPath}?role=member&role=support&status=active`);
  const chips = button(page.getByRole("list", { name: "Aktive Filter" }), /entfernen$/);
  await expect(chips).toHaveCount(3);
  await chips.first().evaluate((chip: HTMLElement) => {
    const { port1, port2 } = new MessageChannel();
    // The first task after the click: the next chip has the focus.
    port1.addEventListener("message", () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    });
    port1.start();
    port2.postMessage(null);
    chip.click();
  });
  await expect(chips).toHaveCount(1);
  await expect(page).toHaveURL(/\?status=active$/);
});

test("Users: imports users: lists problems, invites the others, and hands over their links once", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", usersPath);
  await button(page, "Aus CSV einladen …").click();
  const chosen = csv(
    "benutzer.csv",
    [
      "Benutzername;E-Mail;Rolle;AGS;Dienste",
      "neu.eins;eins@augsburg.example.org;member;09761000;ew-meldebescheinigung, ew-fuehrungszeugnis",
      "neu.eins;eins@augsburg.example.org;member;05974028;alle",
      "neu.zwei;zwei@example.org;support;;",
      "neu.drei;kein-at-zeichen;member;09761000;",
      "b.hartung;b.hartung@augsburg.example.org;member;09761000;",
      "",
    ].join("\n"),
  );
  const form = dialog(page, /^Benutzer/);
  await form.getByLabel(/Datei wählen/).setInputFiles(chosen);
  await expect(form.getByText("Ungültige E-Mail-Adresse.")).toBeVisible();
  await button(form, "Weiter zur Vorschau").click();
  await expect(button(form, "2 Benutzer einladen")).toBeDisabled();
  await form.getByLabel("Ohne die eine fehlerhafte Zeile fortfahren").check();
  await button(form, "2 Benutzer einladen").click();
  const download = page.waitForEvent("download");
  await button(form, /herunterladen/).click();
  const links = await readFile(await (await download).path(), "utf8");
  expect(links.match(/\/mgt\/activate\?t=[\w-]{40,}/g)).toHaveLength(2);
  await button(form, "Schließen").last().click();
  await page.goto(`${usersPath}?text=neu.`);
  await expect(rowOf(page, "neu.eins")).toContainText("+1");
  await expect(rowOf(page, "neu.zwei")).toContainText("support");
  await expect(userRows(page)).toHaveCount(2);
});

test("Users: a new password ends the other sessions; sessions are ended one by one", async ({
  page,
  app,
  colleagueAs,
}) => {
  const username = "p.wechsel";
  await page.goto(await app.createAdminLink(username, "p.wechsel@example.org"));
  await setPassword(page);
  await expect(heading(page, "Anmelden")).toBeVisible();
  await logIn(page, username, newPassword);
  await expect(heading(page, "Kommunen")).toBeVisible();
  const other = await colleagueAs(username, "/");
  await expect(tiles(other).first()).toBeVisible();

  await page.bringToFront();
  const menu = await openAccount(page, username);
  await menu.getByRole("link", { name: /Konto/ }).click();
  await expect(heading(page, "Konto")).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Konto");
  await button(page, /^Beenden: /).click();
  await expect(button(page, /^Beenden: /)).toHaveCount(0);
  await other.bringToFront();
  await other.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(lapsedLogin(other)).toBeVisible();
  await logIn(other, username, newPassword);
  await expect(heading(other, "Übersicht")).toBeVisible();

  await page.bringToFront();
  await page.getByLabel("Bisheriges Passwort").fill("nicht das richtige");
  await page.getByLabel("Neues Passwort", { exact: true }).fill("Noch ein Satz zum Merken");
  await page.getByLabel("Neues Passwort bestätigen").fill("Noch ein Satz zum Merken");
  await button(page, "Passwort ändern").click();
  await expect(page.getByLabel("Bisheriges Passwort")).toHaveAccessibleDescription(
    /Das bisherige Passwort stimmt nicht\. Ihr Passwort bleibt, wie es war\./,
  );
  await page.getByLabel("Bisheriges Passwort").fill(newPassword);
  await button(page, "Passwort ändern").click();
  await expect(page.getByText(/^Passwort geändert/).first()).toBeVisible();
  await other.bringToFront();
  await other.reload();
  await expect(heading(other, "Anmelden")).toBeVisible();
  await logIn(other, username, "Noch ein Satz zum Merken");
  await expect(other.getByRole("button", { name: `Konto: ${username}` })).toBeVisible();
});

test("Users: a commune lists its editors", async ({ page, visitAs }) => {
  await visitAs("support", "/mgt/edit/05974028");
  await button(page, /^Wer darf hier ändern/).click();
  const editors = dialog(page, /^Wer darf/);
  await editors.getByRole("link", { name: "a.nowak" }).click();
  await expect(heading(page, "a.nowak")).toBeVisible();
  await expect(page.getByRole("table", { name: "Wirksamer Zugriff" })).toBeVisible();
});

test("Users: keeps a member out of the user administration, but shows their own account", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", usersPath);
  await expect(page).toHaveURL("/");
  const menu = await openAccount(page, "member");
  await menu.getByRole("link", { name: /Konto/ }).click();
  await expect(page.getByRole("main")).toContainText("Augsburg");
  await expect(page.getByRole("main")).toContainText("member@example.org");
});

test("Users: walks the main paths in English, as an admin", async ({ page, visitAs }) => {
  await visitAs("admin", usersPath);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(heading(page, "Users")).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Administration - Users");
  await page.getByRole("link", { name: "Invite user" }).click();
  await expect(heading(page, "Invite user")).toBeVisible();
  await page.getByLabel("Username").fill("e.nglish");
  await page.getByLabel("E-mail").fill("not an address");
  await page.getByRole("radio", { name: "admin" }).check();
  await expect(page.getByText("Sees and changes everything in all communes").first()).toBeVisible();
  await page.getByRole("radio", { name: "member" }).check();
  await button(page, "Invite user").click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Invalid e-mail address\./);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.getByLabel("E-mail").fill("b.hartung@augsburg.example.org");
  await button(page, "Invite user").click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
    /This e-mail address is already taken\./,
  );
  await page.getByLabel("E-mail").fill("e.nglish@example.org");
  await button(page, "Invite user").click();
  const shown = dialog(page, "Invitation for e.nglish");
  await expect(shown.getByText("shown only this once", { exact: false })).toBeVisible();
  await button(shown, "Close").last().click();
  await expect(heading(page, "e.nglish")).toBeVisible();
  await button(page, /^Withdraw invitation/).click();
  await button(dialog(page, "Withdraw the invitation for e.nglish?"), "Withdraw invitation").click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
});
