import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import {
  address,
  asked,
  few,
  first,
  goTo,
  grid,
  lastAsked,
  many,
  open,
  shown,
} from "../../support/postalCodes";
import { act, screen, visit, within } from "../../support/visit";
import { recordServer } from "./recordServer";

describe("Postal codes by URL", () => {
  test("without params are the first page by postal code, in one request", async () => {
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

  test("a pasted URL sets rows, fields and order", async () => {
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

  test("column headings sort; back restores the previous order", async () => {
    const { app } = await open();
    await grid();
    await app.click("Ort");
    await waitFor(() => expect(first()).toBe("10001 Augsburg"));
    expect(app.path()).toBe(`${address}?sort=place`);
    await app.click("Ort");
    await waitFor(() => expect(first()).toBe("10002 Göggingen"));
    expect(app.path()).toBe(`${address}?sort=-place`);
    await goTo(`${address}?sort=place`);
    await waitFor(() => expect(first()).toBe("10001 Augsburg"));
    expect(screen.getByRole("columnheader", { name: "Ort" }).getAttribute("aria-sort")).toBe("ascending");
  });

  test("turn pages: next, last, previous, first; another size starts over", async () => {
    const { app } = await open(address, many);
    const pages = await screen.findByRole("navigation", { name: "Seiten" });
    const says = (text: string) => within(pages).findByText(text);
    await says("1–50 von 120");
    await app.click("Nächste Seite");
    await waitFor(() => expect(first()).toBe("10051 Ort 51"));
    expect(app.path()).toBe(`${address}?after=PostalCode%3A50`);
    await says("50 von 120");
    await app.click("Letzte Seite");
    await waitFor(() => expect(first()).toBe("10071 Ort 71"));
    expect(app.path()).toBe(`${address}?before=end`);
    await says("71–120 von 120");
    expect(screen.getByRole("button", { name: "Nächste Seite" }).getAttribute("aria-disabled")).toBe("true");
    await app.click("Vorige Seite");
    await waitFor(() => expect(first()).toBe("10021 Ort 21"));
    await app.click("Erste Seite");
    await waitFor(() => expect(first()).toBe("10001 Ort 1"));
    expect(app.path()).toBe(address);
    await app.user.selectOptions(screen.getByLabelText("Zeilen je Seite"), "100 je Seite");
    await says("1–100 von 120");
    expect(app.path()).toBe(`${address}?size=100`);
  });

  test("typing searches after a debounce, from the first page, with one history entry", async () => {
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
    await waitFor(() => expect(first()).toBe("10070 Ort 70"));
    expect(app.path()).toBe(`${address}?text=1007`);
    expect(window.history.length).toBe(entries);
  });
});

describe("States of the postal codes", () => {
  test("empty: explains itself and offers the first step", async () => {
    const { app } = await open(address, []);
    await screen.findByRole("heading", { name: "Noch keine Postleitzahlen" });
    const [, step] = screen.getAllByRole("button", { name: "Hinzufügen" });
    if (step) await app.user.click(step);
    await screen.findByRole("dialog", { name: "Postleitzahl hinzufügen" });
  });

  test("no match: filters can be reset, and the focus moves to the search", async () => {
    const { app } = await open(`${address}?text=entenhausen`);
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await app.click("Filter zurücksetzen");
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(app.path()).toBe(address);
    const field = screen.getByLabelText<HTMLInputElement>("Postleitzahl oder Ort");
    expect(field.value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("keeps the previous rows, marked as busy, until the new ones arrive", async () => {
    const { app, server } = await open();
    await grid();
    const answer = server.hold();
    await app.click("Ort");
    const busy = () => document.getElementById("postal-codes")?.getAttribute("aria-busy");
    await waitFor(() => expect(busy()).toBe("true"));
    expect(shown()).toEqual(["10001 Augsburg", "10002 Göggingen", "10003 Bergheim"]);
    await act(async () => answer());
    await waitFor(() => expect(shown()).toEqual(["10001 Augsburg", "10003 Bergheim", "10002 Göggingen"]));
    expect(busy()).toBe("false");
  });

  test("loading for the first time: a skeleton table", async () => {
    const server = recordServer({
      list: "postalCodes",
      type: "PostalCodes",
      orders: { POSTAL_CODE: "postalCode" },
      records: few,
    });
    const answer = server.hold();
    await visit(address, { viewer: support, mgt: server.mgt });
    const skeleton = await screen.findByRole("status", { name: "Postleitzahlen werden geladen" });
    await waitFor(() => expect(skeleton.querySelectorAll("thead th")).toHaveLength(4));
    expect(skeleton.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Postleitzahl oder Ort")).toBeTruthy();
    await act(async () => answer());
    await grid();
  });

  test("failed: reports it, keeps the search, and retries", async () => {
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

  test("an old link to a removed page leads to the first one", async () => {
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
