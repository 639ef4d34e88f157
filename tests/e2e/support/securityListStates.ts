/** States of the screens of security lists. */
import { ags, dialog } from "./communeScreens";
import type { ScreenState, Stage } from "./states";

const section = `/mgt/edit/${ags.augsburg}/security-lists`;

const imported = ["anna@example.org", "ANNA@example.org", "müller.example", "a..de", "co.uk"].join("\n");

async function openPreview({ page, visitAs }: Stage): Promise<void> {
  await visitAs("support", `${section}?list=blacklist`);
  await page.getByRole("button", { name: "Importieren …" }).click();
  await dialog(page, "In die Blacklist importieren").getByLabel("Einträge", { exact: true }).fill(imported);
  await page.getByRole("button", { name: "Prüfen", exact: true }).click();
  await dialog(page, "Import in die Blacklist – Vorschau").getByRole("table").waitFor();
}

export const securityListStates: readonly ScreenState[] = [
  {
    name: "security-lists-verdict",
    narrow: "the rules are folded, rows have several lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", section);
      await page.getByLabel("E-Mail-Adresse", { exact: true }).fill("anna");
      await page.getByRole("button", { name: "Testen" }).click();
      await page.getByText(/^„anna“ ist keine E-Mail-Adresse/).waitFor();
    },
  },
  {
    name: "security-lists-entry",
    over: "security-lists-verdict",
    open: async ({ page, visitAs }) => {
      await visitAs("member", section);
      await page.getByRole("button", { name: "Hinzufügen", exact: true }).click();
      const form = dialog(page, "Eintrag zur Whitelist hinzufügen");
      await form.getByLabel("E-Mail-Adresse").fill("example.org");
      await form.getByRole("button", { name: "Hinzufügen" }).click();
      await form.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "security-lists-import",
    narrow: "results are below their entries",
    dark: "results of entries",
    open: openPreview,
  },
  {
    name: "security-lists-service",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `/mgt/security/${ags.augsburg}/ikfz-kennzeichenreservierung?text=zzzz`);
      await page.getByText("Welcher Eintrag gilt").waitFor();
    },
  },
];
