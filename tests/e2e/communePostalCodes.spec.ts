/** The postal codes of a commune, and their import. */
import type { Page } from "playwright/test";
import { dialog, edit, expectFieldError, listed, question, remove, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { csvRows } from "./support/files";
import { searchField, tiles } from "./support/screens";

const rowheaders = (page: Page) => page.getByRole("grid", { name: "Postleitzahlen" }).getByRole("rowheader");

test("Postal codes: adds, changes and removes a postal code, and finds the commune by it", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/09163000/postal-codes");
  await expect(rowheaders(page)).toHaveText(["83022", "83024", "83026"]);
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  const form = dialog(page, "Postleitzahl hinzufügen");
  await form.getByLabel("Postleitzahl").fill("8302");
  await form.getByLabel("Ort").fill("Rosenheim");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expectFieldError(form.getByLabel("Postleitzahl"), "Eine Postleitzahl besteht aus fünf Ziffern.");
  await form.getByLabel("Postleitzahl").fill("83022");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form).toContainText("Ist bereits vorhanden");
  await form.getByLabel("Postleitzahl").fill("83099");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form).toBeHidden();
  await expect(sections(page).getByRole("link", { name: "Postleitzahlen 4" })).toBeVisible();

  await edit(page, "83099 Rosenheim");
  await dialog(page, "Postleitzahl bearbeiten").getByLabel("Ort").fill("Rosenheim-Aising");
  await page.keyboard.press("Control+s");
  await expect(listed(page, "83099")).toContainText("Rosenheim-Aising");
  await page.getByRole("link", { name: "Kommunen", exact: true }).click();
  await searchField(page).fill("83099");
  await expect(tiles(page)).toHaveCount(1);

  await page.goto("/mgt/edit/09163000/postal-codes");
  await remove(page, ["83099 Rosenheim-Aising", "83026 Rosenheim"], "2 Postleitzahlen");
  await expect(rowheaders(page)).toHaveText(["83022", "83024"]);
});

test("Postal codes: replaces them by a file after a preview, and restores the previous stock", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/16051000/postal-codes");
  await expect(rowheaders(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Datei einlesen …" }).click();
  const form = dialog(page, /^Postleitzahlen ersetzen/);
  await expect(form).toContainText("Alle 5 vorhandenen Einträge werden ersetzt.");
  await form.getByLabel("Datei wählen").setInputFiles(
    csvRows("plz.csv", [
      ["PLZ", "Ort"],
      ["99084", "Erfurt"],
      ["99086", "Erfurt"],
      ["99089", "Erfurt"],
      ["99096", "Erfurt"],
      ["99195", "Erfurt-Stotternheim"],
      ["9x", "Erfurt"],
      ["99198", ""],
    ]),
  );
  // Client-side validation comes first.
  await expect(form.getByRole("alert")).toContainText("2 Zeilen der Datei haben Fehler.");
  const faulty = form.getByRole("table", { name: "Zeilen mit Fehler" }).getByRole("row");
  await expect(faulty.nth(1)).toContainText(/7.*Postleitzahl.*\(1\).*9x.*fünf Ziffern/s);
  await expect(faulty.nth(2)).toContainText(/8.*Ort.*\(2\).*Dieses Feld wird benötigt/s);
  await form.getByRole("button", { name: "Weiter zur Vorschau" }).click();

  const figures = form.getByRole("definition");
  await expect(figures).toHaveText(["1", "1", "4", "2"]);
  await expect(form).toContainText("UTF-8");
  await expect(faulty.nth(1)).toContainText("9x");
  await form.getByText("Neu, zum Beispiel").click();
  await expect(form.getByText("99195 Erfurt-Stotternheim")).toBeVisible();
  const download = page.waitForEvent("download");
  await form.getByRole("link", { name: "Fehler als CSV herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  const commit = form.getByRole("button", { name: "5 Einträge durch 5 ersetzen" });
  await expect(commit).toBeDisabled();
  await form.getByLabel("Ohne die 2 fehlerhaften Zeilen fortfahren").check();
  await commit.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("main").getByText("5 Einträge übernommen")).toBeVisible();
  await expect(rowheaders(page)).toHaveText(["99084", "99086", "99089", "99096", "99195"]);

  const opener = page.getByRole("button", { name: "Frühere Bestände (1)" });
  await opener.click();
  const snapshots = page.getByRole("dialog", { name: /^Frühere Bestände/ });
  await snapshots.getByRole("button", { name: /wiederherstellen$/ }).click();
  await question(page, "Bestand wiederherstellen")
    .getByRole("button", { name: "5 Einträge wiederherstellen" })
    .click();
  await expect(page.getByRole("main").getByText("Der frühere Bestand gilt wieder.")).toBeVisible();
  await expect(rowheaders(page)).toHaveText(["99084", "99086", "99089", "99096", "99099"]);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(snapshots.getByRole("listitem")).toHaveCount(1);
});
