import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  isActionAllowed,
  processJobActions,
  processStatuses,
  type ProcessJobAction,
} from "#domain/processTransitions";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { job, jobServer, skipped, wireError } from "./jobServer";

const none = { done: 0, succeeded: 0, failed: 0, skipped: 0, startedAt: null, finishedAt: null };

/** The dialog of a prepared job, opened on the job's page. */
async function open(action: ProcessJobAction, changes: object = {}, answer: object = { errors: [] }) {
  const started: Readonly<Record<string, unknown>>[] = [];
  const cancelled: unknown[] = [];
  const prepared = job({ kind: `${action}_PROCESSES`, state: "PREPARED", ...none, ...changes });
  const server = jobServer([prepared], {
    mutations: {
      startJob: (_: unknown, { input }: { input: Record<string, unknown> }) => {
        started.push(input);
        return { job: null, ...answer };
      },
      cancelJob: (_: unknown, { input }: { input: unknown }) => {
        cancelled.push(input);
        return { job: server.set({ state: "CANCELLED" }), errors: [] };
      },
    },
  });
  const app = await visit("/admin/jobs/Job%3A1", { viewer: support, process: server.process });
  await app.click("Beginnen …");
  const dialog = await screen.findByRole("dialog", { name: /^3 Prozesse/ });
  return { app, dialog: within(dialog), started, cancelled };
}

const outcomes = (dialog: Pick<typeof screen, "getAllByRole">) =>
  dialog
    .getAllByRole("listitem")
    .map((line) => [line.querySelector("span")?.textContent, line.querySelector("b")?.textContent]);

describe("the dialog of a bulk job", () => {
  test("forecasts the outcomes, and repeats verb and number on its button", async () => {
    const { app, dialog, started } = await open("RESTART");
    dialog.getByText("Festgehalten um 14:05. Was später dazukommt, ist nicht dabei.");
    expect(outcomes(dialog)).toEqual([
      ["Werden neu gestartet", "2"],
      ["Bereits erledigt, bleiben unverändert", "1"],
    ]);
    expect(dialog.getByRole("img").getAttribute("aria-label")).toBe(
      "Werden neu gestartet: 2, Bereits erledigt, bleiben unverändert: 1",
    );
    await app.user.type(dialog.getByLabelText(/^Anmerkung/), " Störung behoben ");
    await app.user.click(dialog.getByRole("button", { name: "2 Prozesse neu starten" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(started).toEqual([{ id: "Job:1", expectedCount: 3, delaySeconds: 0, comment: "Störung behoben" }]);
  });

  test.each(processJobActions)("has a text for every status of %s", async (action) => {
    const standing = { record: "ACTIVE", type: "SYNCHRONOUS", tries: 1, isErased: false } as const;
    const refusing = processStatuses.filter((status) => !isActionAllowed(action, { status, ...standing }));
    const forecast = refusing.map((status, count) => ({ count: count + 1, error: skipped(status) }));
    const { dialog } = await open(action, {
      forecast: [
        ...forecast,
        { count: 8, error: skipped("UNKNOWN", { record: "ARCHIVED" }) },
        { count: 9, error: skipped("ERROR", { retryState: "retry_2" }) },
      ],
    });
    const titles = outcomes(dialog).map(([title]) => title);
    expect(new Set(titles).size).toBe(refusing.length + 2);
    expect(titles.every((title) => /(unverändert|übersprungen)$/.test(title ?? ""))).toBe(true);
    dialog.getByText("Für diese Auswahl gibt es nichts zu tun. Es wird nichts geändert.");
    expect(dialog.getAllByRole("button", { name: "Schließen" })).toHaveLength(2);
    expect(dialog.queryByRole("button", { name: /Prozess/ })).toBeNull();
  });

  test("requires a reason for a completion, and lets it be undone", async () => {
    const { app, dialog, started, cancelled } = await open("COMPLETE");
    const complete = dialog.getByRole("button", { name: "2 Prozesse als manuell erledigt markieren" });
    await app.user.click(complete);
    expect(app.errorOf("Anmerkung")).toContain("Dieses Feld wird benötigt");
    expect(document.activeElement).toBe(dialog.getByLabelText("Anmerkung"));
    expect(started).toEqual([]);
    await app.user.type(dialog.getByLabelText("Anmerkung"), "Per Post");
    await app.user.click(complete);
    await app.click("Rückgängig");
    await screen.findByText(/^Zurückgenommen: 2 Prozesse als manuell erledigt markieren\./, {
      selector: ".chakra-toast__title",
    });
    expect(started).toMatchObject([{ delaySeconds: 10, comment: "Per Post" }]);
    expect(cancelled).toEqual([{ id: "Job:1" }]);
  });

  test("requires a reason for restarting permanently refused processes", async () => {
    const { app, dialog, started } = await open("RESTART", { isCommentRequired: true });
    const restart = dialog.getByRole("button", { name: "2 Prozesse neu starten" });
    dialog.getByText(/Das Zielsystem hat einige endgültig abgelehnt\. Was wurde behoben\?/);
    await app.user.click(restart);
    expect(app.errorOf("Anmerkung")).toContain("Dieses Feld wird benötigt");
    expect(started).toEqual([]);
    await app.user.type(dialog.getByLabelText("Anmerkung"), "Zertifikat erneuert");
    await app.user.click(restart);
    await waitFor(() => expect(started).toMatchObject([{ comment: "Zertifikat erneuert" }]));
  });

  test("deletes only after the size of the selection was typed", async () => {
    const { app, dialog, started } = await open("DELETE");
    const remove = dialog.getByRole<HTMLButtonElement>("button", { name: "2 Prozesse löschen" });
    const field = dialog.getByLabelText("Geben Sie zur Bestätigung ein, wie groß die Auswahl ist: 3");
    await app.user.type(field, "2");
    expect(remove.disabled).toBe(true);
    await app.user.type(dialog.getByLabelText(/^Anmerkung/), "Doppelt{Control>}{Enter}{/Control}");
    expect(document.activeElement).toBe(field);
    expect(started).toEqual([]);
    await app.user.clear(field);
    await app.user.type(field, "3");
    await app.user.click(remove);
    await waitFor(() => expect(started).toMatchObject([{ expectedCount: 3, delaySeconds: 0 }]));
  });

  test.each([
    ["preview_expired", /^Dieser Probelauf ist verfallen/],
    ["already_running", /^Diese Sammelaktion läuft bereits/],
    ["count_mismatch", /^Die festgehaltene Auswahl hat 4 Prozesse/],
  ])("stays open if the start is refused with %s", async (code, sentence) => {
    const { app, dialog } = await open("ARCHIVE", {}, { errors: [wireError(code, { count: "4" })] });
    await app.user.click(dialog.getByRole("button", { name: "2 Prozesse archivieren" }));
    await dialog.findByText(sentence);
    // Only the list knows the selection that the job was prepared for.
    expect(dialog.queryByRole("button", { name: "Auswahl neu festhalten" })).toBeNull();
  });
});
