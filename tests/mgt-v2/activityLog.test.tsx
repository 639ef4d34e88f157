import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { activityTypes } from "#domain/activityTypes";
import { activityPath } from "#mgt-v2/activities/activityPath";
import { connection } from "../support/connection";
import { admin, member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { activity, activityServer, type MockedActivity } from "./activityServer";

const url = "/admin/activities";

async function open(entries: MockedActivity[], address = url, mutations: object = {}, chain?: object) {
  const server = activityServer(entries, chain);
  const app = await visit(address, {
    viewer: support,
    mgt: {
      Query: {
        savedViews: () => connection([]),
        users: () => connection([{ id: "User:7", username: "k.brandl", email: "k@example.org" }]),
        userAccount: (_: unknown, { id }: { id: string }) => ({ id, username: "k.brandl" }),
        commune: () => ({ id: "Commune:1", ags: "09761000", name: "Augsburg" }),
      },
    },
    "mgt-v2": {
      Query: server.endpoint.Query,
      Mutation: { ...server.endpoint.Mutation, ...mutations },
    },
  });
  return { app, ...server };
}

const cells = () =>
  screen
    .getAllByRole("row")
    .map((row) =>
      within(row)
        .queryAllByRole("cell")
        .map((cell) => cell.textContent),
    )
    .filter((row) => row.length > 0);

describe("Activity log", () => {
  test("j focuses the first entry, and j and k move between them", async () => {
    const { app } = await open([activity("1"), activity("2"), activity("3")]);
    await screen.findByText("3 Einträge");
    const entries = screen.getAllByRole("button", { name: /^Einstellungen eines Dienstes gespeichert, / });
    expect(entries).toHaveLength(3);
    const focused = () => entries.indexOf(document.activeElement as HTMLElement);
    await app.user.keyboard("j");
    expect(focused()).toBe(0);
    await app.user.keyboard("jj");
    expect(focused()).toBe(2);
    await app.user.keyboard("j");
    expect(focused()).toBe(2);
    await app.user.keyboard("k");
    expect(focused()).toBe(1);
    await app.user.keyboard("{Enter}");
    expect(entries[1]?.getAttribute("aria-expanded")).toBe("true");
  });

  test("o opens the page of an entry, of several entries that of their cause", async () => {
    const action = { correlationId: "action" };
    const { app } = await open([activity("1", action), activity("2", action), activity("3")]);
    await screen.findByText("3 Einträge");
    await app.user.keyboard("jo");
    await waitFor(() => expect(app.path()).toBe(`${url}/2`));
    await screen.findByRole("heading", { level: 1, name: "Einstellungen eines Dienstes gespeichert" });
  });

  test("shows time, actor, sentence, target, commune and code, by day", async () => {
    const system = { userId: null, username: "system", role: null };
    const job = {
      commune: null,
      serviceId: null,
      automatedJob: "drop-expired",
      automatedJobRunId: "run-1",
    };
    await open([
      activity("1"),
      activity(
        "2",
        { type: "EXPORT_PROCESSES", actor: system },
        { commune: null, serviceId: null, label: "7 Tage" },
      ),
      activity("3", { type: "RUN_AUTOMATED_JOB" }, { ...job, label: "drop-expired" }),
    ]);
    await screen.findByRole("heading", { level: 1, name: "Aktivitäten" });
    await screen.findByText("3 Einträge");
    expect(document.title).toBe("Service Management - Administration - Aktivitäten");
    expect(screen.getByRole("link", { name: "Aktivitäten" }).getAttribute("aria-current")).toBe("page");
    expect(cells()).toEqual([
      [
        ...["14:01:37", "k.brandl member", "Einstellungen eines Dienstes gespeichert", "Neuzulassung"],
        ...["Augsburg 09761000", "SAVE_SERVICE_CONFIG"],
      ],
      ["14:01:37", "System Job", "Export von Prozessen vorbereitet", "7 Tage", "", "EXPORT_PROCESSES"],
      [
        ...["14:01:37", "k.brandl member", "Automatisierten Job gestartet", "Abgelaufenes löschen"],
        ...["", "RUN_AUTOMATED_JOB"],
      ],
    ]);
    expect(screen.getByRole("link", { name: "Abgelaufenes löschen" }).getAttribute("href")).toBe(
      "/admin/more/automated-jobs/drop-expired/run-1",
    );
    // As specified, with a trailing slash.
    expect(screen.getByRole("link", { name: "7 Tage" }).getAttribute("href")).toBe("/admin/processes/");
  });

  test("filters by the URL, and names the filters", async () => {
    const { app, asked } = await open(
      [activity("1")],
      `${url}?type=save_fee_rule&role=system&commune=09761000&service=ikfz-neuzulassung&section=fees&from=2026-11-19&to=2026-11-20&text=Neu&job=drop-expired&action=a-1&by=User:7`,
    );
    await app.click("Zweck angeben …");
    await app.fill("Zweck", "Ticket 4711");
    await app.click("Zweck angeben");
    await screen.findByText("1 Eintrag");
    expect(asked.at(-1)?.filter).toEqual({
      types: ["SAVE_FEE_RULE"],
      actors: ["User:7"],
      roles: ["SYSTEM"],
      communes: ["09761000"],
      services: ["ikfz-neuzulassung"],
      period: { from: "2026-11-19", to: "2026-11-20" },
      text: "Neu",
      automatedJob: "drop-expired",
      correlationId: "a-1",
    });
    const chips = within(screen.getByRole("list", { name: "Aktive Filter" }));
    await chips.findByText(/k\.brandl/);
    expect(
      chips.getAllByRole("button").map(({ textContent }) => textContent?.replace(/entfernen$/, "")),
    ).toEqual([
      "Art: Beispiele der Gebührenregel gespeichert",
      "Zeitraum: 19.11.2026 – 20.11.2026",
      "Von: k.brandl",
      "Kommune: Augsburg 09761000",
      "Dienst: Neuzulassung",
      "Rolle: System (Jobs)",
      "Bereich: Gebühren",
      "Automatisierter Job: Abgelaufenes löschen",
      "Vorgang: a-1",
    ]);
  });

  test("does not combine a section with types of others, which would match nothing", async () => {
    const { asked } = await open([activity("1")], `${url}?type=SAVE_FEE_RULE&section=texts`);
    await screen.findByText(/unbekannte Filterwerte.*: texts$/);
    expect(asked.at(-1)?.filter).toEqual({ types: ["SAVE_FEE_RULE"] });
  });

  test("asks for a purpose before a user can be chosen", async () => {
    const { app, asked, calls } = await open([activity("1")]);
    await screen.findByText("1 Eintrag");
    await app.click("Von");
    await screen.findByRole("dialog", { name: "Zweck der Auswahl nach Personen" });
    await app.fill("Zweck", "Ticket 4711");
    await app.click("Zweck angeben");
    await app.user.type(await screen.findByRole("searchbox", { name: "Benutzername oder E-Mail" }), "brandl");
    await app.user.click(await screen.findByRole("checkbox", { name: /k\.brandl/ }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ actors: ["User:7"] }));
    expect(app.path()).toBe(`${url}?by=User%3A7`);
    expect(calls).toEqual([{ name: "declare", input: { purpose: "Ticket 4711" } }]);
    await screen.findByText("Zweck: Ticket 4711, gilt bis 01:00");
  });

  test("redirects a member, who gets no link", async () => {
    const app = await visit(url, { viewer: member });
    await screen.findByRole("heading", { level: 1, name: "Kommunen" });
    expect(app.path()).toBe("/");
    expect(app.calls.filter(({ endpoint }) => endpoint === "mgt-v2")).toEqual([]);
  });
});

describe("Activity entry", () => {
  const long = "Die Urkunde wird Ihnen innerhalb von drei Tagen mit der Post zugestellt.";
  const changes = [
    { path: "contact_email", before: long, after: long.replace("drei", "fünf") },
    { path: "extensions.fonts", before: ["a", "b"], after: ["b", "c"] },
    { path: "extensions.token", before: "••••", after: "••••2" },
  ];

  test("marks the words of long texts that differ, added and removed values, and hides secrets", async () => {
    const { app } = await open([activity("1", { changes })]);
    await app.click(/Neuzulassung, 14:01:37: vorher und nachher/);
    const table = within(await screen.findByRole("table", { name: "Vorher und nachher" }));
    const marked = (tag: string) =>
      table
        .getAllByRole("cell")
        .flatMap((cell) => Array.from(cell.querySelectorAll(tag), (part) => part.textContent));
    expect(marked("del")).toEqual(["drei", "a"]);
    expect(marked("ins")).toEqual(["fünf", "c", "••••2"]);
    table.getByText("1 unverändert");
    table.getByText("•••• vertraulich");
  });

  test("is copied for a ticket with its address", async () => {
    const { app } = await open([activity("1")]);
    await app.click(/Neuzulassung, 14:01:37: Einzelheiten/);
    await app.click("Für Ticket kopieren");
    const { origin } = window.location;
    expect(await navigator.clipboard.readText()).toBe(
      [
        "Zeit: 20.11.2026 14:01:37",
        "Wer: k.brandl (member)",
        "Was: Einstellungen eines Dienstes gespeichert (SAVE_SERVICE_CONFIG)",
        `Woran: Neuzulassung (${origin}/mgt/serviceedit/09761000/ikfz-neuzulassung)`,
        "Kommune: Augsburg (09761000)",
        "Vorgang: action-1",
        `Eintrag: ${origin}/admin/activities/1`,
      ].join("\n"),
    );
  });

  test("has a screen of its own; an unknown one is explained", async () => {
    await open([activity("1", { changes })], `${url}/1`);
    await screen.findByRole("heading", { level: 1, name: "Einstellungen eines Dienstes gespeichert" });
    await screen.findByText("Eintrag 12 der Kette", { exact: false });
    await screen.findByRole("table", { name: "Vorher und nachher" });
    await open([], `${url}/2`);
    await screen.findByRole("heading", { level: 1, name: "Diesen Eintrag gibt es nicht" });
  });

  test("restores the values before, after showing what will be set", async () => {
    const entry = activity("1", {
      restorability: "RESTORABLE",
      changes: [{ path: "contact_email", before: "a@b.de", after: "c@d.de" }],
    });
    const restoredBy = activity("2", { actor: { userId: "User:1", username: "support", role: "SUPPORT" } });
    const inputs: unknown[] = [];
    const { app, asked } = await open([entry], url, {
      restoreActivity: (_: unknown, { input }: { input: unknown }) => {
        inputs.push(input);
        return {
          activity: restoredBy,
          restored: { ...entry, restorability: "RESTORED", restoredBy },
          errors: [],
        };
      },
    });
    await app.click(/Neuzulassung, 14:01:37: vorher/);
    await app.click("Werte davor wiederherstellen …");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Werte davor wiederherstellen?" }));
    const [, row] = within(dialog.getByRole("table", { name: "Was gesetzt wird" })).getAllByRole("row");
    expect(row?.textContent).toBe("E-Mail für Rückfragenc@d.dea@b.de");
    const before = asked.length;
    await app.click("Wiederherstellen");
    const link = await screen.findByRole("link", {
      name: "Wiederhergestellt am 20.11.2026 14:01 von support",
    });
    expect(link.getAttribute("href")).toBe(`${url}/2`);
    await waitFor(() => expect(document.activeElement).toBe(link));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(inputs).toEqual([{ id: "1", confirmed: [] }]);
  });

  test("asks for the reason of a restoration that requires one, and shows at its field why it was refused", async () => {
    const entry = activity("1", {
      type: "APPROVE_FEEDBACK",
      restorability: "RESTORABLE",
      changes: [
        { path: "feedbackState", before: "NEW", after: "APPROVED" },
        { path: "rating", before: null, after: 4 },
      ],
    });
    const inputs: unknown[] = [];
    const { app } = await open([entry], url, {
      restoreActivity: (_: unknown, { input }: { input: unknown }) => {
        inputs.push(input);
        const errors = inputs.length === 1 ? [{ code: "text_invalid", field: ["reason"], params: [] }] : [];
        const restored = { ...entry, restorability: "RESTORED", restoredBy: activity("2") };
        return { activity: null, restored: errors.length > 0 ? null : restored, errors };
      },
    });
    await app.click(/Neuzulassung, 14:01:37: vorher/);
    await app.click("Werte davor wiederherstellen …");
    // What only names the object is not among what will be set.
    const values = await screen.findByRole("table", { name: "Was gesetzt wird" });
    expect(within(values).getAllByRole("row")).toHaveLength(2);
    const field = await screen.findByRole("textbox", { name: "Grund" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await app.click("Wiederherstellen");
    expect(document.activeElement).toBe(field);
    expect(inputs).toEqual([]);
    await app.fill("Grund", "Wieder in Elternzeit");
    await app.click("Wiederherstellen");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    await app.click("Wiederherstellen");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = { id: "1", confirmed: [], reason: "Wieder in Elternzeit" };
    expect(inputs).toEqual([input, input]);
  });

  test("says that nothing was restored if the values were changed since, and confirms warnings", async () => {
    const entry = activity("1", { restorability: "RESTORABLE" });
    const inputs: unknown[] = [];
    const codes = ["fee_inactive", "conflict"];
    const { app } = await open([entry], url, {
      restoreActivity: (_: unknown, { input }: { input: unknown }) => {
        inputs.push(input);
        const code = codes.shift();
        return { activity: null, restored: null, errors: [{ code, field: null, params: [] }] };
      },
    });
    await app.click(/Neuzulassung, 14:01:37: Einzelheiten/);
    await app.click("Werte davor wiederherstellen …");
    await app.click("Wiederherstellen");
    await app.click("Trotzdem wiederherstellen");
    await screen.findByText(
      /^Die Werte wurden inzwischen wieder geändert\. Es wurde nichts wiederhergestellt/,
    );
    expect(inputs).toEqual([
      { id: "1", confirmed: [] },
      { id: "1", confirmed: ["fee_inactive"] },
    ]);
  });
});

describe("Activity chain", () => {
  const by = { userId: "User:1", username: "support", role: "SUPPORT" };
  const check = {
    startedAt: "2026-11-20T12:00:00.000Z",
    finishedAt: "2026-11-20T12:05:00.000Z",
    by,
    checkedCount: 500,
    holdsUntil: "2026-11-19T09:00:00.000Z",
    firstBroken: activity("9"),
    brokenPosition: 501,
  };
  const chain = {
    length: 40_213,
    waitingCount: 3,
    chainedUntil: "2026-11-20T13:00:00.000Z",
    head: "9f2ce1",
    check: null,
  };

  test("says up to when entries are chained, and checks the chain on demand", async () => {
    const verified = { ...chain, check: { ...check, state: "RUNNING", finishedAt: null, firstBroken: null } };
    const { app } = await open([activity("1")], url, {
      verifyActivities: () => ({ chain: verified, errors: [] }),
    });
    await app.click(/^Kette bis 20\.11\.2026 14:00 · 3 Einträge werden gleich aufgenommen$/);
    const dialog = within(await screen.findByRole("dialog", { name: "Kette der Einträge" }));
    dialog.getByText("9f2ce1");
    dialog.getByText("Die Kette wurde noch nicht geprüft.");
    await app.click("Jetzt prüfen");
    await dialog.findByText("500 von 40.213 Einträgen geprüft");
    expect(dialog.getByRole("progressbar").getAttribute("value")).toBe("500");
  });

  test("names the first entry where it is broken, and until when it holds", async () => {
    const { app } = await open([activity("1")], url, {}, { ...chain, check: { ...check, state: "BROKEN" } });
    await app.click(/^Kette unterbrochen, gilt bis 19\.11\.2026 10:00/);
    const alert = within(within(await screen.findByRole("dialog")).getByRole("alert"));
    alert.getByText(/Sie gilt bis 19\.11\.2026 10:00; ab Eintrag 501 passt sie nicht mehr/);
    expect(alert.getByRole("link").getAttribute("href")).toBe(`${url}/9`);
  });
});

test("Activity export: asks for the purpose, and says how many entries there are and may be", async () => {
  const inputs: unknown[] = [];
  const { app } = await open([activity("1")], `${url}?text=Neu`, {
    exportActivities: (_: unknown, { input }: { input: unknown }) => {
      inputs.push(input);
      return { download: { url: "/d/1", fileName: "aktivitaeten.csv" }, count: 1, errors: [] };
    },
  });
  await app.click("Exportieren …");
  await screen.findByText(/Die Auswahl hat 1 Eintrag\. Höchstens 10\.000 lassen sich exportieren/);
  await app.click("Exportieren");
  expect(await screen.findByRole("alert")).toBeTruthy();
  await app.fill("Zweck des Exports", "Prüfung 2026");
  await app.click("Exportieren");
  await screen.findByText(/wird heruntergeladen/);
  expect(inputs).toEqual([{ filter: { text: "Neu" }, purpose: "Prüfung 2026" }]);
});

test("Activity links: every type leads to an existing screen where its target lives", async () => {
  const app = await visit(url, { viewer: admin });
  const router = (await app.loadWorkspace()).router();
  const target = {
    ags: "09761000",
    serviceId: "ikfz-neuzulassung",
    userId: "VXNlcjo3",
    pid: "pid-1",
    resourceUrn: "urn:sm:v1:keystore:kba",
    automatedJob: "drop-expired",
    automatedJobRunId: null,
  };
  const noJob = { automatedJob: null, automatedJobRunId: null };
  const nothing = { ags: null, serviceId: null, userId: null, pid: null, resourceUrn: null, ...noJob };
  const paths = new Map(activityTypes.map((type) => [type, activityPath(type, target)]));
  const unlinked = [...paths].filter(([, path]) => path === undefined).map(([type]) => type);
  // What was removed has no screen any more.
  expect(unlinked).toEqual(["REMOVE_USER", "REMOVE_RESOURCE"]);
  const all = [...paths.values(), ...activityTypes.map((type) => activityPath(type, nothing))];
  for (const path of all) {
    if (path === undefined) continue;
    const [, , found] = router.getMatchedRoutes(path);
    expect(found, path).toBeTruthy();
  }
  expect(paths.get("UPDATE_USER")).toBe("/admin/edituser/VXNlcjo3");
  expect(paths.get("SAVE_COMMUNE")).toBe("/mgt/edit/09761000");
  expect(paths.get("SAVE_SERVICE_CONFIG")).toBe("/mgt/serviceedit/09761000/ikfz-neuzulassung");
  expect(paths.get("CHANGE_SERVICE_FILES")).toBe("/mgt/servicefiles/09761000/ikfz-neuzulassung");
  expect(paths.get("SAVE_CUSTOM_LOCALES")).toBe("/mgt/textedit/09761000/ikfz-neuzulassung");
  expect(paths.get("RESTART_PROCESS")).toBe("/admin/processes/pid-1");
  expect(paths.get("ERASE_APPLICANT_DATA")).toBe("/admin/more/automated-jobs/drop-expired");
  expect(activityPath("RUN_AUTOMATED_JOB", { ...target, automatedJobRunId: "run-1" })).toBe(
    "/admin/more/automated-jobs/drop-expired/run-1",
  );
  expect(activityPath("RESTART_PROCESS", nothing)).toBe("/admin/processes/");
});
