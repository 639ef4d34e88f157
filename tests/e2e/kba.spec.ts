/** The whole life of KBA settings, for a member and the support. */
import type { Page } from "playwright/test";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";
import { heading } from "./support/screens";

const commune = "/mgt/edit/09761000/kba-settings";

/** Words of one language. */
const words = {
  de: {
    user: (user: string) => `KBA-Benutzer ${user}`,
    add: "Hinzufügen",
    cancel: "Abbrechen",
    discard: "Änderungen verwerfen",
    added: "Die KBA-Einstellungen sind hinzugefügt.",
    userField: "KBA-Benutzer",
    number: "Benutzernummer",
    ags: "Mandanten-AGS",
    stba: /^STBA-Nummer/,
    password: "Passwort",
    identifier: "Passwortkennung",
    setOn: "Beim KBA gesetzt am",
    exists: /gibt es in der Kommune schon Einstellungen/,
    expired: /vor mehr als 90 Tagen gesetzt/,
    future: /Der Tag liegt in der Zukunft/,
    edit: "Bearbeiten",
    save: "Speichern",
    edited: "Die KBA-Einstellungen sind geändert.",
    change: "Passwort ändern",
    savePassword: "Passwort speichern",
    invalid: /zwei Ziffern von 01 bis 99/,
    changed: /^Das neue Passwort ist gespeichert\./,
    unconfirmed: /wurde noch nicht verwendet/,
    restore: "Bisheriges wieder verwenden",
    restored: /^Das bisherige Passwort gilt wieder\./,
    works: "Neues Passwort funktioniert",
    confirmed: /^Das neue Passwort ist bestätigt\./,
    remove: "Entfernen",
    removeNow: "KBA-Einstellungen entfernen",
    removed: "Die KBA-Einstellungen sind entfernt.",
  },
  en: {
    user: (user: string) => `KBA user ${user}`,
    add: "Add",
    cancel: "Cancel",
    discard: "Discard changes",
    added: "The KBA settings have been added.",
    userField: "KBA user",
    number: "User number",
    ags: "Client AGS",
    stba: /^STBA number/,
    password: "Password",
    identifier: "Password identifier",
    setOn: "Set at the KBA on",
    exists: /already has settings with this KBA user/,
    expired: /set more than 90 days ago/,
    future: /is in the future/,
    edit: "Edit",
    save: "Save",
    edited: "The KBA settings have been changed.",
    change: "Change password",
    savePassword: "Save password",
    invalid: /two digits from 01 to 99/,
    changed: /^The new password is saved\./,
    unconfirmed: /has not been used yet/,
    restore: "Use the previous one again",
    restored: /^The previous password is used again\./,
    works: "New password works",
    confirmed: /^The new password is confirmed\./,
    remove: "Remove",
    removeNow: "Remove KBA settings",
    removed: "The KBA settings have been removed.",
  },
};

const dayIn = (days: number) => formatDate(addDays(calendarDayOf(new Date()), days));

/** The count beside the section in the navigation. */
async function countOf(page: Page): Promise<number> {
  const link = page.locator(`a[href="${commune}"]`);
  await expect(link).toContainText(/\d/);
  return Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
}

/** The last toast with this text; it is also announced. */
const toastOf = (page: Page, text: string | RegExp) =>
  page.locator("[data-scope=toast][data-part=title]").filter({ hasText: text }).last();

const walks = [
  { user: "member", language: "de" },
  { user: "support", language: "en" },
] as const;

for (const { user, language } of walks) {
  test(`KBA settings: ${user} adds, edits, changes the password, confirms and removes, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    const say = words[language];
    const name = `AUX-${user}-${language}-`;
    const secret = `geheim ${name}`;
    const answers: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/graphql")) void response.text().then((text) => answers.push(text));
    });
    await visitAs(user, commune, language);
    await page.getByRole("button", { name: say.add, exact: true }).waitFor();
    const before = await countOf(page);
    const form = page.getByRole("dialog");
    const field = (label: string | RegExp) => form.getByLabel(label, { exact: true });
    const submit = (label: string) => form.getByRole("button", { name: label, exact: true }).click();
    const card = page.getByRole("article", { name: say.user(name) });

    const fill = async () => {
      await page.getByRole("button", { name: say.add, exact: true }).click();
      // The dialog focuses its first field once it is open.
      await expect(field(say.userField)).toBeFocused();
      await field(say.userField).fill(name);
      await field(say.number).fill("4711");
      await field(say.ags).fill("09761000");
      await field(say.stba).fill("Z1234567");
      await expect(field(say.identifier)).toHaveValue(`${name}01`);
      await field(say.password).fill(secret);
    };
    await fill();
    await field(say.setOn).fill(dayIn(-91));
    await submit(say.add);
    await expect(form.getByText(say.expired).first()).toBeVisible();
    await field(say.setOn).fill(dayIn(1));
    await submit(say.add);
    await expect(form.getByText(say.future).first()).toBeVisible();
    await expectAccessible(page);
    await field(say.setOn).fill(dayIn(-85));
    await submit(say.add);
    await expect(toastOf(page, say.added)).toBeVisible();
    await expect(card.locator("[data-tone=waiting]")).toBeVisible();
    await expect.poll(() => countOf(page)).toBe(before + 1);

    await fill();
    await submit(say.add);
    await expect(form.getByText(say.exists).first()).toBeVisible();
    await submit(say.cancel);
    await page.getByRole("alertdialog").getByRole("button", { name: say.discard }).click();
    await expect(form).toBeHidden();

    await card.getByRole("button", { name: say.edit }).click();
    await expect(field(say.number)).toBeFocused();
    await field(say.number).fill("4712");
    await submit(say.save);
    await expect(toastOf(page, say.edited)).toBeVisible();
    await expect(card.getByText("4712")).toBeVisible();

    const change = async (identifier: string) => {
      await card.getByRole("button", { name: say.change }).click();
      await expect(field(say.password)).toBeFocused();
      await expect(field(say.identifier)).toHaveValue(identifier);
      await field(say.password).fill(`${secret} ${identifier}`);
    };
    await change(`${name}02`);
    await field(say.identifier).fill(`${name}00`);
    await submit(say.savePassword);
    await expect(form.getByText(say.invalid).first()).toBeVisible();
    await field(say.identifier).fill(`${name}02`);
    await submit(say.savePassword);
    await expect(toastOf(page, say.changed)).toBeVisible();
    await expect(card.getByText(say.unconfirmed)).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("button", { name: say.restore }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.restore }).click();
    await expect(toastOf(page, say.restored)).toBeVisible();
    await expect(card.getByText(say.unconfirmed)).toBeHidden();
    await change(`${name}02`);
    await submit(say.savePassword);
    await card.getByRole("button", { name: say.works }).click();
    await expect(toastOf(page, say.confirmed)).toBeVisible();
    await expect(card.getByText(say.unconfirmed)).toBeHidden();

    await card.getByRole("button", { name: say.remove }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.removeNow }).click();
    await expect(toastOf(page, say.removed)).toBeVisible();
    await expect(card).toBeHidden();
    await expect.poll(() => countOf(page)).toBe(before);
    expect(answers.join(" ")).toContain(name);
    expect(answers.join(" ")).not.toContain("geheim");
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("geheim");
  });
}

test("KBA settings: the support finds an expiring password on the overview and in the list of all", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", commune);
  await page.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("KBA-Benutzer", { exact: true }).fill("AUX-LIST");
  await form.getByLabel("Benutzernummer", { exact: true }).fill("1");
  await form.getByLabel("Mandanten-AGS", { exact: true }).fill("09761000");
  await form.getByLabel("Passwort", { exact: true }).fill("geheim");
  await form.getByLabel("Beim KBA gesetzt am", { exact: true }).fill(dayIn(-89));
  await form.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  await page.getByRole("article", { name: "KBA-Benutzer AUX-LIST" }).waitFor();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Passwörter ansehen" }).click();
  await expect(heading(page, "KBA-Passwörter")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "AUX-LIST" }).first();
  await expect(row.getByText("Läuft in 1 Tag ab")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: "Augsburg" }).click();
  await page.getByRole("article", { name: "KBA-Benutzer AUX-LIST" }).waitFor();
});
