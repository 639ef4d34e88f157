import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ImportRows } from "#domain/imports/importRows";
import { userFormat } from "#domain/imports/userFormat";
import { userError } from "../../support/masterData";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { mockUploads } from "../../support/uploads";
import { screen, visit, within } from "../../support/visit";
import { usersServer } from "./listServer";

const header = "Benutzername;E-Mail;Rolle;AGS;Dienste\n";
const good = () => new File([`${header}a.beer;a.beer@augsburg.example;member;09761000;alle\n`], "neue.csv");
const checked = {
  id: "UserImport:1",
  fileName: "neue.csv",
  encoding: "UTF_8",
  sample: "Göggingen",
  ignoredColumns: [],
  rowCount: 4,
  newCount: 2,
  existingCount: 1,
  refusedCount: 0,
  isMailed: true,
  examples: [
    {
      line: 2,
      username: "a.beer",
      email: "a.beer@augsburg.example",
      type: "MEMBER",
      communeCount: 1,
      serviceCount: 7,
    },
  ],
  problems: [],
};

/** Downloads started by the page. */
const saved: { readonly name: string; readonly text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    // Blob.text() drops the byte order mark.
    if (blob) {
      const text = blob
        .arrayBuffer()
        .then((bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
      saved.push({ name: this.download, text });
    }
  });
  return () => vi.restoreAllMocks();
});

/** Opens the dialog. The fake server returns the queued preview and commit responses in order. */
async function open({ previews = [{}], commits = [{}] }: { previews?: unknown[]; commits?: unknown[] } = {}) {
  const uploads = mockUploads();
  const next = (answers: unknown[]) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const committed: unknown[] = [];
  const inputs: unknown[] = [];
  const server = usersServer([], {
    previewUserImport: () => ({ userImport: checked, errors: [], ...(next(previews) as object) }),
    commitUserImport: (_: unknown, { input }: { input: { id: string } }) => {
      committed.push(input.id);
      inputs.push(input);
      return { invitedCount: 2, links: [], errors: [], ...(next(commits) as object) };
    },
  });
  const app = await visit("/admin/users", { viewer: support, mgt: server.mgt });
  await app.click("Aus CSV einladen …");
  const dialog = within(await screen.findByRole("dialog", { name: /einladen/ }));
  const choose = async (file: File) => app.user.upload(await dialog.findByLabelText(/Datei wählen/), file);
  const press = async (name: string | RegExp) => app.user.click(await dialog.findByRole("button", { name }));
  return { app, dialog, uploads, committed, inputs, choose, press };
}

test("User import: checks, previews and commits a file; invitations go out by e-mail", async () => {
  const { app, dialog, uploads, committed, choose, press } = await open();
  await choose(good());
  expect(await dialog.findByText("Die Einladungen gehen per E-Mail hinaus.")).toBeTruthy();
  const figures = [...document.querySelectorAll("dl > div")].map((each) => each.textContent);
  expect(figures).toEqual(["Neu2", "Schon vorhanden1", "Zeilen mit Fehler0"]);
  expect(dialog.getByText("a.beer").closest("li")?.textContent).toContain("1 Kommune, 7 Dienste");
  await press("2 Benutzer einladen");
  expect(await dialog.findByText("2 Einladungen gehen per E-Mail hinaus.")).toBeTruthy();
  expect({ sent: uploads.sent.map(({ name }) => name), committed }).toEqual({
    sent: ["neue.csv"],
    committed: ["UserImport:1"],
  });
  const lists = () => app.calls.filter(({ operation }) => operation === "UsersTableQuery").length;
  const before = lists();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The list was refetched.
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test("User import: hands over links as a file, only once", async () => {
  const url = "https://portal.example.org/mgt/activate?t=geheim";
  const links = [{ username: "=a.beer", email: "a.beer@augsburg.example", url }];
  const { app, dialog, choose, press } = await open({
    previews: [{ userImport: { ...checked, isMailed: false } }],
    commits: [{ invitedCount: 1, links }],
  });
  await choose(good());
  await press("2 Benutzer einladen");
  await dialog.findByText("Laden Sie die Links jetzt herunter.");
  const { environments } = (await app.loadWorkspace()).relay();
  expect(JSON.stringify(environments.mgt.getStore().getSource())).not.toContain("geheim");
  await app.user.keyboard("{Escape}");
  const question = within(await screen.findByRole("alertdialog", { name: "Links nicht heruntergeladen" }));
  await app.user.click(question.getByRole("button", { name: "Zurück zu den Links" }));
  await press("1 Link herunterladen");
  expect(saved[0]?.name).toMatch(/^einladungen-\d{4}-\d\d-\d\d\.csv$/);
  expect(await saved[0]?.text).toBe(
    `\ufeffBenutzername;E-Mail;Link\r\n'=a.beer;a.beer@augsburg.example;${url}\r\n`,
  );
  expect(JSON.stringify([{ ...localStorage }, window.location.href])).not.toContain("geheim");
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("User import: the template is a header that the import recognises", async () => {
  const { press } = await open();
  await press("Vorlage herunterladen");
  expect(saved[0]?.name).toBe("benutzer-vorlage.csv");
  const rows = new ImportRows(userFormat(["MEMBER"]));
  rows.push(`${await saved[0]?.text}a.beer;a@b.example;member;09761000;alle\r\n`);
  expect([rows.finish().length + rows.count, rows.problem]).toEqual([1, null]);
});

test("User import: rows with problems: found before the upload, listed by the server, and saved as a file", async () => {
  const problem = {
    line: 3,
    column: 4,
    columnName: "ags",
    value: "05111000",
    error: userError("commune_unknown"),
  };
  const { dialog, uploads, choose, press } = await open({
    previews: [{ userImport: { ...checked, newCount: 0, refusedCount: 4, problems: [problem] } }],
  });
  await choose(new File([`${header}a.beer;a.beer@augsburg.example;admin;;\n`], "neue.csv"));
  expect((await dialog.findByRole("table")).textContent).toContain(
    "2Rolle (3)adminDiese Rolle dürfen Sie nicht vergeben.",
  );
  expect(uploads.sent).toEqual([]);
  await press("Alle Fehler ansehen");
  expect(
    await dialog.findByText(/^Alle 4 Zeilen der Datei haben Fehler\. Die Datei ist lesbar/),
  ).toBeTruthy();
  expect(dialog.queryByText(/^In der Datei ist niemand/)).toBeNull();
  expect(dialog.getByRole("table").textContent).toContain("3AGS (4)05111000Eine Kommune mit diesem AGS");
  expect(dialog.queryByRole("button", { name: /Benutzer einladen/ })).toBeNull();
  await press("Fehler als CSV herunterladen");
  expect((await saved[0]?.text)?.split("\r\n")[1]).toBe(
    "3;4;AGS;05111000;Eine Kommune mit diesem AGS gibt es hier nicht.;commune_unknown",
  );
});

test("User import: skips invalid rows only after a confirmation", async () => {
  const problem = {
    line: 3,
    column: 4,
    columnName: "ags",
    value: "05111000",
    error: userError("commune_unknown"),
  };
  const { app, dialog, inputs, choose, press } = await open({
    previews: [
      { userImport: { ...checked, refusedCount: 2, problems: [problem], ignoredColumns: ["Telefon"] } },
    ],
  });
  await choose(good());
  const invite = await dialog.findByRole("button", { name: "2 Benutzer einladen" });
  expect(dialog.getByText("Eine Spalte der Datei wird nicht übernommen: „Telefon“.")).toBeTruthy();
  expect(dialog.getByText(/zählen alle seine Zeilen als fehlerhaft/)).toBeTruthy();
  expect(invite).toHaveProperty("disabled", true);
  await app.user.click(dialog.getByLabelText("Ohne die 2 fehlerhaften Zeilen fortfahren"));
  await press("2 Benutzer einladen");
  await waitFor(() => expect(inputs).toEqual([{ id: "UserImport:1", confirmed: ["rows_left_out"] }]));
});

describe("User import failures", () => {
  test("another encoding can be chosen for a file of mixed encodings", async () => {
    const { app, dialog, uploads, choose } = await open();
    const rows = [
      "müller;mueller@augsburg.example;member;09761000;alle\n",
      Uint8Array.from([...Buffer.from("bär;baer@augsburg.example;member;09761000;alle\n", "latin1")]),
    ];
    await choose(new File([header, ...rows], "gemischt.csv"));
    const field = await dialog.findByRole("combobox", { name: "Zeichensatz" });
    expect(within(field).getByRole("option", { name: "Windows-1252: „bär, mÃ¼ller“" })).toBeTruthy();
    expect(uploads.sent).toEqual([]);
    await app.user.selectOptions(field, "WINDOWS_1252");
    await waitFor(() => expect(uploads.sent.map(({ encoding }) => encoding)).toEqual(["WINDOWS_1252"]));
  });

  test("an outdated check is repeated", async () => {
    const { dialog, uploads, choose, press } = await open({
      previews: [{}, {}],
      commits: [{ invitedCount: 0, errors: [userError("preview_expired")] }, {}],
    });
    await choose(good());
    await press("2 Benutzer einladen");
    expect((await dialog.findByRole("alert")).textContent).toContain("Die Prüfung gilt nicht mehr");
    await press("Datei noch einmal prüfen");
    await press("2 Benutzer einladen");
    await dialog.findByText("2 Benutzer sind angelegt.");
    expect(uploads.sent).toHaveLength(2);
  });

  test("a refused upload, then sent again", async () => {
    const { dialog, choose, press } = await open({ previews: [failure("internal_error"), {}] });
    await choose(good());
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toMatch(/^neue\.csv Auf dem Server ist ein Fehler aufgetreten/);
    await press("Datei noch einmal prüfen");
    await dialog.findByRole("button", { name: "2 Benutzer einladen" });
  });

  test("cancelled during the upload: asks, aborts, creates nobody", async () => {
    const { app, dialog, uploads, committed, choose, press } = await open();
    const release = uploads.hold();
    await choose(good());
    await dialog.findByRole("progressbar", { name: "neue.csv wird gesendet" });
    await press("Abbrechen");
    await app.click("Import abbrechen");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    release();
    expect([uploads.aborted(), uploads.sent, committed]).toEqual([1, [], []]);
  });
});
