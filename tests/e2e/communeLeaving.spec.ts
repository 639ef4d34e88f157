/** Unsaved input: leaving asks, and neither a reload nor the end of the session loses it. */
import type { Page } from "playwright/test";
import { ags, dialog, openSection, question, saveBar, sections } from "./support/communeScreens";
import { databaseOf, expect, test } from "./support/communeTest";
import { heading, logIn } from "./support/screens";
import { endSessions, lapsedLogin } from "./support/sessions";

const path = `/mgt/edit/${ags.kaufbeuren}`;
const nameOf = (page: Page) => page.getByLabel("Name", { exact: true });
const leaving = (page: Page) => question(page, "Nicht gespeicherte Änderungen");

test("Leaving a form: asks before following a link, and then follows it", async ({ page, visitAs }) => {
  await visitAs("support", path);
  await nameOf(page).fill("Kaufbeuren im Allgäu");
  await sections(page)
    .getByRole("link", { name: /^Dienste/ })
    .click();
  await expect(leaving(page)).toContainText("1 Änderung ist nicht gespeichert und geht verloren.");
  await leaving(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(nameOf(page)).toHaveValue("Kaufbeuren im Allgäu");
  await page.getByRole("link", { name: "Kommunen", exact: true }).click();
  await leaving(page).getByRole("button", { name: "Seite verlassen" }).click();
  await expect(heading(page, "Kommunen")).toBeVisible();
  await page.goBack();
  await expect(nameOf(page)).toHaveValue("Kaufbeuren");
});

test("Leaving a form: asks before a reload, and offers the input again", async ({ page, visitAs }) => {
  await visitAs("support", path);
  await nameOf(page).fill("Kaufbeuren im Allgäu");
  await expect(saveBar(page)).toContainText("1 Änderung");
  const asked: string[] = [];
  page.on("dialog", (one) => {
    asked.push(one.type());
    void one.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(nameOf(page)).toHaveValue("Kaufbeuren");
  await expect(page.getByText(/^Es gibt nicht gespeicherte Eingaben von \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Wiederherstellen" }).click();
  await expect(nameOf(page)).toHaveValue("Kaufbeuren im Allgäu");
  await saveBar(page).getByRole("button", { name: "Verwerfen" }).click();
  await page.reload();
  await expect(nameOf(page)).toHaveValue("Kaufbeuren");
  expect(asked).toHaveLength(1);
  await expect(page.getByText(/^Es gibt nicht gespeicherte Eingaben/)).toHaveCount(0);
});

test("Leaving a form: asks before closing a form in a dialog, also with Escape", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${path}/countries`);
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  const form = dialog(page, "Staat hinzufügen");
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await form.getByLabel("Name").fill("Atlantis");
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toBeHidden();
  await expect(form.getByLabel("Name")).toHaveValue("Atlantis");
  await form.getByRole("button", { name: "Abbrechen" }).click();
  await leaving(page).getByRole("button", { name: "Änderungen verwerfen" }).click();
  await expect(form).toBeHidden();
});

test.describe("Session end under a changed form", () => {
  test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 40[01]/));

  test("loses nothing: the same user logs in over it and saves", async ({ page, app, visitAs }) => {
    await visitAs("support", path);
    await nameOf(page).fill("Kaufbeuren im Allgäu");
    await endSessions(databaseOf(app), "support");
    await page.keyboard.press("Control+s");
    await expect(lapsedLogin(page)).toBeVisible();
    await logIn(page, "support");
    await expect(lapsedLogin(page)).toBeHidden();
    await expect(nameOf(page)).toHaveValue("Kaufbeuren im Allgäu");
    await expect(saveBar(page)).toHaveText("Gespeichert");
    await expect(heading(page, "Kaufbeuren im Allgäu")).toBeVisible();
  });

  test("shows nothing of it to another user", async ({ page, app, visitAs }) => {
    await visitAs("support", path);
    await nameOf(page).fill("Nur für support");
    await endSessions(databaseOf(app), "support");
    await page.keyboard.press("Control+s");
    await expect(lapsedLogin(page)).toBeVisible();
    await logIn(page, "admin");
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(heading(page, "Kommunen")).toBeVisible();
    await page.goto(path);
    await expect(nameOf(page)).toHaveValue(/^Kaufbeuren/);
    await expect(page.getByText(/^Es gibt nicht gespeicherte Eingaben/)).toHaveCount(0);
    const { rowCount } = await databaseOf(app).query("select 1 from commune where name = 'Nur für support'");
    expect(rowCount).toBe(0);
    await openSection(page, "Dienste");
  });
});
