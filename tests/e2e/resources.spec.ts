/** The editor of resources: adding, YAML, form, difference, conflict, secrets; under the production policy. */
import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible";
import { dialog, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { editor, placeholder, saveDocument as save, typeDocument as type } from "./support/resourceScreens";

const path = "/admin/editresource/v1/paymentProvider/epaybl";

test("Resources: support adds a service, with suggestions and mended errors, without any violation of the policy", async ({
  page,
  visitAs,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Against the policy")) violations.push(message.text());
  });
  await visitAs("support", "/admin/addresource?type=restService");
  await expect(page).toHaveTitle("Service Management - Administration - Ressourcen");
  await expect(page.getByRole("radio", { name: /^REST-Service/ })).toBeChecked();
  await page.getByLabel("ID", { exact: true }).fill("Neuer Dienst");
  await type(page, "name: Neuer Dienst\nendpoint:\n  url: https://dienst.example.org\n");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Erlaubt sind Kleinbuchstaben ohne Umlaute/).first()).toBeVisible();
  await page.getByLabel("ID", { exact: true }).fill("neuer-dienst");

  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("auth");
  await page.getByRole("option", { name: /^authentication/ }).click();
  await page.keyboard.insertText("type: none");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.insertText("commune: 09761000");
  await page.keyboard.press("Control+Shift+M");
  await expect(editorPanel(page).getByText(/Der AGS braucht Anführungszeichen/)).toBeVisible();
  await page.getByRole("button", { name: "Anführungszeichen setzen" }).last().click();
  await expect(page.getByText("Keine Probleme").first()).toBeVisible();
  await saveBar(page).getByRole("button", { name: "Hinzufügen" }).click();

  await expect(page).toHaveURL("/admin/editresource/v2/restService/neuer-dienst");
  await expect(page.getByRole("heading", { level: 1, name: "Neuer Dienst" })).toBeVisible();
  await type(page, "name: Neuer Name\nendpoint:\n  url: https://dienst.example.org\n");
  await page.getByRole("button", { name: "Unterschied" }).click();
  await expect(page.getByText("Neuer Dienst → Neuer Name")).toBeVisible();
  await expectAccessible(page, {});
  expect(violations).toEqual([]);
});

/** The panel of problems within the editor. */
const editorPanel = (page: Page) => page.locator(".cm-panel-lint");

test("Resources: the form changes values and keeps comments; nothing changed is said", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", path);
  await expect(editor(page)).toContainText("https://epaybl.example.org/");
  await page.getByRole("button", { name: "Unterschied" }).click();
  await expect(page.getByText(/^Nichts geändert/)).toBeVisible();
  await page.getByRole("button", { name: "YAML" }).click();
  await type(page, "# Probebetrieb\nname: ePayBL\nurl: https://epaybl.example.org/ # v1\n");
  await page.getByRole("button", { name: "Formular" }).click();
  await page.getByLabel("Adresse").fill("https://epaybl.example.org/v2");
  await page.getByLabel("Testbetrieb").selectOption("Ja");
  await page.getByLabel("paypal").check();
  await expectAccessible(page, {});
  await page.getByRole("button", { name: "YAML" }).click();
  await expect(editor(page)).toContainText("# Probebetrieb");
  await expect(editor(page)).toContainText("url: https://epaybl.example.org/v2 # v1");
  await expect(editor(page)).toContainText("sandbox: true");
  await page.keyboard.press("Control+s");
  const changes = dialog(page, "Änderungen speichern");
  await expect(
    changes.getByText("https://epaybl.example.org/ → https://epaybl.example.org/v2"),
  ).toBeVisible();
  await changes.getByLabel(/Anmerkung zur Änderung/).fill("Umstellung auf v2");
  await changes.getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");

  await type(page, 'name: "offen\nurl: https://epaybl.example.org/\n');
  await page.getByRole("button", { name: "Formular" }).click();
  await page.getByRole("button", { name: /^Zeile \d+ im YAML ansehen$/ }).click();
  await expect(editor(page)).toBeFocused();
});

test("Resources: a secret is neither shown nor kept in a draft, and stays when it is not touched", async ({
  page,
  visitAs,
}) => {
  const secret = "ein-geheimer-Schluessel";
  await visitAs("support", "/admin/editresource/v1/paymentProvider/girocheckout");
  await type(page, `name: Giro\nurl: https://giro.example.org/\ncredentials:\n  apiKey: ${secret}\n`);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).toContain("giro.example.org");
  expect(await stored()).not.toContain(secret);
  await page.keyboard.press("Control+s");
  const changes = dialog(page, "Änderungen speichern");
  await expect(changes.getByText("neuer Wert, nicht angezeigt")).toBeVisible();
  await expect(changes).not.toContainText(secret);
  await changes.getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await expect(editor(page)).toContainText(placeholder);
  await expect(editor(page)).not.toContainText(secret);

  await page.getByRole("button", { name: "Formular" }).click();
  await expect(page.getByText("gespeichert", { exact: true })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Giro neu");
  await save(page);
  await page.getByRole("button", { name: "YAML" }).click();
  await expect(editor(page)).toContainText(placeholder);
});

test("Resources: two users change different values and the same one: only that asks", async ({
  page,
  visitAs,
  colleagueAs,
}) => {
  await visitAs("support", path);
  await type(page, "name: Meiner\nurl: https://epaybl.example.org/\nmandator: A1\n");
  const other = await colleagueAs("admin", path);
  await type(other, "name: Anderer\nurl: https://epaybl.example.org/\ntimeoutSeconds: 20\n");
  await save(other);
  await page.bringToFront();
  await page.keyboard.press("Control+s");
  await dialog(page, "Änderungen speichern").getByRole("button", { name: "Speichern" }).click();
  const merge = dialog(page, "admin hat inzwischen gespeichert");
  await expect(merge.getByRole("radio")).toHaveCount(2);
  await merge.getByRole("radio", { name: /Meiner/ }).check();
  await merge.getByRole("button", { name: "Zusammenführen" }).click();
  const changes = dialog(page, "Änderungen speichern");
  await expect(changes.getByText(/^admin hat inzwischen gespeichert/)).toBeVisible();
  await changes.getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
  for (const text of ["name: Meiner", "mandator: A1", "timeoutSeconds: 20"])
    await expect(editor(page)).toContainText(text);
});

test("Resources: the editor is reached and left by keyboard", async ({ page, visitAs }) => {
  await visitAs("support", path);
  await expect(editor(page)).toBeVisible();
  await page.getByRole("button", { name: "Unterschied" }).focus();
  await page.keyboard.press("Tab");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
});

test("Resources: a member gets to the overview", async ({ page, visitAs }) => {
  await visitAs("member", path);
  await expect(page).toHaveURL("/");
});
