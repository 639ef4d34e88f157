/** Texts of a service: a member in German, support in English. */
import { readFile } from "node:fs/promises";
import { saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { textsPath } from "./support/serviceTextStates";

test("Service texts: a member changes a text, sees it in the preview, publishes it and restores the version before", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", textsPath);
  await expect(page).toHaveTitle("Service Management - Texte - Augsburg");
  await page.getByRole("button", { name: /^Startseite/ }).click();
  await expect(page).toHaveURL(`${textsPath}?section=startseite`);
  const title = page.getByLabel("Deutsch startseite.titel");
  await title.fill("Auto neu zulassen");
  await page.getByRole("button", { name: "Vorschau" }).click();
  const preview = page.frameLocator("iframe");
  // A list retries while texts of the other sections are still on screen.
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(["Auto neu zulassen"]);
  await expect(preview.locator("header")).toHaveText("Augsburg");
  // The stylesheet of the preview is loaded.
  await expect(preview.locator(".note")).toHaveCSS("background-color", "rgb(238, 243, 251)");

  await page.keyboard.press("Control+s");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await expect(page.getByText("2 Texte sind geändert und noch nicht veröffentlicht.")).toBeVisible();
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  const dialog = page.getByRole("dialog", { name: "Texte veröffentlichen" });
  await expect(dialog.getByText("startseite.weiter")).toBeVisible();
  await dialog.getByLabel(/^Kommentar/).fill("Kürzer");
  await dialog.getByRole("button", { name: "2 Texte veröffentlichen" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("noch nicht veröffentlicht")).toHaveCount(0);

  await page.getByRole("button", { name: "Fassungen" }).click();
  const versions = page.getByRole("dialog", { name: "Fassungen der Texte" });
  await expect(versions.getByText("Texte des Dienstes")).toBeVisible();
  await expect(versions.getByText("Kürzer")).toBeVisible();
  await versions.getByRole("button", { name: "Wiederherstellen …" }).first().click();
  await page.getByRole("button", { name: "Als Entwurf wiederherstellen" }).click();
  await expect(versions).toBeHidden();
  await expect(title).toHaveValue("Neuzulassung");
  await page.getByRole("button", { name: "Entwurf verwerfen …" }).click();
  await page.getByRole("button", { name: "2 Änderungen verwerfen" }).click();
  await expect(title).toHaveValue("Auto neu zulassen");
});

test("Service texts: what tools and typing have changed can be undone, and the preview follows", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", `${textsPath}?section=startseite`);
  const note = page.getByLabel("Deutsch startseite.hinweis");
  const text = await note.inputValue();
  await note.press("Control+End");
  await note.pressSequentially(" Neu");
  await page
    .getByRole("region", { name: "startseite.hinweis" })
    .getByRole("button", { name: "Fett" })
    .first()
    .click();
  await expect(note).toHaveValue(`${text} Neu<strong></strong>`);
  await expect(note).toBeFocused();
  await note.pressSequentially("hier");
  await expect(note).toHaveValue(`${text} Neu<strong>hier</strong>`);
  for (let step = 0; step < 20 && (await note.inputValue()) !== text; step += 1)
    await note.press("Control+z");
  await expect(note).toHaveValue(text);

  let release = () => {};
  const isFocused = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/TextPreview-*.js", async (route) => {
    await isFocused;
    await route.continue();
  });
  await page.getByRole("button", { name: "Vorschau" }).click();
  // The preview also marks a field that was focused before its code had arrived.
  await page.getByLabel("Deutsch startseite.titel").focus();
  release();
  const preview = page.frameLocator("iframe");
  await expect(preview.locator("[data-edited]")).toHaveAttribute("data-key", "startseite.titel");
  await page.getByRole("button", { name: "Bildschirm" }).click();
  await expect(page.locator("iframe")).toHaveCSS("width", "800px");
});

test("Service texts: support adds a language and a translation in English; hostile markup is refused", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${textsPath}?section=startseite`);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(page).toHaveTitle("Service Management - Texts - Augsburg");
  await page.getByRole("button", { name: "Change languages" }).click();
  await page.getByRole("checkbox", { name: "Ukrainian" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const title = page.getByLabel("Ukrainian startseite.titel");
  await title.fill("Реєстрація");
  const note = page.getByLabel("German startseite.hinweis");
  const text = await note.inputValue();
  await note.fill(`${text}<img src=x onerror="window.top.document.title='hacked'">`);
  const bar = page.getByRole("region", { name: "Changes" });
  await bar.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText(/^The markup <img> is not allowed here/).first()).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Texts - Augsburg");
  await note.fill(text);
  await bar.getByRole("button", { name: "Save as draft" }).click();
  await expect(bar).toHaveText("Saved");
  await page.reload();
  await expect(title).toHaveValue("Реєстрація");
});

test("Service texts: support exports a language in English, and imports the translated file as a draft", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${textsPath}?section=nachweise`);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  const openFiles = async () => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Import and export …" }).click();
    await page.getByLabel("Language of the file").selectOption("tr");
  };
  await openFiles();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download Turkish" }).click();
  const path = await (await download).path();
  const file = JSON.parse(await readFile(path, "utf8")) as {
    nachweise: Record<string, string>;
    extra?: string;
  };
  expect(file.nachweise["titel"]).toBe("");
  file.nachweise["titel"] = "Belgeler";
  file.extra = "?";
  const name = "neu-tr.json";
  const input = dialog.getByLabel("Choose file").and(page.locator("input"));
  await input.setInputFiles({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(dialog.getByText("One key is unknown and will not be imported")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 1 text as a draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Turkish nachweise.titel")).toHaveValue("Belgeler");

  await openFiles();
  await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[") });
  await expect(dialog.getByText("The file is invalid")).toBeVisible();
});

test("Service texts: unsaved texts survive a reload", async ({ page, visitAs }) => {
  await visitAs("member", `${textsPath}?section=person`);
  const label = page.getByLabel("Deutsch person.vorname");
  await label.fill("Rufname");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Wiederherstellen" }).click();
  await expect(label).toHaveValue("Rufname");
  await expect(page.getByText("Vorher: Vorname")).toBeVisible();
  await saveBar(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect(label).toHaveValue("Vorname");
});

test("Service texts: going back returns to the place in the list", async ({ page, visitAs }) => {
  await visitAs("member", textsPath);
  const rows = page.locator("main ol > li[data-index]");
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2_400));
  await expect(rows.first()).not.toHaveAttribute("data-index", "0");
  // A click would scroll to the link, which is above the window.
  await page.getByRole("link", { name: "Dateien" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { name: "Vordefinierte Dateien" })).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(2_400);
});
