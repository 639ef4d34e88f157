/** Differences for members, and URLs of unknown communes. */
import type { Page } from "playwright/test";
import { ags, dialog, listed, openSection, saveBar, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { heading, tile } from "./support/screens";

const notice = "Diese Kommune gibt es hier nicht, oder sie gehört nicht zu Ihren Kommunen.";

const linkNames = async (page: Page) =>
  (await sections(page).getByRole("link").allTextContents()).map((text) => text.replace(/\s*[\d.]+$/, ""));

test("Commune for members: a member edits the sections of their commune, without support functions", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", "/");
  await tile(page, "Lippstadt").getByRole("link", { name: "Lippstadt" }).click();
  await expect(heading(page, "Lippstadt")).toBeVisible();
  expect(await linkNames(page)).toEqual([
    "Stammdaten",
    "Dienste",
    "Postleitzahlen",
    "Standesämter",
    "Staaten",
    "Wohngrundstücke",
    "Wasserzählerablesung",
  ]);
  await expect(page.getByRole("link", { name: "Verlauf" })).toHaveCount(0);
  await page.getByLabel("Art der Behörde").fill("Große kreisangehörige Stadt");
  await saveBar(page).getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await expect(page.getByText("von member")).toBeVisible();

  await openSection(page, "Dienste");
  await expect(listed(page, /geschaltet/)).toHaveCount(7);
  await expect(page.getByText(/Sie sehen die Dienste, die Ihnen zugeordnet sind\./)).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("button", { name: /hinzufügen|schalten|entfernen/ }),
  ).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);

  await openSection(page, "Staaten");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await dialog(page, "Staat hinzufügen").getByLabel("Name").fill("Lummerland");
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Staat hinzufügen")).toBeHidden();
  await page.getByRole("searchbox", { name: "Name des Staates" }).fill("lummer");
  await expect(listed(page, "Lummerland")).toHaveCount(1);

  await openSection(page, "Wohngrundstücke");
  await expect(page.getByRole("button", { name: "Datei einlesen …" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Herkunft und Aktualisierung" })).toContainText("manuell");
  await expect(page.getByRole("button", { name: /OK\.KOMM/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ändern …" })).toHaveCount(0);
});

test("Commune for members: redirects a member from the history to the master data", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", `/mgt/edit/${ags.augsburg}/history`);
  await expect(page.getByLabel("Amtlicher Gemeindeschlüssel (AGS)")).toHaveValue(ags.augsburg);
  await expect(page).toHaveURL(`/mgt/edit/${ags.augsburg}`);
});

test("Commune for members: foreign, unknown and malformed communes show the same notice, also below, with a link to the overview", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", `/mgt/edit/${ags.kiel}`);
  for (const path of [
    `/mgt/edit/${ags.kiel}`,
    `/mgt/edit/${ags.kiel}/postal-codes`,
    "/mgt/edit/01999999",
    "/mgt/edit/abc",
    "/mgt/edit/abc/residential-properties",
    `/mgt/textedit/${ags.kiel}/ew-meldebescheinigung`,
    "/mgt/servicefees/abc/ew-meldebescheinigung",
    "/mgt/accounting/01999999",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, notice)).toBeVisible();
      await expect(page.getByText("Kiel", { exact: true })).toHaveCount(0);
      await expect(sections(page)).toHaveCount(0);
    });
  }
  await page.getByRole("link", { name: "Zur Übersicht" }).click();
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(page).toHaveURL("/");
});
