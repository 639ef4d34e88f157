import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { support } from "../../support/people";
import { act, screen, visit, within, type App } from "../../support/visit";
import { failed, recordServer, type TestRecord } from "./recordServer";

const address = "/mgt/edit/09761000/countries";

const country = (id: number, name: string, isEu: boolean): TestRecord => ({
  id: `Country:${id}`,
  revision: 0,
  name,
  isEu,
});
const countries = [country(1, "Österreich", true), country(2, "Schweiz", false), country(3, "Italien", true)];

async function open(url = address, records = countries) {
  let held: Promise<void> | null = null;
  const server = recordServer({
    list: "countries",
    type: "Countries",
    orders: { NAME: "name", IS_EU: "isEu" },
    records,
    mutations: {
      saveCountry: async (
        _: unknown,
        { input }: { input: { id: string | null; name: string; isEu: boolean } },
      ) => {
        await held;
        const { id, name, isEu } = input;
        if (server.stored.some((one) => one.id !== id && one.name === name)) {
          return { countryEdge: null, errors: [failed("not_unique", ["name"])] };
        }
        const node = { id: id ?? "Country:new", revision: 1, name, isEu };
        server.stored = [...server.stored.filter((one) => one.id !== node.id), node];
        return { countryEdge: { node }, errors: [] };
      },
    },
  });
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await (records.length > 0
    ? screen.findByRole("grid", { name: "Staaten" })
    : screen.findByRole("heading", { name: "Noch keine Staaten" }));
  /** Holds saves until the returned function is called. */
  const holdSaves = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { app, server, holdSaves };
}

// Also found below a dialog.
const names = () =>
  screen.queryAllByRole("rowheader", { hidden: true }).map(({ textContent }) => textContent);
const inputOf = (app: App, operation: string) =>
  app.calls.findLast((call) => call.operation === operation)?.variables.input;
const submit = async (app: App) =>
  app.user.click(
    within(await screen.findByRole("dialog", { name: "Staat hinzufügen" })).getByRole("button", {
      name: "Hinzufügen",
    }),
  );

test("Countries: membership is a filter in the URL next to the text, and is cleared with all filters", async () => {
  const { app } = await open();
  expect(names()).toEqual(["Italien", "Österreich", "Schweiz"]);
  const filter = screen.getByLabelText<HTMLSelectElement>("Mitgliedschaft in der EU");
  await app.user.selectOptions(filter, "In der EU");
  await waitFor(() => expect(names()).toEqual(["Italien", "Österreich"]));
  expect(app.path()).toBe(`${address}?eu=yes`);
  await app.fill("Name des Staates", "ital");
  await waitFor(() => expect(names()).toEqual(["Italien"]));
  expect(new URLSearchParams(app.path().split("?")[1]).get("eu")).toBe("yes");
  await app.click("2 Filter zurücksetzen");
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(app.path()).toBe(address);
});

test("Countries: a pasted URL shows the same rows", async () => {
  const { app } = await open(`${address}?eu=no&sort=-is-eu`);
  expect(names()).toEqual(["Schweiz"]);
  expect(within(screen.getByRole("main")).getByText("1 Eintrag")).toBeTruthy();
  await waitFor(() => expect(document.querySelector("[aria-live]")?.textContent).toBe("1 Staat"));
  expect(screen.getByLabelText<HTMLSelectElement>("Mitgliedschaft in der EU").value).toBe("no");
  expect(app.calls.at(-1)?.variables).toMatchObject({
    filter: { isEu: false },
    orderBy: { field: "IS_EU", direction: "DESC" },
  });
});

test("Countries: changing the order keeps the filter", async () => {
  const { app } = await open(`${address}?eu=yes`);
  await app.click("Name");
  await waitFor(() => expect(names()).toEqual(["Österreich", "Italien"]));
  expect(screen.getByLabelText<HTMLSelectElement>("Mitgliedschaft in der EU").value).toBe("yes");
});

test("Countries: a name is required and unique", async () => {
  const { app } = await open();
  await app.click("Hinzufügen");
  await submit(app);
  await waitFor(() => expect(app.errorOf("Name")).toBe("Dieses Feld wird benötigt"));
  await app.fill("Name", "Schweiz");
  await submit(app);
  await waitFor(() => expect(app.errorOf("Name")).toBe("Ist bereits vorhanden"));
  await app.fill("Name", "Frankreich");
  await app.user.click(screen.getByLabelText("Mitglied der EU"));
  await submit(app);
  await waitFor(() => expect(names()).toContain("Frankreich"));
  expect(inputOf(app, "CountryFormSaveMutation")).toEqual({
    ags: "09761000",
    id: null,
    revision: null,
    name: "Frankreich",
    isEu: true,
  });
});

test("Countries: saves a changed flag with the loaded revision", async () => {
  const { app } = await open();
  await app.click("Schweiz bearbeiten");
  await app.user.click(await screen.findByLabelText("Mitglied der EU"));
  await app.click("Speichern");
  await waitFor(() => expect(screen.getByText("Schweiz").closest("tr")?.textContent).toContain("Mitglied"));
  expect(inputOf(app, "CountryFormSaveMutation")).toMatchObject({ id: "Country:2", revision: 0, isEu: true });
});

test("Countries: removes several at once", async () => {
  const { app } = await open();
  await app.user.click(screen.getByLabelText("Alle auf dieser Seite auswählen"));
  await app.click("Löschen …");
  await app.click("3 Staaten löschen");
  await screen.findByRole("heading", { name: "Noch keine Staaten" });
});

test("Countries: the first record gets the focus from the empty state", async () => {
  const { app } = await open(address, []);
  const first = screen.getAllByRole("button", { name: "Hinzufügen" }).at(-1);
  if (first) await app.user.click(first);
  await app.fill("Name", "Frankreich");
  await submit(app);
  await waitFor(() => expect(names()).toEqual(["Frankreich"]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("row", { name: /Frankreich/ })));
});

const question = () => screen.queryByRole("alertdialog");
const form = () => screen.queryByRole("dialog", { name: "Staat bearbeiten" });
const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");

describe("Slow save of a country", () => {
  test("is not reported as lost, and its late response does not affect the next form", async () => {
    const { app, server, holdSaves } = await open();
    const release = holdSaves();
    await app.click("Schweiz bearbeiten");
    await app.fill("Name", "Schweizerische Eidgenossenschaft");
    await app.click("Speichern");
    await app.user.keyboard("{Escape}");
    const asked = await screen.findByRole("alertdialog");
    expect(asked.textContent).toContain("Ihre Änderungen werden gerade gespeichert.");
    expect(asked.textContent).not.toContain("geht verloren");
    await app.click("Nicht warten");
    expect(form()).toBeNull();

    await app.click("Italien bearbeiten");
    await app.fill("Name", "Italienische Republik");
    release();
    await waitFor(() => expect(names()).toContain("Schweizerische Eidgenossenschaft"));
    expect(form()).toBeTruthy();
    expect(nameField().value).toBe("Italienische Republik");
    expect(server.stored.map(({ name }) => name)).toContain("Schweizerische Eidgenossenschaft");
  });

  test("closes the question together with the form", async () => {
    const { app, holdSaves } = await open();
    const release = holdSaves();
    await app.click("Schweiz bearbeiten");
    await app.fill("Name", "Helvetien");
    await app.click("Speichern");
    await app.user.keyboard("{Escape}");
    release();
    await waitFor(() => expect(form()).toBeNull());
    expect(question()).toBeNull();
  });

  test("that fails after leaving keeps the input as a draft", async () => {
    const { app, holdSaves } = await open();
    const release = holdSaves();
    await app.click("Schweiz bearbeiten");
    await app.fill("Name", "Italien");
    await app.click("Speichern");
    await app.user.keyboard("{Escape}");
    await app.click("Nicht warten");
    release();
    await app.click("Schweiz bearbeiten");
    await app.click("Wiederherstellen");
    expect(nameField().value).toBe("Italien");
  });

  test("lets the pending navigation continue", async () => {
    const { app, holdSaves } = await open();
    await app.user.selectOptions(screen.getByLabelText("Mitgliedschaft in der EU"), "In der EU");
    await waitFor(() => expect(names()).toHaveLength(2));
    const release = holdSaves();
    await app.click("Italien bearbeiten");
    await app.fill("Name", "Italia");
    await app.click("Speichern");
    await act(async () => window.history.back());
    await screen.findByRole("alertdialog", { name: "Wird noch gespeichert" });
    release();
    await waitFor(() => expect(form()).toBeNull());
    await waitFor(() => expect(names()).toEqual(["Italia", "Österreich", "Schweiz"]));
    expect(app.path()).toBe(address);
  });
});

test("Countries: the back button closes a discarded form, even if only the filter changes", async () => {
  const { app } = await open();
  await app.user.selectOptions(screen.getByLabelText("Mitgliedschaft in der EU"), "In der EU");
  await waitFor(() => expect(names()).toHaveLength(2));
  await app.click("Italien bearbeiten");
  await app.fill("Name", "Italia");
  await act(async () => window.history.back());
  await app.click("Änderungen verwerfen");
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(form()).toBeNull();
  expect(app.path()).toBe(address);
});
