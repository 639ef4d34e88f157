import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { admin, support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";
import { item, job, jobServer, skipped, wireError } from "./jobServer";

const url = "/admin/jobs/Job%3A1";
const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

const mixed = [
  item(1),
  item(2, { state: "FAILED", error: wireError("restart_failed") }),
  item(3, { state: "SKIPPED", error: skipped("SUCCESS") }),
];

describe("the page of a bulk job", () => {
  test("shows what was done, by whom, and the outcomes", async () => {
    const server = jobServer([job({ comment: "Störung behoben" })], { items: mixed });
    await visit(url, { viewer: support, process: server.process });
    const heading = await screen.findByRole("heading", { level: 1, name: "3 Prozesse neu starten" });
    expect(heading.parentElement?.textContent).toContain(
      "Sammelaktion von support · begonnen 20.11.2026 14:05 · „Störung behoben“",
    );
    const bar = screen.getByRole("progressbar", { name: "Fortschritt" });
    expect(bar.getAttribute("aria-valuetext")).toBe("3 von 3 bearbeitet");
    expect(cells().map(([, , , outcome]) => outcome)).toEqual([
      "Neu gestartet",
      "FehlgeschlagenDer Neustart ist gescheitert. Der Prozess ist, wie er war. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.",
      "ÜbersprungenWar bereits erledigt",
    ]);
    expect(screen.getByRole("link", { name: "8f3a0001" }).getAttribute("href")).toBe(
      "/admin/processes/8f3a0001-0000-4000-8000-000000000000",
    );
  });

  test("lists one kind of results, kept in the URL", async () => {
    const server = jobServer([job()], { items: mixed });
    const app = await visit(`${url}?result=skipped`, { viewer: support, process: server.process });
    await screen.findByText("8f3a0003");
    expect(cells()).toHaveLength(1);
    await app.click("Fehlgeschlagen 1", "link");
    await screen.findByText("8f3a0002");
    await waitFor(() => expect(screen.queryByText("8f3a0003")).toBeNull());
    expect(app.path()).toBe(`${url}?result=failed`);
    await app.click("Offen 0", "link");
    await screen.findByText("Kein Prozess mit diesem Ergebnis");
  });

  test("loads further results on request", async () => {
    const server = jobServer([job({ total: 60, done: 60, succeeded: 60, failed: 0, skipped: 0 })], {
      items: Array.from({ length: 60 }, (_, number) => item(number + 1)),
    });
    const app = await visit(url, { viewer: support, process: server.process });
    await screen.findByText("50 von 60 gezeigt");
    await app.click("10 weitere zeigen");
    await waitFor(() => expect(screen.queryByText("50 von 60 gezeigt")).toBeNull());
  });

  test.each([60, 260])(
    "Jobs: a list of %i results stays as it is while the job runs, and begins anew at its end",
    async (count) => {
      const waiting = Array.from({ length: count + 5 }, (_, number) =>
        item(number + 1, { state: "WAITING", finishedAt: null }),
      );
      const running = { state: "RUNNING", total: count + 5, done: 0, succeeded: 0, failed: 0, skipped: 0 };
      const server = jobServer([job({ ...running, finishedAt: null })], { items: waiting });
      const app = await visit(url, { viewer: support, process: server.process });
      await screen.findByText(`50 von ${count + 5} gezeigt`);
      await app.click(/weitere zeigen$/);
      if (count > 200) await screen.findByText(`250 von ${count + 5} gezeigt`);
      else await waitFor(() => expect(screen.queryByText(/gezeigt$/)).toBeNull());
      await waitFor(() => expect(server.progress.open()).toBe(1));
      server.items = waiting.map(({ id }) => item(Number(id.split(":")[1])));
      act(() =>
        server.progress.push(
          server.set({ ...running, state: "FINISHED", done: count + 5, succeeded: count + 5 }),
        ),
      );
      await screen.findByText("Abgeschlossen");
      await waitFor(() => expect(screen.queryByText("Wartet")).toBeNull());
      if (count > 200) screen.getByText(`200 von ${count + 5} gezeigt`);
      else expect(screen.queryByText(/gezeigt$/)).toBeNull();
    },
  );

  test("lists the results anew while the job runs", async () => {
    const open = [item(1, { state: "WAITING", finishedAt: null }), item(2, { state: "WAITING" })];
    const none = { done: 0, succeeded: 0, failed: 0, skipped: 0, finishedAt: null };
    const running = { state: "RUNNING", total: 2, ...none };
    const server = jobServer([job(running)], { items: open });
    await visit(url, { viewer: support, process: server.process });
    await screen.findByText("0 von 2");
    await waitFor(() => expect(server.progress.open()).toBe(1));
    server.items = [item(1), item(2)];
    act(() => server.progress.push(server.set({ state: "FINISHED", done: 2, succeeded: 2 })));
    await screen.findByText("Abgeschlossen");
    await waitFor(() =>
      expect(cells().map(([, , , outcome]) => outcome)).toEqual(["Neu gestartet", "Neu gestartet"]),
    );
  });

  test("is stopped after a confirmation", async () => {
    const cancelled: unknown[] = [];
    const server = jobServer([job({ state: "RUNNING", total: 9, done: 3, finishedAt: null })], {
      mutations: {
        cancelJob: (_: unknown, { input }: { input: unknown }) => {
          cancelled.push(input);
          return { job: server.set({ state: "CANCELLED" }), errors: [] };
        },
      },
    });
    const app = await visit(url, { viewer: support, process: server.process });
    await app.click("Sammelaktion abbrechen …");
    const question = within(await screen.findByRole("alertdialog"));
    question.getByText(/Die 6 übrigen Prozesse bleiben, wie sie sind/);
    await app.user.click(question.getByRole("button", { name: "Sammelaktion abbrechen" }));
    await screen.findByText("Was erledigt war, bleibt erledigt. 6 blieben, wie sie waren.");
    expect(cancelled).toEqual([{ id: "Job:1" }]);
    expect(screen.queryByRole("button", { name: "Sammelaktion abbrechen …" })).toBeNull();
  });

  test("retries failed processes in a new job, which links back", async () => {
    const next = job({
      id: "Job:2",
      state: "PREPARED",
      total: 1,
      done: 0,
      succeeded: 0,
      failed: 0,
      skipped: 0,
      startedAt: null,
      finishedAt: null,
      forecast: [{ count: 1, error: null }],
      retryOf: { __typename: "Job", id: "Job:1", createdAt: "2026-11-20T13:05:00.000Z" },
    });
    const started: unknown[] = [];
    const server = jobServer([job(), next], {
      items: mixed,
      mutations: {
        retryFailedJobItems: () => ({ job: next, errors: [] }),
        startJob: (_: unknown, { input }: { input: unknown }) => {
          started.push(input);
          return { job: server.set({ state: "RUNNING" }, "Job:2"), errors: [] };
        },
      },
    });
    const app = await visit(url, { viewer: support, process: server.process });
    await app.click("Fehlgeschlagenes wiederholen …");
    await app.click("1 Prozess neu starten");
    await screen.findByText("0 von 1");
    expect(app.path()).toBe("/admin/jobs/Job%3A2");
    expect(started).toEqual([{ id: "Job:2", expectedCount: 1, delaySeconds: 0, comment: null }]);
    expect(screen.getByRole("link", { name: /^Sammelaktion vom/ }).getAttribute("href")).toBe(url);
  });

  test("a start that completes after its dialog was closed does not navigate", async () => {
    const none = { done: 0, succeeded: 0, failed: 0, skipped: 0, startedAt: null, finishedAt: null };
    const next = job({ id: "Job:2", state: "PREPARED", total: 1, ...none });
    let answer: (payload: object) => void = () => undefined;
    const server = jobServer([job(), next], {
      items: mixed,
      mutations: {
        retryFailedJobItems: () => ({ job: next, errors: [] }),
        startJob: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    const app = await visit(url, { viewer: support, process: server.process });
    await app.click("Fehlgeschlagenes wiederholen …");
    await app.user.click(await screen.findByRole("button", { name: "2 Prozesse neu starten" }));
    await waitFor(() => expect(app.calls.map(({ operation }) => operation)).toContain("useStartJobMutation"));
    await app.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => answer({ job: server.set({ state: "RUNNING" }, "Job:2"), errors: [] }));
    // The live region repeats the text as long as the toast is shown.
    await screen.findByText(/^2 Prozesse neu starten: /, { selector: ".chakra-toast__title" });
    expect(app.path()).toBe(url);
  });

  test("keeps the comment when an expired selection is re-frozen", async () => {
    const kind = "COMPLETE_PROCESSES";
    const prepared = (id: string) => job({ id, kind, state: "PREPARED", startedAt: null, finishedAt: null });
    let count = 1;
    const server = jobServer([job({ kind })], {
      items: mixed,
      mutations: {
        retryFailedJobItems: () => ({ job: prepared(`Job:${(count += 1)}`), errors: [] }),
        startJob: () => ({ job: null, errors: [wireError("preview_expired")] }),
      },
    });
    const app = await visit(url, { viewer: support, process: server.process });
    await app.click("Fehlgeschlagenes wiederholen …");
    await app.fill("Anmerkung", "Per Post");
    await app.click("2 Prozesse als manuell erledigt markieren");
    await app.click("Auswahl neu festhalten");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Auswahl neu festhalten" })).toBeNull());
    expect((await screen.findByLabelText<HTMLTextAreaElement>("Anmerkung")).value).toBe("Per Post");
    expect(count).toBe(3);
  });

  test("explains why a job as a whole failed", async () => {
    const none = { done: 0, succeeded: 0, failed: 0, skipped: 0 };
    const server = jobServer([job({ state: "FAILED", failure: wireError("not_found"), ...none })]);
    await visit(url, { viewer: admin, process: server.process });
    await screen.findByText(
      "Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf. Laden Sie die Seite neu.",
    );
  });

  test("offers the results as a file, whose URL is fetched again on demand", async () => {
    let asked = 6;
    const download = () => ({ url: `/mgt/exports/jobs/${(asked += 1)}`, fileName: "sammelaktion.csv" });
    const app = await visit(url, { viewer: support, process: jobServer([job({ download })]).process });
    const link = await screen.findByRole("link", { name: "CSV herunterladen" });
    expect(link.getAttribute("href")).toBe("/mgt/exports/jobs/7");
    expect(link.getAttribute("download")).toBe("sammelaktion.csv");
    const fetched = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await app.user.click(link);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect((fetched.mock.contexts[0] as HTMLAnchorElement).getAttribute("href")).toBe("/mgt/exports/jobs/8");
    fetched.mockRestore();
  });

  test("reports an unknown job", async () => {
    await visit("/admin/jobs/nothing", { viewer: support, process: jobServer([]).process });
    await screen.findByRole("heading", { level: 1, name: "Diese Sammelaktion gibt es nicht" });
  });
});
