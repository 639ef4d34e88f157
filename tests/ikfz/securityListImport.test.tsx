import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dropFile } from "../support/dropFile";
import { member } from "../support/people";
import { mockUploads } from "../support/uploads";
import { screen, visit, within } from "../support/visit";
import {
  augsburg,
  blacklistUrl,
  entry,
  refusal,
  securityListServer,
  type FileEntry,
} from "./securityListServer";

const mixed: readonly FileEntry[] = [
  { line: 1, text: "anna@example.org", result: "ENTRY_ADDED" },
  { line: 2, text: "example.com", result: "ENTRY_ADDED" },
  { line: 3, text: "example.net", result: "ENTRY_EXISTS_ALREADY" },
  { line: 4, text: "a..de", result: "INVALID" },
  { line: 5, text: "bert@example.org", result: "CONFLICT" },
  { line: 6, text: "anna@example.org", result: "DUPLICATE" },
  { line: 7, text: "example.eu", result: "DOMAIN_NOT_ALLOWED" },
  { line: 8, text: "co.uk", result: "PUBLIC_SUFFIX" },
  { line: 9, text: "example.at", result: "DATE_INVALID" },
];

async function openDialog(fileEntries: readonly FileEntry[] = mixed) {
  mockUploads();
  const server = securityListServer([entry("example.net")], { fileEntries });
  const app = await visit(blacklistUrl, { viewer: member, mgt: augsburg(), ikfz: server.endpoint });
  await app.click("Importieren …");
  await screen.findByRole("dialog");
  return { app, ...server };
}

type App = Awaited<ReturnType<typeof openDialog>>["app"];

const dialog = () => within(screen.getByRole("dialog"));
const rows = () => dialog().getAllByRole("row").slice(1);
const spoken = () => dialog().getByRole("status").textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function paste(app: App, text = "anna@example.org\nexample.com") {
  await app.user.click(dialog().getByLabelText("Einträge"));
  await app.user.paste(text);
}

async function preview(app: App) {
  await paste(app);
  await app.click("Prüfen");
  await dialog().findByRole("table");
}

test("Security list import: a pasted text is sent as a file, with what its entries share", async () => {
  const { app, inputsOf } = await openDialog();
  await paste(app);
  await app.fill("Grund (optional)", "Spam");
  await app.fill("Gültig bis (optional)", "31.12.2099");
  await app.click("Prüfen");
  await dialog().findByRole("table");
  expect(inputsOf("previewSecurityListImport")).toMatchObject([
    {
      ags: "09761000",
      list: "BLACKLIST",
      encoding: null,
      reason: "Spam",
      expiresOn: "2099-12-31",
      file: { name: "eingefuegt.txt", size: 28 },
    },
  ]);
  expect(inputsOf("commitSecurityListImport")).toEqual([]);
});

test("Security list import: the preview words every result, and each number filters the entries", async () => {
  const { app } = await openDialog();
  await preview(app);
  const text = rows().map(({ textContent }) => textContent);
  expect(text[0]).toMatch(/^1anna@example\.orgneu$/);
  expect(text[2]).toContain("schon vorhandenDer Eintrag ist schon vorhanden.");
  expect(text[3]).toContain("ungültigDas ist weder eine E-Mail-Adresse noch eine Domain.");
  expect(text[4]).toContain("Der Eintrag steht auf der Whitelist.");
  expect(text[5]).toContain("Der Eintrag kommt in der Datei mehrmals vor und zählt nur einmal.");
  expect(text[6]).toContain("Domains sind auf der Whitelist nicht erlaubt.");
  expect(text[7]).toContain("Das ist eine öffentliche Endung wie de oder co.uk");
  expect(text[8]).toContain("„Gültig bis“ ist kein Tag");
  await app.click("1 ungültig");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain("a..de");
  await app.click("1 ungültig");
  await waitFor(() => expect(rows()).toHaveLength(9));
});

test("Security list import: the numbers agree with their words, a pasted text has no file name, and a missing entry is named", async () => {
  const { app } = await openDialog([
    { line: 1, text: "co.uk", result: "PUBLIC_SUFFIX" },
    { line: 2, text: "de", result: "PUBLIC_SUFFIX" },
    { line: 3, text: "", result: "INVALID" },
  ]);
  await preview(app);
  expect(dialog().getByRole("button", { name: "2 öffentliche Endungen" })).toBeTruthy();
  expect(dialog().getByText(/^Eingefügter Text · 3 Einträge/)).toBeTruthy();
  expect(dialog().queryByText(/eingefuegt/)).toBeNull();
  expect(rows()[2]?.textContent).toMatch(/Der Eintrag fehlt\.$/);
});

const many = Array.from({ length: 45 }, (_, index): FileEntry => ({
  line: index + 1,
  text: `a${index + 1}@example.org`,
  result: "ENTRY_ADDED",
}));

test("Security list import: the query of the entries starts with the answer of the check", async () => {
  const { app, holdFileEntries } = await openDialog();
  const sent = () => app.calls.filter(({ operation }) => operation === "ImportEntriesQuery");
  await paste(app);
  expect(sent()).toEqual([]);
  const release = holdFileEntries();
  await app.click("Prüfen");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables).toEqual({ id: "Import:1", results: null, first: 20, after: null });
  release();
  await dialog().findByRole("table");
  expect(sent()).toHaveLength(1);
});

test("Security list import: keeps a page while the next one loads; a failed one can be repeated", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { app, holdFileEntries } = await openDialog(many);
  await preview(app);
  const release = holdFileEntries();
  await app.click("Nächste");
  await waitFor(() => expect(dialog().getByRole("table").getAttribute("aria-busy")).toBe("true"));
  expect(dialog().getByText("1 bis 20 von 45")).toBeTruthy();
  release(true);
  await dialog().findByRole("alert");
  holdFileEntries()();
  await app.user.click(dialog().getByRole("button", { name: "Erneut versuchen" }));
  await dialog().findByText("21 bis 40 von 45");
});

test("Security list import: pages through the entries", async () => {
  const { app } = await openDialog(many);
  await preview(app);
  await dialog().findByText("1 bis 20 von 45");
  await app.click("Nächste");
  await dialog().findByText("21 bis 40 von 45");
  await app.click("Nächste");
  await dialog().findByText("41 bis 45 von 45");
  expect(dialog().getByRole<HTMLButtonElement>("button", { name: "Nächste" }).disabled).toBe(true);
  await app.click("Vorige");
  await dialog().findByText("21 bis 40 von 45");
});

test("Security list import: imports, says how many, offers the refused ones, and can be undone", async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute("href") ?? "");
  });
  const { app, inputsOf } = await openDialog();
  await preview(app);
  await app.click("2 Einträge importieren");
  await dialog().findByText("2 Einträge importiert.");
  expect(dialog().getByText(/7 wurden nicht importiert\./)).toBeTruthy();
  expect(inputsOf("commitSecurityListImport")).toEqual([{ id: "Import:1", allowsPublicSuffixes: false }]);
  await app.click("Nicht importierte mit Gründen herunterladen");
  expect(clicked).toEqual(["/files/abgewiesen.csv"]);
  await app.click("Import rückgängig machen");
  const undone = "Der Import ist rückgängig gemacht. Wieder gelöscht: 2.";
  await dialog().findByText(undone, { selector: "p" });
  await waitFor(() => expect(spoken()).toBe(undone));
  expect(inputsOf("undoSecurityListImport")).toEqual([{ id: "Import:1" }]);
});

test("Security list import: the list shows the imported entries once the dialog is closed", async () => {
  const { app } = await openDialog();
  await preview(app);
  await app.click("2 Einträge importieren");
  await dialog().findByText("2 Einträge importiert.");
  const closing = dialog().getAllByRole("button", { name: "Schließen" }).at(-1);
  if (closing) await app.user.click(closing);
  await isClosed();
  await within(await screen.findByRole("grid", { name: "Blacklist" })).findByText("example.com");
  await app.click("Importieren …");
  await screen.findByRole("dialog");
  expect(spoken()).toBe("");
});

test("Security list import: public suffixes are named and only added if that is chosen", async () => {
  const { app, inputsOf } = await openDialog();
  await preview(app);
  await app.user.click(dialog().getByRole("checkbox", { name: "Auch die öffentliche Endung importieren" }));
  await app.click("3 Einträge importieren");
  await dialog().findByText("3 Einträge importiert.");
  expect(inputsOf("commitSecurityListImport")).toEqual([{ id: "Import:1", allowsPublicSuffixes: true }]);
});

test("Security list import: without anything to import there is nothing to confirm", async () => {
  const { app } = await openDialog([{ line: 1, text: "a..de", result: "INVALID" }]);
  await preview(app);
  await dialog().findByText("In der Datei ist nichts, was importiert werden kann.");
  expect(dialog().queryByRole("button", { name: /importieren$/ })).toBeNull();
});

test("Security list import: a dropped file is sent, and checked again in another encoding", async () => {
  const { app, inputsOf } = await openDialog();
  await dropFile(
    dialog().getByRole("button", { name: /Datei wählen$/ }),
    new File(["example.org"], "sperren.txt"),
  );
  await dialog().findByText(/sperren\.txt/);
  await app.click("Prüfen");
  await dialog().findByRole("table");
  await app.user.selectOptions(dialog().getByLabelText("Zeichensatz"), "WINDOWS_1252");
  await waitFor(() =>
    expect(inputsOf("previewSecurityListImport")).toMatchObject([
      { encoding: null, file: { name: "sperren.txt" } },
      { encoding: "WINDOWS_1252", file: { name: "sperren.txt" } },
    ]),
  );
});

test("Security list import: needs a text or a file, and a refused one says why and stays", async () => {
  const { app, inputsOf, refuseNext } = await openDialog();
  await app.click("Prüfen");
  await dialog().findByText("Fügen Sie Einträge ein, oder wählen Sie eine Datei.");
  expect(inputsOf("previewSecurityListImport")).toEqual([]);
  refuseNext("previewSecurityListImport", refusal("too_many_rows", ["file"], { max: 200_000 }));
  await paste(app);
  await app.click("Prüfen");
  await dialog().findByText(/Erlaubt sind höchstens 200\.000\./);
  const text = dialog().getByLabelText<HTMLTextAreaElement>("Einträge");
  expect(text.value).toContain("example.com");
  expect(document.activeElement).toBe(text);
});

test("Security list import: an empty file says so, with the focus on the choice of another one", async () => {
  const { app } = await openDialog();
  const choose = () => dialog().getByRole("button", { name: /Datei wählen$/ });
  await dropFile(choose(), new File([], "leer.txt"));
  await dialog().findByText(/leer\.txt/);
  await app.click("Prüfen");
  await dialog().findByRole("alert");
  expect(document.activeElement).toBe(choose());
});

test("Security list import: an invalid or refused day is at its field", async () => {
  const { app, inputsOf, refuseNext } = await openDialog();
  await paste(app);
  await app.fill("Gültig bis (optional)", "morgen");
  await app.click("Prüfen");
  await dialog().findByRole("alert");
  expect(inputsOf("previewSecurityListImport")).toEqual([]);
  refuseNext("previewSecurityListImport", refusal("date_in_past", ["expiresOn"]));
  await app.fill("Gültig bis (optional)", "01.01.2020");
  await app.click("Prüfen");
  await dialog().findByText(/^Der Tag ist schon vorbei\./);
  expect(document.activeElement).toBe(dialog().getByLabelText(/^Gültig bis/));
});

test("Security list import: an outdated preview is checked again", async () => {
  const { app, inputsOf, refuseNext } = await openDialog();
  await preview(app);
  refuseNext("commitSecurityListImport", refusal("preview_expired"));
  await app.click("2 Einträge importieren");
  await dialog().findByText(/^Die Prüfung gilt nicht mehr:/);
  await app.click("Noch einmal prüfen");
  await dialog().findByRole("button", { name: "2 Einträge importieren" });
  expect(inputsOf("previewSecurityListImport")).toHaveLength(2);
});

test("Security list import: going back keeps the text, and closing asks before it is lost", async () => {
  const { app } = await openDialog();
  await preview(app);
  await app.click("Zurück");
  expect(dialog().getByLabelText<HTMLTextAreaElement>("Einträge").value).toContain("example.com");
  await app.click("Abbrechen");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("ist noch nicht importiert und geht verloren");
  await app.user.click(within(question).getByRole("button", { name: "Weiter importieren" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await app.click("Abbrechen");
  await app.click("Verwerfen");
  await isClosed();
});

test("Security list import: an import that can no longer be undone says so", async () => {
  const { app, refuseNext } = await openDialog();
  await preview(app);
  await app.click("2 Einträge importieren");
  refuseNext("undoSecurityListImport", refusal("undo_expired"));
  await app.click("Import rückgängig machen");
  expect((await dialog().findByRole("alert")).textContent).toMatch(
    /^Das lässt sich nicht mehr rückgängig machen/,
  );
});
