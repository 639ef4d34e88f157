/** Reinstalling the service portal: an administrator in German. */
import { saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { portalPath } from "./support/serviceTextStates";

test("Service portal: an administrator reinstalls the portal, undoes it, and restores an earlier state", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", `${portalPath}?section=konto`);
  const title = page.getByLabel("Deutsch konto.vorgaenge");
  await expect(title).toHaveValue("Meine Anträge");
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Weitere Aktionen" }).click();
    await page.getByRole("menuitem", { name }).click();
  };

  await choose("Serviceportal neu installieren …");
  const dialog = page.getByRole("dialog", { name: "Serviceportal neu installieren" });
  const reset = [
    "6 veröffentlichte eigene Texte",
    "1 geänderter, noch nicht veröffentlichter Text",
    "die Auswahl der Sprachen: Deutsch, Englisch, Türkisch",
  ];
  await expect(dialog.getByRole("listitem")).toHaveText(reset);
  await dialog.getByRole("button", { name: "Neu installieren" }).click();
  await expect(dialog.getByText("Das Serviceportal ist neu installiert.")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText(reset);
  await expect(title).toHaveValue("Ihre Vorgänge");
  await expect(page.getByText("noch nicht veröffentlicht.")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(dialog.getByText("Die Fassung von vor der Neuinstallation gilt wieder.")).toBeVisible();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Meine Anträge");
  await expect(page.getByText("1 Text ist geändert und noch nicht veröffentlicht.")).toBeVisible();
  await expect(page.getByLabel("Türkisch konto.anmelden")).toHaveValue("Giriş yap");

  await page.getByRole("button", { name: "Fassungen" }).click();
  const versions = page.getByRole("dialog", { name: "Fassungen" });
  await expect(versions.getByText("Serviceportal neu installiert")).toBeVisible();
  await expect(versions.getByText("Fassung des Serviceportals wiederhergestellt")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(versions).toBeHidden();

  await title.fill("Alle Anträge");
  await page.keyboard.press("Control+s");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  await choose("Fassungen des Serviceportals …");
  const states = page.getByRole("dialog", { name: "Fassungen des Serviceportals" });
  const delivered = states.getByRole("listitem").filter({ hasText: "Keine eigenen Inhalte" });
  await delivered.getByRole("button", { name: /^Fassung vom .* wiederherstellen …$/ }).click();
  await page.getByRole("button", { name: "Fassung wiederherstellen" }).click();
  await expect(states.getByText(/^Die Fassung vom .* gilt wieder\./)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(states).toBeHidden();
  await expect(title).toHaveValue("Ihre Vorgänge");
});

test("Service portal: support and members do not get the offer", async ({ page, visitAs }) => {
  for (const username of ["support", "member"] as const) {
    await visitAs(username, `${portalPath}?section=konto`);
    await expect(page.getByLabel("Deutsch konto.vorgaenge")).toBeVisible();
    await page.getByRole("button", { name: "Weitere Aktionen" }).click();
    await expect(page.getByRole("menuitem", { name: "Importieren und exportieren …" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Serviceportal neu installieren …" })).toHaveCount(0);
  }
});
