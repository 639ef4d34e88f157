import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { support } from "../support/people";
import { act, screen, visit } from "../support/visit";
import { listServer, noSavedViews, testProcess, type TestProcess } from "./listServer";

const address = "/admin/processes";
const many = Array.from({ length: 120 }, (_, index) => testProcess(index + 1));
const forecast = (total: number) => ({
  job: {
    id: "Job:1",
    kind: "RESTART_PROCESSES",
    state: "PREPARED",
    total,
    forecast: [{ error: null, count: total }],
  },
  errors: [],
});

async function open(processes: readonly TestProcess[] = many, url = address) {
  const server = listServer(processes, { Mutation: { prepareProcessJob: () => forecast(3) } });
  const app = await visit(url, { viewer: support, mgt: noSavedViews, process: server.process });
  await screen.findByRole("grid", { name: "Prozesse" });
  return { app, server };
}

/** By label; querying the roles of fifty rows takes seconds. */
const box = (number: number) =>
  screen.getByLabelText<HTMLInputElement>(`Neuzulassung ${String(number).padStart(8, "0")} auswählen`);
/** The text of the bar; the live region repeats it half a second later. */
const chosen = (words: string) => screen.findByText(words, { selector: ".bulk-bar *" });
const prepared = (app: Awaited<ReturnType<typeof open>>["app"]) =>
  app.calls.findLast(({ operation }) => operation.includes("Prepare"))?.variables.input;

test("Process selection: rows stay selected across pages, and the dialog gets the selection as confirmed", async () => {
  const { app } = await open();
  await app.user.click(box(1));
  await app.user.click(box(3));
  await chosen("2 ausgewählt");
  await app.click("Nächste Seite");
  await waitFor(() => expect(app.path()).toContain("after="));
  await chosen("2 ausgewählt, 2 davon auf anderen Seiten");
  await app.user.click(box(51));
  await chosen("3 ausgewählt, 2 davon auf anderen Seiten");
  await app.click("Erste Seite");
  await waitFor(() => expect(box(3).checked).toBe(true));
  await app.click("Neu starten …");
  await waitFor(() =>
    expect(prepared(app)).toMatchObject({
      action: "RESTART",
      selection: { ids: ["Process:1", "Process:3", "Process:51"] },
    }),
  );
});

test("Process selection: all rows of the filter: sends the filter and the unticked rows", async () => {
  const { app } = await open(many, `${address}?status=ERROR`);
  await app.user.click(box(1));
  await app.click("Alle 120 auswählen");
  await chosen("120 ausgewählt");
  expect(box(5).checked).toBe(true);
  await app.user.click(box(2));
  await chosen("119 ausgewählt");
  await app.click("Als manuell erledigt markieren …");
  await waitFor(() =>
    expect(prepared(app)).toEqual({
      action: "COMPLETE",
      selection: { all: { filter: { statuses: ["ERROR"] }, excludedIds: ["Process:2"] } },
    }),
  );
});

test("Process selection: a range after all rows were selected keeps the others selected", async () => {
  const { app } = await open();
  await app.user.click(box(1));
  await app.click("Alle 120 auswählen");
  await chosen("120 ausgewählt");
  await app.user.keyboard("{Shift>}");
  await app.user.click(box(3));
  await app.user.keyboard("{/Shift}");
  await chosen("120 ausgewählt");
  expect(box(2).checked).toBe(true);
  expect(box(5).checked).toBe(true);
});

test("Process selection: keeps two filters set at once", async () => {
  const { app } = await open();
  await app.click(/^Weitere/);
  const boxes = [await screen.findByLabelText("asynchron"), screen.getByLabelText("nur was sie braucht")];
  act(() => boxes.forEach((one) => one.click()));
  await waitFor(() => expect(app.path()).toContain("type=ASYNCHRONOUS"));
  expect(app.path()).toContain("attention=true");
});

test("Process selection: another filter clears the selection and reports it", async () => {
  const { app } = await open();
  await app.user.click(box(1));
  await app.click(/^Status/);
  await app.user.click(await screen.findByRole("checkbox", { name: "Fehler" }));
  await screen.findByText("Die Auswahl ist aufgehoben, da nun andere Zeilen zu sehen sind.");
  expect(screen.queryByRole("group", { name: "Auswahl" })).toBeNull();
});

test("Process selection: offers only what the selected rows allow", async () => {
  const { app } = await open([
    testProcess(1, { status: "SUCCESS", allowedActions: ["DELETE", "ARCHIVE"] }),
    testProcess(2, { status: "IN_PROGRESS", allowedActions: [] }),
  ]);
  await app.user.click(box(1));
  await screen.findByRole("button", { name: "Archivieren …" });
  expect(screen.queryByRole("button", { name: "Neu starten …" })).toBeNull();
  await app.user.click(box(1));
  await app.user.click(box(2));
  await screen.findByText("Im jetzigen Zustand ist mit der Auswahl nichts möglich.");
});

test("Process selection: shortcuts move, select and open; Escape closes the detail and focuses the row, keeping the selection", async () => {
  // Wide enough for the detail next to the list.
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query === "(min-width: 1280px)" }) as MediaQueryList,
  );
  const { app } = await open();
  document.querySelector<HTMLElement>('[data-roving="0"]')?.focus();
  await app.user.keyboard("jx{Enter}");
  await screen.findByRole("complementary", { name: "Prozess 00000002" });
  expect(app.path()).toBe(`${address}/${many[1]?.pid}`);
  expect(document.querySelector('[aria-current="true"][data-row-key]')?.getAttribute("data-row-key")).toBe(
    "Process:2",
  );
  document.querySelector<HTMLElement>('[data-roving="1"]')?.focus();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(app.path()).toBe(address));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-roving")).toBe("1"));
  await chosen("1 ausgewählt");
});
