import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { pageOf, type PageArguments } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { automatedJob, jobRun, jobRuns, jobsServer, pause, supportUser } from "./automatedJobsServer";

const path = "/admin/more/automated-jobs/check-keystores";

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T13:05:00Z")));

test("Runs of a job: shows facts, and each run with its result or why it did not happen", async () => {
  const { mgt } = jobsServer({ jobs: [automatedJob("check-keystores", { pause })] });
  await visit(path, { viewer: support, mgt });
  await screen.findByRole("heading", { level: 1, name: "Zertifikate prüfen" });
  await screen.findByText("Um 05:15, jeden Tag");
  expect(screen.getByText(/Pausiert bis 21.11.2026 18:00, seit 20.11.2026 09:00 von support/)).toBeDefined();
  const rows = (await screen.findAllByRole("row")).slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));
  expect(cells.map(([, state, result]) => [state, result])).toEqual([
    ["Teilweise fehlgeschlagen", "12 Kommunen, 3 geändert, 1 Fehler"],
    ["Erfolgreich", "1.204 geprüft"],
    ["Fehlgeschlagen", "Unerwarteter Fehler"],
    ["Übersprungen", "Nicht gelaufen: Es ist kein Mailserver eingerichtet"],
    [
      ...[
        "Verpasst",
        "Nicht gelaufen: Server war nicht erreichbar, 14-mal von 01.11.2026 05:15 bis 14.11.2026 05:15",
      ],
    ],
    ["Überschnitten", "Nicht gelaufen: Der Lauf davor war noch nicht zu Ende"],
    ["Pausiert", "Nicht gelaufen: pausiert („Umzug des Rechenzentrums“)"],
  ]);
  expect(cells[1]?.slice(3)).toEqual(["Von Hand: support", "1,2 s"]);
  const crumbs = within(screen.getByRole("navigation", { name: "Pfad" })).getAllByRole("link");
  expect(crumbs.map((link) => link.textContent)).toEqual(["Administration", "Automatisierte Jobs"]);
});

test("Runs of a job: filters by state and days in the URL", async () => {
  const { mgt, asked } = jobsServer({});
  const app = await visit(`${path}?state=failed&state=MISSED&from=2026-11-01`, { viewer: support, mgt });
  await findAnnounced("7 Läufe");
  expect(asked.at(-1)).toMatchObject({
    jobs: ["check-keystores"],
    states: ["FAILED", "MISSED"],
    period: { from: "2026-11-01" },
  });
  await app.click("2 Filter zurücksetzen");
  await waitFor(() => expect(asked.at(-1)).toEqual({ jobs: ["check-keystores"] }));
});

test("Runs of a job: says that a job does not exist", async () => {
  const { mgt } = jobsServer({});
  await visit("/admin/more/automated-jobs/unknown", { viewer: support, mgt });
  await screen.findByRole("heading", { name: "Diesen Job gibt es nicht" });
  expect(screen.queryByRole("table")).toBeNull();
});

const change = (label: string, values: object) => ({
  label,
  ...{ ags: null, communeName: null, serviceId: null, resource: null, userId: null, pid: null },
  ...values,
});

const changes = [
  change("Augsburg", { ags: "09761000", communeName: "Augsburg" }),
  change("Feedback", { ags: "09761000", communeName: "Augsburg", serviceId: "ikfz-neuzulassung" }),
  change("Siegel", { resource: "v1/keystore/siegel-2026" }),
  change("anna", { userId: "User:7" }),
  change("4711", { pid: "4711" }),
];

const lines = [
  { at: "2026-11-20T04:15:02.000Z", level: "INFO", message: "checked 12 keystores" },
  { at: "2026-11-20T04:15:03.000Z", level: "ERROR", message: "keystore siegel-2026 cannot be opened" },
];

interface LogArguments extends PageArguments {
  readonly text: string | null;
  readonly levels: readonly string[] | null;
}

/** A server with one run. */
function runServer(run: object | null) {
  const asked: LogArguments[] = [];
  const whole = run && {
    ...run,
    changes: (args: PageArguments) => pageOf(changes, args),
    logs: (args: LogArguments) => {
      asked.push(args);
      return pageOf(lines, args);
    },
  };
  return { asked, mgt: { Query: { automatedJobRun: () => whole } } };
}

test("Run of a job: shows state, cause, times, failure, what it changed with links, and its log in English", async () => {
  const { mgt } = runServer({ ...jobRuns[2], cause: "MANUAL", startedBy: supportUser });
  await visit(`${path}/AutomatedJobRun%3A7`, { viewer: support, mgt });
  await screen.findByRole("heading", { level: 1, name: "Lauf: Zertifikate prüfen" });
  expect(await screen.findByText(/Ein unerwarteter Fehler hat den Job beendet/)).toBeDefined();
  expect(screen.getByText("ECONNREFUSED").lang).toBe("en");
  const facts = [...document.querySelectorAll("dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    Status: "Fehlgeschlagen",
    Anlass: "Von Hand gestartet",
    "Gestartet von": "support",
    Fällig: "20.11.2026 05:15",
    Dauer: "1,2 s",
    Versuche: "2",
  });
  const list = within(screen.getByRole("list", { name: "Geändert" }));
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/mgt/edit/09761000",
    "/mgt/serviceedit/09761000/ikfz-neuzulassung",
    "/admin/editresource/v1/keystore/siegel-2026",
    "/admin/edituser/User%3A7",
    "/admin/processes/4711",
  ]);
  const line = await screen.findByText("keystore siegel-2026 cannot be opened");
  expect(line.closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(line.tagName).toBe("CODE");
});

test("Run of a job: searches its log by text and level in the URL", async () => {
  const { mgt, asked } = runServer(jobRun("7"));
  const app = await visit(`${path}/AutomatedJobRun%3A7?level=error`, { viewer: support, mgt });
  await findAnnounced("2 Zeilen");
  expect(asked.at(-1)).toMatchObject({ text: null, levels: ["ERROR"], first: 50 });
  await app.fill("Text einer Zeile", "siegel");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: "siegel", levels: ["ERROR"] }));
  expect(app.path()).toContain("text=siegel");
});

test("Run of a job: has no log if it did not run, and says that a run does not exist", async () => {
  await visit(`${path}/AutomatedJobRun%3A3`, { viewer: support, mgt: runServer(jobRuns[6] ?? null).mgt });
  await screen.findByText("Nicht gelaufen: pausiert („Umzug des Rechenzentrums“)");
  expect(screen.queryByRole("heading", { name: /Protokoll/ })).toBeNull();
  await visit(`${path}/AutomatedJobRun%3A0`, { viewer: support, mgt: runServer(null).mgt });
  await screen.findByRole("heading", { name: "Diesen Lauf gibt es nicht" });
});
