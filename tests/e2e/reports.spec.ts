/** Report templates for a member and the support. */
import type { Page } from "playwright/test";
import { docxTemplate, jrxmlTemplate } from "../support/reportTemplates";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";

const service = "/mgt/reports/09761000/ikfz-neuzulassung";

const item = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

/** Words on the screens. */
const say = {
  upload: "Neue Vorlage hochladen …",
  choose: /Datei wählen$/,
  name: "Name des Berichts",
  check: "Vorlage prüfen",
  unknown: "1 unbekannter Platzhalter",
  meant: "payment.totl Meinten Sie payment.total?",
  preview: "Vorschau mit Beispieldaten",
  save: "Vorlage speichern",
  own: "Eigene Vorlage",
  replace: /: Ersetzen …$/,
  history: "Verlauf (2)",
  restore: /Wiederherstellen …$/,
  restoreNow: "Wiederherstellen",
  remove: /: Entfernen …$/,
  removeNow: "Vorlage entfernen",
  removed: "Entfernt",
  macros: "antrag.docx: Die Vorlage enthält Makros (word/vbaProject.bin). Sie wurde nicht gespeichert.",
  confirm: "Ich habe die 2 Ausdrücke geprüft; sie dürfen ausgeführt werden.",
  unconfirmed: "Bestätigen Sie die Ausdrücke, bevor Sie die Vorlage speichern.",
};

test("Report templates: member uploads, replaces, restores and removes a template", async ({
  page,
  visitAs,
}) => {
  const name = "brief-member";
  await visitAs("member", service);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: say.upload }).click();
  const chooser = dialog.getByLabel(say.choose).first();
  await chooser.setInputFiles(
    file("antrag.docx", await docxTemplate({ paragraphs: ["{application.pid}", "{payment.totl}"] })),
  );
  await dialog.getByLabel(say.name).fill(name);
  await dialog.getByRole("button", { name: say.check }).click();
  await expect(dialog.getByRole("list", { name: say.unknown })).toHaveText(say.meant);
  await expectAccessible(page, { isOver: true });
  const preview = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say.preview }).click();
  expect((await preview).suggestedFilename()).toMatch(/\.docx$/);
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(dialog).toBeHidden();
  await expect(item(page, name).getByText(say.own)).toBeVisible();
  await expectAccessible(page);

  await item(page, name).getByRole("button", { name: say.replace }).click();
  await chooser.setInputFiles(file("zweiter.docx", await docxTemplate({ paragraphs: ["{commune.name}"] })));
  await dialog.getByRole("button", { name: say.check }).click();
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(dialog).toBeHidden();
  await expect(item(page, name).getByText(/· zweiter\.docx ·/)).toBeVisible();

  await item(page, name).getByRole("button", { name: say.history }).click();
  await expectAccessible(page);
  await item(page, name).getByRole("button", { name: say.restore }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.restoreNow }).click();
  await expect(item(page, name).getByText(/· antrag\.docx ·/)).toBeVisible();

  await item(page, name).getByRole("button", { name: say.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.removeNow }).click();
  await expect(page.getByRole("region", { name: say.removed }).getByRole("heading", { name })).toBeVisible();
});

test("Report templates: member gets the reason of a refusal, and confirms expressions", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", service);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: say.upload }).click();
  await dialog.getByLabel(say.name).fill("ausdruck-member");
  const chooser = dialog.getByLabel(say.choose).first();
  await chooser.setInputFiles(
    file("antrag.docx", await docxTemplate({ parts: { "word/vbaProject.bin": "x" } })),
  );
  await dialog.getByRole("button", { name: say.check }).click();
  await expect(dialog.getByRole("alert")).toContainText(say.macros);
  await chooser.setInputFiles(
    file("antrag.jrxml", jrxmlTemplate({ expressions: ['"a"', "new java.util.Date()"] })),
  );
  await dialog.getByRole("button", { name: say.check }).click();
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(dialog.getByRole("alert")).toHaveText(say.unconfirmed);
  await expectAccessible(page, { isOver: true });
  await dialog.getByLabel(say.confirm).check();
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(item(page, "ausdruck-member").getByText(say.own)).toBeVisible();
});

test("Report templates: the services of a commune that miss a template are found from the commune's page", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/09761000");
  await page.getByRole("link", { name: "Berichtsvorlagen" }).click();
  await expect(page).toHaveTitle("Service Management - Berichtsvorlagen - Augsburg");
  await page.getByRole("button", { name: /^Fehlende \(\d+\)/ }).click();
  const table = page.getByRole("table", { name: "Berichtsvorlagen je Dienst" });
  await expect(table.getByRole("row").nth(1)).toContainText("gebuehrenbescheid");
  await expectAccessible(page);
  await table.getByRole("link").first().click();
  await expect(item(page, "gebuehrenbescheid").getByText("Fehlt")).toBeVisible();
});
