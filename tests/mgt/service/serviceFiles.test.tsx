import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { dropFile } from "../../support/dropFile";
import { screen, within } from "../../support/visit";
import { chooseFor, openFiles, treePaths } from "./fileServer";

const details = () => within(screen.getByRole("region", { name: "Ausgewählter Pfad" }));

function rowOf(path: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[role=tree] [data-value="${path}"][tabindex]`);
  if (!row) throw new Error(`${path} is not in the tree.`);
  return row;
}

const text = (name: string) => new File(["Hinweis"], name);

describe("Freely configurable files", () => {
  test("are a tree of folders; nothing is selected at first", async () => {
    const { app } = await openFiles(["b.txt", "bilder/a.txt", "bilder/kopf/x.txt"]);
    expect(await screen.findByText(/^Kein Pfad ausgewählt/)).toBeTruthy();
    expect(treePaths()).toContain("bilder/a.txt");
    await app.user.click(screen.getByRole("treeitem", { name: "b.txt" }));
    expect(details().getByRole("heading", { name: "b.txt" })).toBeTruthy();
  });

  test("none are reported with what they are for", async () => {
    await openFiles([]);
    expect(await screen.findByRole("heading", { name: "Noch keine Dateien" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Alle als ZIP herunterladen" })).toBeNull();
  });

  test("are dropped into the folder of the selected file; existing ones are replaced", async () => {
    const { app, calls } = await openFiles(["bilder/a.txt"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "a.txt" }));
    const zone = screen
      .getAllByRole("presentation")
      .find((each) => within(each).queryByRole("button", { name: "Dateien hochladen" }));
    if (!zone) throw new Error("There is no drop zone.");
    await dropFile(zone, text("A.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    expect(upload.getByText(/ersetzt die vorhandene Datei sofort/)).toBeTruthy();
    await app.user.type(upload.getByLabelText("Ordner (optional)"), "/neu");
    expect(upload.getByText("bilder/neu/A.txt")).toBeTruthy();
    await app.user.click(upload.getByRole("button", { name: "1 Datei hochladen" }));
    await waitFor(() => expect(calls).toMatchObject([{ name: "add", input: { path: "bilder/neu/A.txt" } }]));
    expect(await screen.findByRole("heading", { level: 3, name: "A.txt" })).toBeTruthy();
  });

  test("that are refused stay in the dialog with the reason; the others are stored", async () => {
    const { app, refuse, calls } = await openFiles(["b.txt"]);
    await screen.findByText(/^Kein Pfad ausgewählt/);
    chooseFor(/^Dateien hochladen/, text("eins.txt"), text("b.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    refuse({ code: "file_upload_error" });
    await app.user.click(upload.getByRole("button", { name: "2 Dateien hochladen" }));
    expect((await upload.findByRole("alert")).textContent).toMatch(
      /^1 Datei hochgeladen, 1 nicht gespeichert\./,
    );
    expect(
      upload.getByText("Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal."),
    ).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(["add", "replace"]);
    await app.user.click(upload.getByRole("button", { name: "1 Datei noch einmal hochladen" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(treePaths()).toContain("eins.txt");
  });

  test("with an invalid path do not block the others, and stay with the reason", async () => {
    const { app, calls } = await openFiles([]);
    await screen.findByText("Noch keine Dateien");
    chooseFor(/^Dateien hochladen/, text("seite.html"), text("gut.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    await app.user.click(upload.getByRole("button", { name: "1 Datei hochladen" }));
    expect((await upload.findByRole("alert")).textContent).toMatch(
      /^1 Datei hochgeladen, 1 nicht gespeichert\./,
    );
    expect(calls).toMatchObject([{ name: "add", input: { path: "gut.txt" } }]);
    expect(upload.queryByText("gut.txt")).toBeNull();
    expect(upload.getByText(/^Diese Datei-Endung ist hier nicht erlaubt/)).toBeTruthy();
  });

  test("that are refused for their content are not offered again, and the message has the focus", async () => {
    const { app, refuse, calls } = await openFiles([]);
    await screen.findByText("Noch keine Dateien");
    chooseFor(/^Dateien hochladen/, text("falsch.txt"), text("gut.txt"), new File([], "leer.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    expect(upload.getByText(/^Die Datei ist leer\./)).toBeTruthy();
    refuse({ code: "file_appended_data" });
    await app.user.click(upload.getByRole("button", { name: "2 Dateien hochladen" }));
    const message = "1 Datei hochgeladen, 2 nicht gespeichert. Der Grund steht bei jeder Datei.";
    expect((await upload.findByRole("alert")).textContent).toBe(message);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(message));
    expect(upload.queryByText(/nichts geändert/)).toBeNull();
    expect(upload.queryByRole("button", { name: /Dateie?n? (noch einmal )?hochladen$/ })).toBeNull();
    expect(calls).toHaveLength(2);
  });

  test("that are refused for their content stay so when others are sent again", async () => {
    const { app, refuse, calls } = await openFiles(["b.txt"]);
    await screen.findByText(/^Kein Pfad ausgewählt/);
    chooseFor(/^Dateien hochladen/, ...["inhalt.txt", "netz.txt", "gut.txt"].map(text));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    refuse({ code: "file_appended_data" }, { code: "file_upload_error" });
    await app.user.click(upload.getByRole("button", { name: "3 Dateien hochladen" }));
    await app.user.click(await upload.findByRole("button", { name: "1 Datei noch einmal hochladen" }));
    await waitFor(() =>
      expect(upload.getByRole("alert").textContent).toMatch(/^1 Datei hochgeladen, 1 nicht/),
    );
    await waitFor(() => expect(upload.queryByText("netz.txt")).toBeNull());
    expect(await upload.findByText(/^Hinter dem Ende der Datei stehen weitere Daten/)).toBeTruthy();
    expect(upload.queryByRole("button", { name: /^\d Datei/ })).toBeNull();
    expect(calls.map(({ input }) => input["path"])).toEqual([
      "inhalt.txt",
      "netz.txt",
      "gut.txt",
      "netz.txt",
    ]);
  });

  test("are not sent into an invalid folder, whose error is shown once", async () => {
    const { app, calls } = await openFiles([]);
    await screen.findByText("Noch keine Dateien");
    chooseFor(/^Dateien hochladen/, text("a.txt"), text("b.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    const folder = upload.getByLabelText("Ordner (optional)");
    await app.user.type(folder, "bilder//x");
    expect(upload.getAllByText(/^Dieser Pfad ist nicht erlaubt/)).toHaveLength(1);
    expect(folder.getAttribute("aria-invalid")).toBe("true");
    await app.user.click(upload.getByRole("button", { name: "0 Dateien hochladen" }));
    expect(calls).toEqual([]);
    await app.user.clear(folder);
    await app.user.type(folder, "bilder");
    await app.user.click(upload.getByRole("button", { name: "2 Dateien hochladen" }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test("are renamed and removed", async () => {
    const { app, calls } = await openFiles(["alt.txt"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "alt.txt" }));
    await app.user.click(details().getByRole("button", { name: "Umbenennen" }));
    const rename = within(await screen.findByRole("dialog", { name: "Datei umbenennen" }));
    await app.user.clear(rename.getByRole("textbox"));
    await app.user.type(rename.getByRole("textbox"), "ordner/neu.txt");
    await app.user.click(rename.getByRole("button", { name: "Umbenennen" }));
    expect(await screen.findByRole("heading", { level: 3, name: "neu.txt" })).toBeTruthy();
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog", { name: "neu.txt entfernen" }));
    await app.user.click(question.getByRole("button", { name: "1 Datei entfernen" }));
    expect(await screen.findByRole("heading", { name: "Noch keine Dateien" })).toBeTruthy();
    expect(calls).toMatchObject([
      { name: "rename", input: { id: "file0", revision: 1, path: "ordner/neu.txt" } },
      { name: "remove", input: { items: [{ id: "file0", revision: 2 }] } },
    ]);
  });

  test.each([
    ["the next file", "b/1.txt", "b/2.txt"],
    ["the previous one after the last", "c.txt", "b/2.txt"],
    ["the next one after a folder that is empty now", "a/1.txt", "b"],
    ["the next one after a folder", "b", "c.txt"],
  ])("a removal moves the focus to %s", async (_what, path, neighbour) => {
    const { app } = await openFiles(["a/1.txt", "b/1.txt", "b/2.txt", "c.txt"]);
    await screen.findByText(/^Kein Pfad ausgewählt/);
    await app.user.click(rowOf(path));
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: /^\d Datei(en)? entfernen$/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute("data-value")).toBe(neighbour));
  });

  test("the removal of the last file moves the focus to the heading", async () => {
    const { app } = await openFiles(["a.txt"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "a.txt" }));
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: "1 Datei entfernen" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Frei konfigurierbare Dateien"));
  });

  test.each([
    [true, "auto"],
    [false, "smooth"],
  ])("a tapped file shows its details (reduced motion: %s), arrow keys do not", async (matches, behavior) => {
    const { app } = await openFiles(["a.txt", "b.txt"]);
    const first = await screen.findByRole("treeitem", { name: "a.txt" });
    const query = vi.spyOn(window, "matchMedia");
    const found = window.matchMedia("(prefers-reduced-motion: reduce)");
    query.mockReturnValue(Object.create(found, { matches: { value: matches } }) as MediaQueryList);
    const scroll = vi.fn<(this: Element, options?: boolean | ScrollIntoViewOptions) => void>();
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(scroll);
    await app.user.click(first);
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: "nearest", behavior }));
    expect(scroll.mock.contexts).toContain(screen.getByRole("region", { name: "Ausgewählter Pfad" }));
    scroll.mockClear();
    await app.user.keyboard("{ArrowDown}{Enter}");
    expect(await details().findByRole("heading", { name: "b.txt" })).toBeTruthy();
    await new Promise(requestAnimationFrame);
    expect(scroll.mock.contexts).not.toContain(screen.getByRole("region", { name: "Ausgewählter Pfad" }));
    vi.restoreAllMocks();
  });

  test("a folder is removed with all of its files", async () => {
    const { app, calls } = await openFiles(["a/1.txt", "a/2.txt", "b.txt"]);
    await app.user.click(await screen.findByText("a"));
    expect(details().getByText(/Ordner mit 2 Dateien/)).toBeTruthy();
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Ordner a entfernen" }));
    await app.user.click(question.getByRole("button", { name: "2 Dateien entfernen" }));
    await waitFor(() => expect(treePaths()).toEqual(["b.txt"]));
    expect(calls).toHaveLength(1);
  });

  test("that were replaced or removed are brought back by the toast, or it says why not", async () => {
    const { app, calls, refuse } = await openFiles(["a.txt", "b.txt"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "a.txt" }));
    chooseFor(/^Ersetzen/, text("neu.txt"));
    expect(await screen.findByText("a.txt ersetzt")).toBeTruthy();
    expect(details().queryByText("2 KB")).toBeNull();
    await app.user.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(await screen.findByText("Rückgängig gemacht")).toBeTruthy();
    expect(details().getByText("2 KB")).toBeTruthy();
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog", { name: "a.txt entfernen" }));
    await app.user.click(question.getByRole("button", { name: "1 Datei entfernen" }));
    await waitFor(() => expect(treePaths()).toEqual(["b.txt"]));
    refuse({ code: "undo_expired" });
    await app.user.click(await screen.findByRole("button", { name: "Rückgängig" }));
    expect(await screen.findByText(/^Das lässt sich nicht mehr rückgängig machen/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === "undo").map(({ input }) => input)).toEqual([
      { id: "replaced" },
      { id: "removed" },
    ]);
  });

  test.each([
    ["file", "b/2.txt", "2.txt", "1 Datei entfernen"],
    ["folder", "b", "b", "2 Dateien entfernen"],
  ])(
    "a %s that is back after a removal is selected and has the focus",
    async (_kind, path, name, confirm) => {
      const { app } = await openFiles(["a.txt", "b/1.txt", "b/2.txt"]);
      await app.user.click(await screen.findByText(name));
      await app.user.click(details().getByRole("button", { name: "Entfernen" }));
      const question = within(await screen.findByRole("alertdialog"));
      await app.user.click(question.getByRole("button", { name: confirm }));
      await app.user.click(await screen.findByRole("button", { name: "Rückgängig" }));
      expect(await details().findByRole("heading", { name })).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.getAttribute("data-value")).toBe(path));
      expect(document.activeElement?.closest("[role=treeitem]")?.getAttribute("aria-selected")).toBe("true");
    },
  );

  test("locale paths can only be downloaded", async () => {
    const { app } = await openFiles(["locales/de.json"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "de.json" }));
    expect(details().getByText(/Verwenden Sie den Bereich „Texte“/)).toBeTruthy();
    expect(
      details()
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["de.json: Herunterladen"]);
  });
});

test("Service files: a service without files says so", async () => {
  const serviceId = "ew-uebermittlungssperre";
  await openFiles([], { address: `/mgt/servicefiles/09761000/${serviceId}`, serviceId });
  expect(await screen.findByText("Dieser Dienst hat keinen Bereich „Dateien“.")).toBeTruthy();
  expect(screen.queryByText("Vordefinierte Dateien")).toBeNull();
});
