/** Master data and picture of a commune. */
import uploadMutation from "#mgt/commune/picture/__generated__/PictureSectionUploadMutation.graphql";
import { ags, openSection, question, saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { fakePicture, picture } from "./support/files";
import { heading, searchField, tile } from "./support/screens";

const notAPicture = "Die Datei ist kein Bild, das hier verwendet werden kann.";

test("Master data: opens a commune by its name and saves with Ctrl+S", async ({ page, visitAs }) => {
  await visitAs("support", "/?text=Eschenlohe");
  await tile(page, "Eschenlohe").getByRole("link", { name: "Eschenlohe" }).click();
  await expect(page).toHaveURL("/mgt/edit/09180114");
  await expect(heading(page, "Eschenlohe")).toBeVisible();
  await expect(page).toHaveTitle(/Eschenlohe/);
  await expect(page.getByLabel("Amtlicher Gemeindeschlüssel (AGS)")).toHaveValue("09180114");
  await expect(page.getByLabel("Amtlicher Gemeindeschlüssel (AGS)")).toHaveAttribute("readonly");
  await expect(page.getByLabel("Land", { exact: true })).toHaveValue("Bayern");
  await expect(saveBar(page)).toBeHidden();

  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Eschenlohe an der Loisach");
  await expect(saveBar(page)).toContainText("1 Änderung");
  await expect(name).toHaveAccessibleDescription(/Vorher: Eschenlohe/);
  await page.getByLabel("Art der Behörde").fill("Markt");
  await expect(saveBar(page)).toContainText("2 Änderungen");
  await page.keyboard.press("Control+s");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await expect(heading(page, "Eschenlohe an der Loisach")).toBeVisible();
  await expect(page).toHaveTitle(/Eschenlohe an der Loisach/);
  await expect(page.getByText("von support")).toBeVisible();

  await openSection(page, "Dienste");
  await expect(heading(page, "Eschenlohe an der Loisach")).toBeVisible();
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Kommunen" }).click();
  await expect(heading(page, "Kommunen")).toBeVisible();
  await searchField(page).fill("Loisach");
  await expect(tile(page, "Eschenlohe an der Loisach")).toContainText("Markt");
});

test("Master data: restores discarded changes and focuses an invalid field", async ({ page, visitAs }) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}`);
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Augusta Vindelicum");
  await saveBar(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect(name).toHaveValue("Augsburg");
  await saveBar(page).getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(name).toHaveValue("Augusta Vindelicum");

  await name.fill("");
  await saveBar(page).getByRole("button", { name: "Speichern" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Dieses Feld wird benötigt/);
  await expect(saveBar(page)).toContainText("1 Feld braucht eine Korrektur");
  await page.getByRole("button", { name: "Name: Dieses Feld wird benötigt" }).click();
  await expect(name).toBeFocused();
  await saveBar(page).getByRole("button", { name: "Verwerfen" }).click();
});

test("Master data: selects, previews, saves and removes the picture", async ({ page, visitAs }) => {
  await visitAs("support", `/mgt/edit/${ags.potsdam}`);
  const shown = page.getByRole("img", { name: "Bild von Potsdam" });
  const before = await shown.getAttribute("src");
  await page.getByLabel(/^Bild (wählen|ersetzen)$/).setInputFiles(picture("wappen.png", 320, 200));
  await expect(page.getByText("wappen.png · 320 × 200 Pixel. Noch nicht gespeichert.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Vorschau des neuen Bildes" })).toBeVisible();
  await page.getByRole("button", { name: "Bild speichern" }).click();
  await expect(shown).toHaveAttribute("width", "320");
  await expect(shown).not.toHaveAttribute("src", before ?? "");
  // The header updates as well.
  const src = await shown.getAttribute("src");
  await expect(page.locator(`.commune-header img[src="${src ?? ""}"]`)).toBeVisible();

  await page.getByRole("button", { name: "Entfernen" }).click();
  await question(page, "Bild entfernen").getByRole("button", { name: "Bild entfernen" }).click();
  await expect(page.getByLabel("Bild wählen")).toBeAttached();
  await expect(shown).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Bild wählen")).toBeAttached();
});

test("Master data: refuses other files before upload, and on the server", async ({ page, app, visitAs }) => {
  await visitAs("support", `/mgt/edit/${ags.augsburg}`);
  const field = page.getByLabel(/^Bild (wählen|ersetzen)$/);
  await field.setInputFiles(fakePicture("wappen.png"));
  await expect(page.getByRole("alert")).toContainText(notAPicture);
  await expect(field).toHaveAccessibleDescription(new RegExp(notAPicture));
  await expect(page.getByRole("button", { name: "Bild speichern" })).toHaveCount(0);
  await field.setInputFiles(picture("zu-breit.png", 1_025, 10));
  await expect(page.getByRole("alert")).toContainText("Erlaubt sind höchstens 1024 × 1024 Pixel.");

  const token = await page.evaluate(() => localStorage.getItem("token"));
  const { name, mimeType, buffer } = fakePicture("wappen.png");
  const input = { ags: ags.augsburg, revision: 1, file: null };
  const answer = await page.request.post(`${app.url}/mgt/graphql`, {
    headers: { authorization: `Bearer ${token ?? ""}` },
    multipart: {
      operations: JSON.stringify({ id: uploadMutation.params.id, variables: { input } }),
      map: JSON.stringify({ file: ["variables.input.file"] }),
      file: { name, mimeType, buffer },
    },
  });
  expect(await answer.json()).toMatchObject({
    data: { uploadCommunePicture: { errors: [{ code: "file_type_not_allowed" }] } },
  });
});
