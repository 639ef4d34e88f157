/** States of the help. */
import type { ScreenState } from "./states";

export const helpStates: readonly ScreenState[] = [
  {
    name: "help-contents",
    dark: "colours of links and summaries",
    narrow: "one column",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/help");
      await page.getByRole("link", { name: /^Erste Schritte/ }).waitFor();
    },
  },
  {
    name: "help-without-hits",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/help");
      await page.getByLabel("Hilfe durchsuchen").fill("xyzxyz");
      await page.getByText(/^Keine Seite passt zu/).waitFor();
    },
  },
  {
    name: "help-page",
    dark: "colours of keys and captions",
    narrow: "the headings are above the text",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/help/texts");
      await page.getByRole("link", { name: /^Weiter: / }).waitFor();
    },
  },
  {
    name: "help-unknown-page",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/help/unknown");
      await page.getByRole("heading", { level: 1, name: "Diese Seite der Hilfe gibt es nicht." }).waitFor();
    },
  },
];
