/** The lists of a commune: register offices, countries, water meter readings. */
import type { Page } from "playwright/test";
import { ags, dialog, edit, expectFieldError, listed, remove, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

const add = (page: Page) => page.getByRole("button", { name: "Hinzufügen" }).first().click();

test("Commune lists: a register office is added after its faults are mended, changed and removed", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}/register-offices`);
  await expect(listed(page, "Standesamt Augsburg").first()).toBeVisible();
  await add(page);
  const form = dialog(page, "Standesamt hinzufügen");
  const field = (name: string) => form.getByLabel(name);
  await field("Name").fill("Standesamt Göggingen");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  for (const name of ["Adresse (URL)", "Präfix der Behördenkennung", "Kennung"]) {
    await expectFieldError(form.getByLabel(name, { exact: true }), "Dieses Feld wird benötigt");
  }
  await expect(field("Adresse (URL)")).toBeFocused();

  await field("Adresse (URL)").fill("{host}/standesamt-goeggingen");
  await field("Präfix der Behördenkennung").fill("psw");
  await form.getByLabel("Kennung", { exact: true }).fill("097610099999");
  await field("Stellt nur Urkunden aus").check();
  await page.keyboard.press("Control+s");
  await expect(form).toBeHidden();
  await expect(listed(page, "Standesamt Göggingen")).toContainText("097610099999");

  await edit(page, "Standesamt Göggingen");
  const editing = dialog(page, "Standesamt bearbeiten");
  await editing.getByLabel("Name", { exact: true }).fill("Standesamt Göggingen-Süd");
  await editing.getByRole("button", { name: "Speichern" }).click();
  await expect(editing).toBeHidden();
  await expect(listed(page, "Standesamt Göggingen-Süd")).toHaveCount(1);
  await remove(page, ["Standesamt Göggingen-Süd"], "1 Standesamt");
  await expect(listed(page, "Göggingen")).toHaveCount(0);
});

test("Commune lists: countries are filtered by membership; a duplicate name is refused", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}/countries`);
  await expect(listed(page, "Ägypten")).toBeVisible();
  // German collation: umlauts sort with their vowel.
  const names = await page.locator("tbody th").allTextContents();
  expect(names.slice(0, 3)).toEqual(["Afghanistan", "Ägypten", "Albanien"]);
  await page.getByLabel("Mitgliedschaft in der EU").selectOption("In der EU");
  await expect(page).toHaveURL(/\?eu=yes$/);
  await expect(listed(page, "Ägypten")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("27 Einträge")).toBeVisible();
  await page.goBack();
  await expect(listed(page, "Ägypten")).toBeVisible();

  await add(page);
  const form = dialog(page, "Staat hinzufügen");
  await form.getByLabel("Name").fill("ägypten");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expectFieldError(form.getByLabel("Name"), "Ist bereits vorhanden");
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Atlantis");
  await form.getByLabel("Mitglied der EU").check();
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form).toBeHidden();
  await expect(listed(page, "Atlantis")).toContainText("Mitglied der EU");

  await edit(page, "Atlantis");
  const editing = dialog(page, "Staat bearbeiten");
  await editing.getByLabel("Mitglied der EU").uncheck();
  await editing.getByRole("button", { name: "Speichern" }).click();
  await expect(listed(page, "Atlantis")).toContainText("Nicht in der EU");
  await remove(page, ["Atlantis"], "1 Staat");
  await expect(listed(page, "Atlantis")).toHaveCount(0);
});

test("Commune lists: a water meter reading is of a commune that exists", async ({ page, visitAs }) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}/water-meter-reading`);
  await expect(listed(page, "Augsburg")).toContainText("Läuft");
  await add(page);
  const form = dialog(page, "Ablesung hinzufügen");
  await form.getByLabel("Name").fill("Bad Kohlgrub");
  await form.getByLabel("Erster Tag").fill("2031-05-10");
  await form.getByLabel("Letzter Tag").fill("2031-05-10");
  await form.getByLabel("AGS").fill("09999999");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expectFieldError(form.getByLabel("AGS"), "Diesen AGS gibt es hier nicht.");
  await form.getByLabel("AGS").fill("09180112");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form).toBeHidden();
  await expect(listed(page, "Bad Kohlgrub")).toContainText("10.05.2031 – 10.05.2031");
  await expect(listed(page, "Bad Kohlgrub")).toContainText("Beginnt am 10.05.2031");
  await expect(sections(page).getByRole("link", { name: "Wasserzählerablesung 2" })).toBeVisible();
  await remove(page, ["Bad Kohlgrub 09180112"], "1 Konfiguration");
  await expect(listed(page, "Bad Kohlgrub")).toHaveCount(0);
});
