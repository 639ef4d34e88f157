import { waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { member, support } from "../support/people";
import { screen, visit, within, type VisitOptions } from "../support/visit";
import { failure } from "../support/mockedEndpoints";
import { augsburg, bookingRunsServer, run, savedLayout } from "./bookingRunsServer";

const url = "/mgt/accounting/09761000/export";

type State = Parameters<typeof bookingRunsServer>[0];

async function open(search: string, state: State = {}, options: VisitOptions = {}) {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  onTestFinished(() => click.mockRestore());
  const server = bookingRunsServer(state);
  const app = await visit(`${url}${search}`, {
    viewer: support,
    mgt: augsburg,
    "mgt-v2": server.endpoint,
    ...options,
  });
  await screen.findByRole("heading", { level: 1, name: "Buchungen ausleiten" });
  return { app, click, ...server };
}

const example = async () => (await screen.findByRole("group", { name: "Beispiel der Datei" })).textContent;

test("Booking export: exports a new series under the filter of the list, once however often it is clicked", async () => {
  const { app, click, argsOf, inputsOf } = await open("?from=2026-11-01&state=SETTLED&exported=no", {
    preview: { correctionCount: 0, unbookedCount: 2 },
  });
  const scope = within(await screen.findByRole("region", { name: "Was ausgeleitet wird" }));
  expect(scope.getByText("Ab dem 01.11.2026")).toBeTruthy();
  expect(scope.getByText(/^2 offene oder fehlgeschlagene Buchungen/)).toBeTruthy();
  expect(scope.getByText(/^Ob etwas schon ausgeleitet wurde/)).toBeTruthy();
  expect(scope.getByText(/^Der Status ist hier kein Filter/)).toBeTruthy();
  expect(scope.getByRole("link", { name: "Filter ändern" }).getAttribute("href")).toBe(
    "/mgt/accounting/09761000?from=2026-11-01&state=SETTLED&exported=no",
  );
  const filter = {
    communes: ["09761000"],
    services: null,
    period: { from: "2026-11-01", to: null },
    budgetItems: null,
    paymentMethods: null,
    states: null,
    kinds: null,
    totalFrom: null,
    totalTo: null,
    text: null,
    isExported: null,
  };
  expect(argsOf("bookingRunPreview")).toEqual([{ commune: "09761000", filter, sinceRun: null }]);

  await app.user.dblClick(screen.getByRole("button", { name: "3 Zeilen ausleiten" }));
  const result = await screen.findByRole("heading", { name: "Lauf 41 ist angelegt" });
  expect(document.activeElement).toBe(result);
  expect(screen.getByText("0123456789abcdef".repeat(4))).toBeTruthy();
  expect(click).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: /ausleiten$/ })).toBeNull();
  const [input] = inputsOf("exportBookings");
  expect(inputsOf("exportBookings")).toHaveLength(1);
  expect(input).toMatchObject({ commune: "09761000", filter, sinceRun: null, layout: { format: "CSV" } });

  await app.click("Zu den Ausleitungen", "link");
  await screen.findByRole("listitem", { name: "Lauf 41" });
});

test("Booking export: warns of what other series contain already, and offers to continue them", async () => {
  const otherSeries = [
    { rowCount: 2, latestRun: run(42) },
    { rowCount: 1, latestRun: run(40) },
  ];
  await open("", { preview: { otherSeriesCount: 2, otherSeries } });
  const warning = within(await screen.findByRole("note"));
  expect(warning.getByText(/^2 dieser Buchungen stehen schon/)).toBeTruthy();
  const series = warning.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(series).toEqual([
    "Lauf 42 vom 20.11.2026 fortsetzen: Alle Buchungen (enthält 2 davon)",
    "Lauf 40 vom 20.11.2026 fortsetzen: Alle Buchungen (enthält 1 davon)",
  ]);
  const [link] = warning.getAllByRole("link");
  expect(link?.getAttribute("href")).toBe(`${url}?since=run-42`);
});

test("Booking export: says whom to ask if the other series are not visible", async () => {
  await open("", { preview: { otherSeriesCount: 2 } }, { viewer: member });
  const warning = within(await screen.findByRole("note"));
  expect(warning.getByText(/^Diese Läufe sehen nur Benutzer/)).toBeTruthy();
});

test("Booking export: continues a run with its filter and layout", async () => {
  const { app, argsOf, inputsOf } = await open("?since=run-41", { runs: [run(41)] });
  expect(await screen.findByText(/^Was seit Lauf 41 hinzugekommen ist/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Filter ändern" })).toBeNull();
  expect(argsOf("bookingRunPreview")).toEqual([{ commune: "09761000", filter: null, sinceRun: "run-41" }]);
  expect(screen.getByLabelText("Aufbau")).toHaveProperty("value", "run");
  expect(await example()).toBe("Datum;Betrag\n20.11.2026;1234,50");
  await app.click("3 Zeilen ausleiten");
  await screen.findByRole("heading", { name: "Lauf 42 ist angelegt" });
  expect(inputsOf("exportBookings")).toEqual([
    {
      commune: "09761000",
      filter: null,
      sinceRun: "run-41",
      layout: {
        columns: [
          { column: "DATE", header: null },
          { column: "TOTAL", header: "Betrag" },
        ],
        format: "CSV",
        separator: "SEMICOLON",
        decimalSeparator: "COMMA",
        encoding: "UTF_8_BOM",
        dateFormat: "DAY_MONTH_YEAR",
        quoting: "WHEN_NEEDED",
        hasHeader: true,
        hasTotals: false,
      },
    },
  ]);
});

test.each([
  ["", { rowCount: 0 }, "Unter diesem Filter ist nichts gebucht."],
  ["?since=run-41", { rowCount: 0 }, "Seit Lauf 41 ist nichts hinzugekommen, und nichts hat sich geändert."],
  ["", { rowCount: 100_001 }, "So viele Zeilen fasst kein Lauf."],
  ["?from=gestern", {}, "Zuerst braucht der Filter eine Korrektur."],
])("Booking export: does not export with %s and %o: %s", async (search, preview, reason) => {
  await open(search, { runs: [run(41)], preview });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: /[Aa]usleiten$/ });
  expect(button.disabled).toBe(true);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe(reason);
});

test("Booking export: links to the latest run if another user has continued the series meanwhile", async () => {
  const { app, state } = await open("?since=run-41", { runs: [run(41)] });
  await screen.findByRole("button", { name: "3 Zeilen ausleiten" });
  const next = run(42);
  state.runs = [next, run(41, { continuedBy: next })];
  await app.click("3 Zeilen ausleiten");
  await screen.findByText(/^Lauf 42 setzt Lauf 41 schon fort/);
  const link = screen.getByRole("link", { name: "Lauf 42 fortsetzen" });
  expect(link.getAttribute("href")).toBe(`${url}?since=run-42`);
});

test("Booking export: does not know a run of another commune", async () => {
  await open("?since=run-41", { runs: [run(41, { commune: { ags: "09162000", name: "München" } })] });
  await screen.findByRole("heading", { name: "Diese Ausleitung gibt es nicht" });
});

test("Booking export: adds, renames, moves and removes columns, and shows what the file will look like", async () => {
  const { app } = await open("?since=run-41", { runs: [run(41)] }, { viewer: member });
  await screen.findByText(/^Was seit Lauf 41/);
  await app.user.selectOptions(screen.getByLabelText("Weitere Spalte"), "Kennzeichen");
  await app.click("Spalte hinzufügen");
  expect(await screen.findByText(/bleiben in Ihrer Datei leer/)).toBeTruthy();
  await app.fill("Eigener Name: Kennzeichen", "Kz; amtlich");
  await waitFor(async () =>
    expect(await example()).toBe('Datum;Betrag;"Kz; amtlich"\n20.11.2026;1234,50;A-BC 123'),
  );
  await app.click("„Kennzeichen“ nach oben");
  await app.user.click(screen.getByRole("checkbox", { name: "Summenzeile am Ende" }));
  await app.user.selectOptions(screen.getByLabelText("Trennzeichen"), "Tabulator");
  await app.user.selectOptions(screen.getByLabelText("Dezimaltrennzeichen"), "Punkt: 1234.56");
  await app.user.selectOptions(screen.getByLabelText("Datum"), "20261231");
  await app.user.selectOptions(screen.getByLabelText("Anführungszeichen"), "Um alle Werte");
  await app.click("„Datum“ entfernen");
  await waitFor(async () =>
    expect(await example()).toBe(
      ['"Kz; amtlich"\t"Betrag"', '"A-BC 123"\t"1234.50"', '"Summe"\t"1234.50"'].join("\n"),
    ),
  );
  await app.click("Rückgängig");
  await waitFor(async () => expect(await example()).toContain('"20261120"'));
});

test("Booking export: says at the columns that the file needs one", async () => {
  const { app, inputsOf } = await open("?since=run-41", { runs: [run(41)] });
  await app.click("„Datum“ entfernen");
  await app.click("„Gesamtbetrag“ entfernen");
  await app.click("3 Zeilen ausleiten");
  const columns = await screen.findByRole("region", { name: "Spalten" });
  await waitFor(() => expect(document.activeElement).toBe(columns));
  expect(inputsOf("exportBookings")).toEqual([]);
});

test("Booking export: saves a layout under a name, which is chosen here next time", async () => {
  const { app, inputsOf } = await open("");
  await screen.findByRole("button", { name: "3 Zeilen ausleiten" });
  await app.user.click(screen.getByRole("radio", { name: /^XLSX/ }));
  expect(screen.queryByLabelText("Trennzeichen")).toBeNull();
  await app.click("Aufbau speichern");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name des Aufbaus")));
  await app.fill("Name des Aufbaus", "Kasse");
  await app.click("Aufbau speichern");
  const chooser = await screen.findByLabelText("Aufbau");
  await waitFor(() => expect(chooser).toHaveProperty("value", "saved:layout-1"));
  expect(inputsOf("saveBookingLayout")).toMatchObject([
    { id: null, revision: null, commune: "09761000", name: "Kasse", layout: { format: "XLSX" } },
  ]);
  await app.click("3 Zeilen ausleiten");
  await screen.findByRole("heading", { name: "Lauf 41 ist angelegt" });
  expect(JSON.parse(window.localStorage.getItem("bookingLayouts") ?? "")).toEqual([["09761000", "layout-1"]]);
});

const layouts = [savedLayout("layout-1", "Kasse"), savedLayout("layout-2", "Finanzamt", { format: "XLSX" })];
const stored = { bookingLayouts: JSON.stringify([["09761000", "layout-1"]]) };

test("Booking export: starts with the layout used last, and asks before typed changes are lost", async () => {
  const { app } = await open("", { layouts }, { stored });
  const chooser = await screen.findByLabelText("Aufbau");
  expect(chooser).toHaveProperty("value", "saved:layout-1");
  await app.fill("Eigener Name: Datum", "Tag");
  await app.user.selectOptions(chooser, "Finanzamt");
  const question = within(await screen.findByRole("alertdialog", { name: "Anderen Aufbau wählen" }));
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(screen.getByLabelText("Eigener Name: Datum")).toHaveProperty("value", "Tag");
  await app.user.selectOptions(chooser, "Finanzamt");
  await app.click("Änderungen verwerfen");
  await waitFor(() => expect(screen.getByLabelText("Aufbau")).toHaveProperty("value", "saved:layout-2"));
  expect(screen.getByLabelText("Eigener Name: Datum")).toHaveProperty("value", "");
});

test("Booking export: merges what another user has saved meanwhile", async () => {
  const { app, state, inputsOf } = await open("", { layouts }, { stored });
  await app.fill("Eigener Name: Datum", "Tag");
  state.layouts = [{ ...savedLayout("layout-1", "Kasse", { hasTotals: true }), revision: 2 }];
  await app.click("Speichern");
  await waitFor(() => expect(inputsOf("saveBookingLayout")).toHaveLength(2));
  expect(inputsOf("saveBookingLayout").at(-1)).toMatchObject({
    id: "layout-1",
    revision: 2,
    name: "Kasse",
    layout: { hasTotals: true, columns: [{ column: "DATE", header: "Tag" }, { column: "TOTAL" }] },
  });
});

test("Booking export: removes a layout after a question, and copies one with what has been typed", async () => {
  const { app, inputsOf } = await open("", { layouts }, { stored });
  await app.fill("Eigener Name: Datum", "Tag");
  await app.click("Als neuen Aufbau");
  await waitFor(() => expect(screen.getByLabelText("Aufbau")).toHaveProperty("value", "copy"));
  expect(screen.getByLabelText("Eigener Name: Datum")).toHaveProperty("value", "Tag");
  expect(screen.getByLabelText("Name des Aufbaus")).toHaveProperty("value", "");
  await app.user.selectOptions(screen.getByLabelText("Aufbau"), "Finanzamt");
  await app.click("Entfernen …");
  await app.click("1 Aufbau entfernen");
  await waitFor(() => expect(screen.getByLabelText("Aufbau")).toHaveProperty("value", "default"));
  expect(inputsOf("removeBookingLayout")).toEqual([{ id: "layout-2", revision: 1 }]);
  expect(screen.queryByRole("option", { name: "Finanzamt" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Aufbau")));
});

test("Booking export: looks again what is left to export after a failure, since the run may exist", async () => {
  const { endpoint, argsOf } = bookingRunsServer({});
  const exportBookings = () => {
    throw failure("internal_error");
  };
  const app = await visit(url, {
    viewer: support,
    mgt: augsburg,
    "mgt-v2": { ...endpoint, Mutation: { ...endpoint.Mutation, exportBookings } },
  });
  await app.click("3 Zeilen ausleiten");
  await screen.findByRole("alert");
  await waitFor(() => expect(argsOf("bookingRunPreview")).toHaveLength(2));
});
