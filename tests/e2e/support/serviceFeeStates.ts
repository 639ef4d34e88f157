/** States of the screens of a service's fees and its fee rule. */
import type { ScreenState } from "./states";

/** A service of Augsburg with own fees, a gap and an own rule. */
const feesPath = "/mgt/servicefees/09761000/ikfz-neuzulassung";

export const serviceFeeStates: readonly ScreenState[] = [
  {
    name: "service-fees",
    dark: "bars of the timelines",
    narrow: "rows have two lines, timelines are hidden",
    open: async ({ page, visitAs }) => {
      await visitAs("support", feesPath);
      await page.getByRole("button", { name: "Preise bearbeiten" }).waitFor();
    },
  },
  {
    name: "service-fees-edit",
    over: "service-fees",
    narrow: "fields of a price are below each other",
    open: async ({ page, visitAs }) => {
      await visitAs("member", feesPath);
      await page.getByRole("button", { name: "Preise bearbeiten" }).click();
      const dialog = page.getByRole("dialog", { name: "Gebühr bearbeiten" });
      await dialog.getByLabel("Betrag (€)").first().fill("1.234,5678");
      await dialog.getByRole("button", { name: "Speichern" }).click();
      await dialog.getByText("Höchstens zwei Nachkommastellen").first().waitFor();
    },
  },
  {
    name: "service-fee-rule",
    dark: "outline and panels",
    narrow: "panels are below the outline",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${feesPath}/rule`);
      await page.getByRole("checkbox", { name: "Wunschkennzeichen" }).click();
      await page.getByText("Summe", { exact: true }).waitFor();
    },
  },
];
