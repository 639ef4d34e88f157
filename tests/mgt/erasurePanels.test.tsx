import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

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
