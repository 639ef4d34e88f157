/** States of the settings of the installation. */
import type { ScreenState } from "./states";

const path = "/admin/settings";

export const systemSettingStates: readonly ScreenState[] = [
  {
    name: "system-settings",
    dark: "colours of the notices",
    narrow: "titles are above the fields",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", path);
      await page.getByLabel("Hinweis anzeigen").waitFor();
    },
  },
  {
    name: "system-settings-faulty",
    narrow: "errors are below the fields",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", path);
      await page.getByLabel("Sitzung endet ohne Eingaben nach").fill("4");
      await page.getByLabel("Hinweis anzeigen").check();
      await page.getByRole("button", { name: "Speichern" }).click();
      await page.getByText("Geben Sie eine ganze Zahl von 5 bis 240 ein.").first().waitFor();
    },
  },
];
