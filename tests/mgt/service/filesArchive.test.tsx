import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { screen, within } from "../../support/visit";
import { chooseFor, openFiles, treePaths } from "./fileServer";

const archive = new File(["PK"], "dateien.zip");
const dialog = (name = "Aus ZIP importieren") => screen.findByRole("dialog", { name });
const review = async () => within(await dialog("Aus ZIP importieren – Vorschau"));

async function openReview(paths: readonly string[]) {
  const opened = await openFiles(paths);
  await opened.app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
  await dialog();
  chooseFor(/^Archiv wählen/, archive);
  return { ...opened, dialog: await review() };
}

test("ZIP import: a ZIP import shows what is new, replaced, unchanged and refused, and imports what is chosen", async () => {
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
  await waitFor(() => expect(treePaths()).toContain("bilder/neu.txt"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.at(-1)).toMatchObject({ name: "import", input: { id: "archive", leftOut: ["a.txt"] } });
});

test("ZIP import: a ZIP import needs at least one file; all can be chosen at once", async () => {
  const { app, dialog: preview } = await openReview([]);
  const all = preview.getByRole("checkbox", { name: "Alle 2 Dateien" });
  await app.user.click(all);
  const none = preview.getByRole("button", { name: "0 Dateien importieren" });
  expect(none.hasAttribute("disabled")).toBe(true);
  await app.user.click(all);
  expect(preview.getByRole("button", { name: "2 Dateien importieren" })).toBeTruthy();
});

test("ZIP import: a ZIP import is not possible beyond the limits of the service", async () => {
  const { app, dialog: preview } = await openReview(Array.from({ length: 500 }, (_, at) => `${at}.txt`));
  expect(preview.getByText(/Das ist zu viel/)).toBeTruthy();
  expect(preview.getByRole("button", { name: "2 Dateien importieren" }).hasAttribute("disabled")).toBe(true);
  await app.user.click(preview.getByRole("checkbox", { name: /^bilder\/neu\.txt/ }));
  expect(preview.getByRole("button", { name: "1 Datei importieren" }).hasAttribute("disabled")).toBe(false);
});

test("ZIP import: a ZIP import explains at the file why an archive is refused, and takes another one", async () => {
  const { app, refuse, calls } = await openFiles([]);
  await app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
  const choice = within(await dialog());
  const params = [
    { name: "reason", value: "path" },
    { name: "path", value: "../boese.css" },
  ];
  refuse({ code: "zip_unsafe", params });
  chooseFor(/^Archiv wählen/, archive);
  expect((await choice.findByRole("alert")).textContent).toBe(
    "dateien.zip Das ZIP-Archiv enthält den Pfad „../boese.css“, der aus seinem Ordner hinausführt. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.",
  );
  // The same archive would be refused again.
  expect(choice.queryByRole("button", { name: "Noch einmal prüfen" })).toBeNull();
  chooseFor(/^Anderes Archiv wählen/, archive);
  await review();
  expect(calls.map(({ name }) => name)).toEqual(["preview", "preview"]);
});

test("ZIP import: a ZIP import that is out of date is checked again", async () => {
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

test("ZIP import: a ZIP import is offered for an archive that would be stored as one file", async () => {
  const { app } = await openFiles([]);
  await screen.findByText("Noch keine Dateien");
  chooseFor(/^Dateien hochladen/, archive);
  const upload = within(await screen.findByRole("dialog", { name: "Dateien hochladen" }));
  expect(upload.getByText(/wird als eine Datei gespeichert und nicht entpackt/)).toBeTruthy();
  await app.user.click(upload.getByRole("button", { name: "Stattdessen seinen Inhalt importieren …" }));
  const choice = within(await dialog());
  await app.user.click(choice.getByRole("button", { name: "Archiv prüfen" }));
  await review();
});

test("ZIP import: too large an archive is not sent", async () => {
  const { app, calls } = await openFiles([]);
  await app.user.click(await screen.findByRole("button", { name: "Aus ZIP importieren …" }));
  const choice = within(await dialog());
  const large = new File(["PK"], "gross.zip");
  Object.defineProperty(large, "size", { value: 128 * 1_048_576 + 1 });
  chooseFor(/^Archiv wählen/, large);
  expect((await choice.findByRole("alert")).textContent).toMatch(/höchstens 128 MB/);
  expect(calls).toEqual([]);
});
