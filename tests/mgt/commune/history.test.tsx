import { describe, expect, test, vi } from "vitest";
import { activityTypes } from "#domain/activityTypes";
import { pageOf, type PageArguments } from "../../support/connection";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { screen, visit, within, type VisitOptions } from "../../support/visit";

/** Vitest waits for a second by default, which is too short on a busy machine. */
const patience = { timeout: 20_000 };

interface Entry {
  readonly type: string;
  readonly at: string;
  readonly actor: { readonly username: string; readonly role: string | null };
  readonly target: { readonly commune: object | null; readonly label: string };
  readonly changes: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
  /** By default each entry is an action of its own. */
  readonly correlationId?: string;
  readonly relatedCount?: number;
}

const augsburg = { ags: "09761000", name: "Augsburg" };
const entry = (changes: Partial<Entry> = {}): Entry => ({
  type: "SAVE_COMMUNE",
  at: "2026-11-20T08:12:30.000Z",
  actor: { username: "k.brandl", role: "MEMBER" },
  target: { commune: augsburg, label: "" },
  changes: [],
  ...changes,
});

interface Asked extends PageArguments {
  readonly filter?: unknown;
}

function activityServer(entries: readonly Entry[], purpose: object | null = null) {
  const asked: Asked[] = [];
  const activities = (_: unknown, args: Asked) => {
    asked.push(args);
    const nodes = entries.map((one, index) => ({
      id: `Activity:${index}`,
      correlationId: `Action:${index}`,
      relatedCount: 1,
      jobId: null,
      ...one,
      target: {
        pid: null,
        serviceId: null,
        userId: null,
        resourceUrn: null,
        automatedJob: null,
        ...one.target,
      },
    }));
    return pageOf(nodes, args);
  };
  return { asked, resolvers: { Query: { activities, activityPurpose: () => purpose } } };
}

const url = "/mgt/edit/09761000/history";

/** A purpose that is valid longer than a test. */
const declared = { purpose: "Ticket 4711", validUntil: "2100-01-01T00:00:00.000Z" };

async function open(
  entries: readonly Entry[],
  address = url,
  options: VisitOptions = {},
  purpose: object | null = null,
) {
  const server = activityServer(entries, purpose);
  const app = await visit(address, {
    viewer: support,
    mgt: { Query: { commune: () => ({ id: "Commune:1", ...augsburg }) } },
    "mgt-v2": server.resolvers,
    ...options,
  });
  await screen.findByRole("heading", { level: 2, name: "Verlauf" });
  return { app, server };
}

const lines = () =>
  screen.getAllByRole("row").map((row) =>
    within(row)
      .queryAllByRole("cell")
      .map((cell) => cell.textContent),
  );

describe("Commune history", () => {
  test("queries only this commune, and shows when, who, what and which record, by day", async () => {
    const { server } = await open([
      entry(),
      entry({
        type: "ENABLE_SERVICE",
        at: "2026-11-19T15:00:00.000Z",
        target: { commune: augsburg, label: "Meldebescheinigung" },
        actor: { username: "System", role: null },
      }),
    ]);
    await screen.findByText("Stammdaten gespeichert");
    expect(server.asked).toEqual([
      { filter: { communes: ["09761000"] }, first: 50, after: null, last: null, before: null },
    ]);
    expect(screen.getAllByRole("rowheader").map((day) => day.textContent)).toEqual([
      expect.stringContaining("20.11.2026"),
      expect.stringContaining("19.11.2026"),
    ]);
    expect(lines().filter((cells) => cells.length > 0)).toEqual([
      ["09:12:30", "k.brandl member", "Stammdaten gespeichert", "Augsburg"],
      ["16:00:00", "System Job", "Dienst eingeschaltet", "Meldebescheinigung"],
    ]);
    expect(screen.getByRole("link", { name: "Meldebescheinigung" }).getAttribute("href")).toBe(
      "/mgt/edit/09761000/services",
    );
  });

  test("shows the values before and after as text, distinguished by more than colour", async () => {
    const changes = [
      { path: "name", before: "Augsburg", after: "Stadt Augsburg" },
      { path: "isEu", before: false, after: true },
      { path: "readingUntil", before: null, after: "2026-12-31" },
      { path: "some.key", before: 1234, after: null },
    ];
    const { app } = await open([entry({ changes })]);
    await screen.findByText("Stammdaten gespeichert");
    expect(screen.queryByRole("table", { name: "Vorher und nachher" })).toBeNull();
    const opener = screen.getByRole("button", { name: /vorher und nachher/ });
    await app.user.click(opener);
    expect(opener.getAttribute("aria-expanded")).toBe("true");
    const diff = within(await screen.findByRole("table", { name: "Vorher und nachher" }));
    const rows = diff.getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Name", "Augsburg", "Stadt Augsburg"],
      ["Mitglied der EU", "Nein", "Ja"],
      ["Ende der Ablesung", "kein Wert", "31.12.2026"],
      ["some.key", "1.234", "kein Wert"],
    ]);
    expect(diff.getByText("Augsburg").tagName).toBe("DEL");
    expect(diff.getByText("Stadt Augsburg").tagName).toBe("INS");
    await app.user.click(opener);
    expect(screen.queryByRole("table", { name: "Vorher und nachher" })).toBeNull();
  });

  test("offers details instead of values where there are none", async () => {
    await open([entry({ type: "CHANGE_COMMUNE_PICTURE" })]);
    await screen.findByText("Bild geändert");
    expect(screen.queryByRole("button", { name: /vorher und nachher/ })).toBeNull();
    expect(screen.getByRole("button", { name: /Bild geändert, Augsburg, .*: Einzelheiten/ })).toBeTruthy();
  });

  test("has its page in the URL, with links to the others", async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      entry({
        at: new Date(Date.parse("2026-11-20T08:12:30.000Z") - index * 60_000).toISOString(),
        target: { commune: augsburg, label: `Ding ${index}` },
      }),
    );
    const { app, server } = await open(many);
    await screen.findByText("Ding 49");
    await app.click("Nächste Seite");
    await screen.findByText("Ding 69");
    expect(app.path()).toBe(`${url}?after=Activity%3A49`);
    expect(screen.queryByText("Ding 49")).toBeNull();
    expect(server.asked.at(-1)).toMatchObject({ first: 50, after: "Activity:49" });
    // The parts above load only once, not with each page of another endpoint.
    expect(app.calls.filter(({ endpoint }) => endpoint === "mgt-v2")).toHaveLength(2);
  });

  test("explains itself without entries", async () => {
    await open([]);
    await screen.findByRole("heading", { name: "Noch keine Einträge" });
  });

  test("shows a failure in its own place, with a retry", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = true;
    const server = activityServer([entry()]);
    const activities = (root: unknown, args: Asked) => {
      if (isBroken) throw failure("internal_error", { reference: "r-3" });
      return server.resolvers.Query.activities(root, args);
    };
    const { app } = await open([], url, { "mgt-v2": { Query: { activities } } });
    await screen.findByText("r-3");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Augsburg");
    isBroken = false;
    await app.click("Erneut versuchen");
    await screen.findByText("Stammdaten gespeichert");
  });
});

test("Commune history: every entry type has a label", async () => {
  await open(activityTypes.map((type) => entry({ type, target: { commune: augsburg, label: type } })));
  await screen.findByText("SEND_USER_INVITE");
  const words = lines().flatMap((cells) => (cells[2] ? [cells[2]] : []));
  expect(words).toHaveLength(50);
  expect(new Set(words).size).toBe(50);
  expect(words.filter((word) => word.includes("_"))).toEqual([]);
});

test("Commune history: redirects a member to the commune, and shows no link", async () => {
  const app = await visit(url, {
    viewer: member,
    mgt: { Query: { commune: () => ({ id: "Commune:1", ...augsburg }) } },
  });
  await screen.findByRole("heading", { level: 2, name: "Stammdaten" });
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(screen.queryByRole("link", { name: "Verlauf" })).toBeNull();
  expect(app.calls.filter(({ endpoint }) => endpoint === "mgt-v2")).toEqual([]);
});

describe("Commune history filters", () => {
  test("person, section and period are in the URL and sent to the server", async () => {
    const { app, server } = await open([entry()], `${url}?from=20.11.2026`, {}, declared);
    await screen.findByText("Stammdaten gespeichert");
    const asked = () => server.asked.at(-1)?.filter;
    expect(asked()).toEqual({ communes: ["09761000"], period: { from: "2026-11-20", to: null } });

    await app.user.selectOptions(screen.getByLabelText("Bereich"), "Postleitzahlen");
    const types = ["SAVE_COMMUNE_POSTAL_CODES", "UPLOAD_COMMUNE_POSTAL_CODES", "RESTORE_SNAPSHOT"];
    await vi.waitFor(() => expect(asked()).toMatchObject({ types, snapshotsOf: "POSTAL_CODES" }), patience);
    await app.click("Nach Benutzer suchen …");
    await app.user.type(await screen.findByRole("searchbox", { name: "Benutzername" }), "k.br");
    await vi.waitFor(() => expect(asked()).toMatchObject({ actor: "k.br", types }), patience);
    expect(app.path()).toBe(`${url}?from=2026-11-20&section=postal-codes&actor=k.br`);

    await app.click("Filter zurücksetzen");
    await vi.waitFor(() => expect(asked()).toEqual({ communes: ["09761000"] }), patience);
    expect(app.path()).toBe(url);
  });

  test("reports and ignores an invalid day; no match differs from an empty history", async () => {
    const { server } = await open([], `${url}?to=gestern&actor=niemand`);
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    expect(server.asked.at(-1)?.filter).toEqual({ communes: ["09761000"], actor: "niemand" });
    const fault = screen.getByText("Zeitraum: „gestern“").closest("li");
    expect(fault?.textContent).toMatch(/^Zeitraum: „gestern“ Das ist kein Datum/);
  });

  test("says so where an area has no entries", async () => {
    await open([], `${url}?section=postal-codes`);
    await screen.findByRole("heading", { name: "Keine Einträge mit diesen Filtern" });
  });
});

test("Commune history: asks for the purpose before a name can be searched, and shows until when it is valid", async () => {
  const asked: unknown[] = [];
  const declareActivityPurpose = (_: unknown, args: unknown) => {
    asked.push(args);
    return { purpose: declared, errors: [] };
  };
  const server = activityServer([entry()]);
  const { app } = await open([], url, {
    "mgt-v2": { Query: server.resolvers.Query, Mutation: { declareActivityPurpose } },
  });
  await app.click("Nach Benutzer suchen …");
  await screen.findByRole("dialog", { name: "Zweck der Auswahl nach Personen" });
  await app.click("Zweck angeben");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(asked).toEqual([]);
  await app.fill("Zweck", " Ticket  4711 ");
  await app.click("Zweck angeben");
  await screen.findByRole("searchbox", { name: "Benutzername" });
  expect(asked).toEqual([{ input: { purpose: "Ticket 4711" } }]);
  await screen.findByText("Zweck: Ticket 4711, gilt bis 01:00");
});

test("Commune history: groups the entries of one action into one expandable line", async () => {
  const switched = (label: string, correlationId: string, relatedCount: number) =>
    entry({
      type: "DISABLE_SERVICE",
      target: { commune: augsburg, label },
      correlationId,
      relatedCount,
    });
  const { app } = await open([
    switched("Meldebescheinigung", "bulk", 3),
    switched("Führungszeugnis", "bulk", 3),
    switched("Ummeldung", "bulk", 3),
    switched("Sterbeurkunde", "other", 5),
    switched("Geburtsurkunde", "other", 5),
    switched("Eheurkunde", "single", 1),
  ]);
  await screen.findByText("3 Dienste ausgeschaltet");
  const things = () =>
    lines()
      .filter((cells) => cells.length > 0)
      .map((cells) => cells.slice(2).join(": "));
  expect(things()).toEqual([
    "3 Dienste ausgeschaltet: 3 Einträge",
    "2 Dienste ausgeschaltet: 2 von 5 Einträgen",
    "Dienst ausgeschaltet: Eheurkunde",
  ]);
  await app.click(/3 Einträge.*einzeln zeigen/);
  expect(things()).toEqual([
    "3 Dienste ausgeschaltet: 3 Einträge",
    ...["Meldebescheinigung", "Führungszeugnis", "Ummeldung"].map((name) => `Dienst ausgeschaltet: ${name}`),
    "2 Dienste ausgeschaltet: 2 von 5 Einträgen",
    "Dienst ausgeschaltet: Eheurkunde",
  ]);
  await app.click(/2 von 5 Einträgen.*einzeln zeigen/);
  const all = screen.getByRole("link", { name: "Alle 5 Einträge dieser Aktion" });
  expect(all.getAttribute("href")).toBe("/admin/activities?action=other");
});
