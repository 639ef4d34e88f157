import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { findAnnounced } from "../../support/announcements";
import { connection } from "../../support/connection";
import { userError } from "../../support/masterData";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { act, screen, visit, within, type App } from "../../support/visit";
import {
  changeAddress as address,
  changeTitle as title,
  dryRunItems,
  feeChangeServer,
  feesNamed,
  newId,
  openChange as open,
} from "./feeChangeServer";

const withSpaces = (text: string | null) => text?.replaceAll("\u00a0", " ");

/** The cells of each row. */
const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => withSpaces(cell.textContent)));

const tabs = () =>
  within(screen.getByRole("navigation", { name: "Nach Ergebnis" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

const box = (commune: string) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: `${commune}, Meldebescheinigung: ändern` });

test.each([
  ["failed", { states: ["FAILED"], isImpossible: false }],
  ["done", { states: ["DONE"] }],
  ["ready", { states: ["READY"] }],
  ["excluded", { states: ["EXCLUDED"] }],
  ["unchanged", { states: ["UNCHANGED"] }],
])("Fee changes: a link of an earlier release with state=%s opens its tab", async (state, filter) => {
  const app = await visit(`${address}?state=${state}`, {
    viewer: support,
    mgt: feeChangeServer({ state: "FINISHED" }).mgt,
  });
  await screen.findByRole("heading", { level: 1, name: title });
  const chosen = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(
    chosen.map((link) => new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("result")),
  ).toContain({ done: "succeeded", ready: "open" }[state] ?? state);
  const [read] = app.calls.filter(({ operation }) => operation === "FeeChangeScreenQuery");
  expect(read?.variables).toMatchObject(filter);
});

describe("dry run", () => {
  test("shows what would change, in numbers and by commune", async () => {
    await open();
    await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
    expect(screen.getByText(/Sie können ihn bis 20\.11\.2099 15:02 starten/)).toBeTruthy();
    screen.getByText("4 Gebühren in 4 Kommunen");
    const summary = screen.getByRole("region", { name: "Ergebnis des Probelaufs" });
    expect([...summary.querySelectorAll("li")].map((line) => withSpaces(line.textContent))).toEqual([
      "Werden geändert21 teurer, 1 günstiger, Differenz: −2,10 € bis +0,90 €",
      ...["Nicht möglich1", "Unverändert1", "Ausgelassen0"],
    ]);
    expect(tabs()).toEqual([
      ...["Alle 4", "Wird geändert 2", "Nicht möglich 1", "Unverändert 1", "Ausgelassen 0"],
    ]);
    expect(cells()).toEqual([
      [
        ...["", "Augsburg09761000", "27,00 €", "27,00 € → 27,90 €", "+0,90 €", "aus dem Katalog"],
        "Wird geändert",
      ],
      [
        ...["", "Fürth09563000", "30,00 €", "30,00 € → 27,90 €", "−2,10 €", "eigene Fassung"],
        "Wird geändertAb 01.07.2027 gilt ein anderer, schon vorbereiteter Preis.",
      ],
      [...["", "Gera16052000", "27,90 €", "27,90 € → 27,90 €", "0,00 €", "aus dem Katalog"], "Unverändert"],
      [
        ...["", "Ulm08421000", "27,00 €", "27,00 € → 27,90 €", "+0,90 €", "aus dem Katalog"],
        "Nicht möglichDie Gebühr hat schon 100 Preise. Es wurde nichts geändert. Entfernen Sie alte Preise in den Gebühren der Kommune.",
      ],
    ]);
    expect(screen.getByRole("link", { name: "Augsburg" }).getAttribute("href")).toBe(
      "/mgt/servicefees/09761000/ew-meldebescheinigung",
    );
    // Rows that cannot be changed have no checkbox.
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  });

  test("names the fee and the service of each row only if there are several", async () => {
    await open(feeChangeServer({ fees: feesNamed("Meldebescheinigung", "Auskunft") }));
    await screen.findByRole("columnheader", { name: "Gebühr" });
    expect(cells()[0]?.[2]).toBe("MeldebescheinigungMeldebescheinigung");
  });

  test("filters by state in the URL", async () => {
    const { app, server } = await open();
    await app.click("Nicht möglich 1", "link");
    await waitFor(() => expect(cells()).toHaveLength(1));
    expect(app.path()).toBe(`${address}?result=impossible`);
    expect(server.asked.at(-1)).toMatchObject({ states: ["FAILED"], isImpossible: true, first: 50 });
  });

  test("leaves out an item, which updates the numbers without a reload", async () => {
    const { app, server } = await open();
    await app.user.click(await box("Augsburg"));
    await screen.findByRole("button", { name: "In 1 Fall ändern" });
    expect(server.excludeFeeChangeItems.mock.lastCall?.[1].input).toEqual({
      id: "FeeChange-1",
      itemIds: ["Item:1"],
      isExcluded: true,
    });
    expect((await box("Augsburg")).checked).toBe(false);
    expect(cells()[0]?.at(-1)).toBe("Ausgelassen");
    expect(tabs()).toContain("Wird geändert 1");
    await findAnnounced("1 Gebühr wird geändert");
    await app.user.click(await box("Augsburg"));
    await screen.findByRole("button", { name: "In 2 Fällen ändern" });
    expect(server.excludeFeeChangeItems.mock.lastCall?.[1].input.isExcluded).toBe(false);
    expect(app.calls.filter(({ operation }) => operation === "FeeChangeScreenQuery")).toHaveLength(1);
  });

  test("leaves out all items of the page, and takes them in again", async () => {
    const { app, server } = await open();
    const all = await screen.findByRole("checkbox", { name: "Alle auf dieser Seite ändern" });
    await app.user.click(all);
    const button = await screen.findByRole("button", { name: "Nichts zu ändern" });
    expect(button).toHaveProperty("disabled", true);
    expect(server.excludeFeeChangeItems.mock.lastCall?.[1].input.itemIds).toEqual(["Item:1", "Item:2"]);
    expect((await box("Fürth")).checked).toBe(false);
    await app.user.click(all);
    await screen.findByRole("button", { name: "In 2 Fällen ändern" });
    expect((await box("Fürth")).checked).toBe(true);
  });

  test("takes a refused exclusion back, and says why", async () => {
    const server = feeChangeServer();
    server.excludeFeeChangeItems.mockReturnValue({
      change: null,
      items: [],
      errors: [userError("already_running")],
    });
    const { app } = await open(server);
    await app.user.click(await box("Augsburg"));
    await screen.findByText(/^Die Änderung ist schon gestartet/);
    expect((await box("Augsburg")).checked).toBe(true);
  });

  test("of others can be read, but neither changed nor started", async () => {
    await open(feeChangeServer({ isOwn: false }));
    await screen.findByText(/^Starten kann ihn nur, wer ihn vorbereitet hat: support/);
    await screen.findByRole("link", { name: "Augsburg" });
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    expect(screen.queryByRole("button", { name: /ändern$/ })).toBeNull();
  });

  test("says that it has expired if it is started too late", async () => {
    const server = feeChangeServer();
    server.startRun.mockImplementation(() => {
      server.handle("EXPIRED", {});
      return { run: server.payload().change, errors: [userError("preview_expired")] };
    });
    const { app } = await open(server);
    await app.click("In 2 Fällen ändern");
    await confirm(app, "In 2 Fällen ändern?", "In 2 Fällen ändern");
    await screen.findByText(/^Dieser Probelauf ist verfallen/);
    expect(screen.getByRole("button", { name: "Neu vorbereiten" })).toBeTruthy();
  });
});

const finished = {
  "Item:1": { state: "DONE" },
  "Item:2": { state: "FAILED", error: userError("conflict") },
};

async function confirm(app: App, question: string, answer: string) {
  const dialog = within(await screen.findByRole("alertdialog", { name: question }));
  await app.user.click(dialog.getByRole("button", { name: answer }));
}

describe("start", () => {
  test("asks first, then shows progress and the results, failures first", async () => {
    const { app, server } = await open();
    await app.click("In 2 Fällen ändern");
    const question = within(await screen.findByRole("alertdialog", { name: "In 2 Fällen ändern?" }));
    expect(question.getByText("27,90 € ab 01.01.2027")).toBeTruthy();
    expect(question.getByText("Meldebescheinigung")).toBeTruthy();
    expect(question.getByText(/Differenz: −2,10/)).toBeTruthy();
    expect(server.startRun).not.toHaveBeenCalled();
    await app.user.click(question.getByRole("button", { name: "In 2 Fällen ändern" }));
    await screen.findByText("Läuft");
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    await waitFor(() => expect(server.streams()).toBe(1));
    act(() => server.handle("FINISHED", finished));
    await screen.findByText("Abgeschlossen");
    await waitFor(() => expect(cells()[0]?.[0]).toBe("Fürth09563000"));
    expect(cells().map(([commune]) => commune)).toEqual([
      ...["Fürth09563000", "Ulm08421000", "Augsburg09761000", "Gera16052000"],
    ]);
    expect(cells()[0]?.at(-1)).toBe(
      "FehlgeschlagenDie Gebühr wurde nach dem Probelauf geändert. Sie bleibt, wie sie jetzt ist. Bereiten Sie die Änderung für diese Kommune neu vor.",
    );
    expect(tabs()).toEqual([
      ...["Alle 4", "Fehlgeschlagen 1", "Geändert 1", "Nicht geändert 0"],
      ...["Nicht möglich 1", "Unverändert 1", "Ausgelassen 0"],
    ]);
  });

  test("keeps the question open if it is refused", async () => {
    const server = feeChangeServer();
    server.startRun.mockReturnValue({ run: null, errors: [userError("preview_expired")] });
    const { app } = await open(server);
    await app.click("In 2 Fällen ändern");
    await confirm(app, "In 2 Fällen ändern?", "In 2 Fällen ändern");
    const dialog = within(screen.getByRole("alertdialog", { name: "In 2 Fällen ändern?" }));
    await dialog.findByText(/^Der Probelauf ist verfallen: Er wurde nicht innerhalb von 60 Minuten/);
  });

  test("can be stopped after a question, and says what stays", async () => {
    const server = feeChangeServer({ state: "RUNNING", facts: { kind: "PERCENT", percent: 350 } });
    server.handle("RUNNING", { "Item:1": { state: "DONE" } });
    const app = await visit(address, { viewer: support, mgt: server.mgt });
    await screen.findByRole("heading", { level: 1, name: "+3,5 % ab 01.01.2027" });
    await app.click("Anhalten …");
    const question = within(await screen.findByRole("alertdialog", { name: "Änderung anhalten?" }));
    expect(
      question.getByText(
        /^Begonnen von support\. 1 Betrag ist schon geändert und bleibt es\. 1 Gebühr bleibt/,
      ),
    ).toBeTruthy();
    expect(server.cancelRun).not.toHaveBeenCalled();
    await app.user.click(question.getByRole("button", { name: "Anhalten" }));
    await screen.findByText("Was erledigt war, bleibt erledigt. 1 blieben, wie sie waren.");
    expect(screen.getByText(/^Eine neue Änderung um Prozent würde die schon geänderten/)).toBeTruthy();
  });
});

describe("results", () => {
  const failedItem = { state: "FAILED", error: userError("conflict") };
  const over = (options: Parameters<typeof feeChangeServer>[0] = {}) => {
    const items = dryRunItems.map((item, at) => ({ ...item, ...(at === 1 && failedItem) }));
    return feeChangeServer({ state: "FINISHED", items, ...options });
  };

  test("Fee changes: items that the dry run found impossible are not listed as failed", async () => {
    const { app } = await open(over());
    await app.click("Fehlgeschlagen 1", "link");
    await waitFor(() => expect(cells().map(([commune]) => commune)).toEqual(["Fürth09563000"]));
    await app.click("Nicht möglich 1", "link");
    await waitFor(() => expect(cells().map(([commune]) => commune)).toEqual(["Ulm08421000"]));
    expect(cells()[0]?.at(-1)).toMatch(/^Nicht möglichDie Gebühr hat schon 100 Preise\./);
    expect(app.path()).toBe(`${address}?result=impossible`);
  });

  test("Fee changes: the retry opens a dry run of what failed, which names what it repeats", async () => {
    const retryOf = { __typename: "FeeChange", id: "FeeChange-1", createdAt: "2026-11-20T13:02:00.000Z" };
    const { app, server } = await open(over({ newFacts: { retryOf, startedAt: null } }));
    await app.click("Fehlgeschlagenes wiederholen …");
    const link = await screen.findByRole("link", { name: "Änderung vom 20.11.2026 14:02" });
    expect(link.getAttribute("href")).toBe(address);
    expect(app.path()).toBe(`/admin/fees/changes/${newId}`);
    expect(server.retryRun.mock.lastCall?.[1].input).toEqual({ id: "FeeChange-1" });
    const head = screen.getByText(/wiederholt, was in der/).parentElement;
    expect(head?.textContent).toBe(
      "Vorbereitetvon support am 20.11.2026 14:02 · wiederholt, was in der Änderung vom 20.11.2026 14:02 fehlschlug",
    );
  });

  test("Fee changes: a refused retry says why and stays", async () => {
    const server = over();
    server.retryRun.mockReturnValue({ run: null, errors: [userError("required", ["communes"])] });
    const { app } = await open(server);
    await app.click("Fehlgeschlagenes wiederholen …");
    await screen.findByText(/^Es gibt nichts mehr zu wiederholen\./);
    expect(app.path()).toBe(address);
  });

  test("Fee changes: what only the dry run found impossible cannot be retried", async () => {
    await open(feeChangeServer({ state: "FINISHED" }));
    await screen.findByText("Nicht möglich", { selector: ".status *, .status" });
    expect(screen.queryByRole("button", { name: /wiederholen/ })).toBeNull();
  });

  test("Fee changes: the results are offered as a file", async () => {
    const download = { url: "/mgt/exports/fee-changes/1", fileName: "ergebnis-1.csv" };
    await open(over({ facts: { download } }));
    const link = await screen.findByRole("link", { name: "CSV herunterladen" });
    expect(link.getAttribute("href")).toBe(download.url);
    expect(link.getAttribute("download")).toBe(download.fileName);
  });
});

test.each([
  ["amount_out_of_range", /^Der neue Betrag läge nicht zwischen 0,00 € und 999\.999,99 €\./],
  ["not_found", /^Die Kommune hat diese Gebühr nicht mehr\. Es wurde nichts geändert/],
  ["insufficient_permissions", /^Wer die Änderung gestartet hat, darf die Gebühren dieser Kommune nicht/],
  ["internal_error", /nennen Sie Ihrer Administration die Kennung R-1\.$/],
])("words the failure %s of an item", async (code, sentence) => {
  const [item] = dryRunItems;
  const items = item
    ? [{ ...item, state: "FAILED", error: userError(code, null, { reference: "R-1" }) }]
    : [];
  await open(feeChangeServer({ state: "FINISHED", items }));
  await screen.findByText(sentence);
});

test("offers to load a change again that failed to load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = feeChangeServer();
  let isFailing = true;
  const node = () => {
    if (isFailing) throw failure("internal_error", { reference: "R-1" });
    return server.payload().change;
  };
  const mgt = { ...server.mgt, Query: { node } };
  const app = await visit(address, { viewer: support, mgt });
  await screen.findByRole("heading", { name: "Das konnte nicht geladen werden." });
  isFailing = false;
  await app.click("Erneut versuchen");
  await screen.findByRole("heading", { level: 1, name: title });
});

test("leads from a page that no longer exists to the first one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = feeChangeServer();
  const items = ({ after }: { readonly after?: string | null }) => {
    if (after) throw failure("bad_request");
    return connection([]);
  };
  const node = () => ({ ...server.payload().change, items });
  const app = await visit(`${address}?after=gone`, { viewer: support, mgt: { Query: { node } } });
  await screen.findByRole("heading", { level: 1, name: "Diese Seite der Liste gibt es nicht mehr." });
  await app.click("Zur ersten Seite");
  await screen.findByRole("heading", { name: "Keine Gebühr mit diesem Ergebnis" });
  expect(app.path()).toBe(address);
});

test("names the commune that lacks the service", async () => {
  const server = feeChangeServer({ state: "EXPIRED" });
  const commune = { id: "Commune:1", ags: "09761000", name: "Augsburg" };
  const communes = () => connection([commune]);
  server.prepareFeeChange.mockReturnValue({
    change: null,
    errors: [userError("not_found", ["communes", "0"])],
  });
  const { app } = await open({ ...server, mgt: { ...server.mgt, Query: { ...server.mgt.Query, communes } } });
  await app.click("Neu vorbereiten");
  const dialog = within(await screen.findByRole("dialog", { name: "Gebühren in Kommunen ändern" }));
  await app.user.click(dialog.getByRole("radio", { name: "Auf den Katalog zurücksetzen" }));
  await app.user.click(dialog.getByRole("button", { name: "Kommune" }));
  // Enter in the search field does not submit the form.
  await app.user.type(await screen.findByRole("searchbox"), "Augs{Enter}");
  await app.user.click(await dialog.findByRole("checkbox", { name: /Augsburg/ }));
  expect(server.prepareFeeChange).not.toHaveBeenCalled();
  await app.click("Probelauf starten");
  const sentences = await dialog.findAllByText(/Die Kommune 09761000 hat keinen Dienst mit diesen Gebühren/);
  expect(sentences.some((sentence) => sentence.closest("[id$=-error]"))).toBe(true);
});

test("says that an unknown change does not exist", async () => {
  await visit("/admin/fees/changes/FeeChange-9", { viewer: support, mgt: feeChangeServer().mgt });
  await screen.findByRole("heading", { name: "Diese Änderung gibt es nicht" });
});

test("is closed to users without the permission", async () => {
  const app = await visit(address, { viewer: member, mgt: feeChangeServer().mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
});

test("speaks English", async () => {
  const { mgt } = feeChangeServer();
  await visit(address, { viewer: support, mgt, stored: { language: "en" } });
  await screen.findByRole("heading", { level: 1, name: "€27.90 from 01.01.2027" });
  await screen.findByText("Dry run: nothing has been changed yet.");
  expect(screen.getByRole("button", { name: "Change 2 cases" })).toBeTruthy();
});

describe("list", () => {
  const listed = (changes: object) => ({
    __typename: "FeeChange",
    id: "FeeChange-1",
    state: "FINISHED",
    kind: "AMOUNT",
    value: 2_790,
    percent: null,
    day: "2027-01-01",
    fees: feesNamed("Meldebescheinigung"),
    feeCount: 1,
    createdBy: { username: "support" },
    createdAt: "2026-11-20T13:02:00.000Z",
    startedAt: "2026-11-20T13:05:00.000Z",
    progress: { open: 0, succeeded: 640, failed: 2, impossible: 1 },
    ...changes,
  });

  test("shows what was changed, by whom and with which result", async () => {
    const feeChanges = () => [
      listed({}),
      listed({
        id: "FeeChange-2",
        kind: "RESET",
        state: "CANCELLED",
        fees: feesNamed("A", "B", "C"),
        feeCount: 3,
        progress: { open: 12, succeeded: 1, failed: 0 },
      }),
      listed({
        id: "FeeChange-3",
        state: "PREPARED",
        startedAt: null,
        progress: { open: 640, succeeded: 0, failed: 0 },
      }),
    ];
    const app = await visit("/admin/fees/changes", { viewer: support, mgt: { Query: { feeChanges } } });
    await screen.findByRole("heading", { level: 1, name: "Änderungen in Kommunen" });
    const [link] = await screen.findAllByRole("link", { name: title });
    expect(link?.getAttribute("href")).toBe("/admin/fees/changes/FeeChange-1");
    expect(cells()).toEqual([
      [
        ...["27,90 € ab 01.01.2027", "Meldebescheinigung", "Abgeschlossen", "640 geändert, 2 gescheitert"],
        ...["support", "20.11.2026 14:05"],
      ],
      [
        ...[
          "Zurücksetzen auf den Katalog",
          "A und 2 weitere",
          "Abgebrochen",
          "1 geändert, 12 nicht geändert",
        ],
        ...["support", "20.11.2026 14:05"],
      ],
      ["27,90 € ab 01.01.2027", "Meldebescheinigung", "Vorbereitet", "640 würden geändert", "support", ""],
    ]);
    await app.user.keyboard("jj{Enter}");
    await waitFor(() => expect(app.path()).toBe("/admin/fees/changes/FeeChange-2"));
  });

  test("explains itself while it is empty", async () => {
    await visit("/admin/fees/changes", { viewer: support, mgt: { Query: { feeChanges: () => [] } } });
    await screen.findByRole("heading", { name: "Noch keine Änderungen" });
  });
});
