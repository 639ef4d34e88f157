/** The form of a service: a member changes and reorders it, support resets it. */
import type { Page } from "playwright/test";
import { ags, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

const service = "ew-wohnsitzanmeldung";
const url = `/mgt/serviceformfields/${ags.augsburg}/${service}`;

const keys = (page: Page) =>
  page.locator("[data-key]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-key")));
const row = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);

test("Service form: a member adds a field, drags it to its place and saves", async ({ page, visitAs }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await visitAs("member", url);
  await expect(page).toHaveTitle("Service Management - Dienst - Augsburg");
  await expect(page.getByText("Formular des Dienstes", { exact: true })).toBeVisible();
  const before = await keys(page);
  expect(before.slice(0, 4)).toEqual(["abschnitt_person", "anrede", "vorname", "nachname"]);

  await page.getByRole("button", { name: "Feld hinzufügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Feld hinzufügen" });
  await dialog.getByLabel("Bezeichnung (Deutsch)").fill("Früherer Name");
  await expect(dialog.getByLabel("Schlüssel")).toHaveValue("frueherer_name");
  await dialog.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(dialog).toBeHidden();
  const preview = page.getByRole("complementary", { name: "Vorschau" });
  await expect(preview.getByLabel("Früherer Name")).toBeAttached();
  await row(page, "frueherer_name")
    .getByRole("button", { name: /^Früherer Name/ })
    .click();

  // By mouse: from the second place to below the fourth.
  const from = await row(page, "anrede").getByRole("button", { name: "„Anrede“ verschieben" }).boundingBox();
  const to = await row(page, "nachname").boundingBox();
  if (!from || !to) throw new Error("The rows are not visible.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => (await keys(page)).slice(0, 4))
    .toEqual(["abschnitt_person", "vorname", "nachname", "anrede"]);

  // By keyboard: the last one goes up by one.
  await row(page, "frueherer_name")
    .getByRole("button", { name: /verschieben$/ })
    .focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`„Früherer Name“ aufgenommen, Stelle 21 von 21.`)).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(`„Früherer Name“ wird an Stelle 20 von 21 verschoben.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await keys(page)).slice(-2)).toEqual(["frueherer_name", "datenschutz"]);

  await page.keyboard.press("Control+s");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await expect(page.getByText("Eigenes Formular der Kommune")).toBeVisible();
  const saved = await keys(page);
  await page.reload();
  await expect(page.getByText("Eigenes Formular der Kommune")).toBeVisible();
  expect(await keys(page)).toEqual(saved);
});

test("Service form: support resets it in English, and finds the changes in the activity log", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", url);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await row(page, "vorname").getByRole("button", { name: /down$/ }).click();
  await page.keyboard.press("Control+s");
  // There may have been an own form before.
  await expect(page.getByRole("region", { name: "Changes" })).toHaveText("Saved");
  await expect(page.getByText("The commune’s own form")).toBeVisible();
  await page.getByRole("button", { name: /^Reset to the form of the service/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Reset anyway" });
  await expect(anyway.or(page.getByText("Form of the service", { exact: true }))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText("Form of the service", { exact: true })).toBeVisible();
  expect((await keys(page)).slice(0, 2)).toEqual(["abschnitt_person", "anrede"]);
  await page.goto(`/mgt/edit/${ags.augsburg}/history`);
  await expect(page.getByText("Form fields saved").first()).toBeVisible();
});
