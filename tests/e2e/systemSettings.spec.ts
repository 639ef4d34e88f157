/** An administrator changes settings: the effect is told first, and the banner reaches the others. */
import { expectAccessible } from "./support/accessible";
import { call } from "./support/calls";
import { expect, test } from "./support/communeTest";

test.use({ dataOf: "system-settings" });

const path = "/admin/settings";

const words = {
  de: {
    title: "Einstellungen",
    months: "Namen im Aktivitätsprotokoll",
    show: "Hinweis anzeigen",
    german: "Hinweis auf Deutsch",
    english: "Hinweis auf Englisch",
    login: "Auch auf der Anmeldeseite zeigen",
    save: "Speichern",
    effect: /verlieren .* weitere Einträge im Aktivitätsprotokoll die Namen/,
    saved: "Gespeichert",
    changed: /Zuletzt geändert von (admin|support)/,
  },
  en: {
    title: "Settings",
    months: "Names in the activity log",
    show: "Show notice",
    german: "Notice in German",
    english: "Notice in English",
    login: "Show on the login page as well",
    save: "Save",
    effect: /more entries in the activity log lose their names/,
    saved: "Saved",
    changed: /Last changed by (admin|support)/,
  },
} as const;

for (const [username, language, months] of [
  ["admin", "de", "10"],
  ["support", "en", "6"],
] as const) {
  test(`System settings: ${username} shows a banner and shortens a period (${language})`, async ({
    app,
    page,
    visitAs,
    colleagueAs,
  }) => {
    const say = words[language];
    const sentence = `Umzug am Freitag (${username})`;
    await visitAs(username, path, language);
    await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.months).fill(months);
    const show = page.getByLabel(say.show);
    if (!(await show.isChecked())) await show.check();
    await page.getByLabel(say.german).fill(sentence);
    await page.getByLabel(say.english).fill(`We move on Friday (${username})`);
    await page.getByLabel(say.login).setChecked(true);
    await page.getByRole("button", { name: say.save }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(say.effect)).toBeVisible();
    await expectAccessible(page, { isOver: true });
    await question.getByRole("button", { name: say.save }).click();
    await expect(
      page.getByRole("region", { name: language === "de" ? "Änderungen" : "Changes" }),
    ).toContainText(say.saved);
    await expect(page.getByText(say.changed).last()).toBeVisible();
    const own = language === "de" ? sentence : `We move on Friday (${username})`;
    await expect(page.getByRole("banner").getByText(own)).toBeVisible();

    const member = await colleagueAs("member", "/");
    await expect(member.getByRole("banner").getByText(sentence)).toBeVisible();
    const { data } = await call(app.url, { query: "{ instance { loginBanner { german } } }" }, {});
    expect(data).toEqual({ instance: { loginBanner: { german: sentence } } });
  });
}

test("System settings: a member is sent to the start page", async ({ page, visitAs }) => {
  await visitAs("member", path);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
