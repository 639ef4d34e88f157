/** States of the screens of statistics, feedback and accounting. */
import type { ScreenState } from "./states";

const augsburg = "09761000";

export const reportingStates: readonly ScreenState[] = [
  {
    name: "statistics-service",
    narrow: "charts shrink, key figures are in two columns",
    dark: "colours and patterns of charts",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/statistics/${augsburg}/ew-meldebescheinigung?period=all`);
      await page.getByRole("slider", { name: /^Anträge je Monat/ }).waitFor();
      await page.getByRole("button", { name: "Als Tabelle: Anträge je Monat" }).click();
      await page.getByRole("table", { name: "Anträge je Monat" }).waitFor();
    },
  },
  {
    name: "statistics-reading",
    dark: "the values of a point",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/mgt/statistics");
      await page.getByRole("slider", { name: /^Anträge je Tag/ }).focus();
      await page.keyboard.press("ArrowLeft");
    },
  },
  {
    name: "statistics-empty",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/statistics/${augsburg}?from=2020-01-01&to=2020-01-31`);
      await page.getByText("Keine Anträge in diesem Zeitraum").waitFor();
    },
  },
  {
    name: "feedback-list",
    narrow: "rows have two lines",
    dark: "bars of the distribution, unread marks",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/feedback");
      await page.getByRole("grid", { name: "Rückmeldungen" }).waitFor();
    },
  },
  {
    name: "feedback-entry",
    narrow: "the entry covers the list",
    dark: "marked parts of a comment",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/feedback?personal=yes");
      await page.getByRole("grid", { name: "Rückmeldungen" }).getByRole("row").nth(1).focus();
      await page.keyboard.press("Enter");
      const pane = page.getByRole("complementary", { name: "Rückmeldung" });
      await pane.getByRole("button", { name: "Kommentar anzeigen" }).click();
      await pane.locator("mark").first().waitFor();
    },
  },
  {
    name: "feedback-empty",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/feedback?text=zzzzzzzz");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "bookings-list",
    narrow: "rows have two lines, sums follow the list",
    dark: "states, sums",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/accounting/${augsburg}?kind=refund&totalFrom=1`);
      await page.getByRole("grid", { name: "Buchungen" }).waitFor();
      await page.getByRole("table", { name: "Summen nach Haushaltsstelle und Steuersatz" }).waitFor();
    },
  },
  {
    name: "bookings-entry",
    narrow: "the booking covers the list",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/accounting");
      await page.getByRole("grid", { name: "Buchungen" }).getByRole("row").nth(1).focus();
      await page.keyboard.press("Enter");
      const pane = page.getByRole("complementary", { name: "Buchung" });
      await pane.getByRole("button", { name: "Zahlungs-ID kopieren" }).waitFor();
    },
  },
  {
    name: "bookings-filter",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `/mgt/accounting/${augsburg}?totalFrom=500&totalTo=100`);
      await page.getByRole("button", { name: "Weitere" }).click();
      await page.getByRole("textbox", { name: /^Betrag in Euro.* bis$/ }).waitFor();
    },
  },
  {
    name: "bookings-export",
    narrow: "the options of the layout follow its columns",
    dark: "the example of the file, the warning of other series",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `/mgt/accounting/${augsburg}/export?service=ew-meldebescheinigung`);
      await page.getByRole("button", { name: /ausleiten$/ }).waitFor();
    },
  },
  {
    name: "bookings-runs",
    narrow: "the facts of a run stand below each other",
    dark: "the latest run",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/accounting/${augsburg}/export?kind=refund`);
      await page.getByRole("button", { name: /ausleiten$/ }).click();
      await page.getByRole("link", { name: "Zu den Ausleitungen" }).click();
      await page.getByRole("button", { name: "SHA-256 vollständig anzeigen" }).first().click();
    },
  },
  {
    name: "bookings-runs-empty",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/mgt/accounting/09162000/runs");
      await page.getByRole("heading", { name: "Noch keine Ausleitungen" }).waitFor();
    },
  },
  {
    name: "reports-service",
    narrow: "actions wrap below the report",
    dark: "states of reports",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/reports/${augsburg}/ikfz-neuzulassung`);
      await page.getByRole("button", { name: /^antrag: Platzhalter/ }).click();
      await page.getByRole("group", { name: "Platzhalter" }).waitFor();
    },
  },
  {
    name: "reports-upload",
    narrow: "the dialog has the width of the screen",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `/mgt/reports/${augsburg}/ikfz-neuzulassung`);
      await page.getByRole("button", { name: "Neue Vorlage hochladen …" }).click();
      await page.getByRole("button", { name: "Vorlage prüfen" }).click();
      await page.getByRole("dialog").getByRole("alert").first().waitFor();
    },
  },
  {
    name: "reports-commune",
    narrow: "rows have two lines",
    dark: "states of services",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/reports/${augsburg}`);
      await page.getByRole("table", { name: "Berichtsvorlagen je Dienst" }).waitFor();
    },
  },
];
