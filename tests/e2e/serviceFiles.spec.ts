/** Files of a service: predefined and freely configurable ones, for a member in German and support in English. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Page } from "playwright/test";
import { ags, dialog } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { hostileZip, zipOf } from "../support/zips";
import { fakePicture, picture, textFile } from "./support/files";
import { heading } from "./support/screens";

const path = `/mgt/servicefiles/${ags.augsburg}/ew-meldebescheinigung`;
const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "gekapert"</script></svg>';

const item = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Drags files from the desktop over the drop zone of the free files and drops them. */
async function drop(page: Page, folder: string, contents: Readonly<Record<string, string>>) {
  await mkdir(folder, { recursive: true });
  const files = Object.keys(contents).map((name) => join(folder, name));
  for (const file of files) await writeFile(file, contents[basename(file)] ?? "");
  const zone = page.locator("[data-part=dropzone]").filter({ hasText: "Dateien hochladen" });
  await zone.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await zone.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + width - 20, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files, dragOperationsMask: 1 };
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
  }
  await session.detach();
}

test("Service files: a member replaces and resets a predefined file, and keeps it when a file is refused", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", path);
  await expect(heading(page, "Dateien")).toBeAttached();
  await expect(page).toHaveTitle("Service Management - Dateien - Augsburg");
  const header = card(page, "Kopfbild");
  await expect(header.getByText("PNG, JPEG, WebP, höchstens 2 MB und 1920 × 480 Pixel")).toBeVisible();
  await header
    .getByLabel("Kopfbild: Ersetzen")
    .first()
    .setInputFiles(picture("kopf.png", 1_921, 10));
  await expect(header.getByRole("alert")).toContainText("Erlaubt sind höchstens 1920 × 480 Pixel");
  await header.getByLabel("Kopfbild: Ersetzen").first().setInputFiles(fakePicture("kopf.png"));
  await expect(header.getByRole("alert")).toContainText("es zählt der Inhalt, nicht der Name");
  await expect(header.getByText("Standard", { exact: true })).toBeVisible();

  await header
    .getByLabel("Kopfbild: Ersetzen")
    .first()
    .setInputFiles(picture("kopf.png", 640, 160));
  await expect(header.getByText("Eigene Datei")).toBeVisible();
  await expect(header.getByText(/640 × 160 Pixel/)).toBeVisible();
  const shown = header.getByRole("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await header.getByRole("button", { name: /Auf Standard zurücksetzen/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zurücksetzen" }).click();
  await expect(header.getByText("Standard", { exact: true })).toBeVisible();
});

test("Service files: a member drops files, and an SVG with a script never runs", async ({
  page,
  visitAs,
}, testInfo) => {
  await visitAs("member", path);
  await expect(page.getByText(/^Kein Pfad ausgewählt/)).toBeVisible();
  await item(page, "gestaltung").click();
  await drop(page, testInfo.outputPath(), {
    "boese.svg": hostile,
    "seite.html": "<p>",
    "kommune.css": "a { color: green }",
  });
  const upload = dialog(page, "Dateien hochladen");
  await expect(upload.getByLabel("Ordner (optional)")).toHaveValue("gestaltung");
  await expect(upload.getByText("ersetzt die vorhandene Datei sofort")).toBeVisible();
  await expect(upload.getByText(/Diese Datei-Endung ist hier nicht erlaubt/)).toBeVisible();
  await upload.getByRole("button", { name: "seite.html nicht hochladen" }).click();
  await upload.getByRole("button", { name: "2 Dateien hochladen" }).click();
  await expect(upload).toBeHidden();

  await item(page, "boese.svg").click();
  const details = page.getByRole("region", { name: "Ausgewählter Pfad" });
  await expect(details.getByText("gestaltung/boese.svg")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    details.getByRole("button", { name: /Herunterladen/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("boese.svg");
  expect(await readFile(await download.path(), "utf8")).toBe(hostile);
  const beside = await page.context().newPage();
  // Opened as a document, it is downloaded as well.
  const [again] = await Promise.all([
    beside.waitForEvent("download"),
    beside.goto(download.url()).catch(() => null),
  ]);
  expect(again.suggestedFilename()).toBe("boese.svg");
  expect(await beside.title()).not.toBe("gekapert");
  await beside.close();

  await details.getByRole("button", { name: "Umbenennen" }).click();
  const rename = dialog(page, "Datei umbenennen");
  await rename.getByLabel("Pfad").fill("../boese.svg");
  await rename.getByRole("button", { name: "Umbenennen" }).click();
  await expect(rename.getByText(/Dieser Pfad ist nicht erlaubt/).first()).toBeVisible();
  await rename.getByLabel("Pfad").fill("bilder/zeichen.svg");
  await rename.getByRole("button", { name: "Umbenennen" }).click();
  await expect(rename).toBeHidden();
  await expect(item(page, "zeichen.svg")).toHaveAttribute("aria-selected", "true");
  await details.getByRole("button", { name: "Entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "1 Datei entfernen" }).click();
  await expect(item(page, "zeichen.svg")).toHaveCount(0);
  await expect(page.getByText(/^Kein Pfad ausgewählt/)).toBeVisible();
});

test("Service files: a member previews a PDF in a frame, which the page allows", async ({
  page,
  visitAs,
}) => {
  // The headless shell has no viewer and saves what other browsers show.
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await visitAs("member", path);
  await item(page, "formulare").click();
  await item(page, "Merkblatt Gebühren.pdf").click();
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().isNavigationRequest() && each.url().includes("-previews/")),
    page.getByRole("button", { name: "Merkblatt Gebühren.pdf: Vorschau" }).press("Enter"),
  ]);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const preview = dialog(page, "Vorschau: Merkblatt Gebühren.pdf");
  const { height = 0 } = (await preview.locator("iframe").boundingBox()) ?? {};
  expect(height).toBeGreaterThan(600);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});

test("Service files: support downloads all files in English, and reaches the tree by keyboard", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", path);
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await expect(page).toHaveTitle("Service Management - Files - Augsburg");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download all as ZIP" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^09761000-ew-meldebescheinigung-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.includes("formulare/Merkblatt Gebühren.pdf")).toBe(true);

  await page.getByLabel("Upload files").first().setInputFiles(textFile("notice.txt", "Notice"));
  const upload = dialog(page, "Upload files");
  await upload.getByLabel("Folder (optional)").fill("locales");
  await expect(upload.getByText(/Paths below “locales” belong to the texts/)).toBeVisible();
  await upload.getByLabel("Folder (optional)").fill("formulare/neu");
  await upload.getByRole("button", { name: "Upload 1 file" }).click();
  await expect(item(page, "notice.txt")).toHaveAttribute("aria-selected", "true");

  await item(page, "bilder").click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Selected path" })).toContainText("bilder");
});

test("Service files: support imports a ZIP archive in English after a preview, and a hostile one is refused", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", path);
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  const zip = (name: string, buffer: Buffer) => ({ name, mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "Import from ZIP …" }).click();
  const choice = dialog(page, "Import from ZIP");
  const traversal = hostileZip([{ name: "../evil.css", content: "a {}" }]);
  await choice.getByLabel("Choose archive").first().setInputFiles(zip("evil.zip", traversal));
  await expect(choice.getByRole("alert")).toContainText("evil.zip");
  await expect(choice.getByRole("alert")).toContainText(
    "the path “../evil.css”, which leads out of its folder",
  );

  const first = await zipOf({ "import/same.txt": "same", "import/old.txt": "old" });
  await choice.getByLabel("Choose another archive").first().setInputFiles(zip("first.zip", first));
  const preview = dialog(page, "Import from ZIP – preview");
  await preview.getByRole("button", { name: "Import 2 files" }).click();
  await expect(preview).toBeHidden();
  await expect(item(page, "import")).toBeVisible();

  const second = await zipOf({
    "import/same.txt": "same",
    "import/old.txt": "new content",
    "import/added.css": "a { color: green }",
    "import/unwanted.txt": "unwanted",
    "import/page.html": hostile,
    "locales/de.json": "{}",
    "__MACOSX/import/._old.txt": "x",
  });
  await page.getByRole("button", { name: "Import from ZIP …" }).click();
  await choice.getByLabel("Choose archive").first().setInputFiles(zip("second.zip", second));
  await expect(preview.getByRole("definition")).toHaveText(["2", "1", "1", "2"]);
  await expect(preview.getByText(/Paths below “locales” belong to the texts/)).toBeVisible();
  await preview.getByRole("checkbox", { name: /unwanted/ }).uncheck();
  await preview.getByRole("button", { name: "Import 2 files" }).click();
  await expect(preview).toBeHidden();
  await item(page, "import").click();
  await expect(item(page, "added.css")).toBeVisible();
  await expect(item(page, "unwanted.txt")).toHaveCount(0);
  await item(page, "old.txt").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "old.txt: Download" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toBe("new content");
});
