/** States of the catalogue of services. */
import type { ScreenState } from "./states";

export const systemServicesPath = "/admin/services";

/** A service that many communes offer, some with their own content. */
export const servicePath = `${systemServicesPath}/ikfz-neuzulassung`;

export const systemServiceStates: readonly ScreenState[] = [
  {
    name: "system-services",
    dark: "colours of the states",
    narrow: "rows have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", systemServicesPath);
      await page.getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "system-services-none",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${systemServicesPath}?text=xyz`);
      await page.getByText("Nichts entspricht Ihrer Suche").waitFor();
    },
  },
  {
    name: "system-service",
    dark: "colours of the states",
    narrow: "rows have two lines, figures wrap",
    open: async ({ page, visitAs }) => {
      await visitAs("support", servicePath);
      await page.getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "system-service-history",
    narrow: "entries have two lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${servicePath}/history`);
      await page.getByRole("table", { name: "Einträge, die neuesten zuerst" }).waitFor();
    },
  },
  {
    name: "system-service-unknown",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${systemServicesPath}/ew-unbekannt`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
];
