import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { resourceImportMax } from "#domain/resources/resourceKinds";
import { support } from "../../support/people";
import { mockUploads } from "../../support/uploads";
import { screen, visit, within } from "../../support/visit";
import { resourceNode, resourceServer } from "./resourceServer";

const item = (fileName: string, outcome: string, changes: object = {}) => ({
  fileName,
  outcome,
  urn: null,
  type: null,
  before: null,
  after: null,
  missingSecrets: [],
  problems: [],
  ...changes,
});
const problem = (params: Readonly<Record<string, string>>) => ({
  code: "resource_invalid",
  field: null,
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
});
const urn = (id: string) => `urn:sm:v1:keystore:${id}`;
const items = [
  item("neu.yaml", "NEW", {
    urn: urn("neu"),
    after: "name: Neu\n",
    missingSecrets: ["/content", "/password"],
  }),
  item("siegel.yaml", "CHANGED", { urn: urn("siegel"), before: "name: Alt\n", after: "name: Siegel\n" }),
  item("gleich.yaml", "UNCHANGED", { urn: urn("gleich") }),
  item("kaputt.yaml", "FAULTY", {
    problems: [
      problem({ problem: "ags_unquoted", line: "3", value: "01001000" }),
      problem({ problem: "yaml_syntax" }),
    ],
  }),
];

/** Opens the dialog on the list of resources; the server answers with these payloads, the last one again. */
async function openImport(answers: { readonly preview?: object[]; readonly store?: object[] } = {}) {
  mockUploads();
  const inputs: { preview: object[]; store: object[] } = { preview: [], store: [] };
  const next = (list: object[] | undefined, sent: number, usual: object) =>
    list?.[Math.min(sent, list.length) - 1] ?? usual;
  const server = resourceServer([resourceNode(["v1", "keystore", "siegel"])]);
  const Mutation = {
    previewResourceImport: (_: unknown, { input }: { input: object }) => {
      inputs.preview.push(input);
      return next(answers.preview, inputs.preview.length, { preview: { token: "t1", items }, errors: [] });
    },
    importResources: (_: unknown, { input }: { input: object }) => {
      inputs.store.push(input);
      const resources = [resourceNode(["v1", "keystore", "neu"])];
      return next(answers.store, inputs.store.length, { resources, errors: [] });
    },
  };
  const app = await visit("/admin/resources/all", {
    viewer: support,
    mgt: { Query: server.Query, Mutation },
  });
  await app.click("Importieren …");
  const dialog = within(await screen.findByRole("dialog"));
  const choose = async (...names: readonly string[]) => {
    const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no file input.");
    await app.user.upload(
      input,
      names.map((name) => new File(["name: x\n"], name)),
    );
  };
  return { app, dialog, choose, inputs, asked: server.asked };
}

test("Resource import: compares several files, names problems and missing secrets, and imports the chosen ones", async () => {
  const { app, dialog, choose, inputs, asked } = await openImport();
  await choose("neu.yaml", "mehr.zip");
  await dialog.findByText("Ressourcen importieren – Vorschau");
  expect(inputs.preview).toEqual([
    {
      files: [
        { name: "neu.yaml", size: 8 },
        { name: "mehr.zip", size: 8 },
      ],
    },
  ]);
  const faulty = within(dialog.getByRole("list", { name: "Dateien mit Fehlern" }));
  expect(faulty.getByText(/^Zeile 3: /)).toBeTruthy();
  expect(faulty.getByText("Das ist kein gültiges YAML.")).toBeTruthy();
  const offered = within(dialog.getByRole("list", { name: "Ressourcen, die importiert werden" }));
  expect(offered.getByText("content, password")).toBeTruthy();
  expect(offered.queryByText(urn("gleich"))).toBeNull();
  await app.user.click(offered.getByRole("checkbox", { name: /siegel/ }));
  const before = asked.length;
  await app.click("1 Ressource importieren");
  await dialog.findByText("1 Ressource importiert");
  expect(inputs.store).toEqual([
    {
      files: [
        { name: "neu.yaml", size: 8 },
        { name: "mehr.zip", size: 8 },
      ],
      token: "t1",
      urns: [urn("neu")],
    },
  ]);
  expect(dialog.getByRole("link", { name: urn("neu") }).getAttribute("href")).toBe(
    "/admin/editresource/v1/keystore/neu",
  );
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test("Resource import: a stale preview is compared again with the same files", async () => {
  const stale = { resources: null, errors: [{ code: "preview_expired", field: null, params: [] }] };
  const { app, dialog, choose, inputs } = await openImport({ store: [stale] });
  await choose("neu.yaml");
  await app.click("2 Ressourcen importieren");
  await dialog.findByText(/Inzwischen hat jemand Ressourcen geändert/);
  await app.click("Noch einmal prüfen");
  await waitFor(() => expect(inputs.preview).toHaveLength(2));
  expect(inputs.preview[1]).toEqual({ files: [{ name: "neu.yaml", size: 8 }] });
  await dialog.findByRole("button", { name: "2 Ressourcen importieren" });
});

test("Resource import: a refused archive can be replaced by another file", async () => {
  const refused = { preview: null, errors: [{ code: "zip_error", field: null, params: [] }] };
  const usual = { preview: { token: "t2", items: [items[2]] }, errors: [] };
  const { dialog, choose } = await openImport({ preview: [refused, usual] });
  await choose("kaputt.zip");
  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toMatch(/^kaputt\.zip Die Datei ist kein ZIP-Archiv/);
  await choose("gut.yaml");
  await dialog.findByText("In den Dateien ist nichts, das importiert werden kann.");
  expect(dialog.queryByRole("button", { name: /importieren$/ })).toBeNull();
});

test("Resource import: more files than allowed are refused before they are sent", async () => {
  const { dialog, choose, inputs } = await openImport();
  await choose(...Array.from({ length: resourceImportMax + 1 }, (_, index) => `${index}.yaml`));
  expect((await dialog.findByRole("alert")).textContent).toContain("500");
  expect(inputs.preview).toEqual([]);
});
