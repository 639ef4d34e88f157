/** States of a commune's screen, section by section, with their dialogs. */
import { changeCommune } from "./communeAnswers";
import { communeErrorStates } from "./communeErrorStates";
import { zipOf } from "../../support/zips";
import { ags, dialog, edit, question, saveBar } from "./communeScreens";
import { csv, csvRows, fakePicture, textFile } from "./files";
import { securityListStates } from "./securityListStates";
import type { ScreenState } from "./states";

const augsburg = `/mgt/edit/${ags.augsburg}`;
const lippstadt = `/mgt/edit/${ags.lippstadt}`;

const masterDataStates: readonly ScreenState[] = [
  {
    name: "commune-master-data-changed",
    narrow: "the sections scroll, the bar of changes folds",
    open: async ({ page, visitAs }) => {
      await visitAs("support", augsburg);
      await page.getByLabel("Art der Behörde").fill("Kreisfreie Großstadt am Lech");
      await page.getByLabel("Name", { exact: true }).fill("");
      await page.keyboard.press("Control+s");
      await saveBar(page).getByText("1 Feld braucht eine Korrektur").waitFor();
    },
  },
  {
    name: "commune-switcher",
    over: "commune-master-data-changed",
    open: async ({ page, visitAs }) => {
      await visitAs("support", augsburg);
      await page.getByRole("button", { name: "Kommune wechseln" }).click();
      await page.getByRole("combobox", { name: "Name, AGS oder PLZ" }).fill("Bad");
      await page.getByRole("option", { name: /Bad Wiessee/ }).waitFor();
    },
  },
];

const serviceStates: readonly ScreenState[] = [
  {
    name: "commune-services-selected",
    narrow: "rows fold, and so does the bar of the selection",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/services`);
      for (const nth of [1, 2, 3]) await page.getByRole("checkbox").nth(nth).check();
      await page.getByRole("group", { name: "Auswahl" }).waitFor();
    },
  },
  {
    name: "commune-services-doubled",
    over: "commune-services-selected",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/services`);
      await page.getByRole("button", { name: "Dienste hinzufügen" }).click();
      const adding = dialog(page, "Dienste hinzufügen");
      for (const text of ["Meldebescheinigung", "Wasserzähler"]) {
        await adding.getByRole("combobox", { name: "Dienst suchen" }).fill(text);
        await adding.getByRole("option").first().click();
      }
      await adding.getByRole("alert").waitFor();
    },
  },
  {
    name: "commune-services-member",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `${augsburg}/services`);
      await page.getByText("Sie sehen die Dienste, die Ihnen zugeordnet sind.").waitFor();
    },
  },
];

const postalCodeStates: readonly ScreenState[] = [
  {
    name: "commune-postal-codes-selected",
    isAlone: true,
    narrow: "rows fold, and so does the bar of the selection",
    open: async ({ page, visitAs }) => {
      await changeCommune(page, (commune) => ({
        ...commune,
        snapshots: ["05", "02"].map((day, index) => ({
          id: `s${day}`,
          rowCount: 14 - index,
          createdBy: { id: "u1", username: "support" },
          createdAt: `2026-11-${day}T09:30:00Z`,
          expiresAt: `2026-12-${day}T09:30:00Z`,
        })),
      }));
      await visitAs("support", `${augsburg}/postal-codes`);
      for (const nth of [1, 3]) await page.getByRole("checkbox").nth(nth).check();
      await page.getByRole("group", { name: "Auswahl" }).waitFor();
      await page.getByRole("button", { name: /^Frühere Bestände/ }).click();
    },
  },
  {
    name: "commune-postal-codes-removing",
    over: "commune-postal-codes-selected",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/postal-codes`);
      await page.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Löschen …" }).click();
      await question(page, /löschen\?$/).waitFor();
    },
  },
  {
    name: "commune-postal-code-form",
    over: "commune-postal-codes-selected",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/postal-codes`);
      await page.getByRole("button", { name: "Hinzufügen" }).click();
      const form = dialog(page, "Postleitzahl hinzufügen");
      await form.getByLabel("Postleitzahl").fill("861");
      await form.getByRole("button", { name: "Hinzufügen" }).click();
      await form.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "commune-import-refused",
    over: "commune-postal-codes-selected",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/postal-codes`);
      await page.getByRole("button", { name: "Datei einlesen …" }).click();
      const form = dialog(page, /^Postleitzahlen ersetzen/);
      await form.getByLabel("Datei wählen").setInputFiles(csv("plz.csv", "PLZ,Ort\n86150,Augsburg\n"));
      await form.getByLabel("Andere Datei wählen").waitFor();
    },
  },
  {
    name: "commune-import-preview",
    over: "commune-postal-codes-selected",
    narrow: "the dialog fills the screen, its table scrolls",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/postal-codes`);
      await page.getByRole("button", { name: "Datei einlesen …" }).click();
      const form = dialog(page, /^Postleitzahlen ersetzen/);
      const places = [
        "86150",
        "86152",
        "86153",
        "8615",
        "86154",
        "86156",
        "86159",
        "86161",
        "86163",
        "86163",
      ];
      const rows = places.map((code) => [code, "Augsburg"]);
      const file = csvRows("plz_augsburg.csv", [
        ["PLZ", "Ort"],
        ...rows,
        ["86199", ""],
        ["86391", "Stadtbergen"],
      ]);
      await form.getByLabel("Datei wählen").setInputFiles(file);
      await form.getByRole("button", { name: "Weiter zur Vorschau" }).click();
      await form.getByRole("link", { name: "Fehler als CSV herunterladen" }).waitFor();
    },
  },
];

const listStates: readonly ScreenState[] = [
  ...(["register-offices", "countries", "water-meter-reading"] as const).map((section): ScreenState => ({
    name: `commune-${section}`,
    open: async ({ page, visitAs }) => {
      await visitAs(
        "support",
        `${section === "water-meter-reading" ? "/mgt/edit/09188000" : augsburg}/${section}`,
      );
      await page.getByRole("grid").waitFor();
    },
  })),
  {
    name: "commune-register-office-form",
    over: "commune-register-offices",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/register-offices`);
      await edit(page, "Standesamt Augsburg");
      await dialog(page, "Standesamt bearbeiten").getByLabel("Name", { exact: true }).fill("Standesamt");
    },
  },
  {
    name: "commune-water-meter-running",
    over: "commune-water-meter-reading",
    dark: "date fields that the browser draws",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/water-meter-reading`);
      await edit(page, `Augsburg ${ags.augsburg}`);
      const form = dialog(page, "Ablesung bearbeiten");
      await form.getByLabel("Letzter Tag").fill("2032-02-29");
      await form.getByRole("button", { name: "Speichern" }).click();
      await question(page, "Zeitraum der laufenden Ablesung ändern?").waitFor();
    },
  },
  {
    name: "commune-residential-properties",
    narrow: "most columns stand below the first",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/residential-properties?text=konigsallee`);
      await page.getByRole("grid").waitFor();
      await page.getByRole("button", { name: /^Spalten/ }).click();
      await page.getByRole("dialog", { name: "Spalten" }).waitFor();
    },
  },
  {
    name: "commune-residential-properties-source",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await changeCommune(page, (commune) => ({
        ...commune,
        residentialPropertySource: {
          ...(commune.residentialPropertySource as object),
          source: "OKKOMM_IMPORT",
          mode: "AUTOMATIC",
          nextRunAt: "2026-11-21T02:00:00Z",
          lastFailure: { code: "latest_residential_properties_update_error", field: null, params: [] },
          running: { createdAt: "2026-11-20T13:05:00Z", createdBy: { id: "u1", username: "admin" } },
        },
      }));
      await visitAs("admin", `${lippstadt}/residential-properties`);
      await page.getByText("Die letzte Aktualisierung ist gescheitert.").waitFor();
    },
  },
  {
    name: "commune-history-opened",
    narrow: "the table of changes scrolls",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/history`);
      await page
        .getByRole("button", { name: /vorher und nachher$/ })
        .first()
        .click();
      await page.getByRole("columnheader", { name: "Nachher" }).waitFor();
    },
  },
];

/** Every section with data and its overlays, then the failures. */
const serviceFiles = `/mgt/servicefiles/${ags.augsburg}/ew-meldebescheinigung`;

const serviceFileStates: readonly ScreenState[] = [
  {
    name: "service-files",
    narrow: "cards and tree are stacked, the selected path is below the tree",
    dark: "previews on a muted ground, the selected row of the tree",
    open: async ({ page, visitAs }) => {
      await visitAs("member", serviceFiles);
      await page.getByRole("treeitem", { name: "kontakt.json" }).click();
      const header = page.getByLabel("Kopfbild: Ersetzen").first();
      await header.setInputFiles(fakePicture("kopf.png"));
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "service-files-upload",
    over: "service-files",
    open: async ({ page, visitAs }) => {
      await visitAs("member", serviceFiles);
      const files = [textFile("kontakt.json", "{}"), textFile("seite.html", "<p>")];
      await page.getByLabel("Dateien hochladen").first().setInputFiles(files);
      await dialog(page, "Dateien hochladen").getByText("1 KB · neu").waitFor();
    },
  },
  {
    name: "service-files-import-refused",
    over: "service-files",
    open: async ({ page, visitAs }) => {
      await visitAs("member", serviceFiles);
      await page.getByRole("button", { name: "Aus ZIP importieren …" }).click();
      const archive = { name: "boese.zip", mimeType: "application/zip", buffer: Buffer.from("PK") };
      const choice = dialog(page, "Aus ZIP importieren");
      await choice.getByLabel("Archiv wählen").first().setInputFiles(archive);
      await choice.getByRole("alert").waitFor();
    },
  },
  {
    name: "service-files-import-preview",
    over: "service-files",
    open: async ({ page, visitAs }) => {
      await visitAs("member", serviceFiles);
      await page.getByRole("button", { name: "Aus ZIP importieren …" }).click();
      const buffer = await zipOf({
        "bilder/neu.svg": "<svg/>",
        "kontakt.json": "{}",
        "seite.html": "<p>",
        "locales/de.json": "{}",
        ".DS_Store": "x",
      });
      const archive = { name: "dateien.zip", mimeType: "application/zip", buffer };
      await dialog(page, "Aus ZIP importieren").getByLabel("Archiv wählen").first().setInputFiles(archive);
      await dialog(page, "Aus ZIP importieren – Vorschau").getByText("bilder/neu.svg").waitFor();
    },
  },
  {
    name: "service-files-empty",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/servicefiles/${ags.augsburg}/ew-ummeldung`);
      await page.getByText("Noch keine Dateien").waitFor();
    },
  },
];

const kbaStates: readonly ScreenState[] = [
  {
    name: "commune-kba-settings",
    narrow: "the facts stand below each other, the buttons below the name",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/kba-settings`);
      await page.getByRole("button", { name: /^Hinzufügen/ }).waitFor();
    },
  },
  {
    name: "commune-kba-form",
    over: "commune-kba-settings",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${augsburg}/kba-settings`);
      await page.getByRole("button", { name: /^Hinzufügen/ }).click();
      const form = dialog(page, "KBA-Einstellungen hinzufügen");
      await form.getByLabel("KBA-Benutzer", { exact: true }).fill("A 1");
      await form.getByRole("button", { name: "Hinzufügen" }).click();
      await form.getByText(/Felder brauchen eine Korrektur/).waitFor();
    },
  },
  {
    name: "commune-kba-none",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${lippstadt}/kba-settings`);
      await page.getByRole("heading", { level: 2, name: "KBA-Einstellungen" }).waitFor();
    },
  },
];

export const communeStates: readonly ScreenState[] = [
  ...masterDataStates,
  ...serviceStates,
  ...postalCodeStates,
  ...listStates,
  ...kbaStates,
  ...serviceFileStates,
  ...securityListStates,
  ...communeErrorStates,
];
