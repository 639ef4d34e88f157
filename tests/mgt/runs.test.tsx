import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf, type PageArguments } from "../support/connection";
import { admin, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { job, jobServer } from "../process/jobServer";

const run = (id: string, changes: object) => ({
  __typename: "Run",
  id,
  kind: "PROCESSES",
  action: "RESTART_PROCESSES",
  state: "FINISHED",

  resultId: `Result:${id}`,
  ags: null,
  communeName: null,
  serviceId: null,
  fileName: null,
  comment: null,
  counts: { total: 127, done: 127, failed: 0, skipped: 0 },
  createdBy: { userId: null, username: "support", role: "SUPPORT" },
  startedAt: "2026-11-20T13:05:00.000Z",
  ...changes,
});

const augsburg = { ags: "09761000", communeName: "Augsburg" };
const runs = [
  run("1", { comment: "Störung behoben" }),
  run("2", {
    kind: "TEXT_TRANSFER",
    action: "PUBLISH_TEXTS",
    state: "CANCELLED",
    ...augsburg,
    serviceId: "ikfz-neuzulassung",
    counts: { total: 12, done: 8, failed: 1, skipped: 0 },
  }),
  run("3", {
    kind: "FEE_CHANGE",
    action: "CHANGE_FEES",
    counts: { total: 1, done: 1, failed: 0, skipped: 0 },
  }),
  run("4", {
    kind: "IMPORT",
    action: "IMPORT_POSTAL_CODES",
    state: "PREPARED",
    ...augsburg,
    fileName: "plz.csv",
    counts: { total: 11, done: 8, failed: 3, skipped: 0 },
  }),
  run("5", {
    kind: "IMPORT",
    action: "IMPORT_RESIDENTIAL_PROPERTIES",
    state: "FAILED",
    ...augsburg,
    fileName: "grund.csv",
    counts: null,
  }),
  run("6", {
    kind: "USER_IMPORT",
    action: "IMPORT_USERS",
    fileName: "neue.csv",
    counts: { total: 6, done: 5, failed: 1, skipped: 0 },
  }),
];

/** Resolvers for a list of these runs. */
function listing(nodes: readonly object[]) {
  const asked: unknown[] = [];
  const Query = {
    runs: (_: unknown, args: PageArguments) => {
      asked.push(args);
      return pageOf(nodes, args);
    },
  };
  return { asked, mgt: { Query } };
}

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].slice(0, 4).map((cell) => cell.textContent));

test("Runs: lists runs of all kinds in words, each with a link to its result; the navigation marks them", async () => {
  await visit("/admin/jobs", { viewer: support, mgt: listing(runs).mgt });
  await screen.findByRole("heading", { level: 1, name: "Sammelaktionen" });
  await screen.findByRole("link", { name: "127 Prozesse neu starten" });
  expect(cells()).toEqual([
    ["127 Prozesse neu starten", "Abgeschlossen", "127 erledigt", "Störung behoben"],
    [
      ...["Texte in 12 Kommunen veröffentlichen", "Abgebrochen"],
      ...["8 erledigt, 1 fehlgeschlagen, 3 nicht bearbeitet", "Augsburg · Neuzulassung"],
    ],
    ["1 Gebühr ändern", "Abgeschlossen", "1 erledigt", ""],
    [
      ...["Postleitzahlen importieren", "Vorbereitet"],
      ...["8 Zeilen ohne Fehler, 3 mit Fehlern", "Augsburg · plz.csv"],
    ],
    ["Wohngrundstücke importieren", "Gescheitert", "", "Augsburg · grund.csv"],
    ["Benutzer importieren", "Abgeschlossen", "5 Zeilen ohne Fehler, 1 mit Fehlern", "neue.csv"],
  ]);
  const links = within(screen.getByRole("grid")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/jobs/Result%3A1",
    "/admin/runs/Result%3A2",
    "/admin/fees/changes/Result%3A3",
    "/mgt/edit/09761000/postal-codes",
    "/mgt/edit/09761000/residential-properties",
    "/admin/users",
  ]);
  expect(document.title).toBe("Service Management - Administration - Sammelaktionen");
  const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { name: "Sammelaktionen" }).getAttribute("aria-current")).toBe("page");
});

test("Runs: opens the result of the focused row; an import without a place has none", async () => {
  const [, transfer] = runs;
  const nodes = [run("9", { kind: "IMPORT", action: "IMPORT_POSTAL_CODES", counts: null }), transfer ?? {}];
  const app = await visit("/admin/jobs", { viewer: support, mgt: listing(nodes).mgt });
  await screen.findByRole("link", { name: "Texte in 12 Kommunen veröffentlichen" });
  await app.user.keyboard("j{Enter}");
  expect(app.path()).toBe("/admin/jobs");
  await app.user.keyboard("j{Enter}");
  await waitFor(() => expect(app.path()).toBe("/admin/runs/Result%3A2"));
});

test("Runs: shows the head of a bulk job from the row while its page is loading, and keeps the focus in it", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { process } = jobServer([job({ id: "Result:1", total: 127, comment: "Störung behoben" })]);
  const node = process.Query.node;
  const app = await visit("/admin/jobs", {
    viewer: support,
    mgt: listing(runs).mgt,
    process: {
      ...process,
      Query: {
        node: async (...args: Parameters<typeof node>) => {
          await answered;
          return node(...args);
        },
      },
    },
  });
  await app.click("127 Prozesse neu starten", "link");
  const heading = await screen.findByRole("heading", { level: 1, name: "127 Prozesse neu starten" });
  expect(heading.parentElement?.textContent).toContain(
    "Sammelaktion von support · begonnen 20.11.2026 14:05 · „Störung behoben“",
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
  const link = within(screen.getByRole("main")).getByRole("link", { name: "Sammelaktionen" });
  link.focus();
  answer();
  await screen.findByRole("progressbar", { name: "Fortschritt" });
  expect(document.activeElement).toBe(link);
});

test("Runs: pages and filters by the URL, and tells administrators that they see those of all users", async () => {
  const many = Array.from({ length: 51 }, (_, index) => run(String(index + 1), {}));
  const { mgt, asked } = listing(many);
  const app = await visit("/admin/jobs?kind=import&state=FAILED&state=nothing", { viewer: admin, mgt });
  await screen.findByText(/Importe aller Benutzer, die neuesten zuerst/);
  await app.click("Nächste Seite");
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)).toMatchObject({
    first: 50,
    after: "50",
    filter: { kinds: ["IMPORT"], states: ["FAILED"] },
  });
});

test("Runs: explains the list if there are no runs", async () => {
  await visit("/admin/jobs", { viewer: support, mgt: listing([]).mgt });
  await screen.findByText("Noch keine Sammelaktionen");
});
