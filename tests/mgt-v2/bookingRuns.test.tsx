import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { augsburg, bookingRunsServer, run } from "./bookingRunsServer";

const url = "/mgt/accounting/09761000/runs";

async function open(runs: ReturnType<typeof run>[], { viewer = support, path = url } = {}) {
  const server = bookingRunsServer({ runs });
  const app = await visit(path, { viewer, mgt: augsburg, "mgt-v2": server.endpoint });
  return { app, ...server };
}

const entry = async (number: number) =>
  within(await screen.findByRole("listitem", { name: `Lauf ${number}` }));

test("Booking runs: lists runs with their filter, figures, file and series; only the latest of a series can be continued", async () => {
  const first = run(41, {
    filter: {
      services: ["ew-meldebescheinigung"],
      from: "2026-11-01",
      to: "2026-11-30",
      budgetItems: ["11100.43110", ""],
      paymentMethods: ["PAYPAL"],
      kinds: ["REFUND"],
      totalFrom: 1_000,
      totalTo: null,
      text: "A-BC",
    },
    continuedBy: run(42),
  });
  await open([run(42, { sinceRun: first, rowCount: 12, correctionCount: 4 }), first]);
  await screen.findByRole("heading", { level: 1, name: "Ausleitungen" });
  const old = await entry(41);
  const oldText = (await screen.findByRole("listitem", { name: "Lauf 41" })).textContent;
  for (const words of [
    "20.11.2026 14:05 von support",
    "fortgesetzt mit Lauf 42",
    "Vom 01.11.2026 bis zum 30.11.2026",
    "Dienste: Meldebescheinigung",
    "Haushaltsstellen: 11100.43110, ohne Haushaltsstelle",
    "Zahlungsarten: PAYPAL",
    "Art: Erstattungen",
    "Betrag ab 10,00\u00a0€",
    "Suche nach „A-BC“",
    "123,45\u00a0€",
    "19,71\u00a0€",
    "buchungen-41.csv",
    "CSV, 2 KB",
  ]) {
    expect(oldText).toContain(words);
  }
  expect(old.queryByRole("link", { name: /Fortsetzen/ })).toBeNull();
  const latest = await entry(42);
  expect(latest.getByText("setzt Lauf 41 fort")).toBeTruthy();
  expect(latest.getByText("Alle Buchungen")).toBeTruthy();
  expect(latest.getByText("12, davon 4 Berichtigungen")).toBeTruthy();
  const link = latest.getByRole("link", { name: /Fortsetzen/ });
  expect(link.getAttribute("href")).toBe("/mgt/accounting/09761000/export?since=run-42");
});

test("Booking runs: shows the SHA-256 in full on demand", async () => {
  const { app } = await open([run(41)]);
  const { getByText, queryByText } = await entry(41);
  expect(getByText("0123456789ab…")).toBeTruthy();
  await app.click("SHA-256 vollständig anzeigen");
  expect(getByText("0123456789abcdef".repeat(4))).toBeTruthy();
  await app.click("SHA-256 kürzen");
  expect(queryByText("0123456789abcdef".repeat(4))).toBeNull();
});

test("Booking runs: says why a file cannot be downloaded", async () => {
  const without = { download: null, hasVehicles: true };
  await open([run(42, without), run(41, { ...without, erasedOn: "2020-01-01" })], { viewer: member });
  expect((await entry(42)).getByText(/enthält Kennzeichen und FIN/)).toBeTruthy();
  expect((await entry(41)).getByText("Die Datei wurde am 01.01.2020 gelöscht.")).toBeTruthy();
});

test("Booking runs: pages by the URL", async () => {
  const runs = Array.from({ length: 60 }, (_, index) => run(60 - index));
  const { app, argsOf } = await open(runs);
  await app.click("Nächste Seite");
  await waitFor(() => expect(argsOf("bookingRuns")).toHaveLength(2));
  expect(argsOf("bookingRuns").at(-1)).toEqual({
    commune: "09761000",
    first: 50,
    after: "run-11",
    last: null,
    before: null,
  });
  await entry(10);
});

test("Booking runs: explains what a run is if there is none", async () => {
  await open([]);
  await screen.findByRole("heading", { name: "Noch keine Ausleitungen" });
});

test("Booking runs: is not available for a commune that the viewer may not see", async () => {
  await open([], { path: "/mgt/accounting/09162000/runs" });
  await screen.findByRole("heading", { level: 1, name: /^Diese Kommune gibt es hier nicht/ });
});
