import { describe, expect, test, vi } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { takeUploads } from "../../support/uploads";
import { act, loginAs, screen, visit, within } from "../../support/visit";
import { importServer, type TestImport } from "./importServer";
import { recordServer } from "./recordServer";

const soon = (check: () => void) => vi.waitFor(check, 5_000);
const good = () => new File(["PLZ;Ort\n86150;Augsburg\n86199;Göggingen\n"], "plz.csv");

/** happy-dom goes nowhere by itself; this is what the browser does then. */
const goTo = (url: string) =>
  act(async () => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

async function visitSection(...found: readonly TestImport[]) {
  const uploads = takeUploads();
  const imports = importServer(...found);
  const records = recordServer({
    list: "postalCodes",
    type: "PostalCodes",
    orders: { POSTAL_CODE: "postalCode", PLACE: "place" },
    records: [{ id: "PostalCode:1", revision: 0, postalCode: "86150", place: "Augsburg" }],
  });
  const app = await visit("/mgt/edit/09761000/postal-codes", {
    viewer: support,
    mgt: {
      ...records.mgt,
      Query: { ...records.mgt.Query, ...imports.Query },
      Mutation: { ...records.mgt.Mutation, ...imports.Mutation, login: loginAs(member) },
    },
  });
  await screen.findByRole("grid");
  return { app, uploads, imports, records };
}

async function open(...found: readonly TestImport[]) {
  const { app, ...servers } = await visitSection(...found);
  await app.click("Datei einlesen …");
  const dialog = await screen.findByRole("dialog", { name: /Postleitzahlen ersetzen/ });
  const choose = async (file: File) =>
    app.user.upload(await within(dialog).findByLabelText(/Datei wählen/), file);
  return { app, dialog, ...servers, choose, inDialog: within(dialog) };
}

const operations = (app: Awaited<ReturnType<typeof open>>["app"]) =>
  app.calls.map(({ operation }) => operation);

describe("a file that takes the place of all entries", () => {
  test("is checked, sent, compared, shown and stored; and can be taken back", async () => {
    const { app, inDialog, uploads, imports, choose } = await open({
      counts: { added: 2, unchanged: 13, removed: 1 },
      removed: ["86179 Augsburg"],
    });
    expect(inDialog.getByText(/Der vorhandene Eintrag wird ersetzt\./)).toBeTruthy();
    await choose(good());

    const commit = await inDialog.findByRole("button", { name: "14 Einträge durch 15 ersetzen" });
    expect(inDialog.getByText("plz.csv").parentElement?.textContent).toBe(
      "plz.csv · 1 KB · Windows-1252 erkannt, Probe: „Göggingen“",
    );
    const figures = inDialog.getAllByRole("definition").map((figure) => figure.textContent);
    expect(figures).toEqual(["2", "1", "13", "0"]);
    expect(inDialog.getByText("86179 Augsburg")).toBeTruthy();
    expect(uploads.sent).toHaveLength(1);
    expect(imports.committed).toEqual([]);

    const lists = () => operations(app).filter((name) => name === "PostalCodesSectionQuery").length;
    const before = lists();
    await app.user.click(commit);
    await screen.findAllByText("15 Einträge übernommen");
    expect(screen.queryByRole("dialog", { name: /Postleitzahlen/ })).toBeNull();
    expect(imports.committed).toEqual([{ token: "token of Import:1", confirmed: [] }]);
    await soon(() => expect(lists()).toBe(before + 1));

    await app.click("Rückgängig");
    await screen.findAllByText("Der frühere Bestand gilt wieder.");
    expect(imports.restored).toEqual(["Snapshot:1"]);
    await soon(() => expect(lists()).toBe(before + 2));
  });

  test("asks how far it is without keeping the session alive", async () => {
    const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
    imports.checkFor(2);
    await choose(good());
    expect(await inDialog.findByText("40 von 80 Zeilen")).toBeTruthy();
    await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
    const asked = app.calls.filter(({ operation }) => operation === "importOperationsProgressQuery");
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every(({ headers }) => headers.get("X-Background") === "1")).toBe(true);
    const sent = app.calls.find(({ operation }) => operation === "importOperationsPostalCodesMutation");
    expect(sent?.headers.get("X-Background")).toBeNull();
    expect(sent?.headers.get("Authorization")).toBe("Bearer token-of-support");
  });
});

describe("what the browser finds", () => {
  test("keeps a file that cannot be read from being sent, and says where it is wrong", async () => {
    const { app, inDialog, uploads, choose } = await open({});
    await choose(new File(['PLZ;Ort\n86150;"Augsburg\n'], "offen.csv"));
    const alert = await inDialog.findByRole("alert");
    expect(alert.textContent).toContain("offen.csv");
    expect(alert.textContent).toContain("Zeile 2, Spalte 7");
    expect(alert.textContent).toContain("Der Bestand bleibt, wie er war.");
    expect(uploads.sent).toEqual([]);
    const input = inDialog.getByLabelText("Andere Datei wählen");
    expect(input.getAttribute("aria-describedby")).toContain(alert.id);

    await app.user.upload(input, good());
    await soon(() => expect(uploads.sent).toHaveLength(1));
  });

  test("shows rows with problems before anything is sent", async () => {
    const { app, inDialog, uploads, choose } = await open({ counts: { added: 1 } });
    await choose(new File(["PLZ;Ort\n8615;Augsburg\n86150;\n86152;Augsburg\n"], "plz.csv"));
    expect(await inDialog.findByText(/2 Zeilen der Datei haben Fehler\./)).toBeTruthy();
    const [, first, second] = inDialog.getAllByRole("row").map((row) => row.textContent);
    expect(first).toContain("2Postleitzahl (1)8615");
    expect(second).toContain("3Ort (2)leerDieses Feld wird benötigt");
    expect(uploads.sent).toEqual([]);
    await app.user.click(inDialog.getByRole("button", { name: "Mit dem Bestand vergleichen" }));
    await soon(() => expect(uploads.sent).toHaveLength(1));
  });
});

describe("what has to be confirmed", () => {
  test("rows that are left out", async () => {
    const { app, inDialog, imports, choose } = await open({
      counts: { added: 2, unchanged: 13, removed: 1, refused: 3 },
      needsConfirmation: ["rows_left_out"],
      problems: [
        { line: 7, column: 1, columnName: "postal code", value: "8615", code: "postal_code_invalid" },
        {
          line: 12,
          column: null,
          columnName: null,
          value: null,
          code: "row_duplicate",
          params: { firstLine: "9" },
        },
        { line: 18, column: 2, columnName: "place", value: null, code: "required" },
      ],
    });
    await choose(good());
    const commit = await inDialog.findByRole("button", { name: "14 Einträge durch 15 ersetzen" });
    const [, ...rows] = inDialog.getAllByRole("row").map((row) => row.textContent);
    expect(rows[1]).toContain("12ganze ZeileDoppelt, steht schon in Zeile 9.");
    const link = inDialog.getByRole("link", { name: "Fehler als CSV herunterladen" });
    expect(link.getAttribute("href")).toBe("/mgt/downloads/DE");
    expect(commit).toHaveProperty("disabled", true);
    await app.user.click(inDialog.getByLabelText("Ohne die 3 fehlerhaften Zeilen fortfahren"));
    await app.user.click(commit);
    await soon(() => expect(imports.committed[0]?.confirmed).toEqual(["rows_left_out"]));
  });

  test("a stock that shrinks by more than a fifth, with the number of what goes", async () => {
    const { app, inDialog, imports, choose } = await open({
      counts: { unchanged: 4, removed: 10 },
      needsConfirmation: ["shrink_needs_confirmation"],
    });
    await choose(good());
    const commit = await inDialog.findByRole("button", { name: "14 Einträge durch 4 ersetzen" });
    expect(inDialog.getByText(/von 14 auf 4 Einträge, um 71 %/)).toBeTruthy();
    const field = inDialog.getByLabelText(/wie viele Einträge wegfallen: 10/);
    await app.user.type(field, "9");
    expect(commit).toHaveProperty("disabled", true);
    await app.user.clear(field);
    await app.user.type(field, "10");
    await app.user.click(commit);
    await soon(() => expect(imports.committed[0]?.confirmed).toEqual(["shrink_needs_confirmation"]));
  });
});

describe("an import that comes to nothing", () => {
  test("the server refuses the file", async () => {
    const { app, inDialog, uploads, imports, choose } = await open({
      state: "REFUSED",
      failure: "file_empty",
    });
    await choose(good());
    const alert = await inDialog.findByRole("alert");
    expect(alert.textContent).toBe("Die Datei enthält keine Einträge. Der Bestand bleibt, wie er war.");
    expect(inDialog.queryByRole("button", { name: /ersetzen$|übernehmen$/ })).toBeNull();
    await app.user.click(inDialog.getByRole("button", { name: "Andere Datei wählen" }));
    await choose(good());
    await soon(() => expect(uploads.sent).toHaveLength(2));
    expect(imports.committed).toEqual([]);
  });

  test("a preview that no longer holds is made anew from the same file", async () => {
    const { app, inDialog, uploads, imports, choose } = await open(
      { counts: { added: 2 } },
      { counts: { added: 2, removed: 1 } },
    );
    await choose(good());
    imports.refuseCommit("preview_expired");
    await app.user.click(await inDialog.findByRole("button", { name: "2 Einträge übernehmen" }));
    expect((await inDialog.findByRole("alert")).textContent).toContain("Die Vorschau gilt nicht mehr");
    await app.user.click(inDialog.getByRole("button", { name: "Datei noch einmal prüfen" }));
    await app.user.click(await inDialog.findByRole("button", { name: "1 Eintrag durch 2 ersetzen" }));
    await soon(() => expect(imports.committed).toEqual([{ token: "token of Import:2", confirmed: [] }]));
    expect(uploads.sent.map(({ name }) => name)).toEqual(["plz.csv", "plz.csv"]);
  });

  test("given up while the file is sent: asks, breaks off, changes nothing", async () => {
    const { app, inDialog, uploads, imports, choose } = await open({});
    const release = uploads.hold();
    await choose(good());
    expect(await inDialog.findByRole("progressbar", { name: "plz.csv wird gesendet" })).toBeTruthy();
    await app.user.click(inDialog.getByRole("button", { name: "Schließen" }));
    const question = await screen.findByRole("alertdialog", { name: "Import abbrechen" });
    await app.user.click(within(question).getByRole("button", { name: "Weiter importieren" }));
    expect(uploads.aborted()).toBe(0);
    await app.user.click(inDialog.getByRole("button", { name: "Abbrechen" }));
    await app.click("Import abbrechen");
    await soon(() => expect(screen.queryByRole("dialog", { name: /Postleitzahlen/ })).toBeNull());
    release();
    expect(uploads.aborted()).toBe(1);
    expect(uploads.sent).toEqual([]);
    expect(imports.cancelled).toEqual([]);
  });

  test("given up while the server checks, or before it is stored", async () => {
    const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
    imports.checkFor(1_000);
    await choose(good());
    await inDialog.findByText("40 von 80 Zeilen");
    await app.user.click(inDialog.getByRole("button", { name: "Abbrechen" }));
    await app.click("Import abbrechen");
    await soon(() => expect(imports.cancelled).toEqual(["Import:1"]));

    imports.checkFor(0);
    await app.click("Datei einlesen …");
    const again = within(await screen.findByRole("dialog", { name: /Postleitzahlen/ }));
    await app.user.upload(again.getByLabelText("Datei wählen"), good());
    await again.findByRole("button", { name: "2 Einträge übernehmen" });
    await app.user.click(again.getByRole("button", { name: "Abbrechen" }));
    await soon(() => expect(imports.cancelled).toEqual(["Import:1", "Import:2"]));
    expect(imports.committed).toEqual([]);
  });
});

test("the question whether to break off is over with what it was about", async () => {
  const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
  imports.checkFor(1_000);
  imports.storeFor(1_000);
  await choose(good());
  await inDialog.findByText("40 von 80 Zeilen");
  await app.user.click(inDialog.getByRole("button", { name: "Abbrechen" }));
  await screen.findByRole("alertdialog", { name: "Import abbrechen" });
  imports.checkFor(0);
  const commit = await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
  await soon(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  await app.user.click(commit);
  await inDialog.findByRole("progressbar", { name: "Der neue Bestand wird gespeichert" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(inDialog.queryByRole("button", { name: /Abbrechen|Schließen/ })).toBeNull();
  await app.user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  imports.storeFor(0);
  await screen.findAllByText("2 Einträge übernommen");
  expect(imports.cancelled).toEqual([]);
});

describe("where no rows have come", () => {
  test.each([
    ["they could not be loaded", failure("internal_error"), "", "Erneut versuchen"],
    ["an old link led nowhere", failure("bad_request"), "?after=gone", "Zur ersten Seite"],
  ])("%s: a file is read at once, and not later", async (_, problem, search, remedy) => {
    const { app, records } = await visitSection({ counts: { added: 2 } });
    records.fail(problem);
    await goTo(`/mgt/edit/09162000/postal-codes`);
    await goTo(`/mgt/edit/09761000/postal-codes${search}`);
    await screen.findByRole("button", { name: remedy });
    await app.click("Datei einlesen …");
    const dialog = within(await screen.findByRole("dialog", { name: "Postleitzahlen ersetzen" }));
    dialog.getByText("Alle vorhandenen Einträge werden ersetzt.");
    await app.user.click(dialog.getByRole("button", { name: "Abbrechen" }));
    records.fail(null);
    await app.click(remedy);
    await screen.findByRole("grid");
    expect(screen.queryByRole("dialog", { name: /Postleitzahlen/ })).toBeNull();
  });
});

describe("the way back", () => {
  async function store() {
    const opened = await open({ counts: { unchanged: 2, removed: 1 } });
    await opened.choose(good());
    await opened.app.click("3 Einträge durch 2 ersetzen");
    await screen.findByRole("button", { name: "Rückgängig" });
    return opened;
  }
  const isOffered = () => screen.queryByRole("button", { name: "Rückgängig" }) !== null;

  test("stays over sections of the commune, and is gone at another one", async () => {
    const { app } = await store();
    await app.click(/^Staaten/, "link");
    await screen.findByRole("heading", { level: 2, name: "Staaten" });
    expect(isOffered()).toBe(true);
    await goTo("/mgt/edit/09162000/postal-codes");
    await soon(() => expect(isOffered()).toBe(false));
    await goTo("/mgt/edit/09761000/postal-codes");
    await screen.findByRole("grid");
    expect(isOffered()).toBe(false);
  });

  test("is not offered to who signs in next", async () => {
    const { app } = await store();
    await app.click("Konto: support");
    await app.click("Abmelden");
    await app.fill("Benutzername oder E-Mail", "member");
    await app.fill("Passwort", "Probelauf-2025!");
    await app.click("Anmelden");
    await soon(() => expect(screen.queryByLabelText("Passwort")).toBeNull());
    await goTo("/mgt/edit/09761000/postal-codes");
    await screen.findByRole("grid");
    expect(isOffered()).toBe(false);
  });
});

test("problems are read page by page", async () => {
  const problems = Array.from({ length: 45 }, (_, row) => ({
    line: row + 2,
    column: 1,
    columnName: "postal code",
    value: `x${row}`,
    code: "postal_code_invalid",
  }));
  const { app, inDialog, choose } = await open({ counts: { refused: 45 }, problems, state: "REFUSED" });
  await choose(good());
  expect(await inDialog.findByText("1 bis 20 von 45")).toBeTruthy();
  await app.user.click(inDialog.getByRole("button", { name: "Nächste" }));
  expect(await inDialog.findByText("21 bis 40 von 45")).toBeTruthy();
  await app.user.click(inDialog.getByRole("button", { name: "Nächste" }));
  expect(await inDialog.findByText("41 bis 45 von 45")).toBeTruthy();
  expect(inDialog.getAllByRole("row")).toHaveLength(6);
  expect(inDialog.getByRole("button", { name: "Nächste" })).toHaveProperty("disabled", true);
});
