import { expect, test, vi } from "vitest";
import { addDays } from "#domain/calendarDays";
import { systemFigures } from "#domain/systemFigures";
import { linePath, runsOf, summaryOf } from "#mgt/overview/courses";
import { processFilter, processList } from "#process/list/processList";
import { support } from "../support/people";
import { courseOf, lastCourseDay } from "../support/systemCourses";
import { act, screen, visit, within } from "../support/visit";

const courses = [
  courseOf("PROCESSES", (index) => 600 + index, 18_342),
  courseOf("MEDIAN_SECONDS", (index) => (index % 7 === 0 ? null : 100 + index), 134),
  courseOf("PAYMENTS", (index) => (index === 29 ? 12 : 140), 4_321),
  courseOf("ACTIVE_USERS", (index) => (index < 12 || index === 20 ? null : 20 + (index % 3)), null),
  courseOf("COMMUNES", () => 1_062, null),
  { figure: "SERVICES", total: null, days: null },
];
const figures = {
  communeCount: 1_062,
  communesByState: [{ state: "BY", count: 1_062 }],
  communeServiceCount: 2_200,
  offeredServiceCount: 110,
  activeUserCount: 31,
  invitedUserCount: 6,
  inactiveUserCount: 4,
  sessionCount: 1,
};
const installation = {
  schemaVersion: "0035_daily_figures",
  databaseMegabytes: 1_284,
  waitingJobCount: 17,
  backup: { state: "CURRENT", at: "2026-11-20T02:15:00.000Z" },
};
const overview = (changes: object = {}) => ({
  Query: { systemOverview: () => ({ figures, courses, installation, ...changes }) },
});
const cellOf = async (name: string) => {
  const cell = (await screen.findByText(name, { selector: "dt" })).parentElement;
  if (!cell) throw new Error(`There is no figure ${name}.`);
  return cell;
};
const factOf = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling?.textContent;

test("Overview figures: show the figure, its course in a sentence, and today", async () => {
  await visit("/admin", { viewer: support, mgt: overview() });
  const processes = await cellOf("Prozesse in 30 Tagen");
  expect(processes.textContent).toBe("Prozesse in 30 Tagen18.342heute 629");
  expect(within(processes).getByRole("img").getAttribute("aria-label")).toBe(
    "Prozesse in 30 Tagen: zuerst 600 am 22.10.2026, zuletzt 629 am 20.11.2026, am niedrigsten 600 am 22.10.2026, am höchsten 629 am 20.11.2026.",
  );
  const median = await cellOf("Mittlere Zustelldauer");
  expect(median.textContent).toBe("Mittlere Zustelldauer2 min 14 sheute 2 min 9 s");
  expect(within(median).getByRole("img").getAttribute("aria-label")).toMatch(/5 Tage ohne Wert\.$/);
  expect((await cellOf("Aktive Benutzer")).textContent).toBe(
    "Aktive Benutzer22von 31 in 30 Tagen angemeldet; 6 eingeladen, 4 deaktiviert; 1 laufende Sitzung",
  );
  expect((await cellOf("Kommunen")).textContent).toBe("Kommunen1.062");
});

test("Overview figures: one that failed leaves the others", async () => {
  await visit("/admin", { viewer: support, mgt: overview({ figures: null }) });
  const services = await cellOf("Dienste der Kommunen");
  expect(services.textContent).toBe("Dienste der KommunenKonnte nicht ermittelt werden");
  expect(within(services).queryByRole("img")).toBeNull();
  expect((await cellOf("Kommunen")).textContent).toBe("Kommunen1.062");
});

test("Overview figures: repeat all days as a table, the latest first", async () => {
  const app = await visit("/admin", { viewer: support, mgt: overview() });
  await cellOf("Kommunen");
  expect(screen.queryByRole("table")).toBeNull();
  await app.click("Als Tabelle: Verlauf über 30 Tage");
  const table = screen.getByRole("table", { name: "Verlauf über 30 Tage" });
  const rows = within(table).getAllByRole("row");
  expect(rows).toHaveLength(31);
  expect(rows[0]?.textContent).toBe("TagProzesseMittlere DauerZahlungenAktive BenutzerKommunenDienste");
  expect(rows[1]?.textContent).toBe("20.11.20266292 min 9 s12221.062–kein Wert");
  expect(within(table).getAllByRole("columnheader")).toHaveLength(systemFigures.length + 1);
  await app.click("Tabelle ausblenden: Verlauf über 30 Tage");
  expect(screen.queryByRole("table")).toBeNull();
});

test("Overview figures: the table is part of a print", async () => {
  await visit("/admin", { viewer: support, mgt: overview() });
  await cellOf("Kommunen");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("table", { name: "Verlauf über 30 Tage" })).toBeDefined();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("table")).toBeNull();
});

test("Overview figures: are translated to English", async () => {
  await visit("/admin", { viewer: support, mgt: overview(), stored: { language: "en" } });
  expect((await cellOf("Active users")).textContent).toBe(
    "Active users22of 31 logged in within 30 days; 6 invited, 4 deactivated; 1 active session",
  );
  expect((await cellOf("Services of communes")).textContent).toContain("Could not be determined");
  expect(await factOf("Latest backup")).toBe("20.11.2026 03:15");
  expect(screen.getByRole("heading", { name: "Processes today" })).toBeDefined();
});

test("Overview figures: courses have gaps, single points and levels", () => {
  const size = { width: 90, height: 20 };
  const course = (...values: readonly (number | null)[]) =>
    values.map((value, index) => ({ day: addDays(lastCourseDay, index), value }));
  const paths = (values: readonly (number | null)[], isLevel = false) =>
    runsOf(course(...values), size, isLevel).map(linePath);
  expect(paths([0, 5, null, 10])).toEqual(["M0 20L30 10", "M90 0"]);
  expect(paths([null, null, null, null])).toEqual([]);
  expect(paths([5, 5, 10, 10], true)).toEqual(["M0 20L30 20L60 0L90 0"]);
  expect(paths([5, 5, 5, 5], true)).toEqual(["M0 10L30 10L60 10L90 10"]);
  expect(paths([0, 0, 0, 0])).toEqual(["M0 20L30 20L60 20L90 20"]);
  expect(summaryOf(course(null, 3, 1, 7, 1, null))).toMatchObject({
    first: { value: 3 },
    last: { value: 1 },
    lowest: { day: "2026-11-22" },
    highest: { value: 7 },
    gapCount: 2,
  });
  expect(summaryOf(course(null))).toBeNull();
});

test.each([
  ["current", { state: "CURRENT", at: "2026-11-20T02:15:00.000Z" }, "20.11.2026 03:15", "success"],
  [
    "overdue",
    { state: "OVERDUE", at: "2026-11-18T02:15:00.000Z" },
    "18.11.2026 03:15, älter als 26 Stunden",
    "waiting",
  ],
  ["not reported", { state: "NOT_REPORTED", at: null }, "nicht gemeldet", undefined],
  ["unreadable", { state: "UNREADABLE", at: null }, "Meldung nicht lesbar", "error"],
])("Installation: names the latest backup: %s", async (_name, backup, text, tone) => {
  const facts = { schemaVersion: null, databaseMegabytes: 1_284, waitingJobCount: null, backup };
  await visit("/admin", { viewer: support, mgt: overview({ installation: facts }) });
  expect(await factOf("Letzte Sicherung")).toBe(text);
  expect(screen.getByText(text).closest("[data-tone]")?.getAttribute("data-tone")).toBe(tone);
  expect(await factOf("Datenbankgröße")).toBe("1.284 MB");
  expect(await factOf("Datenbankschema")).toBe("nicht lesbar");
  expect(await factOf("Wartende Aufträge")).toBe("nicht lesbar");
});

interface Asked {
  readonly filter: { readonly statuses?: readonly string[] };
}

test("Processes today: each number is the length of the list that its link opens", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-19T23:30:00Z") });
  const lengths: Record<string, number> = { SUCCESS: 651, IN_PROGRESS: 24, ERROR: 86 };
  const asked = new Map<string, unknown>();
  const processes = (_root: unknown, { filter }: Asked) => {
    const [status = "ALL"] = filter.statuses ?? [];
    // The same filter as in a call of the list, without the defaults of the contract.
    asked.set(status, JSON.parse(JSON.stringify({ ...filter, records: undefined })));
    const totalCount = status === "ALL" ? 10_000 : (lengths[status] ?? 0);
    return { totalCount, totalCountExceeded: status === "ALL" };
  };
  await visit("/admin", { viewer: support, mgt: overview(), process: { Query: { processes } } });
  const heading = await screen.findByRole("heading", { name: "Prozesse heute" });
  const panel = heading.closest("section");
  if (!panel) throw new Error("There is no panel.");
  const links = await within(panel).findAllByRole("link");
  vi.useRealTimers();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Begonnenüber 10.000",
    "Erfolgreich651",
    "In Bearbeitung24",
    "Fehler86",
  ]);
  for (const link of links) {
    const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "https://app.example.org");
    expect(pathname).toBe("/admin/processes");
    const search = processList.parse(Object.fromEntries(searchParams));
    // After midnight in Europe/Berlin.
    expect(search).toMatchObject({ createdFrom: lastCourseDay, createdTo: lastCourseDay });
    expect(processFilter(search)).toEqual(asked.get(searchParams.get("status") ?? "ALL"));
  }
});

test("Processes today: says if none has begun", async () => {
  const processes = () => ({ totalCount: 0, totalCountExceeded: false });
  await visit("/admin", { viewer: support, mgt: overview(), process: { Query: { processes } } });
  expect(await screen.findByText("Heute hat noch kein Prozess begonnen.")).toBeDefined();
});
