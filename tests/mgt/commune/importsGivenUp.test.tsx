import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { goTo, good, open, visitSection } from "../../support/postalCodeImports";
import { screen, within } from "../../support/visit";

describe("Import given up", () => {
  test("that the server refuses says why and offers nothing to confirm", async () => {
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
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(imports.committed).toEqual([]);
  });

  test("an outdated preview is created again from the same file", async () => {
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
    await waitFor(() => expect(imports.committed).toEqual([{ token: "token of Import:2", confirmed: [] }]));
    expect(uploads.sent.map(({ name }) => name)).toEqual(["plz.csv", "plz.csv"]);
  });

  test("cancelled during the upload: asks, aborts, changes nothing", async () => {
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
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /Postleitzahlen/ })).toBeNull());
    release();
    expect(uploads.aborted()).toBe(1);
    expect(uploads.sent).toEqual([]);
    expect(imports.cancelled).toEqual([]);
  });

  test("cancelled during the server's check, or before it is stored", async () => {
    const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
    imports.checkFor(1_000);
    await choose(good());
    await inDialog.findByText("40 von 80 Zeilen");
    await app.user.click(inDialog.getByRole("button", { name: "Abbrechen" }));
    await app.click("Import abbrechen");
    await waitFor(() => expect(imports.cancelled).toEqual(["Import:1"]));

    imports.checkFor(0);
    await app.click("Datei einlesen …");
    const again = within(await screen.findByRole("dialog", { name: /Postleitzahlen/ }));
    await app.user.upload(again.getByLabelText("Datei wählen"), good());
    await again.findByRole("button", { name: "2 Einträge übernehmen" });
    await app.user.click(again.getByRole("button", { name: "Abbrechen" }));
    await waitFor(() => expect(imports.cancelled).toEqual(["Import:1", "Import:2"]));
    expect(imports.committed).toEqual([]);
  });
});

test("Imports: the question whether to cancel closes with its subject", async () => {
  const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
  imports.checkFor(1_000);
  const store = imports.holdCommit();
  await choose(good());
  await inDialog.findByText("40 von 80 Zeilen");
  await app.user.click(inDialog.getByRole("button", { name: "Abbrechen" }));
  await screen.findByRole("alertdialog", { name: "Import abbrechen" });
  imports.checkFor(0);
  const commit = await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  await app.user.click(commit);
  await inDialog.findByRole("progressbar", { name: "Der neue Bestand wird gespeichert" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(inDialog.queryByRole("button", { name: /Abbrechen|Schließen/ })).toBeNull();
  await app.user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  store();
  await screen.findAllByText("2 Einträge übernommen");
  expect(imports.cancelled).toEqual([]);
});

describe("Import without loaded rows", () => {
  test.each([
    ["they could not be loaded", failure("internal_error"), "?text=861", "Erneut versuchen"],
    ["an old link led nowhere", failure("bad_request"), "?after=gone", "Zur ersten Seite"],
  ])("%s: reads a file at once, and not later", async (_, problem, search, remedy) => {
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

describe("Import undo", () => {
  async function store() {
    const opened = await open({ counts: { unchanged: 2, removed: 1 } });
    await opened.choose(good());
    await opened.app.click("3 Einträge durch 2 ersetzen");
    await screen.findByRole("button", { name: "Rückgängig" });
    return opened;
  }
  const isOffered = () => screen.queryByRole("button", { name: "Rückgängig" }) !== null;

  test("stays available across sections of the commune, but not at another commune", async () => {
    const { app } = await store();
    await app.click(/^Staaten/, "link");
    await screen.findByRole("heading", { level: 2, name: "Staaten" });
    expect(isOffered()).toBe(true);
    await goTo("/mgt/edit/09162000/postal-codes");
    await waitFor(() => expect(isOffered()).toBe(false));
    await goTo("/mgt/edit/09761000/postal-codes");
    await screen.findByRole("grid");
    expect(isOffered()).toBe(false);
  });

  test("is not offered to the next user who signs in", async () => {
    const { app } = await store();
    await app.click("Konto: support");
    await app.click("Abmelden");
    await app.fill("Benutzername oder E-Mail", "member");
    await app.fill("Passwort", "Probelauf-2025!");
    await app.click("Anmelden");
    await waitFor(() => expect(screen.queryByLabelText("Passwort")).toBeNull());
    await goTo("/mgt/edit/09761000/postal-codes");
    await screen.findByRole("grid");
    expect(isOffered()).toBe(false);
  });
});
