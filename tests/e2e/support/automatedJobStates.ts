/** States of the automated jobs, of a job and of a run. */
import type { ScreenState } from "./states";

export const automatedJobsPath = "/admin/more/automated-jobs";

export const automatedJobStates: readonly ScreenState[] = [
  {
    name: "automated-jobs",
    dark: "tones of states, bars of the course",
    narrow: "rows of several lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", automatedJobsPath);
      await page.getByText("Um 03:45, jeden Tag").waitFor();
    },
  },
  {
    name: "automated-jobs-pause",
    over: "automated-jobs",
    open: async ({ page, visitAs }) => {
      await visitAs("support", automatedJobsPath);
      await page.getByRole("button", { name: "Alle pausieren …" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: "Zu einem Zeitpunkt" }).click();
      await dialog.getByRole("button", { name: "Alle pausieren" }).click();
      await page.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "automated-job",
    narrow: "rows of several lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${automatedJobsPath}/drop-expired?state=PAUSED`);
      await page.getByText(/pausiert \(„Umzug der Datenbank“\)/).waitFor();
    },
  },
  {
    name: "automated-job-run",
    dark: "notice of the failure",
    narrow: "lines of the log",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${automatedJobsPath}/deliver-feedback`);
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByText(/Ein unerwarteter Fehler hat den Job beendet/).waitFor();
    },
  },
  {
    name: "erasure-preview",
    dark: "figures by service",
    narrow: "hash of the proof",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${automatedJobsPath}/erase-applicant-data`);
      await page.getByRole("heading", { name: "Letzter Löschnachweis" }).waitFor();
    },
  },
  {
    name: "erasure-proofs",
    narrow: "rows of several lines",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${automatedJobsPath}/erase-applicant-data/proofs`);
      await page.getByRole("table").getByRole("link").first().waitFor();
    },
  },
  {
    name: "erasure-proof",
    dark: "tone of the comparison",
    narrow: "hash of the proof",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${automatedJobsPath}/erase-applicant-data/proofs`);
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByText("Die gespeicherten Vorgänge ergeben dieselbe Prüfsumme.").waitFor();
    },
  },
];
