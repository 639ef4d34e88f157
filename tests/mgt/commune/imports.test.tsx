import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { good, open } from "../../support/postalCodeImports";
import { screen, within } from "../../support/visit";

const operations = (app: Awaited<ReturnType<typeof open>>["app"]) =>
  app.calls.map(({ operation }) => operation);

describe("Import that replaces all entries", () => {
  test("is checked, uploaded, compared, shown and stored, and can be undone", async () => {
    const { app, inDialog, uploads, imports, choose } = await open({
      counts: { added: 2, unchanged: 13, removed: 1 },
      removed: ["86179 Augsburg"],
    });
    expect(inDialog.getByText(/Der vorhandene Eintrag wird ersetzt\./)).toBeTruthy();
    await choose(good());

    const commit = await inDialog.findByRole("button", { name: "14 Einträge durch 15 ersetzen" });
    expect(inDialog.getByText("plz.csv").parentElement?.textContent).toBe(
      "plz.csv · 1 KB · Windows-1252, Probe: „Göggingen“",
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
    await waitFor(() => expect(lists()).toBe(before + 1));

    await app.click("Rückgängig");
    await screen.findAllByText("Der frühere Bestand gilt wieder.");
    expect(imports.restored).toEqual(["Snapshot:1"]);
    await waitFor(() => expect(lists()).toBe(before + 2));
  });

  test("is checked again in the encoding that the user chooses by a sample", async () => {
    const { app, inDialog, uploads, choose } = await open({ counts: { added: 2 } });
    const file = new File(
      [Uint8Array.from([...Buffer.from("PLZ;Ort\n83700;F\u0081ssen\n", "latin1")])],
      "dos.csv",
    );
    await choose(file);
    const field = await inDialog.findByRole("combobox", { name: "Zeichensatz" });
    expect(
      within(field)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Windows-1252: „Göggingen“", "DOS (CP850): „G÷ggingen“", "Mac OS Roman: „Gˆggingen“"]);
    await app.user.selectOptions(field, "MAC_ROMAN");
    // Read so, a value is invalid: the browser shows it before the upload.
    await app.user.selectOptions(
      await inDialog.findByRole("combobox", { name: "Zeichensatz" }),
      "WINDOWS_1252",
    );
    expect(await inDialog.findByRole("table", { name: "Zeilen mit Fehler" })).toBeTruthy();
    await app.user.selectOptions(inDialog.getByRole("combobox", { name: "Zeichensatz" }), "CP850");
    await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
    expect(uploads.sent.map(({ encoding }) => encoding)).toEqual([null, "MAC_ROMAN", "CP850"]);
  });

  test("is checked again in the encoding that the user chooses where it was refused", async () => {
    const { app, inDialog, uploads, choose } = await open({ counts: { added: 2 } });
    const mixed = [
      "PLZ;Ort\n86150;Göggingen\n",
      Uint8Array.from([...Buffer.from("83700;Füssen\n", "latin1")]),
    ];
    await choose(new File(mixed, "gemischt.csv"));
    const field = await inDialog.findByRole("combobox", { name: "Zeichensatz" });
    expect(inDialog.getByRole("alert").textContent).toContain("mischt UTF-8 und Windows-1252");
    expect(field).toHaveProperty("value", "");
    expect(
      within(field)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      "Bitte wählen",
      "Windows-1252: „Füssen, GÃ¶ggingen“",
      "DOS (CP850): „F³ssen, G├Âggingen“",
      "Mac OS Roman: „F¸ssen, G√∂ggingen“",
    ]);
    await app.user.selectOptions(field, "WINDOWS_1252");
    await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
    expect(uploads.sent.map(({ name, encoding }) => [name, encoding])).toEqual([
      ["gemischt.csv", "WINDOWS_1252"],
    ]);
  });

  test("is checked again in another encoding also where only the server refused it", async () => {
    const { app, inDialog, uploads, choose } = await open(
      { state: "REFUSED", failure: "columns_missing", sample: null },
      { counts: { added: 2 } },
    );
    await choose(good());
    const field = await inDialog.findByRole("combobox", { name: "Zeichensatz" });
    expect(
      within(field)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["UTF-8", "Windows-1252", "DOS (CP850)", "Mac OS Roman"]);
    await app.user.selectOptions(field, "CP850");
    await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
    expect(uploads.sent.map(({ encoding }) => encoding)).toEqual([null, "CP850"]);
  });

  test("polls the progress without extending the session", async () => {
    const { app, inDialog, imports, choose } = await open({ counts: { added: 2 } });
    imports.checkFor(1_000);
    await choose(good());
    expect(await inDialog.findByText("40 von 80 Zeilen")).toBeTruthy();
    imports.checkFor(0);
    await inDialog.findByRole("button", { name: "2 Einträge übernehmen" });
    const asked = app.calls.filter(({ operation }) => operation === "importOperationsProgressQuery");
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every(({ headers }) => headers.get("X-Background") === "1")).toBe(true);
    const sent = app.calls.find(({ operation }) => operation === "importOperationsPostalCodesMutation");
    expect(sent?.headers.get("X-Background")).toBeNull();
    expect(sent?.headers.get("Authorization")).toBe("Bearer token-of-support");
  });
});

describe("Import problems found by the browser", () => {
  test("prevents the upload of an unreadable file, and shows where it is wrong", async () => {
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
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
  });

  test("shows rows with problems before the upload", async () => {
    const { app, inDialog, uploads, choose } = await open({ counts: { added: 1 } });
    await choose(new File(["PLZ;Ort\n8615;Augsburg\n86150;\n86152;Augsburg\n"], "plz.csv"));
    expect(await inDialog.findByText(/2 Zeilen der Datei haben Fehler\./)).toBeTruthy();
    const [, first, second] = inDialog.getAllByRole("row").map((row) => row.textContent);
    expect(first).toContain("2Postleitzahl (1)8615");
    expect(second).toContain("3Ort (2)leerDieses Feld wird benötigt");
    expect(uploads.sent).toEqual([]);
    await app.user.click(inDialog.getByRole("button", { name: "Weiter zur Vorschau" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
  });
});

describe("Import with only invalid rows", () => {
  test("counts as readable, and leads to its problems", async () => {
    const { app, inDialog, uploads, choose } = await open({ counts: { refused: 2 } });
    await choose(new File(["PLZ;Ort\n8615;Augsburg\n86150;\n"], "plz.csv"));
    expect((await inDialog.findByRole("alert")).textContent).toMatch(
      /^Alle 2 Zeilen der Datei haben Fehler\. Die Datei ist lesbar, aber/,
    );
    expect(inDialog.getAllByRole("row")).toHaveLength(3);
    await app.user.click(inDialog.getByRole("button", { name: "Alle Fehler ansehen" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
  });
});

describe("Import confirmations", () => {
  test("are required for rows of other communes, with the ignored columns", async () => {
    const { app, inDialog, imports, choose } = await open({
      counts: { added: 12_881, removed: 6 },
      needsConfirmation: ["rows_of_other_communes"],
      ignoredColumns: ["AGS", "Land"],
      otherCommunes: {
        rowCount: 12_875,
        communeCount: 10_990,
        communes: [
          { ags: "11000000", name: "Berlin", rowCount: 190 },
          { ags: "02000000", name: null, rowCount: 1 },
        ],
      },
    });
    await choose(good());
    const commit = await inDialog.findByRole("button", { name: "6 Einträge durch 12.881 ersetzen" });
    expect(inDialog.getByText("2 Spalten der Datei werden nicht übernommen: „AGS“, „Land“.")).toBeTruthy();
    expect(inDialog.getByText("12.875 Zeilen nennen andere Kommunen.")).toBeTruthy();
    const items = inDialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual([
      "Berlin 11000000: 190 Zeilen",
      "02000000: 1 Zeile",
      "und 10.988 weitere Kommunen",
    ]);
    expect(commit).toHaveProperty("disabled", true);
    await app.user.click(inDialog.getByLabelText("Auch die 12.875 Zeilen anderer Kommunen übernehmen"));
    await app.user.click(commit);
    await waitFor(() => expect(imports.committed[0]?.confirmed).toEqual(["rows_of_other_communes"]));
  });

  test("are required for skipped rows", async () => {
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
    await waitFor(() => expect(imports.committed[0]?.confirmed).toEqual(["rows_left_out"]));
  });

  test("are required for a stock that shrinks by more than a fifth, with the number of removed rows", async () => {
    const { app, inDialog, imports, choose } = await open({
      counts: { unchanged: 4, removed: 10 },
      needsConfirmation: ["shrink_needs_confirmation"],
    });
    await choose(good());
    const commit = await inDialog.findByRole("button", { name: "14 Einträge durch 4 ersetzen" });
    expect(inDialog.getByText("Der Bestand schrumpft von 14 Einträgen auf 4, um 71 %.")).toBeTruthy();
    const field = inDialog.getByLabelText(/wie viele Einträge wegfallen: 10/);
    await app.user.type(field, "9");
    expect(commit).toHaveProperty("disabled", true);
    await app.user.clear(field);
    await app.user.type(field, "10");
    await app.user.click(commit);
    await waitFor(() => expect(imports.committed[0]?.confirmed).toEqual(["shrink_needs_confirmation"]));
  });

  test("a stock with one row left is not fully removed", async () => {
    const { inDialog, choose } = await open({
      counts: { unchanged: 1, removed: 1_499 },
      needsConfirmation: ["shrink_needs_confirmation"],
    });
    await choose(good());
    await inDialog.findByText("Der Bestand schrumpft von 1.500 Einträgen auf 1, um mehr als 99 %.");
  });
});

test("Commune imports: loads problems page by page", async () => {
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
