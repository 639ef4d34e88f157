/** States of the screens of resources, for the accessibility check. */
import { dialog } from "./communeScreens";
import { editor, typeDocument } from "./resourceScreens";
import type { ScreenState } from "./states";
import { button } from "./userScreens";
import { databaseOf } from "./walk";

const resourcePath = (key: string) => `/admin/editresource/${key}`;
const used = resourcePath("v1/restService/demo");
const faulty = "name: Probe\nurl: ftp://probe.example.org/\nzusatz: ja\n";

export const resourceStates: readonly ScreenState[] = [
  {
    name: "resources",
    dark: "marks of keystores that end soon",
    narrow: "rows have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/resources/keystore");
      await page.getByRole("row", { name: /Behördensiegel/ }).waitFor();
    },
  },
  {
    name: "resources-import",
    over: "resources",
    narrow: "faulty files scroll beside their lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/resources/okkomm");
      await button(page, "Importieren …").click();
      const file = (name: string, text: string) => ({
        name,
        mimeType: "application/yaml",
        buffer: Buffer.from(text),
      });
      await dialog(page, "Ressourcen importieren")
        .locator("input[type=file]")
        .setInputFiles([
          file("neu.yaml", "# urn:sm:v1:okkomm:neu\nname: Neu\nurl: https://neu.example.org/\n"),
          file("fehler.yaml", `# urn:sm:v1:okkomm:fehler\n${faulty}`),
        ]);
      await button(page, "1 Ressource importieren").waitFor();
    },
  },
  {
    name: "resource-add",
    narrow: "kinds are below each other",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/addresource");
      await editor(page).waitFor();
    },
  },
  {
    name: "resource-problems",
    dark: "the highlighted document and its problems",
    narrow: "the panel is below the document",
    open: async ({ page, visitAs }) => {
      await visitAs("support", used);
      await typeDocument(page, faulty);
      await page.keyboard.press("Control+Shift+M");
      await page.locator(".cm-panel-lint li").first().waitFor();
    },
  },
  {
    name: "resource-difference",
    dark: "the differences of documents",
    narrow: "both documents are below each other",
    open: async ({ page, visitAs }) => {
      await visitAs("support", used);
      await typeDocument(page, "name: Anders\nurl: https://anders.example.org/\n");
      await button(page, "Unterschied").click();
      await page.getByText(/→ Anders$/).waitFor();
    },
  },
  {
    name: "resource-keystore",
    dark: "the marks of certificates",
    open: async ({ page, visitAs }) => {
      await visitAs("support", resourcePath("v1/keystore/siegel-probe"));
      await page.getByRole("list", { name: "Zertifikate" }).waitFor();
      await button(page, "Formular").click();
      await page.getByText("gespeichert", { exact: true }).first().waitFor();
    },
  },
  {
    name: "resource-remove",
    over: "resource-problems",
    open: async ({ page, visitAs }) => {
      await visitAs("support", used);
      await button(page, "Entfernen …").click();
      await dialog(page, "Ressource entfernen").getByLabel("An ihre Stelle tritt").waitFor();
    },
  },
  {
    name: "resource-successor",
    over: "resource-problems",
    open: async ({ page, visitAs }) => {
      await visitAs("support", used);
      await button(page, "Nachfolger anlegen …").click();
      await dialog(page, "Nachfolger anlegen").getByText("endpoint:").first().waitFor();
    },
  },
  {
    name: "resource-versions",
    over: "resource-problems",
    dark: "the differences of documents",
    open: async ({ page, app, visitAs }) => {
      await databaseOf(app).query(
        `insert into resource_version (version, type, id, revision, document, secrets, saved_at)
         select version, type, id, 0, 'name: Früher' || chr(10), '{}', updated_at from resource
         where type = 'paymentProvider' and id = 'epaybl' on conflict do nothing`,
      );
      await visitAs("support", resourcePath("v1/paymentProvider/epaybl"));
      await button(page, "Fassungen …").click();
      const versions = dialog(page, "Fassungen der Ressource");
      await versions
        .getByText(/^Unterschied: /)
        .first()
        .click();
      await versions.getByText("Früher").waitFor();
    },
  },
];
