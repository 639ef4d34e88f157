import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";

const service = {
  serviceId: "ew-meldebescheinigung",
  days: 180,
  count: 1_204,
  firstEndedAt: "2026-05-20T10:00:00.000Z",
  lastEndedAt: "2026-05-26T10:00:00.000Z",
};
const proof = {
  __typename: "ApplicantErasure",
  id: "ApplicantErasure:1",
  runId: "AutomatedJobRun:1",
  day: "2026-11-22",
  defaultDays: 180,
  count: 980,
  firstEndedAt: "2026-05-13T10:00:00.000Z",
  lastEndedAt: "2026-05-19T10:00:00.000Z",
  sha256: "ab".repeat(32),
  isUnchanged: true,
  startedAt: "2026-11-22T00:15:00.000Z",
  finishedAt: "2026-11-22T00:16:00.000Z",
  services: [{ ...service, count: 980 }],
};

test("Erasure of applicants: the page of the job says what the next run erases, and shows the latest proof", async () => {
  const preview = { day: "2026-11-29", defaultDays: 180, count: 1_204, heldCount: 3 };
  await visit("/admin/more/automated-jobs/erase-applicant-data", {
    viewer: support,
    mgt: {
      Query: {
        applicantErasurePreview: () => ({ ...preview, services: [{ ...service, heldCount: 3 }] }),
        applicantErasures: () => connection([proof]),
      },
    },
  });
  expect(
    await screen.findByText("Am 29.11.2026 werden die Angaben von 1.204 Anträgen gelöscht."),
  ).toBeTruthy();
  const held = screen.getByRole("link", { name: "Bei 3 weiteren ist die Löschung angehalten" });
  expect(held.getAttribute("href")).toBe("/admin/processes?held=true");
  expect(screen.getByText("ab".repeat(32))).toBeTruthy();
  expect(screen.getByText(/1.204 Anträge · 3 angehalten · Frist 180 Tage/)).toBeTruthy();
});

test("Erasure of applicants: a run by hand asks first, with what is due today", async () => {
  const started: unknown[] = [];
  const app = await visit("/admin/more/automated-jobs/erase-applicant-data", {
    viewer: support,
    mgt: {
      Query: {
        automatedJob: () => ({
          ...job,
          isRunnable: true,
          nextRunAt: null,
          lastRun: started.length === 0 ? null : { id: "AutomatedJobRun:2" },
        }),
        applicantErasurePreview: (_root: unknown, { today }: { readonly today?: boolean }) => ({
          day: "2026-11-26",
          count: today ? 12 : 75 - 12 * started.length,
          heldCount: 0,
          services: [],
        }),
        applicantErasures: () => connection([proof]),
      },
      Mutation: {
        runAutomatedJob: (_root: unknown, { input }: { readonly input: unknown }) => {
          started.push(input);
          return { job: { ...job, isRunnable: true, lastRun: { id: "AutomatedJobRun:2" } }, errors: [] };
        },
      },
    },
  });
  await screen.findByRole("heading", { name: "Letzter Löschnachweis" });
  await app.click("Jetzt ausführen …");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(await dialog.findByText(/Die Daten von 12 Anträgen werden endgültig gelöscht/)).toBeTruthy();
  expect(started).toEqual([]);
  await app.user.click(dialog.getByRole("button", { name: "Fällige Daten löschen" }));
  await waitFor(() => expect(started).toEqual([{ name: "erase-applicant-data" }]));
  // The preview is that after the run.
  expect(await screen.findByText(/werden die Angaben von 63 Anträgen gelöscht/)).toBeTruthy();
});

const job = {
  id: "AutomatedJob:erase-applicant-data",
  name: "erase-applicant-data",
  schedule: "15 1 * * 0",
  pause: null,
  currentRun: null,
  lastRun: null,
  runs: [],
};

test.each([
  { count: 0, nextRunAt: "2026-11-29T00:15:00.000Z", text: "Nichts zu löschen" },
  {
    count: 1_204,
    nextRunAt: "2026-11-29T00:15:00.000Z",
    text: "Löscht die Angaben von 1.204 Anträgen; bei 3 weiteren angehalten",
  },
  {
    count: 1,
    nextRunAt: null,
    text: "Am 29.11.2026 sind die Angaben von 1 Antrag fällig; bei 3 weiteren angehalten",
  },
])("Erasure of applicants: the list of jobs says “$text”", async ({ count, nextRunAt, text }) => {
  await visit("/admin/more/automated-jobs", {
    viewer: support,
    mgt: {
      Query: {
        automatedJobs: () => ({ jobs: [{ ...job, nextRunAt }], pause: null }),
        applicantErasurePreview: () => ({
          day: "2026-11-29",
          count,
          heldCount: count === 0 ? 0 : 3,
        }),
      },
    },
  });
  expect(
    await screen.findByText((_, element) => element?.textContent === text && element.matches("small")),
  ).toBeTruthy();
});

test("Erasure of applicants: the list of proofs links each proof, also without its run", async () => {
  await visit("/admin/more/automated-jobs/erase-applicant-data/proofs", {
    viewer: support,
    mgt: {
      Query: {
        applicantErasures: () => connection([proof]),
        node: () => ({ ...proof, run: null }),
      },
    },
  });
  const link = await screen.findByRole("link", { name: /^22\.11\.2026/ });
  expect(link.getAttribute("href")).toContain("/erase-applicant-data/proofs/ApplicantErasure");
  expect(screen.getByText("abababababab…")).toBeTruthy();
});

test("Erasure of applicants: a run that is no longer kept still shows its proof", async () => {
  await visit("/admin/more/automated-jobs/erase-applicant-data/AutomatedJobRun:1", {
    viewer: support,
    mgt: { Query: { automatedJobRun: () => null, applicantErasure: () => proof } },
  });
  expect(await screen.findByText("Diesen Lauf gibt es nicht")).toBeTruthy();
  expect(await screen.findByText("Die gespeicherten Vorgänge ergeben dieselbe Prüfsumme.")).toBeTruthy();
});
