/** States of the form of a service. */
import { ags, dialog, saveBar } from "./communeScreens";
import type { ScreenState } from "./states";

const url = `/mgt/serviceformfields/${ags.augsburg}/ew-wohnsitzanmeldung`;

export const serviceFormStates: readonly ScreenState[] = [
  {
    name: "service-form-invalid",
    narrow: "the preview is behind a switch, and the details of a field stack",
    dark: "badges, errors and the sheet of the preview",
    open: async ({ page, visitAs }) => {
      await visitAs("member", url);
      await page.getByRole("button", { name: /^Art der Wohnung/ }).click();
      await page.getByLabel("Bezeichnung (Deutsch)").fill("");
      await page.getByLabel("Gespeicherter Wert der Auswahlmöglichkeit 1").fill("haupt");
      await page.keyboard.press("Control+s");
      await saveBar(page)
        .getByText(/Felder brauchen eine Korrektur/)
        .waitFor();
    },
  },
  {
    name: "service-form-preview",
    isNarrow: true,
    open: async ({ page, visitAs }) => {
      await visitAs("member", url);
      await page.getByRole("button", { name: "Vorschau" }).click();
      await page.getByRole("complementary", { name: "Vorschau" }).waitFor();
    },
  },
  {
    name: "service-form-adding",
    over: "service-form-invalid",
    open: async ({ page, visitAs }) => {
      await visitAs("member", url);
      await page.getByRole("button", { name: "Feld hinzufügen" }).click();
      await dialog(page, "Feld hinzufügen").getByRole("button", { name: "Hinzufügen" }).click();
      await dialog(page, "Feld hinzufügen").getByRole("alert").waitFor();
    },
  },
];
