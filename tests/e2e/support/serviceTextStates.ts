/** States of the texts of a service, for the accessibility check. */
import type { Page } from "playwright/test";
import type { ScreenState } from "./states";

/** A service of the member, with own texts, a draft and three languages. */
export const textsPath = "/mgt/textedit/09761000/ikfz-neuzulassung";
/** The service portal of the same commune, with own texts, a draft and three languages. */
export const portalPath = "/mgt/textedit/09761000/service-portal";

async function choose(page: Page, name: string) {
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name }).click();
}
const ofStart = `${textsPath}?section=startseite`;

export const serviceTextStates: readonly ScreenState[] = [
  {
    name: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("member", ofStart);
      await page.getByLabel("Deutsch startseite.titel").waitFor();
    },
  },
  {
    name: "service-texts-problem",
    open: async ({ page, visitAs }) => {
      await visitAs("support", textsPath + "?section=zahlung");
      await page.getByLabel("Englisch zahlung.gebuehr").fill("The fee is {gebur}.");
      await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
      await page.getByRole("button", { name: "Durch {gebuehr} ersetzen" }).waitFor();
    },
  },
  {
    name: "service-texts-publish",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", ofStart);
      await page.getByRole("button", { name: "Veröffentlichen …" }).click();
      await page.getByRole("dialog").getByText("startseite.weiter").waitFor();
    },
  },
  {
    name: "service-texts-versions",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", ofStart);
      await page.getByRole("button", { name: "Fassungen" }).click();
      await page.getByText("Fassung 1", { exact: true }).waitFor();
    },
  },
  {
    name: "service-texts-languages",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", ofStart);
      await page.getByRole("button", { name: "Sprachen ändern" }).click();
      await page.getByRole("checkbox", { name: "Türkisch" }).waitFor();
    },
  },
  {
    name: "service-texts-import",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", ofStart);
      await page.getByRole("button", { name: "Weitere Aktionen" }).click();
      await page.getByRole("menuitem", { name: "Importieren und exportieren …" }).click();
      const texts = { startseite: { titel: "Anders", hinweis: "Ohne Platzhalter" }, andere: "?" };
      const file = { name: "texte-en.json", mimeType: "application/json" };
      await page
        .getByRole("dialog")
        .locator("input[type=file]")
        .setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(texts)) });
      await page.getByRole("button", { name: "1 Text als Entwurf übernehmen" }).waitFor();
    },
  },
  {
    name: "service-texts-missing",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${textsPath}?text=gibtesnicht`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
    },
  },
  {
    name: "service-portal-reinstall",
    over: "service-texts",
    narrow: "the buttons fill the width",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", `${portalPath}?section=konto`);
      await choose(page, "Serviceportal neu installieren …");
      await page.getByRole("button", { name: "Neu installieren" }).waitFor();
    },
  },
  {
    name: "service-portal-no-states",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", `${portalPath}?section=konto`);
      await choose(page, "Fassungen des Serviceportals …");
      await page.getByText("Noch keine frühere Fassung").waitFor();
    },
  },
  {
    name: "service-portal-reinstalled",
    over: "service-texts",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", `${portalPath}?section=konto`);
      await choose(page, "Serviceportal neu installieren …");
      await page.getByRole("button", { name: "Neu installieren" }).click();
      await page.getByText("Das Serviceportal ist neu installiert.").waitFor();
    },
  },
  {
    name: "service-portal-states",
    over: "service-texts",
    narrow: "the buttons wrap below the names of the states",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", `${portalPath}?section=konto`);
      await choose(page, "Fassungen des Serviceportals …");
      await page.getByText("Die letzten 10 Fassungen bleiben erhalten.").waitFor();
    },
  },
];
