import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { processStatuses } from "#domain/processTransitions";
import { connection } from "../support/connection";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within, type App, type VisitOptions } from "../support/visit";
import { listServer, testProcess, type TestProcess } from "./listServer";

const address = "/admin/processes";
const few = [1, 2, 3].map((number) => testProcess(number));
const many = Array.from({ length: 120 }, (_, index) => testProcess(index + 1));

const mgt: VisitOptions["mgt"] = {
  Query: {
    savedViews: () => connection([]),
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "05711000" ? { id: "Commune:2", ags, name: "Bielefeld" } : null,
    communes: () => connection([{ id: "Commune:1", ags: "09761000", name: "Augsburg" }]),
  },
};

async function open(url = address, processes: readonly TestProcess[] = few, viewer = support) {
  const server = listServer(processes);
  const app = await visit(url, { viewer, mgt, process: server.process });
  return { app, server };
}

const grid = () => screen.findByRole("grid", { name: /Prozesse|Anträge/ });
const rows = () => [...document.querySelectorAll<HTMLElement>("tbody tr[data-row-key]")];
const asked = (app: App) => app.calls.filter(({ operation }) => operation === "ProcessTableQuery");
const filterAsked = (app: App) => asked(app).at(-1)?.variables.filter;

describe("Processes by URL", () => {
  test("without params are all active ones, latest first, in one request", async () => {
    const { app } = await open();
    await grid();
    expect(asked(app)).toHaveLength(1);
    expect(asked(app)[0]?.variables).toEqual({
      filter: null,
      orderBy: { field: "CREATED_AT", direction: "DESC" },
      first: 50,
      after: null,
      last: null,
      before: null,
    });
    expect(document.title).toBe("Service Management - Administration - Prozesse");
  });

  test("every filter at once, keys with their leading zero; invalid values are dropped", async () => {
    const query = [
      "text=0000",
      "commune=05711000&commune=abc",
      "service=ikfz-neuzulassung&service=gibt-es-nicht",
      "status=ERROR&status=SUCCESS&status=ALLES",
      "type=SYNCHRONOUS&retry=retry_0&record=ARCHIVED",
      "triesFrom=1&triesTo=6&createdFrom=2026-11-14&createdTo=2026-11-20&updatedFrom=2026-11-19",
      "error=Zeit&cause=abc123&sort=-tries&size=100",
    ].join("&");
    const { app } = await open(`${address}?${query}`);
    await waitFor(() => expect(asked(app)).toHaveLength(1));
    expect(asked(app)[0]?.variables).toMatchObject({
      filter: {
        text: "0000",
        communes: ["05711000"],
        services: ["ikfz-neuzulassung"],
        statuses: ["ERROR", "SUCCESS"],
        types: ["SYNCHRONOUS"],
        retryStates: ["retry_0"],
        records: ["ARCHIVED"],
        triesFrom: 1,
        triesTo: 6,
        created: { from: "2026-11-14", to: "2026-11-20" },
        updated: { from: "2026-11-19", to: null },
        errorText: "Zeit",
        errorFingerprint: "abc123",
      },
      orderBy: { field: "TRIES", direction: "DESC" },
      first: 100,
    });
    await screen.findByRole("button", { name: "13 Filter zurücksetzen" });
    // The name of the commune comes from another endpoint.
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^Kommune/ }).textContent).toContain("Bielefeld"),
    );
    await app.click("13 Filter zurücksetzen");
    await waitFor(() => expect(app.path()).toBe(`${address}?sort=-tries&size=100`));
  });

  test("malformed days and numbers are not sent and are reported at their field", async () => {
    const { app } = await open(
      `${address}?createdFrom=2026-02-30&updatedFrom=2026-11-20&updatedTo=2026-11-01&triesFrom=viele`,
    );
    await grid();
    expect(filterAsked(app)).toEqual({ updated: { from: "2026-11-20", to: null } });
    const faults = screen.getByText("Erstellt: „2026-02-30“").closest("ul");
    expect(faults?.textContent).toContain("Diesen Tag gibt es nicht.");
    expect(faults?.textContent).toContain("Das Enddatum liegt vor dem Startdatum.");
    expect(faults?.textContent).toContain("Das ist keine Zahl von 0 bis 9999.");
    await app.click(/^Erstellt.*fehlerhaft/);
    expect((await screen.findByLabelText("Erstellt von")).getAttribute("aria-invalid")).toBe("true");
    await app.click(/^Weitere/);
    await screen.findByLabelText("Geändert bis");
    expect(app.errorOf("Geändert bis")).toBe("Das Enddatum liegt vor dem Startdatum.");
  });

  test("selecting a status resets the page", async () => {
    const { app } = await open(`${address}?after=Process%3A50`, many);
    await grid();
    await app.click(/^Status/);
    await app.user.click(await screen.findByRole("checkbox", { name: "Erfolgreich (manuell)" }));
    await waitFor(() => expect(app.path()).toBe(`${address}?status=SUCCESS_MANUAL`));
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
  });

  test("Fee differences: the filter is in the URL, and rows show by how much they differ", async () => {
    const { app } = await open(address, [testProcess(1, { feeDifference: -1_190 }), testProcess(2)]);
    await grid();
    expect(rows().map((row) => /Zahlung\s\S+/.exec(row.textContent)?.[0])).toEqual([
      "Zahlung −11,90",
      undefined,
    ]);
    await app.click(/^Weitere/);
    await app.user.click(await screen.findByRole("checkbox", { name: "Zahlung weicht ab" }));
    await waitFor(() => expect(app.path()).toBe(`${address}?feeDifference=true`));
    await waitFor(() => expect(filterAsked(app)).toEqual({ hasFeeDifference: true }));
  });

  test("other names below /admin are not lists", async () => {
    await open("/admin/gibt-es-nicht");
    await screen.findByRole("heading", { name: "Die Seite konnte nicht gefunden werden." });
  });

  test("redirects a member to the communes", async () => {
    const { app } = await open(address, few, member);
    await waitFor(() => expect(app.path()).toBe("/"));
    expect(asked(app)).toHaveLength(0);
  });
});

describe("Process rows", () => {
  test("each status has a label", async () => {
    const words = [
      "Unbekannt",
      "Erfolgreich",
      "Erfolgreich (manuell)",
      "In Bearbeitung",
      "Fehler",
      "Fehler ohne Wiederholung",
      "Endgültig beendet",
    ];
    await open(
      address,
      processStatuses.map((status, index) => testProcess(index, { status })),
    );
    await grid();
    expect(rows()).toHaveLength(words.length);
    rows().forEach((row, index) => expect(row.querySelector(".status")?.textContent).toContain(words[index]));
  });

  test("the next try counts down, is running, stopped, or none", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const at = new Date(Date.now() + 24 * 60_000 + 9_500).toISOString();
    await open(address, [
      testProcess(1, { nextRetryAt: at }),
      testProcess(2, { status: "IN_PROGRESS" }),
      testProcess(3, { retryState: "retry_restart", tries: 20 }),
      testProcess(4, { status: "SUCCESS", tries: 1 }),
    ]);
    await grid();
    const next = rows().map((row) => row.querySelector('[data-narrow="note"]')?.textContent);
    expect(next[0]).toMatch(/^in 24:(10|09)$/);
    expect(next.slice(1)).toEqual(["läuft", "gestoppt", "–"]);
    expect(within(rows()[0] as HTMLElement).getByRole("img", { name: "7 von 20 Versuchen" })).toBeTruthy();
  });

  test("shows error, date and the number of tries next to its bars by default", async () => {
    await open(address, [
      testProcess(1),
      testProcess(2, { problem: "TIMEOUT", httpStatus: null, errorText: null }),
      testProcess(3, { status: "SUCCESS", problem: null, httpStatus: null, errorText: null, tries: 1 }),
      testProcess(4, { type: "SYNCHRONOUS", tries: 1 }),
    ]);
    await grid();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const cells = (header: string) =>
      rows().map((row) => row.children.item(heads.indexOf(header))?.textContent);
    expect(cells("Fehler")).toEqual([
      "Service Unavailable",
      "Keine Antwort innerhalb von 30 Sekunden",
      "–",
      "Service Unavailable",
    ]);
    expect(cells("Erstellt")[0]).toBe("20.11.2026 07:02");
    expect(cells("Versuche")).toEqual(["7/20", "7/20", "1/20", "1"]);
  });

  test("applications start with other columns", async () => {
    await open("/admin/applications");
    await grid();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toContain("Eingegangen");
    expect(heads).not.toContain("Prozess");
  });

  test("failed: keeps the data and offers a retry", async () => {
    const server = listServer(few);
    server.failing = failure("internal_error", { reference: "ab12" });
    const app = await visit(`${address}?status=ERROR`, { viewer: support, mgt, process: server.process });
    await screen.findByText("Die Liste konnte nicht geladen werden.");
    server.failing = null;
    await app.click("Erneut versuchen");
    await grid();
  });

  test("empty: explains itself", async () => {
    await open(address, []);
    await screen.findByRole("heading", { name: "Noch keine Prozesse" });
  });
});
