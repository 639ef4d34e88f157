/** The history of a commune: who changed what, with the values before and after. */
import { dialog, edit, listed, openSection, remove, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

test("Commune history: shows the latest changes, with the values before and after, and links there", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/10046117");
  await page.getByLabel("Name", { exact: true }).fill("Sankt Wendel");
  await page.keyboard.press("Control+s");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await openSection(page, "Postleitzahlen");
  await edit(page, "66606 Sankt Wendel");
  await dialog(page, "Postleitzahl bearbeiten").getByLabel("Ort").fill("St. Wendel");
  await page.keyboard.press("Control+s");
  await expect(listed(page, "66606")).toContainText("St. Wendel");
  await remove(page, ["66606 St. Wendel"], "1 Postleitzahl");

  await openSection(page, "Verlauf");
  const entry = (what: string) =>
    page
      .locator("tr")
      .filter({ has: page.locator("time") })
      .filter({ hasText: what });
  await expect(entry("Postleitzahl gelöscht").first()).toContainText("66606");
  await expect(entry("Postleitzahl gelöscht").first()).toContainText("support");
  const changes = page.getByRole("table", { name: "Vorher und nachher" });
  const open = (what: string, position: number) =>
    entry(what)
      .nth(position)
      .getByRole("button", { name: /vorher und nachher$/ })
      .click();

  // Latest first: removed, then changed.
  await open("Postleitzahl gelöscht", 0);
  await expect(changes.getByRole("row", { name: "Postleitzahl" })).toHaveText("Postleitzahl66606kein Wert");
  await open("Postleitzahl gelöscht", 0);
  await open("Postleitzahl geändert", 0);
  await expect(changes.getByRole("row").nth(1)).toHaveText("OrtSankt WendelSt. Wendel");
  await open("Postleitzahl geändert", 0);
  await open("Stammdaten gespeichert", 0);
  await expect(changes.getByRole("row").nth(1)).toHaveText("NameSt. WendelSankt Wendel");
  await entry("Stammdaten gespeichert").first().getByRole("link", { name: "Sankt Wendel" }).click();
  await expect(page).toHaveURL("/mgt/edit/10046117");
});
