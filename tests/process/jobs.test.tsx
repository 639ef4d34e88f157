import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { admin, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { connection } from "./connection";
import { answered, pid } from "./processServer";
import { item, job, jobServer } from "./jobServer";

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));

/** Resolvers for a list of these jobs. */
function listing(jobs: readonly ReturnType<typeof job>[]) {
  const asked: unknown[] = [];
  const Query = {
    jobs: (_: unknown, args: unknown) => {
      asked.push(args);
      return {
        totalCount: jobs.length,
        edges: jobs.map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: jobs.length > 2, hasPreviousPage: false, startCursor: "a", endCursor: "z" },
      };
    },
  };
  return { asked, process: { Query } };
}

test("lists bulk jobs with action, user and time; the navigation marks them", async () => {
  const { process } = listing([
    job({ total: 127, succeeded: 127, failed: 0, skipped: 0, comment: "Störung behoben" }),
    job({ id: "Job:2", kind: "COMPLETE_PROCESSES", state: "RUNNING" }),
  ]);
  await visit("/admin/jobs", { viewer: support, process });
  await screen.findByRole("heading", { level: 1, name: "Sammelaktionen" });
  await screen.findByRole("link", { name: "127 Prozesse neu starten" });
  expect(cells()).toEqual([
    [
      ...["127 Prozesse neu starten", "Abgeschlossen", "127 neu gestartet", "Störung behoben", "support"],
      "20.11.2026 14:05",
    ],
    [
      ...["3 Prozesse als manuell erledigt markieren", "Läuft"],
      ...["1 manuell erledigt, 1 fehlgeschlagen, 1 übersprungen", "", "support", "20.11.2026 14:05"],
    ],
  ]);
  expect(screen.getByText("Ihre Sammelaktionen, die neuesten zuerst.")).toBeTruthy();
  expect(document.title).toBe("Service Management - Administration - Sammelaktionen");
  const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { name: "Sammelaktionen" }).getAttribute("aria-current")).toBe("page");
});

test("pages through them, and shows their users to administrators", async () => {
  const { process, asked } = listing([job(), job({ id: "Job:2" }), job({ id: "Job:3" })]);
  const app = await visit("/admin/jobs", { viewer: admin, process });
  await screen.findByText("Die Sammelaktionen aller Benutzer, die neuesten zuerst.");
  await app.click("Nächste Seite");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 50, after: "z" }));
  expect(app.path()).toBe("/admin/jobs?after=z");
});

test("shows the head of a job from its row while its query is pending, and keeps the focus in it", async () => {
  const one = job({ comment: "Störung behoben", retryOf: null });
  const list = listing([one]);
  const detail = jobServer([one], { items: [item(1)] });
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const Query = {
    ...list.process.Query,
    node: async (_: unknown, args: { readonly id: string }) => {
      await answers;
      return detail.process.Query.node(_, args);
    },
  };
  const app = await visit("/admin/jobs", { viewer: support, process: { ...detail.process, Query } });
  await app.click("3 Prozesse neu starten", "link");
  const heading = await screen.findByRole("heading", { level: 1, name: "3 Prozesse neu starten" });
  expect(heading.parentElement?.textContent).toContain(
    "Sammelaktion von support · begonnen 20.11.2026 14:05 · „Störung behoben“",
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
  const path = within(screen.getByRole("navigation", { name: "Pfad" }));
  const link = path.getByRole("link", { name: "Sammelaktionen" });
  link.focus();

  answer();
  await screen.findByRole("progressbar", { name: "Fortschritt" });
  expect(document.activeElement).toBe(link);
});

test("explains bulk jobs if there are none", async () => {
  await visit("/admin/jobs", { viewer: support, process: listing([]).process });
  await screen.findByText("Noch keine Sammelaktionen");
});

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
  expect(cells().map(([result, , now]) => [result, now])).toEqual([
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
  const activities = () => connection([entry], {});
  await visit(`/admin/processes/${pid}`, {
    viewer: support,
    process: { Query: { process: () => answered() } },
    "mgt-v2": { Query: { activities } },
  });
  const link = await screen.findByRole("link", { name: "Sammelaktion" });
  expect(link.getAttribute("href")).toBe("/admin/jobs/Job%3A1");
});
