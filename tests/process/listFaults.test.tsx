import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { listServer, noSavedViews, testProcess } from "./listServer";

const address = "/admin/processes";
const few = [1, 2, 3].map((number) => testProcess(number));
const locked = "Gesperrt, da ein Filter fehlerhaft ist. Korrigieren oder entfernen Sie ihn.";

async function open(search: string) {
  const group = {
    id: "ProcessErrorGroup:1",
    fingerprint: "f1",
    problem: "HTTP_STATUS",
    httpStatus: 503,
    errorText: "Service Unavailable",
    processCount: 3,
    serviceIds: ["ikfz-neuzulassung"],
    firstAt: "2026-11-20T06:02:00.000Z",
    lastAt: "2026-11-20T13:05:00.000Z",
  };
  const processErrorGroups = () => connection([group]);
  const { process } = listServer(few, { Query: { processErrorGroups } });
  return visit(`${address}${search}`, { viewer: support, mgt: noSavedViews, process });
}

const grid = () => screen.findByRole("grid", { name: "Prozesse" });
const filterOf = (app: Awaited<ReturnType<typeof open>>) =>
  app.calls.findLast(({ operation }) => operation === "ProcessTableQuery")?.variables.filter;
const faults = () => document.querySelector(".filter-faults")?.textContent ?? "";
const selectFirst = async (app: Awaited<ReturnType<typeof open>>) => {
  await app.user.click(screen.getByLabelText("Neuzulassung 00000001 auswählen"));
  return within(await screen.findByRole("group", { name: "Auswahl" }));
};

test("Process filters: a day is typed in German format; the URL has YYYY-MM-DD", async () => {
  const app = await open("");
  await grid();
  const filters = within(screen.getByRole("search", { name: "Prozesse suchen und filtern" }));
  await app.user.click(filters.getByRole("button", { name: "Erstellt" }));
  const from = () => screen.getByLabelText<HTMLInputElement>("Erstellt von");
  await screen.findByRole("dialog", { name: "Erstellt" });
  await app.user.type(from(), "1.11.2026{Enter}");
  await waitFor(() => expect(app.path()).toBe(`${address}?createdFrom=2026-11-01`));
  await waitFor(() => expect(filterOf(app)).toEqual({ created: { from: "2026-11-01", to: null } }));
  expect(from().value).toBe("01.11.2026");
  expect(faults()).toBe("");
});

test("Process filters: a hand-written day in a URL is understood as well", async () => {
  const app = await open("?createdFrom=20.11.2026&createdTo=2026-11-21");
  await grid();
  expect(filterOf(app)).toEqual({ created: { from: "2026-11-20", to: "2026-11-21" } });
});

test("Process filters: an invalid day disables bulk actions, with an explanation", async () => {
  const app = await open("?createdFrom=gestern");
  await grid();
  expect(faults()).toContain("Aktionen für mehrere Prozesse sind gesperrt");
  const bar = await selectFirst(app);
  expect(bar.getByText(locked)).toBeTruthy();
  expect(bar.queryByRole("button", { name: "Neu starten …" })).toBeNull();

  await app.click("1 Filter zurücksetzen");
  await waitFor(() => expect(app.path()).toBe(address));
  await waitFor(() => expect(faults()).toBe(""));
  // The rows are unchanged, and so is the selection.
  expect(await bar.findByRole("button", { name: "Neu starten …" })).toBeTruthy();
});

test("Process filters: an invalid day disables the group of identical errors as well", async () => {
  await open("?group=cause&triesFrom=viele");
  await screen.findByText("Service Unavailable");
  expect(screen.queryByRole("button", { name: "3 neu starten …" })).toBeNull();
  expect(screen.getByRole("button", { name: "3 ansehen" })).toBeTruthy();
});

test("Process filters: unknown values are reported and disable them too; case is ignored", async () => {
  const app = await open("?status=error&status=ALLES&service=gibt-es-nicht");
  await grid();
  expect(filterOf(app)).toEqual({ statuses: ["ERROR"] });
  expect(faults()).toContain(
    "In der Adresse stehen unbekannte Filterwerte, die nicht berücksichtigt werden: gibt-es-nicht, ALLES",
  );
  const bar = await selectFirst(app);
  expect(bar.getByText(locked)).toBeTruthy();
  await app.click("2 Filter zurücksetzen");
  await waitFor(() => expect(app.path()).toBe(address));
});
