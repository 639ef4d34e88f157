import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { byTooltip } from "../support/byTooltip";
import { commune, communeServer, mockLayout, manyCommunes, type TestCommune } from "../support/communes";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { act, screen, visit, within, type App } from "../support/visit";

async function open(url: string, communes: readonly TestCommune[]) {
  const scrollTo = mockLayout();
  const server = communeServer(communes);
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole(url.includes("list") ? "table" : "region", { name: "Kommunen" });
  return { app, server, scrollTo };
}

const rowOf = (name: string) => screen.queryByText(name)?.closest("tr");
const pages = (app: App) =>
  app.calls
    .filter(({ operation }) => operation === "CommuneResultsPageQuery")
    .map(({ variables }) => variables);
const elements = () => document.body.querySelectorAll("*").length;

describe("Paging of communes", () => {
  test("the first page fills the first screen; scrolling loads 200 more before its end", async () => {
    const { app, scrollTo } = await open(
      "/?view=list&state=BY&sort=-name",
      manyCommunes(1_000).map(inBavaria),
    );
    expect(pages(app)).toEqual([]);
    await scrollTo(36 * 30);
    await waitFor(() => expect(pages(app)).toHaveLength(1));
    expect(pages(app)[0]).toMatchObject({
      count: 200,
      filter: { states: ["BY"] },
      orderBy: { field: "NAME", direction: "DESC" },
    });
    await waitFor(() => expect(rowOf("Kommune 00950")).toBeTruthy());
    expect(rowOf("Kommune 01000")).toBeFalsy();
  });

  test("far below, loads page after page until the rows arrive; the height is known from the start", async () => {
    const { app, scrollTo } = await open("/?view=list", manyCommunes(700));
    const heights = () =>
      [...document.querySelectorAll<HTMLElement>("[data-part=space] td")].reduce(
        (sum, { style }) => sum + Number.parseFloat(style.height),
        0,
      );
    const drawn = () => document.querySelectorAll("tbody[data-row-key]").length;
    expect(heights() + drawn() * 36).toBe(700 * 36);
    await scrollTo(36 * 690);
    await waitFor(() => expect(rowOf("Kommune 00700")).toBeTruthy());
    expect(pages(app).map(({ count }) => count)).toEqual([200, 200, 200, 200]);
    expect(rowOf("Kommune 00700")?.getAttribute("aria-rowindex")).toBe("701");
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("701");
  });

  test("a failed page is reported and can be retried; the previous rows stay", async () => {
    const { app, server, scrollTo } = await open("/?view=list", manyCommunes(300));
    server.fail(failure("internal_error"));
    await scrollTo(36 * 40);
    await screen.findByText("Die weiteren Kommunen konnten nicht geladen werden.");
    expect(rowOf("Kommune 00045")).toBeTruthy();
    expect(pages(app)).toHaveLength(1);
    server.fail(null);
    await app.click("Erneut versuchen");
    await waitFor(() => expect(rowOf("Kommune 00052")).toBeTruthy());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("Overview of 11,004 communes", () => {
  const everybody = manyCommunes(11_004);

  test.each([
    ["list", "/?view=list", 36],
    ["tiles", "/?view=tiles", 61],
  ])("as %s: fewer than 2,000 elements at any scroll position", async (_, url, height) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1_240);
    vi.spyOn(window, "innerHeight", "get").mockReturnValue(1_440);
    const { scrollTo } = await open(url, everybody);
    expect(within(screen.getByRole("main")).getByText("11.004 Kommunen")).toBeTruthy();
    expect(elements()).toBeLessThan(2_000);
    for (const position of [40, 230, 400, 100, 0]) {
      await scrollTo(position * height);
      expect(elements()).toBeLessThan(2_000);
    }
  });
});

describe("Commune list by keyboard", () => {
  const focusedName = () => document.activeElement?.getAttribute("aria-label");

  test("the list is one tab stop; arrows, j and k, Pos 1 and Ende move; Tab leaves it", async () => {
    const { app } = await open("/?view=list", manyCommunes(40));
    const table = screen.getByRole("table");
    const links = () => [...table.querySelectorAll("tbody a[tabindex='0']")].map((link) => link.textContent);
    expect(table.querySelectorAll("tbody [data-roving][tabindex='0']")).toHaveLength(1);
    // Next to the name, the focused row has a link to the commune.
    expect(links()).toEqual(["Kommune 00001"]);
    act(() => table.querySelector<HTMLElement>("tbody [data-roving][tabindex='0']")?.focus());
    expect(focusedName()).toBe("2 Dienste, Kommune 00001");
    await app.user.keyboard("{ArrowDown}jj");
    expect(focusedName()).toBe("1 Dienst, Kommune 00004");
    expect(links()).toEqual(["Kommune 00004"]);
    await app.user.keyboard("k{ArrowUp}");
    expect(focusedName()).toBe("3 Dienste, Kommune 00002");
    await app.user.keyboard("{End}");
    expect(focusedName()).toContain("Kommune 00040");
    await app.user.keyboard("{Home}{ArrowUp}");
    expect(focusedName()).toContain("Kommune 00001");
    await app.user.tab();
    expect(table.contains(document.activeElement)).toBe(false);
  });

  test("Enter expands and collapses the services by group", async () => {
    const { app } = await open("/?view=list", [
      commune(1, { serviceIds: ["ikfz-neuzulassung", "ew-meldebescheinigung"] }),
    ]);
    const button = screen.getByRole("button", { name: "2 Dienste, Kommune 00001" });
    act(() => button.focus());
    await app.user.keyboard("{Enter}");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const group = screen.getByRole("list", { name: "Einwohnerwesen" });
    expect(within(group).getByText("Meldebescheinigung")).toBeTruthy();
    expect(screen.getByRole("list", { name: "i-Kfz" })).toBeTruthy();
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.contains(group)).toBe(true);
    await app.user.keyboard("{Enter}");
    expect(screen.queryByRole("list", { name: "Einwohnerwesen" })).toBeNull();
  });

  test("keeps the focused row mounted while others come and go", async () => {
    const { app, scrollTo } = await open("/?view=list", manyCommunes(300));
    await app.user.click(screen.getByRole("button", { name: "2 Dienste, Kommune 00001" }));
    await scrollTo(36 * 200);
    await waitFor(() => expect(rowOf("Kommune 00200")).toBeTruthy());
    expect(focusedName()).toBe("2 Dienste, Kommune 00001");
    await app.user.keyboard("j");
    expect(focusedName()).toBe("3 Dienste, Kommune 00002");
  });

  test("a window that was in the background loses no key", async () => {
    const { app } = await open("/?view=list", manyCommunes(40));
    const first = screen.getByRole("button", { name: "2 Dienste, Kommune 00001" });
    act(() => first.focus());
    fireEvent.blur(first);
    await app.user.keyboard("{End}");
    expect(focusedName()).toContain("Kommune 00040");
    await app.user.keyboard("{Home}");
    expect(focusedName()).toContain("Kommune 00001");
  });

  test("tiles move in both directions", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1_240);
    const { app } = await open("/", [
      ...manyCommunes(7),
      commune(8, { name: "Zwickau" }),
      commune(9, { name: "Zwönitz" }),
    ]);
    act(() => screen.getByRole("button", { name: /Kommune 00002/ }).focus());
    await app.user.keyboard("{ArrowDown}");
    expect(focusedName()).toContain("Kommune 00005");
    await app.user.keyboard("{ArrowRight}");
    expect(focusedName()).toContain("Kommune 00006");
    await app.user.keyboard("{ArrowDown}{ArrowDown}");
    expect(focusedName()).toContain("Zwickau");
    await app.user.keyboard("{ArrowUp}{ArrowLeft}");
    expect(focusedName()).toContain("Kommune 00006");
  });
});

describe("Parts of a commune", () => {
  test("tiles are grouped by first letter, or by Land if sorted by it", async () => {
    const { app } = await open("/", [
      commune(1, { name: "Ägidienberg", state: "NW" }),
      commune(2, { name: "Aachen", state: "NW" }),
      commune(3, { name: "Öhringen", state: "BW" }),
    ]);
    const headings = () =>
      within(screen.getByRole("region", { name: "Kommunen" }))
        .queryAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent);
    expect(headings()).toEqual(["A", "O"]);
    await app.user.selectOptions(screen.getByLabelText("Sortierung"), "Land, A bis Z");
    await waitFor(() => expect(headings()).toEqual(["Baden-Württemberg", "Nordrhein-Westfalen"]));
    await app.user.selectOptions(screen.getByLabelText("Sortierung"), "AGS, aufsteigend");
    await waitFor(() => expect(headings()).toEqual([]));
  });

  test("an AGS is displayed in groups and copied as eight digits", async () => {
    await open("/?view=list", [commune(1, { ags: "09761000" })]);
    const digits = byTooltip("AGS 09761000");
    expect(digits.textContent).toBe("09761000");
    expect([...digits.children].map(({ textContent }) => textContent)).toEqual(["09", "7", "61", "000"]);
  });

  test("a picture next to the name has no alternative text and reserves its space", async () => {
    await open("/", [commune(1, { picture: { url: "/mgt/pictures/1" } }), commune(2)]);
    const [first, second] = screen.getAllByRole("article");
    const picture = first?.querySelector("img");
    expect(picture?.getAttribute("alt")).toBe("");
    expect(picture?.getAttribute("width")).toBe("40");
    expect(picture?.getAttribute("height")).toBe("40");
    expect(picture?.getAttribute("loading")).toBe("lazy");
    expect(second?.querySelector("img")).toBeNull();
  });

  test("all 110 services, and none", async () => {
    const { app } = await open("/", [
      commune(1, { serviceIds: serviceCatalogue.map(({ id }) => id) }),
      commune(2, { serviceIds: [] }),
    ]);
    await app.click("110 Dienste, Kommune 00001");
    // Without the further screens of each service.
    expect(document.querySelectorAll("ul[aria-labelledby] > li")).toHaveLength(110);
    await app.click("0 Dienste, Kommune 00002");
    expect(screen.getByText("Diese Kommune bietet noch keine Dienste an.")).toBeTruthy();
  });
});

function inBavaria(one: TestCommune): TestCommune {
  return { ...one, state: "BY" };
}
