/** Concurrent edits by two users: nothing is overwritten silently. */
import type { Page } from "playwright/test";
import { ags, dialog, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { heading } from "./support/screens";

const nameOf = (page: Page) => page.getByLabel("Name", { exact: true });
const kindOf = (page: Page) => page.getByLabel("Art der Behörde");
const save = (page: Page) => saveBar(page).getByRole("button", { name: "Speichern" }).click();

test("Commune conflicts: merges different fields automatically and asks about the same field", async ({
  page,
  visitAs,
  colleagueAs,
}) => {
  const path = `/mgt/edit/${ags.erlangen}`;
  await visitAs("support", path);
  await expect(nameOf(page)).toHaveValue("Erlangen");
  const other = await colleagueAs("admin", path);
  await expect(nameOf(other)).toHaveValue("Erlangen");

  await test.step("different fields", async () => {
    await kindOf(other).fill("Große Stadt");
    await save(other);
    await expect(saveBar(other)).toHaveText("Gespeichert");
    await page.bringToFront();
    await nameOf(page).fill("Erlangen an der Regnitz");
    await save(page);
    await expect(saveBar(page)).toHaveText("Gespeichert");
    await expect(page.getByText(/^admin hat inzwischen gespeichert. Das passt zusammen/)).toBeVisible();
    await expect(kindOf(page)).toHaveValue("Große Stadt");
  });

  await test.step("the same field", async () => {
    await other.bringToFront();
    // The second user has not seen the new name.
    await nameOf(other).fill("Erlangen in Franken");
    await save(other);
    const choice = dialog(other, "support hat inzwischen gespeichert");
    await expect(choice.getByText("Vorher: Erlangen", { exact: true })).toBeVisible();
    await expect(choice.getByText("Erlangen an der Regnitz")).toBeVisible();
    await expect(choice.getByText("Erlangen in Franken")).toBeVisible();
    await choice.getByRole("button", { name: "Zusammengeführt speichern" }).click();
    await expect(choice.getByRole("alert")).toHaveText("Wählen Sie bei jedem Feld eine Fassung.");
    await page.bringToFront();
    await page.reload();
    await expect(nameOf(page)).toHaveValue("Erlangen an der Regnitz");

    await other.bringToFront();
    // Closing the dialog without a choice neither saves nor discards anything.
    await choice.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect(nameOf(other)).toHaveValue("Erlangen in Franken");
    await other.getByRole("button", { name: "Fassungen vergleichen" }).click();
    await choice.getByRole("radio", { name: /^Ihre Fassung/ }).check();
    await choice.getByRole("button", { name: "Zusammengeführt speichern" }).click();
    await expect(saveBar(other)).toHaveText("Gespeichert");
    await expect(heading(other, "Erlangen in Franken")).toBeVisible();
    await page.bringToFront();
    await page.reload();
    await expect(nameOf(page)).toHaveValue("Erlangen in Franken");
    await expect(kindOf(page)).toHaveValue("Große Stadt");
  });
});
