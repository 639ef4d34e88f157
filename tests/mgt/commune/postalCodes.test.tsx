import { fireEvent } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { act, screen, visit, within, type App } from "../../support/visit";
import { failed, recordServer, type TestRecord } from "./recordServer";

const address = "/mgt/edit/09761000/postal-codes";

const entry = (number: number, place = `Ort ${number}`): TestRecord => ({
  id: `PostalCode:${number}`,
  revision: 3,
  postalCode: String(10_000 + number),
  place,
});

const few = [entry(1, "Augsburg"), entry(2, "Göggingen"), entry(3, "Bergheim")];
const many = Array.from({ length: 120 }, (_, index) => entry(index + 1));

interface SaveArguments {
  readonly input: {
    readonly id: string | null;
    readonly revision: number | null;
    readonly postalCode: string;
    readonly place: string;
  };
}

async function open(url = address, records: readonly TestRecord[] = few, viewer = support) {
  const server = recordServer({
    list: "postalCodes",
    type: "PostalCodes",
    orders: { POSTAL_CODE: "postalCode", PLACE: "place" },
    records,
    mutations: {
      savePostalCode: (_: unknown, { input }: SaveArguments) => {
        const { id, revision, postalCode, place } = input;
        const now = server.stored.find((one) => one.id === id);
        if (id !== null && now?.revision !== revision) {
          return { postalCodeEdge: now && { node: now }, errors: [failed("conflict")] };
        }
        if (
          server.stored.some((one) => one.id !== id && one.postalCode === postalCode && one.place === place)
        ) {
          return { postalCodeEdge: null, errors: [failed("not_unique", ["postalCode"])] };
        }
        const node = { id: id ?? "PostalCode:new", revision: (revision ?? -1) + 1, postalCode, place };
        server.stored = [...server.stored.filter((one) => one.id !== node.id), node];
        return { postalCodeEdge: { node }, errors: [] };
      },
    },
  });
  const app = await visit(url, { viewer, mgt: server.mgt });
  await screen.findByRole("heading", { level: 2, name: "Postleitzahlen" });
  return { app, server };
}

const soon = (check: () => void) => vi.waitFor(check, 5_000);
const grid = () => screen.findByRole("grid", { name: "Postleitzahlen" });
const shown = () =>
  [...document.querySelectorAll("tbody tr[data-row-key]")].map((row) =>
    [...row.querySelectorAll("[data-narrow]")].map(({ textContent }) => textContent).join(" "),
  );
const first = () => shown()[0];
const asked = (app: App) => app.calls.filter(({ operation }) => operation === "PostalCodesSectionQuery");
const lastAsked = (app: App) => asked(app).at(-1)?.variables;
const inputOf = (app: App, operation: string) =>
  app.calls.findLast((call) => call.operation === operation)?.variables.input;

/** The dialog's own button, which bears the same word as the one that opened it. */
const submit = (app: App) =>
  app.user.click(
    within(screen.getByRole("dialog", { name: /hinzufügen/ })).getByRole("button", { name: "Hinzufügen" }),
  );

/** happy-dom goes nowhere by history.back(); this is what the browser does then. */
const goTo = (url: string) =>
  act(async () => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

describe("the address says which rows there are", () => {
  test("nothing: the first page by postal code, in one request", async () => {
    const { app } = await open();
    await grid();
    expect(shown()).toEqual(["10001 Augsburg", "10002 Göggingen", "10003 Bergheim"]);
    expect(asked(app)).toHaveLength(1);
    expect(lastAsked(app)).toEqual({
      ags: "09761000",
      filter: null,
      orderBy: { field: "POSTAL_CODE", direction: "ASC" },
      first: 50,
      after: null,
      last: null,
      before: null,
    });
    expect(screen.queryByRole("navigation", { name: "Seiten" })).toBeNull();
  });

  test("a pasted address gives the rows, the field and the order that it names", async () => {
    const { app } = await open(`${address}?text=berg&sort=-place&size=100`);
    await grid();
    expect(shown()).toEqual(["10003 Bergheim"]);
    expect(screen.getByLabelText<HTMLInputElement>("Postleitzahl oder Ort").value).toBe("berg");
    expect(screen.getByRole("columnheader", { name: "Ort" }).getAttribute("aria-sort")).toBe("descending");
    expect(lastAsked(app)).toMatchObject({
      filter: { text: "berg" },
      orderBy: { field: "PLACE", direction: "DESC" },
      first: 100,
    });
  });

  test("the heads of the columns order; back leads to the order before", async () => {
    const { app } = await open();
    await grid();
    await app.click("Ort");
    await soon(() => expect(first()).toBe("10001 Augsburg"));
    expect(app.path()).toBe(`${address}?sort=place`);
    await app.click("Ort");
    await soon(() => expect(first()).toBe("10002 Göggingen"));
    expect(app.path()).toBe(`${address}?sort=-place`);
    await goTo(`${address}?sort=place`);
    await soon(() => expect(first()).toBe("10001 Augsburg"));
    expect(screen.getByRole("columnheader", { name: "Ort" }).getAttribute("aria-sort")).toBe("ascending");
  });

  test("pages: next, last, previous, first; another size begins anew", async () => {
    const { app } = await open(address, many);
    const pages = await screen.findByRole("navigation", { name: "Seiten" });
    const says = (text: string) => within(pages).findByText(text);
    await says("1–50 von 120");
    await app.click("Nächste Seite");
    await soon(() => expect(first()).toBe("10051 Ort 51"));
    expect(app.path()).toBe(`${address}?after=PostalCode%3A50`);
    await says("50 von 120");
    await app.click("Letzte Seite");
    await soon(() => expect(first()).toBe("10071 Ort 71"));
    expect(app.path()).toBe(`${address}?before=end`);
    await says("71–120 von 120");
    expect(screen.getByRole("button", { name: "Nächste Seite" }).getAttribute("aria-disabled")).toBe("true");
    await app.click("Vorige Seite");
    await soon(() => expect(first()).toBe("10021 Ort 21"));
    await app.click("Erste Seite");
    await soon(() => expect(first()).toBe("10001 Ort 1"));
    expect(app.path()).toBe(address);
    await app.user.selectOptions(screen.getByLabelText("Zeilen je Seite"), "100 je Seite");
    await says("1–100 von 120");
    expect(app.path()).toBe(`${address}?size=100`);
  });

  test("typing searches after a pause, from the first page on, and leaves no trail", async () => {
    const { app } = await open(`${address}?after=PostalCode%3A50`, many);
    await grid();
    const entries = window.history.length;
    const field = screen.getByLabelText("Postleitzahl oder Ort");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const text of ["1", "10", "1007"]) {
      fireEvent.change(field, { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(150));
    }
    expect(asked(app)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(50));
    vi.useRealTimers();
    await soon(() => expect(first()).toBe("10070 Ort 70"));
    expect(app.path()).toBe(`${address}?text=1007`);
    expect(window.history.length).toBe(entries);
  });
});

describe("states", () => {
  test("none yet: what they are for and the first step", async () => {
    const { app } = await open(address, []);
    await screen.findByRole("heading", { name: "Noch keine Postleitzahlen" });
    const [, step] = screen.getAllByRole("button", { name: "Hinzufügen" });
    if (step) await app.user.click(step);
    await screen.findByRole("dialog", { name: "Postleitzahl hinzufügen" });
  });

  test("nothing found: the filters can be reset, the focus goes to the search", async () => {
    const { app } = await open(`${address}?text=entenhausen`);
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await app.click("Filter zurücksetzen");
    await soon(() => expect(shown()).toHaveLength(3));
    expect(app.path()).toBe(address);
    const field = screen.getByLabelText<HTMLInputElement>("Postleitzahl oder Ort");
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
  });

  test("the rows before stay, marked as busy, until the new ones are there", async () => {
    const { app, server } = await open();
    await grid();
    const answer = server.hold();
    await app.click("Ort");
    const busy = () => document.getElementById("postal-codes")?.getAttribute("aria-busy");
    await soon(() => expect(busy()).toBe("true"));
    expect(shown()).toEqual(["10001 Augsburg", "10002 Göggingen", "10003 Bergheim"]);
    await act(async () => answer());
    await soon(() => expect(shown()).toEqual(["10001 Augsburg", "10003 Bergheim", "10002 Göggingen"]));
    expect(busy()).toBe("false");
  });

  test("on the way for the first time: the table's shape", async () => {
    const server = recordServer({
      list: "postalCodes",
      type: "PostalCodes",
      orders: { POSTAL_CODE: "postalCode" },
      records: few,
    });
    const answer = server.hold();
    await visit(address, { viewer: support, mgt: server.mgt });
    const skeleton = await screen.findByRole("status", { name: "Postleitzahlen werden geladen" });
    expect(skeleton.querySelectorAll("thead th")).toHaveLength(4);
    expect(skeleton.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Postleitzahl oder Ort")).toBeTruthy();
    await act(async () => answer());
    await grid();
  });

  test("not loaded: says so, keeps the search, and tries again", async () => {
    const { app, server } = await open(`${address}?text=berg`);
    await grid();
    server.fail(failure("internal_error", { reference: "r-1" }));
    await app.click("Ort");
    await screen.findByRole("heading", { name: "Die Einträge konnten nicht geladen werden." });
    expect(screen.getByLabelText<HTMLInputElement>("Postleitzahl oder Ort").value).toBe("berg");
    server.fail(null);
    await app.click("Erneut versuchen");
    await grid();
    expect(shown()).toEqual(["10003 Bergheim"]);
  });

  test("an old link to a page that is gone leads to the first one", async () => {
    const { app, server } = await open();
    await grid();
    server.fail(failure("bad_request"));
    await goTo(`${address}?after=gone`);
    await screen.findByRole("button", { name: "Zur ersten Seite" });
    server.fail(null);
    await app.click("Zur ersten Seite");
    await grid();
    expect(app.path()).toBe(address);
  });
});

describe("adding and changing", () => {
  test("a new entry stands at its place, and the number beside the section follows", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "10002");
    await app.fill("Ort", "Bärenkeller");
    await submit(app);
    await soon(() => expect(shown()).toContain("10002 Bärenkeller"));
    expect(screen.queryByRole("dialog", { name: /hinzufügen/ })).toBeNull();
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toEqual({
      ags: "09761000",
      id: null,
      revision: null,
      postalCode: "10002",
      place: "Bärenkeller",
    });
    const sections = screen.getByRole("navigation", { name: "Abschnitte der Kommune" });
    await soon(() =>
      expect(within(sections).getByRole("link", { name: /Postleitzahlen/ }).textContent).toContain("4"),
    );
  });

  test.each([
    ["", "Dieses Feld wird benötigt"],
    ["1000", "Eine Postleitzahl besteht aus fünf Ziffern."],
    ["00123", "Eine Postleitzahl besteht aus fünf Ziffern."],
    ["8615a", "Eine Postleitzahl besteht aus fünf Ziffern."],
  ])("the postal code %j is refused before it is sent", async (text, sentence) => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", text);
    await app.fill("Ort", "Augsburg");
    await submit(app);
    await soon(() => expect(app.errorOf("Postleitzahl")).toBe(sentence));
    await soon(() => expect(document.activeElement).toBe(screen.getByLabelText("Postleitzahl")));
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toBeUndefined();
  });

  test("a place is needed", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "86150");
    await submit(app);
    await soon(() => expect(app.errorOf("Ort")).toBe("Dieses Feld wird benötigt"));
  });

  test("an entry that exists is refused at its field", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "10001");
    await app.fill("Ort", "Augsburg");
    await submit(app);
    await soon(() => expect(app.errorOf("Postleitzahl")).toBe("Ist bereits vorhanden"));
  });

  test("Enter opens the row; saved, it stands there changed and has the focus again", async () => {
    const { app } = await open();
    await grid();
    const row = document.querySelector<HTMLElement>('[data-row-key="PostalCode:2"]');
    act(() => row?.focus());
    await app.user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Postleitzahl bearbeiten" });
    await app.fill("Ort", "Göggingen-Ost");
    await app.click("Speichern");
    await soon(() => expect(shown()).toContain("10002 Göggingen-Ost"));
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toMatchObject({ id: "PostalCode:2", revision: 3 });
  });

  test("members do it in their communes", async () => {
    const { app } = await open(address, few, member);
    await grid();
    await app.click("Hinzufügen");
    await screen.findByRole("dialog", { name: "Postleitzahl hinzufügen" });
  });
});

describe("removing", () => {
  const choose = async (app: App, ...labels: string[]) => {
    await grid();
    for (const label of labels) await app.user.click(screen.getByLabelText(`${label} auswählen`));
    await app.click("Löschen …");
  };

  test("several: number and what goes are named, then they are gone", async () => {
    const { app } = await open();
    await choose(app, "10001 Augsburg", "10003 Bergheim");
    const dialog = await screen.findByRole("alertdialog", { name: "2 Postleitzahlen löschen?" });
    expect(dialog.textContent).toContain("10001 Augsburg");
    expect(dialog.textContent).toContain("10003 Bergheim");
    await app.click("2 Postleitzahlen löschen");
    await soon(() => expect(shown()).toEqual(["10002 Göggingen"]));
    expect(inputOf(app, "PostalCodesTableRemoveMutation")).toEqual({
      items: [
        { id: "PostalCode:1", revision: 3 },
        { id: "PostalCode:3", revision: 3 },
      ],
    });
    expect(screen.queryByRole("group", { name: "Auswahl" })).toBeNull();
    await soon(() => expect((document.activeElement as HTMLElement).dataset.rowKey).toBe("PostalCode:2"));
  });

  test("one, and Abbrechen leaves everything as it was", async () => {
    const { app } = await open();
    await choose(app, "10001 Augsburg");
    await screen.findByRole("button", { name: "1 Postleitzahl löschen" });
    await app.click("Abbrechen");
    expect(shown()).toHaveLength(3);
    expect(screen.getByText("1 ausgewählt")).toBeTruthy();
  });

  test("more than a few are named in part", async () => {
    const { app } = await open(address, many.slice(0, 12));
    await grid();
    await app.user.click(screen.getByLabelText("Alle auf dieser Seite auswählen"));
    await app.click("Löschen …");
    const dialog = await screen.findByRole("alertdialog", { name: "12 Postleitzahlen löschen?" });
    expect(dialog.textContent).toContain("und 7 weitere Einträge");
  });

  test("changed meanwhile: nothing goes, which one is said, and the list is as it is now", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg", "10002 Göggingen");
    server.stored = [
      entry(1, "Augsburg"),
      { ...entry(2, "Göggingen-Süd"), revision: 4 },
      entry(3, "Bergheim"),
    ];
    await app.click("2 Postleitzahlen löschen");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "Es wurde nichts gelöscht. Inzwischen geändert: 10002 Göggingen. Die Liste zeigt jetzt den neuen Stand.",
    );
    await soon(() => expect(shown()).toContain("10002 Göggingen-Süd"));
    expect(screen.getByText("2 ausgewählt")).toBeTruthy();
    await app.click("Löschen …");
    await app.click("2 Postleitzahlen löschen");
    await soon(() => expect(shown()).toEqual(["10003 Bergheim"]));
  });

  test("removed meanwhile: says so, and the selection follows the list", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg", "10002 Göggingen");
    server.stored = [entry(1, "Augsburg"), entry(3, "Bergheim")];
    await app.click("2 Postleitzahlen löschen");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Jemand hat inzwischen Einträge geändert oder gelöscht.",
    );
    await soon(() => expect(shown()).toEqual(["10001 Augsburg", "10003 Bergheim"]));
    expect(screen.getByText("1 ausgewählt")).toBeTruthy();
  });

  test("not allowed: says so", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg");
    server.fail(failure("insufficient_permissions"));
    await app.click("1 Postleitzahl löschen");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.",
    );
    expect(shown()).toHaveLength(3);
  });

  test("the last rows of the last page: the first page comes in their place", async () => {
    const { app } = await open(`${address}?after=PostalCode%3A50`, many.slice(0, 51));
    await choose(app, "10051 Ort 51");
    await app.click("1 Postleitzahl löschen");
    await soon(() => expect(app.path()).toBe(address));
    await soon(() => expect(first()).toBe("10001 Ort 1"));
  });
});
