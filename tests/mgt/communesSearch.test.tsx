import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { communesList } from "#mgt/communes/communesList";
import { findAnnounced } from "../support/announcements";
import { commune, communeServer, manyCommunes } from "../support/communes";
import { support } from "../support/people";
import { act, screen, visit, within, type App } from "../support/visit";

const places = [
  commune(9001, { name: "Augsburg", ags: "09761000", state: "BY", serviceIds: ["ew-meldebescheinigung"] }),
  commune(9002, { name: "Kiel", ags: "01002000", state: "SH" }),
  commune(9003, { name: "Lippstadt", ags: "05974028", state: "NW", serviceIds: ["pw-geburtsurkunde"] }),
];

async function open(url: string, communes = places) {
  const server = communeServer(communes);
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole("region", { name: "Kommunen" });
  return { app, server };
}

/** The variables of the last list query. */
function lastVariables(app: App) {
  return app.calls.findLast(({ operation }) => operation === "CommunesScreenQuery")?.variables;
}

/** The line below the heading; the live region may repeat it. */
const counted = (text: string) => within(screen.getByRole("main")).findByText(text);

const names = () => screen.queryAllByRole("article").map((tile) => tile.querySelector("p")?.textContent);

describe("Communes by URL", () => {
  test("without params are all communes by name, in one request", async () => {
    const { app } = await open("/");
    expect(names()).toEqual(["Augsburg", "Kiel", "Lippstadt"]);
    expect(app.calls.filter(({ operation }) => operation.startsWith("Commune"))).toHaveLength(1);
    expect(lastVariables(app)).toEqual({
      count: 50,
      filter: null,
      orderBy: { field: "NAME", direction: "ASC" },
      isStart: true,
      isWide: false,
    });
  });

  test("a pasted URL sets rows, fields and order", async () => {
    const { app } = await open("/?text=i&state=SH&state=NW&service=pw-geburtsurkunde&initial=L&sort=-ags");
    expect(names()).toEqual(["Lippstadt"]);
    expect(lastVariables(app)).toEqual({
      count: 50,
      filter: { text: "i", states: ["SH", "NW"], services: ["pw-geburtsurkunde"], initial: "L" },
      orderBy: { field: "AGS", direction: "DESC" },
      isStart: false,
      isWide: false,
    });
    expect(screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ").value).toBe("i");
    await app.click(/^Land/);
    expect((await screen.findByLabelText<HTMLInputElement>("Nordrhein-Westfalen")).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Bayern").checked).toBe(false);
    expect(screen.getByLabelText<HTMLSelectElement>("Dienst").value).toBe("pw-geburtsurkunde");
    expect(screen.getByLabelText<HTMLSelectElement>("Sortierung").value).toBe("-ags");
    expect(screen.getByText("1 von 3 Kommunen")).toBeTruthy();
  });

  test("invalid params of the URL are ignored", () => {
    expect(
      communesList.parse({
        text: " \u0000 ",
        state: "XX",
        service: "<b>",
        initial: "ä",
        sort: "size",
        view: "map",
      }),
    ).toEqual({});
    expect(communesList.parse({ text: "x".repeat(300) }).text).toHaveLength(100);
    expect(communesList.parse({ state: ["sh", "BY", "BY"], initial: "a", sort: "name" })).toEqual({
      state: ["SH", "BY"],
      initial: "A",
    });
  });
});

describe("Commune filters and order in the URL", () => {
  test("keep several Länder at once", async () => {
    const { app } = await open("/");
    await app.click(/^Land/);
    await app.user.click(await screen.findByLabelText("Bayern"));
    await counted("1 von 3 Kommunen");
    await app.user.click(screen.getByLabelText("Schleswig-Holstein"));
    await counted("2 von 3 Kommunen");
    expect(app.path()).toBe("/?state=SH&state=BY");
    expect(names()).toEqual(["Augsburg", "Kiel"]);
  });

  test("keep a service, found under its group", async () => {
    const { app } = await open("/");
    const field = screen.getByLabelText("Dienst");
    expect(field.querySelector("optgroup[label='Personenstandswesen']")?.textContent).toContain(
      "Geburtsurkunde",
    );
    await app.user.selectOptions(field, "Geburtsurkunde");
    await counted("1 von 3 Kommunen");
    expect(app.path()).toBe("/?service=pw-geburtsurkunde");
  });

  test("keep a letter, if there are more communes than a page shows; selecting it again clears it", async () => {
    const { app } = await open("/", [...places, ...manyCommunes(60)]);
    await app.click("A", "link");
    await counted("1 von 63 Kommunen");
    expect(app.path()).toBe("/?initial=A");
    await app.click("A", "link");
    await counted("63 Kommunen");
    expect(app.path()).toBe("/");
  });

  test("have no letters for a few communes", async () => {
    await open("/");
    expect(screen.queryByRole("navigation", { name: "Anfangsbuchstabe" })).toBeNull();
  });

  test("keep the order, from the select above the tiles and from the column headings", async () => {
    const { app } = await open("/");
    await app.user.selectOptions(screen.getByLabelText("Sortierung"), "AGS, aufsteigend");
    await waitFor(() => expect(names()).toEqual(["Kiel", "Lippstadt", "Augsburg"]));
    expect(app.path()).toBe("/?sort=ags");

    await app.click("Listenansicht");
    const table = screen.getByRole("table", { name: "Kommunen" });
    expect(table.querySelector("[aria-sort=ascending]")?.textContent).toBe("AGS");
    await app.click("AGS");
    await waitFor(() => expect(app.path()).toBe("/?sort=-ags"));
    expect(document.activeElement?.textContent).toBe("AGS");
    await app.click("Name");
    await waitFor(() => expect(app.path()).toBe("/"));
    await waitFor(() => expect(table.querySelector("[aria-sort]")?.textContent).toBe("Name"));
  });

  test("clearing all filters keeps order and view", async () => {
    const { app } = await open("/?text=a&state=BY&initial=A&sort=-state&view=tiles");
    await app.click("3 Filter entfernen");
    await counted("3 Kommunen");
    expect(app.path()).toBe("/?sort=-state&view=tiles");
    expect(screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ").value).toBe("");
  });

  test("back restores the previous list", async () => {
    const { app } = await open("/");
    await app.click(/^Land/);
    await app.user.click(await screen.findByLabelText("Bayern"));
    await counted("1 von 3 Kommunen");
    // happy-dom does not implement history.back(); this does what the browser would do.
    await act(async () => {
      window.history.replaceState(null, "", "/");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await counted("3 Kommunen");
    expect(screen.getByLabelText<HTMLInputElement>("Bayern").checked).toBe(false);
  });
});

describe("Typing in the commune search", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ");

  test("searches after a debounce, keeps every keystroke and adds one history entry", async () => {
    const { app } = await open("/");
    const entries = window.history.length;
    const asked = () => app.calls.filter(({ operation }) => operation === "CommunesScreenQuery").length;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const text of ["L", "Li", "Lip"]) {
      fireEvent.change(field(), { target: { value: text } });
      await act(() => vi.advanceTimersByTimeAsync(150));
    }
    expect(field().value).toBe("Lip");
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(50));
    vi.useRealTimers();

    await counted("1 von 3 Kommunen");
    expect(asked()).toBe(2);
    expect(app.path()).toBe("/?text=Lip");
    expect(window.history.length).toBe(entries);
  });

  test("keeps the previous rows, marked as busy, until the new ones arrive, and input typed meanwhile", async () => {
    const { app, server } = await open("/");
    const answer = server.hold();
    fireEvent.change(field(), { target: { value: "Kiel" } });
    await waitFor(() => expect(app.path()).toBe("/?text=Kiel"));
    const busy = () => screen.getByRole("region", { name: "Kommunen" }).closest("[aria-busy]");
    await waitFor(() => expect(busy()?.getAttribute("aria-busy")).toBe("true"));
    expect(names()).toEqual(["Augsburg", "Kiel", "Lippstadt"]);
    fireEvent.change(field(), { target: { value: "Kiel " } });
    await act(async () => answer());
    await counted("1 von 3 Kommunen");
    expect(busy()?.getAttribute("aria-busy")).toBe("false");
    expect(field().value).toBe("Kiel ");
  });

  test("a link followed during the debounce is not overridden", async () => {
    const { app } = await open("/");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.change(screen.getByLabelText("Name, AGS oder PLZ"), { target: { value: "Augs" } });
    fireEvent.click(screen.getByRole("link", { name: "Administration" }));
    // The code of the other screen is still loading when the debounce ends.
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(await screen.findByRole("heading", { level: 1, name: "Übersicht" })).toBeTruthy();
    expect(app.path()).toBe("/admin");
  });

  test("announces the number of matches", async () => {
    await open("/");
    fireEvent.change(field(), { target: { value: "Kiel" } });
    await findAnnounced("1 Kommune");
  });

  test("no match: reports it and offers to reset", async () => {
    const { app } = await open("/");
    fireEvent.change(field(), { target: { value: "Entenhausen" } });
    await screen.findByRole("heading", { name: "Keine Kommune entspricht Ihrer Suche" });
    await app.click("Alle Filter entfernen");
    await counted("3 Kommunen");
    expect(field().value).toBe("");
  });
});
