/** States of the system overview's lines, and of the lists that they open. */
import { attentionLines, attentionPanel, changeReports, emptyItems } from "./attentionLines";
import type { ScreenState } from "./states";

export const attentionStates: readonly ScreenState[] = [
  {
    name: "attention-lines",
    dark: "tones of the lines",
    narrow: "lines become cards",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin");
      await attentionLines(page).first().waitFor();
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
    },
  },
  {
    name: "attention-mark-seen",
    over: "attention-lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin");
      await attentionLines(page)
        .first()
        .getByRole("button", { name: /^Gesehen bis/ })
        .click();
      await page.getByRole("dialog", { name: "Als gesehen markieren" }).waitFor();
      await page.getByRole("button", { name: "Ausblenden" }).click();
      await page.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "attention-nothing",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await changeReports(page, (report) => {
        report.lines = [];
      });
      await visitAs("support", "/admin");
      await page.getByText("Gerade braucht nichts Ihre Aufmerksamkeit.").waitFor();
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
    },
  },
  {
    name: "attention-failed",
    isAlone: true,
    narrow: "lines become cards",
    open: async ({ page, visitAs }) => {
      await changeReports(page, (report) => {
        report.lines = null;
      });
      await visitAs("support", "/admin");
      await attentionPanel(page)
        .getByText(/konnte nicht ermittelt werden/)
        .first()
        .waitFor();
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
    },
  },
  ...["commune-not-initialized", "fee-gap", "text-incomplete"].map((list): ScreenState => ({
    name: `attention-list-${list}`,
    narrow: "rows fold",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/admin/attention/${list}`);
      await page.getByRole("table").waitFor();
    },
  })),
  {
    name: "attention-list-empty",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await emptyItems(page);
      await visitAs("support", "/admin/attention/job-failed");
      await page.getByText("Hier ist nichts mehr zu tun").waitFor();
    },
  },
];
