import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { answered, pid } from "./processServer";
import { item, job, jobServer } from "./jobServer";

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));

test("a restart shows what was done and the current states, and repeats those in error again", async () => {
  const standing = (number: number, status: string) => {
    const one = item(number);
    return { ...one, target: { ...one.target, status } };
  };
  const prepared: unknown[] = [];
  const counts = { total: 127, done: 127, succeeded: 127, failed: 0, skipped: 0 };
  const standings = [
    { status: "SUCCESS", count: 115 },
    { status: "ERROR", count: 11 },
    { status: "ERROR_WITHOUT_RETRY", count: 1 },
  ];
  const server = jobServer([job({ ...counts, standings })], {
    items: [standing(1, "SUCCESS"), standing(2, "ERROR")],
    mutations: {
      retryFailedJobItems: (_: unknown, { input }: { input: unknown }) => {
        prepared.push(input);
        const state = { state: "PREPARED", startedAt: null, finishedAt: null };
        return { job: job({ id: "Job:2", ...counts, ...state, total: 12 }), errors: [] };
      },
    },
  });
  const app = await visit("/admin/jobs/Job%3A1", { viewer: support, process: server.process });
  const summary = within(await screen.findByRole("region", { name: "Stand der Prozesse" }));
  expect(summary.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "115 erfolgreich",
    "12 wieder im Fehler",
  ]);
  expect(cells().map(([, now, , , result]) => [result, now])).toEqual([
    ["Neu gestartet", "Erfolgreich"],
    ["Neu gestartet", "Fehler"],
  ]);
  expect(screen.queryByText(/erledigt/i)).toBeNull();
  await app.click("Die 12 im Fehler erneut starten …");
  await screen.findByRole("dialog", { name: "12 Prozesse neu starten" });
  expect(prepared).toEqual([{ id: "Job:1", which: "IN_ERROR" }]);
});

test.each(["processes", "applications"])("the list of %s links to bulk jobs", async (records) => {
  await visit(`/admin/${records}`, { viewer: support });
  const main = within(await screen.findByRole("main"));
  const link = await main.findByRole("link", { name: "Sammelaktionen" });
  expect(link.getAttribute("href")).toBe("/admin/jobs");
});

test("the history of a process links to the bulk job that acted on it", async () => {
  const entry = {
    id: "Activity:1",
    type: "RESTART_PROCESS",
    at: "2026-11-20T13:05:00.000Z",
    jobId: "Job:1",
    actor: { userId: null, username: "support", role: "SUPPORT" },
    changes: [],
  };
  const activities = () => connection([entry]);
  await visit(`/admin/processes/${pid}`, {
    viewer: support,
    process: { Query: { process: () => answered() } },
    "mgt-v2": { Query: { activities } },
  });
  const link = await screen.findByRole("link", { name: "Sammelaktion" });
  expect(link.getAttribute("href")).toBe("/admin/jobs/Job%3A1");
});
