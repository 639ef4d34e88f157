/** Report templates for a member and the support. */
import type { Page } from "playwright/test";
import { docxTemplate, jrxmlTemplate } from "../support/reportTemplates";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";

const commune = "/mgt/reports/09761000";

const item = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

/** Words of one language. */
const words = {
  de: {
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
  },
  en: {
    upload: "Upload new template …",
    choose: /^Choose (another )?file$/,
    name: "Name of the report",
    check: "Check template",
    unknown: "1 unknown placeholder",
    meant: "payment.totl Did you mean payment.total?",
    preview: "Preview with example data",
    save: "Save template",
    own: "Own template",
    replace: /: Replace …$/,
    history: "History (2)",
    restore: /Restore …$/,
    restoreNow: "Restore",
    remove: /: Remove …$/,
    removeNow: "Remove template",
    removed: "Removed",
    macros: "antrag.docx: The template contains macros (word/vbaProject.bin). It has not been saved.",
    confirm: "I have checked the 2 expressions; they may be run.",
    unconfirmed: "Confirm the expressions before you save the template.",
  },
};

const walks = [
  { user: "member", language: "de", service: "ikfz-neuzulassung" },
  { user: "support", language: "en", service: "ew-meldebescheinigung" },
] as const;

for (const { user, language, service } of walks) {
  test(`Report templates: ${user} uploads, replaces, restores and removes a template, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    const say = words[language];
    const name = `brief-${user}-${language}`;
    await visitAs(user, `${commune}/${service}`, language);
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
    await expect(
      page.getByRole("region", { name: say.removed }).getByRole("heading", { name }),
    ).toBeVisible();
  });

  test(`Report templates: ${user} gets the reason of a refusal, and confirms expressions, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    const say = words[language];
    await visitAs(user, `${commune}/${service}`, language);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: say.upload }).click();
    await dialog.getByLabel(say.name).fill(`ausdruck-${user}-${language}`);
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
    await expect(item(page, `ausdruck-${user}-${language}`).getByText(say.own)).toBeVisible();
  });
}

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
