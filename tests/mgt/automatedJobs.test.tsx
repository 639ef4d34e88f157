import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { automatedJob, jobRun, jobsServer, pause } from "./automatedJobsServer";

const path = "/admin/more/automated-jobs";

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T13:05:00Z")));

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const cellsOf = (name: string) =>
  [...rowOf(name).querySelectorAll("th, td")].map((cell) => cell.textContent).slice(0, 5);

const openMenu = async (app: Awaited<ReturnType<typeof visit>>, name: string) =>
  app.click(`Aktionen: ${name}`);

test("Automated jobs: shows plan, next run, last result and course in words, unknown jobs by their name", async () => {
  const { mgt } = jobsServer({
    jobs: [
      automatedJob("check-keystores"),
      automatedJob("deliver-feedback", { pause, nextRunAt: null, schedule: "15 2 1 * *" }),
      automatedJob("service-switches", {
        schedule: null,
        nextRunAt: null,
        isRunnable: false,
        lastRun: null,
        course: [],
      }),
      automatedJob("newer-job", { currentRun: jobRun("11", { state: "RUNNING" }) }),
    ],
  });
  await visit(path, { viewer: support, mgt });
  await screen.findByText("Um 02:15, an Tag 1 des Monats");
  expect(document.title).toBe("Service Management - Administration - Automatisierte Jobs");
  const [job, plan, next, last] = cellsOf("Zertifikate prüfen");
  expect(job).toMatch(/^Zertifikate prüfenÖffnet alle gespeicherten Keystores/);
  expect([plan, next]).toEqual(["Um 05:15, jeden Tag", "21.11.2026 05:15in 15 Stunden"]);
  expect(last).toBe("Teilweise fehlgeschlagen 20.11.2026 05:15 · 1,2 s12 Kommunen, 3 geändert, 1 Fehler");
  expect(within(rowOf("Zertifikate prüfen")).getByRole("img").getAttribute("aria-label")).toBe(
    "Die letzten 7 Läufe: 1 Erfolgreich, 1 Teilweise fehlgeschlagen, 1 Fehlgeschlagen, 1 Übersprungen, 1 Verpasst, " +
      "1 Überschnitten, 1 Pausiert. Zuletzt fehlgeschlagen: 20.11.2026 05:15.",
  );
  expect(cellsOf("Feedback ausleiten")[0]).toContain(
    "Pausiert bis 21.11.2026 18:00, seit 20.11.2026 09:00 von support: „Umzug“",
  );
  expect(cellsOf("Feedback ausleiten")[2]).toBe("Pausiert");
  expect(cellsOf("Geplante Schaltungen").slice(1)).toEqual([
    ...["Zu geplanten Zeiten", "–", "Noch kein Lauf", "Noch kein Lauf"],
  ]);
  expect(cellsOf("newer-job").slice(0, 3)).toEqual(["newer-job", "Um 05:15, jeden Tag", "Läuft"]);
  const link = screen.getByRole("link", { name: "Zertifikate prüfen" });
  expect(link.getAttribute("href")).toBe(`${path}/check-keystores`);
});

test("Automated jobs: words plans in English", async () => {
  const { mgt } = jobsServer({});
  await visit(path, { viewer: support, mgt, stored: { language: "en" } });
  await screen.findByText("At 05:15, every day");
  expect(cellsOf("Check certificates")[3]).toContain("12 communes, 3 changed, 1 failed");
});

test("Automated jobs: starts a job at once, and asks first if it sends or erases something", async () => {
  const { mgt, changes } = jobsServer({
    jobs: [automatedJob("check-keystores"), automatedJob("send-digests")],
  });
  const app = await visit(path, { viewer: support, mgt });
  await screen.findByText("Zertifikate prüfen");
  await openMenu(app, "Zertifikate prüfen");
  await app.click("Jetzt ausführen", "menuitem");
  await waitFor(() => expect(changes).toEqual([{ run: { name: "check-keystores" } }]));
  await waitFor(() => expect(cellsOf("Zertifikate prüfen")[2]).toBe("Läuft"));
  await openMenu(app, "Tägliche Zusammenfassungen versenden");
  await app.click("Jetzt ausführen …", "menuitem");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/erhalten sie jetzt als E-Mail/)).toBeDefined();
  expect(changes).toHaveLength(1);
  await app.user.click(question.getByRole("button", { name: "Jetzt ausführen" }));
  await waitFor(() => expect(changes[1]).toEqual({ run: { name: "send-digests" } }));
});

test("Automated jobs: says why a job was not started", async () => {
  const { mgt } = jobsServer({ errors: [{ code: "already_running", field: null, params: [] }] });
  const app = await visit(path, { viewer: support, mgt });
  await screen.findByText("Zertifikate prüfen");
  await openMenu(app, "Zertifikate prüfen");
  await app.click("Jetzt ausführen", "menuitem");
  expect(await screen.findByText("Das läuft bereits. Warten Sie, bis es fertig ist.")).toBeDefined();
});

test("Automated jobs: pauses a job with a note and an end, and resumes it", async () => {
  const { mgt, changes } = jobsServer({});
  const app = await visit(path, { viewer: support, mgt });
  await screen.findByText("Zertifikate prüfen");
  await openMenu(app, "Zertifikate prüfen");
  await app.click("Pausieren …", "menuitem");
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.click(dialog.getByRole("button", { name: "Pausieren" }));
  expect(changes).toEqual([]);
  await app.fill("Notiz", "Umzug");
  await app.user.click(dialog.getByRole("radio", { name: "Zu einem Zeitpunkt" }));
  await app.fill("Ende: Tag", "19.11.2026");
  await app.fill("Ende: Uhrzeit", "18");
  await app.user.click(dialog.getByRole("button", { name: "Pausieren" }));
  expect(app.errorOf("Ende: Tag")).toMatch(/Vergangenheit|vorbei/);
  await app.fill("Ende: Tag", "21.11.2026");
  await app.user.click(dialog.getByRole("button", { name: "Pausieren" }));
  const input = { name: "check-keystores", revision: 3, note: "Umzug", until: pause.until };
  await waitFor(() => expect(changes).toEqual([{ pause: input }]));
  await waitFor(() => expect(cellsOf("Zertifikate prüfen")[2]).toBe("Pausiert"));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Aktionen: Zertifikate prüfen");
  await openMenu(app, "Zertifikate prüfen");
  await app.click("Fortsetzen", "menuitem");
  await waitFor(() => expect(changes[1]).toEqual({ resume: { name: "check-keystores", revision: 3 } }));
});

test("Automated jobs: one switch pauses all with a note, says so, and ends the pause", async () => {
  const { mgt, changes } = jobsServer({});
  const app = await visit(path, { viewer: support, mgt });
  await app.click("Alle pausieren …");
  const dialog = within(await screen.findByRole("dialog"));
  await app.fill("Notiz", "Umzug");
  await app.user.click(dialog.getByRole("button", { name: "Alle pausieren" }));
  expect(await screen.findByText("Alle automatisierten Jobs sind pausiert.")).toBeDefined();
  expect(changes).toEqual([{ pauseAll: { revision: 7, note: "Umzug", until: null } }]);
  await app.click("Alle fortsetzen");
  await findAnnounced("Die automatisierten Jobs laufen wieder nach Plan");
  expect(changes[1]).toEqual({ resumeAll: { revision: 7 } });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Alle pausieren …" })),
  );
});

test("Automated jobs: updates itself while a job runs", async () => {
  const { mgt, store } = jobsServer({
    jobs: [automatedJob("check-keystores", { currentRun: jobRun("11", { state: "RUNNING" }) })],
  });
  await visit(path, { viewer: support, mgt });
  await screen.findByText("Läuft");
  store("check-keystores", { currentRun: null, lastRun: jobRun("11") });
  await waitFor(() => expect(cellsOf("Zertifikate prüfen")[3]).toContain("Erfolgreich"));
});

test("Automated jobs: members are sent to the start page", async () => {
  const app = await visit(path, { viewer: member });
  expect(app.path()).toBe("/");
});
