/** States of the screen of a service's settings. */
import { saveBar } from "./communeScreens";
import type { ScreenState } from "./states";

/** A service of Augsburg with many own settings. */
export const settingsPath = "/mgt/serviceedit/09761000/ikfz-kennzeichenreservierung";

export const serviceSettingsStates: readonly ScreenState[] = [
  {
    name: "service-settings-invalid",
    narrow: "section titles are above their fields, notes wrap",
    open: async ({ page, visitAs }) => {
      await visitAs("support", settingsPath);
      await page.getByLabel("Aufbewahrung in Tagen").fill("7");
      await page.getByLabel("API-Schlüssel").fill("neu");
      await page.getByRole("button", { name: "Schlüssel sms_absender entfernen" }).click();
      await page.getByRole("button", { name: "Schlüssel hinzufügen" }).click();
      await page.getByLabel("Schlüssel", { exact: true }).fill("_Version");
      await page.keyboard.press("Control+s");
      await saveBar(page).getByText("3 Felder brauchen eine Korrektur").waitFor();
    },
  },
  {
    name: "service-settings-member",
    open: async ({ page, visitAs }) => {
      await visitAs("member", settingsPath);
      await page.getByLabel("Aufbewahrung in Tagen").waitFor();
    },
  },
];
