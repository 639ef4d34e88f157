/** Invalid import files: errors name line and column, and the stock stays unchanged. */
import type { Locator, Page } from "playwright/test";
import { ags, dialog, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { csv, type ChosenFile } from "./support/files";

const address = `/mgt/edit/${ags.hamburg}/postal-codes`;

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Datei einlesen …" }).first().click();
  return dialog(page, /ersetzen/);
}

async function choose(form: Locator, file: ChosenFile): Promise<void> {
  await form.getByLabel(/Datei wählen/).setInputFiles(file);
}

const latin = (text: string) => Buffer.from(text, "latin1");

/** Files that are refused as a whole. */
const refused: readonly (readonly [what: string, file: ChosenFile, sentence: string])[] = [
  [
    "a wrong separator",
    csv("komma.csv", "PLZ,Ort\n20095,Hamburg\n"),
    "Zeile 1: Die Spalten sind mit „,“ getrennt. Erwartet wird das Semikolon.",
  ],
  [
    "mixed encodings",
    csv("gemischt.csv", Buffer.concat([Buffer.from("PLZ;Ort\n20095;Köln\n"), latin("20146;München\n")])),
    "Zeile 3, Spalte 8: Die Datei mischt UTF-8 und Windows-1252. Speichern Sie sie einheitlich als UTF-8.",
  ],
];

test("Commune imports: unreadable files are refused in the dialog, with line and column", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", address);
  const form = await openImport(page);
  for (const [what, file, sentence] of refused) {
    await test.step(what, async () => {
      await choose(form, file);
      await expect(form.getByRole("alert")).toContainText(file.name);
      await expect(form.getByRole("alert")).toContainText(sentence);
      await expect(form.getByRole("alert")).toContainText("Der Bestand bleibt, wie er war.");
      await expect(form.getByLabel(/Datei wählen/)).toHaveAttribute("aria-invalid", "true");
    });
  }
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(sections(page).getByRole("link", { name: "Postleitzahlen 6" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Frühere Bestände/ })).toHaveCount(0);
});

test("Commune imports: duplicate rows and lost leading zeros are listed, and nothing is stored before confirmation", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `/mgt/edit/${ags.kiel}/residential-properties`);
  await expect(page.getByRole("navigation", { name: "Seiten" })).toBeVisible();
  const before = await page.getByRole("navigation", { name: "Seiten" }).innerText();
  const form = await openImport(page);
  await choose(
    form,
    csv(
      "null.csv",
      [
        "ags;postal code;location;street;house number",
        "01002000;24103;Kiel;Alter Markt;1",
        "1002000;24103;Kiel;Alter Markt;2",
        "01002000;24103;Kiel;Alter Markt;1",
        "09761000;86150;Augsburg;Alter Markt;4",
      ].join("\n"),
    ),
  );
  const problems = form.getByRole("table", { name: "Zeilen mit Fehler" }).getByRole("row");
  const expected = [
    /3.*AGS.*\(1\).*1002000.*aus 1002000 müsste 01002000 werden/s,
    /4.*ganze Zeile.*Doppelt, steht schon in Zeile 2\./s,
    /5.*AGS.*\(1\).*Der AGS 09761000 gehört nicht zu dieser Kommune\./s,
  ];
  await expect(form.getByRole("alert")).toContainText("3 Zeilen der Datei haben Fehler.");
  for (const [position, words] of expected.entries()) {
    await expect(problems.nth(position + 1)).toContainText(words);
  }
  await form.getByRole("button", { name: "Weiter zur Vorschau" }).click();
  await expect(form.getByRole("definition").last()).toBeVisible();
  for (const [position, words] of expected.entries()) {
    await expect(problems.nth(position + 1)).toContainText(words);
  }
  await expect(form.getByRole("button", { name: /ersetzen$/ })).toBeDisabled();
  await expect(form.getByLabel("Ohne die 3 fehlerhaften Zeilen fortfahren")).not.toBeChecked();
  await form.getByRole("button", { name: "Abbrechen" }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Seiten" })).toBeVisible();
  expect(await page.getByRole("navigation", { name: "Seiten" }).innerText()).toBe(before);
});
