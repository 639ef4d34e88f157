import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { support } from "../../support/people";
import { screen, visit, within, type App } from "../../support/visit";
import { recordServer, type TestRecord } from "./recordServer";

const address = "/mgt/edit/09761000/register-offices";

const offices: readonly TestRecord[] = [
  {
    id: "RegisterOffice:1",
    revision: 0,
    name: "Standesamt Augsburg",
    url: "https://augsburg.example.org",
    authorityPrefix: "psw",
    identifier: "09761001",
    certificatesOnly: true,
  },
  {
    id: "RegisterOffice:2",
    revision: 2,
    name: "Standesamt Haunstetten",
    url: "{host}/haunstetten",
    authorityPrefix: "psw",
    identifier: "09761000",
    certificatesOnly: false,
  },
];

async function open(url = address, records = offices) {
  const server = recordServer({
    list: "registerOffices",
    type: "RegisterOffices",
    orders: { NAME: "name", IDENTIFIER: "identifier" },
    records,
    mutations: {
      saveRegisterOffice: (_: unknown, { input }: { input: Record<string, unknown> }) => {
        const { ags: _ags, id, revision: _revision, ...values } = input;
        const node = { ...values, id: id ?? "RegisterOffice:new", revision: 1 } as TestRecord;
        server.stored = [...server.stored.filter((one) => one.id !== node.id), node];
        return { registerOfficeEdge: { node }, errors: [] };
      },
    },
  });
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { level: 2, name: "Standesämter" });
  return { app, server };
}

const grid = () => screen.findByRole("grid", { name: "Standesämter" });
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const savedInput = (app: App) =>
  app.calls.findLast(({ operation }) => operation === "RegisterOfficeFormSaveMutation")?.variables.input;

const good = {
  Name: "Standesamt Göggingen",
  "Adresse (URL)": "https://goeggingen.example.org",
  "Präfix der Behördenkennung": "psw",
  Kennung: "097610000012",
};

async function fillIn(app: App, changes: Partial<Record<keyof typeof good, string>> = {}) {
  await grid();
  await app.click("Hinzufügen");
  for (const [label, value] of Object.entries({ ...good, ...changes })) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

const submit = async (app: App) =>
  app.user.click(
    within(await screen.findByRole("dialog", { name: "Standesamt hinzufügen" })).getByRole("button", {
      name: "Hinzufügen",
    }),
  );

test("Register offices: shows all values in the row, in the order of the URL", async () => {
  const { app } = await open(`${address}?sort=identifier`);
  await grid();
  expect(names()).toEqual(["Standesamt Haunstetten", "Standesamt Augsburg"]);
  const row = screen.getByText("Standesamt Augsburg").closest("tr");
  expect(row?.textContent).toBe("Standesamt Augsburg09761001pswhttps://augsburg.example.orgJa");
  await app.click("Name");
  await waitFor(() => expect(names()).toEqual(["Standesamt Augsburg", "Standesamt Haunstetten"]));
  expect(app.path()).toBe(address);
});

test("Register offices: selects columns, kept in the URL", async () => {
  const { app } = await open();
  await grid();
  await app.click(/^Spalten/);
  await app.user.click(await screen.findByLabelText("Präfix"));
  await waitFor(() =>
    expect(heads()).toEqual(["", "Name", "Kennung", "Adresse", "Nur Urkunden", "Aktionen"]),
  );
  expect(app.path()).toBe(`${address}?columns=url&columns=certificates`);
});

test("Register offices: a copied link shows the selected columns", async () => {
  await open(`${address}?columns=none`);
  await grid();
  expect(heads()).toEqual(["", "Name", "Kennung", "Aktionen"]);
});

describe("Register office rules", () => {
  test("everything except the flag is required", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await submit(app);
    for (const label of Object.keys(good)) {
      await waitFor(() => expect(app.errorOf(label)).toBe("Dieses Feld wird benötigt"));
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
    expect(savedInput(app)).toBeUndefined();
  });

  test("each faulty value is refused at its field", async () => {
    const { app } = await open();
    const faults = [
      [
        "Adresse (URL)",
        "www.example.org",
        "Die Adresse muss mit http://, https:// oder {host} beginnen, ohne Leerzeichen, unsichtbare Zeichen, Benutzernamen und Passwort.",
      ],
      ["Präfix der Behördenkennung", "PSW", "Das Präfix besteht aus drei Kleinbuchstaben, zum Beispiel psw."],
      ["Kennung", "0976100a", "Die Kennung besteht aus 8 oder 12 Ziffern."],
    ] as const;
    await fillIn(app, Object.fromEntries(faults.map(([label, text]) => [label, text])));
    await submit(app);
    for (const [label, , sentence] of faults) {
      await waitFor(() => expect(app.errorOf(label)).toBe(sentence));
    }
    expect(savedInput(app)).toBeUndefined();
  });
});

test("Register offices: sends a new one completely and adds it to the list", async () => {
  const { app } = await open();
  await fillIn(app);
  await app.user.click(screen.getByLabelText("Stellt nur Urkunden aus"));
  await submit(app);
  await waitFor(() => expect(names()).toContain("Standesamt Göggingen"));
  expect(savedInput(app)).toEqual({
    ags: "09761000",
    id: null,
    revision: null,
    name: "Standesamt Göggingen",
    url: "https://goeggingen.example.org",
    authorityPrefix: "psw",
    identifier: "097610000012",
    certificatesOnly: true,
  });
});

test("Register offices: removes rows", async () => {
  const { app } = await open();
  await grid();
  await app.user.click(screen.getByLabelText("Standesamt Augsburg auswählen"));
  await app.click("Löschen …");
  await app.click("1 Standesamt löschen");
  await waitFor(() => expect(names()).toEqual(["Standesamt Haunstetten"]));
});

test("Register offices: empty: the first step", async () => {
  await open(address, []);
  await screen.findByRole("heading", { name: "Noch keine Standesämter" });
});
