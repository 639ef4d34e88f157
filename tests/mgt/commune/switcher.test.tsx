import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { commune, communeServer, type TestCommune } from "../../support/communes";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { act, screen, visit, within } from "../../support/visit";

const augsburg = commune(1, { name: "Augsburg", ags: "09761000", state: "BY", unit: "Stadt" });
const neuenkirchen = [
  commune(2, { name: "Neuenkirchen", ags: "03357501", state: "NI" }),
  commune(3, { name: "Neuenkirchen", ags: "13075101", state: "MV" }),
];
const all = [augsburg, ...neuenkirchen];

async function open(communes: readonly TestCommune[] = all, url = "/mgt/edit/09761000/services") {
  const server = communeServer(communes);
  const app = await visit(url, {
    viewer: support,
    mgt: {
      Query: {
        ...server.mgt.Query,
        commune: (_: unknown, { ags }: { ags: string }) => communes.find((one) => one.ags === ags) ?? null,
      },
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Augsburg" });
  await app.click("Kommune wechseln");
  return { app, server, field: await screen.findByRole("combobox", { name: "Name, AGS oder PLZ" }) };
}

/** The search results; the selects of the app bar have options too. */
const options = () => within(screen.getByRole("listbox", { name: "Kommunen" })).findAllByRole("option");

const searches = (app: Awaited<ReturnType<typeof visit>>) =>
  app.calls
    .filter(({ operation }) => operation === "FoundCommunesQuery")
    .map(({ variables }) => variables.text);

describe("Commune switcher", () => {
  test("sends nothing before input, and searches for the latest input", async () => {
    const { app, field } = await open();
    await app.user.click(field);
    expect(searches(app)).toEqual([]);
    // Fake timers, so that the debounce does not depend on the load of the machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const text of ["n", "neu", "neuen"]) {
      fireEvent.change(field, { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(150));
    }
    await act(() => vi.advanceTimersByTimeAsync(50));
    vi.useRealTimers();
    expect(await options()).toHaveLength(2);
    expect(searches(app)).toEqual(["neuen"]);
  });

  test("distinguishes communes of the same name by AGS and Land", async () => {
    const { app, field } = await open();
    await app.user.type(field, "Neuenkirchen");
    expect((await options()).map((option) => option.textContent)).toEqual([
      "NeuenkirchenGemeinde, Niedersachsen03357501",
      "NeuenkirchenGemeinde, Mecklenburg-Vorpommern13075101",
    ]);
  });

  test("works by keyboard and keeps the section", async () => {
    const { app, field } = await open();
    await app.user.type(field, "Neuenkirchen");
    const [first, second] = await options();
    await waitFor(() => expect(field.getAttribute("aria-activedescendant")).toBe(first?.id));
    await app.user.keyboard("{ArrowDown}");
    expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
    expect(second?.getAttribute("aria-selected")).toBe("true");
    await app.user.keyboard("{ArrowDown}");
    expect(field.getAttribute("aria-activedescendant")).toBe(first?.id);
    await app.user.keyboard("{ArrowUp}{Enter}");
    await screen.findByRole("heading", { level: 1, name: "Neuenkirchen" });
    expect(app.path()).toBe("/mgt/edit/13075101/services");
    expect(document.title).toBe("Service Management - Kommune - Neuenkirchen");
  });

  test("Enter before the response opens the match of the input, not the previous option", async () => {
    const { app, field, server } = await open();
    await app.user.type(field, "Augs");
    await options();
    const release = server.hold();
    await app.user.clear(field);
    await app.user.type(field, "13075101{Enter}");
    expect(app.path()).toBe("/mgt/edit/09761000/services");
    release();
    await screen.findByRole("heading", { level: 1, name: "Neuenkirchen" });
    expect(app.path()).toBe("/mgt/edit/13075101/services");
  });

  test("Enter opens the match of the latest input, although a response to an earlier one arrives in between", async () => {
    const { app, field, server } = await open([...all, commune(4, { name: "Neustadt", ags: "01002000" })]);
    const release = server.hold();
    await app.user.type(field, "Neu");
    await waitFor(() => expect(searches(app)).toEqual(["Neu"]));
    fireEvent.change(field, { target: { value: "Neus" } });
    fireEvent.keyDown(field, { key: "Enter" });
    release();
    await screen.findByRole("heading", { level: 1, name: "Neustadt" });
    expect(app.path()).toBe("/mgt/edit/01002000/services");
  });

  test("reports no match, and that there are more", async () => {
    const many = Array.from({ length: 25 }, (_, index) => commune(index + 10, { name: `Dorf ${index}` }));
    const { app, field } = await open([augsburg, ...many]);
    await app.user.type(field, "nirgends");
    await screen.findByText("Keine Kommune gefunden.");
    expect(field.getAttribute("aria-expanded")).toBe("false");
    await app.user.clear(field);
    await app.user.type(field, "Dorf");
    expect(await options()).toHaveLength(20);
    screen.getByText("Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.");
  });

  test("shows a failure in its place", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { app, field, server } = await open();
    server.fail(failure("internal_error"));
    await app.user.type(field, "Neu");
    expect((await screen.findByRole("alert")).textContent).toContain("Fehler");
    server.fail(null);
    await app.user.type(field, "en");
    expect(await options()).toHaveLength(2);
  });
});
