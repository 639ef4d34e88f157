import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { member } from "../../support/people";
import { dropFile } from "../../support/dropFile";
import { mockUploads } from "../../support/uploads";
import { screen, visit, within } from "../../support/visit";

const service = "ew-meldebescheinigung";
const url = `/mgt/servicefiles/09761000/${service}`;

interface TestError {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[];
}

interface Stored {
  readonly id: string;
  path: string;
  byteSize: number;
  revision: number;
}

const fileOf = (stored: Stored) => ({
  ...stored,
  mediaType: "text/plain",
  updatedAt: "2026-11-20T10:00:00.000Z",
  updatedBy: null,
});

const archiveEntry = (path: string, state: string, code?: string) => ({
  path,
  byteSize: 1_024,
  state,
  storedByteSize: state === "REPLACES" ? 2_048 : null,
  error: code ? { code, field: null, params: [] } : null,
});
const checkedArchive = {
  id: "archive",
  fileName: "dateien.zip",
  byteSize: 4_096,
  ignoredCount: 2,
  entries: [
    archiveEntry("a.txt", "REPLACES"),
    archiveEntry("b.txt", "UNCHANGED"),
    archiveEntry("bilder/neu.txt", "NEW"),
    archiveEntry("locales/de.json", "REFUSED", "changing_fixed_service_file_local_error"),
  ],
};

async function open(paths: readonly string[], { isOwn = false, address = url, serviceId = service } = {}) {
  const uploads = mockUploads();
  const logo = { isOwn, revision: 4 };
  const stored = paths.map((path, at): Stored => ({ id: `file${at}`, path, byteSize: 2_048, revision: 1 }));
  const calls: { readonly name: string; readonly input: Readonly<Record<string, unknown>> }[] = [];
  let refusal: TestError | null = null;
  const errorsOnce = () => {
    const errors = refusal ? [{ field: null, params: [], ...refusal }] : [];
    refusal = null;
    return errors;
  };
  const predefined = () => ({
    id: "PredefinedFile:logo",
    kind: "LOGO",
    hasDefault: true,
    allowedMediaTypes: ["image/png", "image/jpeg", "image/webp"],
    maxWidth: 400,
    maxHeight: 200,
    maxBytes: 2 * 1_048_576,
    byteSize: 1_024,
    mediaType: "image/png",
    picture: { url: "/mgt/pictures/logo", width: 200, height: 100, mediaType: "image/png" },
    updatedAt: null,
    updatedBy: null,
    ...logo,
  });
  const communeService = () => ({
    id: "CommuneService:1",
    serviceId,
    predefinedFiles: [predefined()],
    files: stored.map(fileOf),
  });
  const noted = (name: string, change: (input: Readonly<Record<string, unknown>>) => object) => {
    return (_: unknown, { input }: { input: Readonly<Record<string, unknown>> }) => {
      calls.push({ name, input });
      const errors = errorsOnce();
      return { ...(errors.length === 0 ? change(input) : change({})), errors };
    };
  };
  const app = await visit(address, {
    viewer: member,
    mgt: {
      Query: {
        commune: () => ({ id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds: [serviceId] }),
        communeService,
      },
      Mutation: {
        uploadPredefinedFile: noted("upload", ({ id }) => {
          if (id !== undefined) Object.assign(logo, { isOwn: true, revision: logo.revision + 1 });
          return { predefinedFile: predefined() };
        }),
        resetPredefinedFile: noted("reset", () => {
          Object.assign(logo, { isOwn: false, revision: logo.revision + 1 });
          return { predefinedFile: predefined() };
        }),
        addServiceFile: noted("add", ({ path }) => {
          if (typeof path !== "string") return { communeService: null, serviceFile: null };
          const file: Stored = { id: `new ${path}`, path, byteSize: 10, revision: 1 };
          stored.push(file);
          return { communeService: communeService(), serviceFile: fileOf(file) };
        }),
        replaceServiceFile: noted("replace", ({ id }) => {
          const file = stored.find((each) => each.id === id);
          if (file) file.revision += 1;
          return { serviceFile: file ? fileOf(file) : null };
        }),
        renameServiceFile: noted("rename", ({ id, path }) => {
          const file = stored.find((each) => each.id === id);
          if (file && typeof path === "string") Object.assign(file, { path, revision: file.revision + 1 });
          return { communeService: communeService(), serviceFile: file ? fileOf(file) : null };
        }),
        removeServiceFiles: noted("remove", ({ items = [] }) => {
          const removed = new Set((items as { id: string }[]).map(({ id }) => id));
          for (const each of [...stored]) if (removed.has(each.id)) stored.splice(stored.indexOf(each), 1);
          return { communeService: communeService() };
        }),
        previewServiceFileImport: noted("preview", ({ id }) => ({
          serviceFileImport: id === undefined ? null : checkedArchive,
        })),
        importServiceFiles: noted("import", ({ id }) => {
          if (id === undefined) return { communeService: communeService(), importedCount: 0 };
          stored.push({ id: "neu", path: "bilder/neu.txt", byteSize: 10, revision: 1 });
          return { communeService: communeService(), importedCount: 1 };
        }),
      },
    },
  });
  return {
    app,
    uploads,
    calls,
    refuse: (error: TestError) => {
      refusal = error;
    },
  };
}

const items = () => screen.getAllByRole("treeitem").map((item) => item.getAttribute("data-value") ?? "");
const details = () => within(screen.getByRole("region", { name: "Ausgewählter Pfad" }));
const text = (name: string) => new File(["Hinweis"], name);
const png = new File(["x"], "logo.png");

async function chooseFor(label: RegExp, ...files: readonly File[]) {
  const [input] = screen.getAllByLabelText(label).filter((each) => each.tagName === "INPUT");
  if (!input) throw new Error("There is no file input.");
  fireEvent.input(input, { target: { files } });
}

describe("predefined files", () => {
  test("show formats, limits and the preview of what is used", async () => {
    await open([]);
    expect(await screen.findByRole("heading", { level: 3, name: "Logo" })).toBeTruthy();
    expect(document.title).toBe("Service Management - Dateien - Augsburg");
    expect(screen.getByText("PNG, JPEG, WebP, höchstens 2 MB und 400 × 200 Pixel")).toBeTruthy();
    expect(screen.getByAltText("Vorschau: Logo").getAttribute("src")).toBe("/mgt/pictures/logo");
    expect(screen.getByText("Standard")).toBeTruthy();
  });

  test("are uploaded at once over a default, and reset after a question", async () => {
    const { app, calls } = await open([]);
    await screen.findByText("Standard");
    await chooseFor(/Logo: Ersetzen/, png);
    expect(await screen.findByText("Eigene Datei")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: /Auf Standard zurücksetzen/ }));
    const question = within(await screen.findByRole("alertdialog", { name: "Logo zurücksetzen" }));
    await app.user.click(question.getByRole("button", { name: "Zurücksetzen" }));
    expect(await screen.findByText("Standard")).toBeTruthy();
    expect(calls.map(({ name, input }) => [name, input["revision"]])).toEqual([
      ["upload", 4],
      ["reset", 5],
    ]);
  });

  test("ask before an own file is replaced", async () => {
    const { app, calls } = await open([], { isOwn: true });
    await screen.findByText("Eigene Datei");
    await chooseFor(/Logo: Ersetzen/, png);
    const question = within(await screen.findByRole("alertdialog", { name: "Logo ersetzen" }));
    expect(calls).toEqual([]);
    await app.user.click(question.getByRole("button", { name: "Ersetzen" }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test("report at the file why it was refused, and who was faster", async () => {
    const { refuse, calls } = await open([]);
    await screen.findByText("Standard");
    const params = [
      { name: "found", value: "image/svg+xml" },
      { name: "allowed", value: "image/png, image/webp" },
    ];
    refuse({ code: "file_type_not_allowed", params });
    await chooseFor(/Logo: Ersetzen/, png);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Der Inhalt der Datei ist SVG, erlaubt ist hier PNG, WebP. Es wurde nichts geändert; es zählt der Inhalt, nicht der Name.",
    );
    const at = "2026-11-20T10:00:00.000Z";
    refuse({
      code: "conflict",
      params: [
        { name: "by", value: "anna" },
        { name: "at", value: at },
      ],
    });
    await chooseFor(/Logo: Ersetzen/, png);
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toMatch(/^anna hat diese Datei am 20\.11\.2026/),
    );
    await chooseFor(/Logo: Ersetzen/, new File([new Uint8Array(2 * 1_048_576 + 1)], "gross.png"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/höchstens 2 MB/));
    expect(calls).toHaveLength(2);
  });
});

describe("freely configurable files", () => {
  test("are a tree of folders; nothing is selected at first", async () => {
    const { app } = await open(["b.txt", "bilder/a.txt", "bilder/kopf/x.txt"]);
    expect(await screen.findByText(/^Kein Pfad ausgewählt/)).toBeTruthy();
    expect(items()).toContain("bilder/a.txt");
    await app.user.click(screen.getByRole("treeitem", { name: "b.txt" }));
    expect(details().getByRole("heading", { name: "b.txt" })).toBeTruthy();
  });

  test("none are reported with what they are for", async () => {
    await open([]);
    expect(await screen.findByRole("heading", { name: "Noch keine Dateien" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Alle als ZIP herunterladen" })).toBeNull();
  });

  test("are dropped into the folder of the selected file; existing ones are replaced", async () => {
    const { app, calls } = await open(["bilder/a.txt"]);
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
    const { app, refuse, calls } = await open(["b.txt"]);
    await screen.findByText(/^Kein Pfad ausgewählt/);
    await chooseFor(/^Dateien hochladen/, text("eins.txt"), text("b.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    refuse({ code: "file_appended_data" });
    await app.user.click(upload.getByRole("button", { name: "2 Dateien hochladen" }));
    expect((await upload.findByRole("alert")).textContent).toMatch(/^1 Datei wurde nicht gespeichert/);
    expect(upload.getByText(/Hinter dem Ende der Datei stehen weitere Daten/)).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(["add", "replace"]);
    await app.user.click(upload.getByRole("button", { name: "1 Datei hochladen" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(items()).toContain("eins.txt");
  });

  test("with an invalid path are not sent until they are taken out", async () => {
    const { app, calls } = await open([]);
    await screen.findByText("Noch keine Dateien");
    await chooseFor(/^Dateien hochladen/, text("seite.html"), text("gut.txt"));
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    await app.user.click(upload.getByRole("button", { name: "2 Dateien hochladen" }));
    expect(calls).toEqual([]);
    await app.user.click(upload.getByRole("button", { name: "seite.html nicht hochladen" }));
    await app.user.click(upload.getByRole("button", { name: "1 Datei hochladen" }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test("are renamed and removed", async () => {
    const { app, calls } = await open(["alt.txt"]);
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

  test("a folder is removed with all of its files", async () => {
    const { app, calls } = await open(["a/1.txt", "a/2.txt", "b.txt"]);
    await app.user.click(await screen.findByText("a"));
    expect(details().getByText(/Ordner mit 2 Dateien/)).toBeTruthy();
    await app.user.click(details().getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Ordner a entfernen" }));
    await app.user.click(question.getByRole("button", { name: "2 Dateien entfernen" }));
    await waitFor(() => expect(items()).toEqual(["b.txt"]));
    expect(calls).toHaveLength(1);
  });

  test("locale paths can only be downloaded", async () => {
    const { app } = await open(["locales/de.json"]);
    await app.user.click(await screen.findByRole("treeitem", { name: "de.json" }));
    expect(details().getByText(/Verwenden Sie den Bereich „Texte“/)).toBeTruthy();
    expect(
      details()
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["de.json: Herunterladen"]);
  });
});

describe("an import from a ZIP archive", () => {
  const archive = new File(["PK"], "dateien.zip");
  const dialog = (name = "Aus ZIP importieren") => screen.findByRole("dialog", { name });
  const review = async () => within(await dialog("Aus ZIP importieren – Vorschau"));

  async function openReview(paths: readonly string[]) {
    const opened = await open(paths);
    await opened.app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
    await dialog();
    await chooseFor(/^Archiv wählen/, archive);
    return { ...opened, dialog: await review() };
  }

  test("shows what is new, replaced, unchanged and refused, and imports what is chosen", async () => {
    const { app, calls, dialog: preview } = await openReview(["a.txt", "b.txt"]);
    const figures = ["Neu", "Ersetzt", "Unverändert", "Abgelehnt"].map(
      (name) => preview.getByText(name).nextElementSibling?.textContent,
    );
    expect(figures).toEqual(["1", "1", "1", "1"]);
    expect(preview.getByText("ersetzt die vorhandene Datei (2 KB), 1 KB")).toBeTruthy();
    expect(preview.getByText(/Verwenden Sie den Bereich „Texte“/)).toBeTruthy();
    expect(preview.getByText(/^2 Einträge sind übergangen/)).toBeTruthy();
    expect(preview.getByText(/^Danach hat der Dienst 3 von 500 Dateien, 4 KB/)).toBeTruthy();
    await app.user.click(preview.getByRole("checkbox", { name: /^a\.txt/ }));
    await app.user.click(preview.getByRole("button", { name: "1 Datei importieren" }));
    await waitFor(() => expect(items()).toContain("bilder/neu.txt"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls.at(-1)).toMatchObject({ name: "import", input: { id: "archive", leftOut: ["a.txt"] } });
  });

  test("needs at least one file; all can be chosen at once", async () => {
    const { app, dialog: preview } = await openReview([]);
    const all = preview.getByRole("checkbox", { name: "Alle 2 Dateien" });
    await app.user.click(all);
    const none = preview.getByRole("button", { name: "0 Dateien importieren" });
    expect(none.hasAttribute("disabled")).toBe(true);
    await app.user.click(all);
    expect(preview.getByRole("button", { name: "2 Dateien importieren" })).toBeTruthy();
  });

  test("is not possible beyond the limits of the service", async () => {
    const { app, dialog: preview } = await openReview(Array.from({ length: 500 }, (_, at) => `${at}.txt`));
    expect(preview.getByText(/Das ist zu viel/)).toBeTruthy();
    expect(preview.getByRole("button", { name: "2 Dateien importieren" }).hasAttribute("disabled")).toBe(
      true,
    );
    await app.user.click(preview.getByRole("checkbox", { name: /^bilder\/neu\.txt/ }));
    expect(preview.getByRole("button", { name: "1 Datei importieren" }).hasAttribute("disabled")).toBe(false);
  });

  test("explains at the file why an archive is refused, and can check it again", async () => {
    const { app, refuse, calls } = await open([]);
    await app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
    const choice = within(await dialog());
    const params = [
      { name: "reason", value: "path" },
      { name: "path", value: "../boese.css" },
    ];
    refuse({ code: "zip_unsafe", params });
    await chooseFor(/^Archiv wählen/, archive);
    expect((await choice.findByRole("alert")).textContent).toBe(
      "dateien.zip Das ZIP-Archiv enthält den Pfad „../boese.css“, der aus seinem Ordner hinausführt. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.",
    );
    await app.user.click(choice.getByRole("button", { name: "Noch einmal prüfen" }));
    await review();
    expect(calls.map(({ name }) => name)).toEqual(["preview", "preview"]);
  });

  test("that is out of date is checked again", async () => {
    const { app, refuse, calls, dialog: preview } = await openReview([]);
    const params = [
      { name: "by", value: "anna" },
      { name: "at", value: "2026-11-20T10:00:00.000Z" },
      { name: "path", value: "a.txt" },
    ];
    refuse({ code: "conflict", params });
    await app.user.click(preview.getByRole("button", { name: "2 Dateien importieren" }));
    const again = await review();
    expect((await again.findByRole("alert")).textContent).toMatch(/^anna hat „a\.txt“ am 20\.11\.2026/);
    await app.user.click(again.getByRole("button", { name: "Noch einmal prüfen" }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(["preview", "import", "preview"]));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  test("is offered for an archive that would be stored as one file", async () => {
    const { app } = await open([]);
    await screen.findByText("Noch keine Dateien");
    await chooseFor(/^Dateien hochladen/, archive);
    const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
    expect(upload.getByText(/wird als eine Datei gespeichert und nicht entpackt/)).toBeTruthy();
    await app.user.click(upload.getByRole("button", { name: "Stattdessen seinen Inhalt importieren …" }));
    const choice = within(await dialog());
    await app.user.click(choice.getByRole("button", { name: "Archiv prüfen" }));
    await review();
  });

  test("too large an archive is not sent", async () => {
    const { app, calls } = await open([]);
    await app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
    const choice = within(await dialog());
    const large = new File(["PK"], "gross.zip");
    Object.defineProperty(large, "size", { value: 128 * 1_048_576 + 1 });
    await chooseFor(/^Archiv wählen/, large);
    expect((await choice.findByRole("alert")).textContent).toMatch(/höchstens 128 MB/);
    expect(calls).toEqual([]);
  });
});

test("a service without files says so", async () => {
  const serviceId = "ew-uebermittlungssperre";
  await open([], { address: `/mgt/servicefiles/09761000/${serviceId}`, serviceId });
  expect(await screen.findByText("Dieser Dienst hat keinen Bereich „Dateien“.")).toBeTruthy();
  expect(screen.queryByText("Vordefinierte Dateien")).toBeNull();
});
