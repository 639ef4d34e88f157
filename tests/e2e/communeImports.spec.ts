/** Replacing the stock of residential properties with a file or from OK.KOMM. */
import type { Locator, Page } from "playwright/test";
import { ags, dialog, listed, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { csvRows, type ChosenFile } from "./support/files";

const address = (of: string) => `/mgt/edit/${of}/residential-properties`;
const columns = ["ags", "postal code", "location", "street", "house number"];

/** A street with this many houses. */
function street(of: string, name: string, houses: number): ChosenFile {
  const rows = Array.from({ length: houses }, (_, index) => [
    of,
    "80331",
    "München",
    name,
    String(index + 1),
  ]);
  return csvRows("grundstuecke.csv", [columns, ...rows]);
}

async function beginImport(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Datei einlesen …" }).first().click();
  return dialog(page, /^Wohngrundstücke ersetzen/);
}

test("Commune imports: commits a first file; a file that removes more than a fifth requires typing the number", async ({
  page,
  visitAs,
}) => {
  const munich = "09162000";
  await visitAs("support", address(munich));
  await expect(page.getByRole("heading", { name: "Noch keine Wohngrundstücke" })).toBeVisible();
  const form = await beginImport(page);
  await form.getByLabel("Datei wählen").setInputFiles(street(munich, "Sonnenstraße", 40));
  await form.getByRole("button", { name: "40 Einträge übernehmen" }).click();
  await expect(form).toBeHidden();
  await expect(sections(page).getByRole("link", { name: "Wohngrundstücke 40" })).toBeVisible();
  await expect(listed(page, "Sonnenstraße").first()).toBeVisible();

  await beginImport(page);
  await expect(form).toContainText("Alle 40 vorhandenen Einträge werden ersetzt.");
  await form.getByLabel("Datei wählen").setInputFiles(street(munich, "Sonnenstraße", 30));
  await expect(form).toContainText("Der Bestand schrumpft von 40 Einträgen auf 30, um 25 %.");
  const commit = form.getByRole("button", { name: "40 Einträge durch 30 ersetzen" });
  const typed = form.getByLabel("Geben Sie zur Bestätigung ein, wie viele Einträge wegfallen: 10");
  await expect(commit).toBeDisabled();
  await typed.fill("9");
  await expect(commit).toBeDisabled();
  await typed.fill("10");
  await commit.click();
  await expect(form).toBeHidden();
  await expect(sections(page).getByRole("link", { name: "Wohngrundstücke 30" })).toBeVisible();
});

test("Commune imports: fetches, previews and commits from OK.KOMM; automatic mode shows its next run", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", address(ags.kiel));
  await page.getByRole("button", { name: "OK.KOMM abrufen …" }).click();
  const form = dialog(page, /^Wohngrundstücke aus OK\.KOMM ersetzen/);
  await form.getByRole("button", { name: "Bei OK.KOMM abrufen" }).click();
  await form.getByRole("button", { name: /^420 Einträge durch \d+ ersetzen$/ }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("main").getByText(/Einträge übernommen$/)).toBeVisible();

  const source = page.getByRole("region", { name: "Herkunft und Aktualisierung" });
  await source.getByRole("button", { name: "Ändern …" }).click();
  const settings = dialog(page, "Herkunft und Aktualisierung");
  await settings.getByLabel("Der Bestand kommt von OK.KOMM").uncheck();
  await settings.getByLabel("Automatisch aktualisieren").check();
  await settings.getByRole("button", { name: "Speichern" }).click();
  await expect(settings.getByText("Automatisch geht nur mit OK.KOMM als Quelle.").last()).toBeVisible();
  await settings.getByLabel("Der Bestand kommt von OK.KOMM").check();
  await settings.getByRole("button", { name: "Speichern" }).click();
  await expect(settings).toBeHidden();
  await expect(source).toContainText("automatisch, täglich um 3 Uhr");
  await expect(source).toContainText(/Nächste Aktualisierung\s*\d\d\.\d\d\.\d{4},? 03:00/);

  await source.getByRole("button", { name: "Ändern …" }).click();
  await settings.getByLabel("Automatisch aktualisieren").uncheck();
  await settings.getByRole("button", { name: "Speichern" }).click();
  await expect(source).toContainText("manuell");
  await expect(source).not.toContainText("Nächste Aktualisierung");
});
