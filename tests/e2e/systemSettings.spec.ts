/** An administrator changes settings: the effect is told first, and the banner reaches the others. */
import { expectAccessible } from "./support/accessible";
import { call } from "./support/calls";
import { expect, test } from "./support/communeTest";

test.use({ dataOf: "system-settings" });

const path = "/admin/settings";

/** Words on the screens. */
const say = {
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
};

test("System settings: admin shows a banner and shortens a period", async ({
  app,
  page,
  visitAs,
  colleagueAs,
}) => {
  const sentence = "Umzug am Freitag (admin)";
  await visitAs("admin", path);
  await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say.months).fill("10");
  const show = page.getByLabel(say.show);
  if (!(await show.isChecked())) await show.check();
  await page.getByLabel(say.german).fill(sentence);
  await page.getByLabel(say.english).fill("We move on Friday (admin)");
  await page.getByLabel(say.login).setChecked(true);
  await page.getByRole("button", { name: say.save }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(say.effect)).toBeVisible();
  await expectAccessible(page, { isOver: true });
  await question.getByRole("button", { name: say.save }).click();
  await expect(page.getByRole("region", { name: "Änderungen" })).toContainText(say.saved);
  await expect(page.getByText(say.changed).last()).toBeVisible();
  await expect(page.getByRole("banner").getByText(sentence)).toBeVisible();

  const member = await colleagueAs("member", "/");
  await expect(member.getByRole("banner").getByText(sentence)).toBeVisible();
  const { data } = await call(app.url, { query: "{ instance { loginBanner { german } } }" }, {});
  expect(data).toEqual({ instance: { loginBanner: { german: sentence } } });
});
