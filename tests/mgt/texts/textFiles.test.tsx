import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userError } from "../../support/masterData";
import { member } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { mockUploads } from "../../support/uploads";
import { screen, visit, within } from "../../support/visit";

const compared = {
  language: "en",
  revision: 4,
  addedCount: 1,
  changedCount: 1,
  unchangedCount: 2,
  changes: [
    {
      id: "c1",
      key: "start.title",
      language: "en",
      before: "Registration",
      after: "Sign up",
      isReset: false,
    },
    { id: "c2", key: "end.done", language: "en", before: null, after: "Done", isReset: false },
  ],
  unknownCount: 1,
  unknownKeys: ["other.key"],
  problemCount: 1,
  problems: [
    {
      key: "start.fee",
      text: "This costs nothing.",
      error: {
        code: "placeholder_lost",
        field: null,
        params: [{ name: "placeholders", value: "{gebuehr}" }],
      },
    },
  ],
};

async function open(answers: readonly object[] = [{ textImport: compared, errors: [] }]) {
  mockUploads();
  const store = textStore();
  const left = [...answers];
  const previewTextImport = vi.fn((_root: unknown, _args: { input: object }): unknown => left.shift());
  const importTexts = vi.fn((_root: unknown, _args: { input: object }): unknown => {
    store.saveAs({ key: "end.done", language: "en", text: "Done" });
    return { texts: store.texts(), entries: [], errors: [] };
  });
  const mutations = { ...store.mgt.Mutation, previewTextImport, importTexts };
  const app = await visit(`${textsUrl}?language=en`, {
    viewer: member,
    mgt: { ...store.mgt, Mutation: mutations },
  });
  await screen.findByRole("heading", { name: "end.done" });
  await app.click("Weitere Aktionen");
  await app.user.click(await screen.findByRole("menuitem", { name: "Importieren und exportieren …" }));
  const dialog = within(await screen.findByRole("dialog"));
  const choose = (name: string) =>
    app.user.upload(
      dialog.getByLabelText<HTMLInputElement>(/wählen$/, { selector: "input" }),
      new File(["{}"], name),
    );
  return { app, store, dialog, choose, previewTextImport, importTexts };
}

test("Text files: a file shows its changes before it is saved as a draft", async () => {
  const { app, dialog, choose, previewTextImport, importTexts } = await open();
  expect(dialog.getByLabelText<HTMLSelectElement>("Sprache der Datei").value).toBe("en");
  await choose("texte.json");
  expect(await dialog.findByText("start.title")).toBeTruthy();
  expect(previewTextImport.mock.lastCall?.[1].input).toMatchObject({ id: "service-1", language: "en" });
  expect(
    dialog.getByText("Hier fehlt {gebuehr} aus der Vorgabe. Fügen Sie den Platzhalter wieder ein."),
  ).toBeTruthy();
  expect(dialog.getByText("other.key")).toBeTruthy();
  expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "1",
    "1",
    "2",
    "1",
    "1",
  ]);
  expect(importTexts).not.toHaveBeenCalled();

  await app.click("2 Texte als Entwurf übernehmen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(importTexts.mock.lastCall?.[1].input).toMatchObject({
    id: "service-1",
    language: "en",
    revision: 4,
  });
  expect(await screen.findByText("1 Text ist geändert und noch nicht veröffentlicht.")).toBeTruthy();
});

test.each([
  [
    "json_invalid",
    "Datei ungültig: Die Datei ist kein JSON. Es wurde nichts geändert. Wählen Sie eine JSON-Datei mit Texten, wie Sie sie hier herunterladen.",
  ],
  ["no_changes_in_file", "Die Datei beinhaltet keine Änderungen"],
])("Text files: a refused file is named (%s)", async (code, sentence) => {
  const { dialog, choose } = await open([{ textImport: null, errors: [userError(code, ["input", "file"])] }]);
  await choose("texte.json");
  expect((await dialog.findByText(sentence, { exact: false })).textContent).toBe(`texte.json ${sentence}`);
  // Checking it again cannot help.
  expect(dialog.queryByRole("button", { name: "Datei noch einmal prüfen" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Andere Datei wählen" })).toBeTruthy();
});

test("Text files: a name with another language is pointed out", async () => {
  const { dialog, choose } = await open();
  await choose("09761000-ikfz-neuzulassung-de-2026-11-25.json");
  expect(
    await dialog.findByText(
      "Dem Namen nach ist die Datei für Deutsch. Übernommen werden ihre Texte für Englisch.",
    ),
  ).toBeTruthy();
});

test("Text files: after a conflict, the file is compared again", async () => {
  const { app, dialog, choose, previewTextImport, importTexts } = await open([
    { textImport: compared, errors: [] },
    { textImport: { ...compared, revision: 9 }, errors: [] },
  ]);
  importTexts.mockReturnValueOnce({ texts: null, entries: [], errors: [userError("conflict", null)] });
  await choose("texte.json");
  await app.click("2 Texte als Entwurf übernehmen");
  await dialog.findByText(/^Seit der Vorschau wurden Texte dieser Datei geändert/);
  await app.click("Noch einmal vergleichen");
  await app.click("2 Texte als Entwurf übernehmen");
  await waitFor(() => expect(importTexts.mock.lastCall?.[1].input).toMatchObject({ revision: 9 }));
  expect(previewTextImport).toHaveBeenCalledTimes(2);
});
