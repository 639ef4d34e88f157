import { waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ScreenName } from "#domain/serviceScreens";
import { byTooltip } from "../support/byTooltip";
import { commune, communeServer, manyCommunes, type TestCommune } from "../support/communes";
import { failure } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, screen, visit, within, type VisitOptions } from "../support/visit";

const augsburg = commune(1, {
  name: "Augsburg",
  ags: "09761000",
  unit: "Stadt",
  state: "BY",
  serviceIds: ["ew-meldebescheinigung", "ikfz-neuzulassung"],
});
const wiessee = commune(2, { name: "Bad Wiessee", ags: "09182111", serviceIds: ["ew-meldebescheinigung"] });

async function open(
  viewer: Person,
  communes: readonly TestCommune[],
  options: VisitOptions & { url?: string } = {},
) {
  const server = communeServer(communes);
  const app = await visit(options.url ?? "/", { viewer, mgt: server.mgt, ...options });
  await screen.findByRole("heading", { name: /Kommunen|Communes/, level: 1 });
  return { app, server };
}

const tile = (name: string) => screen.findByRole("article", { name });

describe("Member in the overview", () => {
  test("sees the number of communes and services, and the services in the tiles by group", async () => {
    await open(member, [augsburg, wiessee]);
    const shown = within(await tile("Augsburg"));
    expect(screen.getByText("2 Kommunen und 3 Dienste sind Ihnen zugeordnet.")).toBeTruthy();
    expect(byTooltip("AGS 09761000", await tile("Augsburg")).parentElement?.textContent).toBe(
      "09761000 · Stadt, Bayern",
    );
    expect(
      within(shown.getByRole("list", { name: "Einwohnerwesen" })).getByText("Meldebescheinigung"),
    ).toBeTruthy();
    expect(shown.getByRole("list", { name: "i-Kfz" })).toBeTruthy();
    expect(screen.queryByRole("search")).toBeNull();
  });

  test("with one of each sees the singular", async () => {
    const roles = [
      { type: "MEMBER" as const, commune: { ags: "09182111" }, services: ["ew-meldebescheinigung"] },
    ];
    await open({ ...member, roles }, [wiessee]);
    expect(await screen.findByText("1 Kommune und 1 Dienst sind Ihnen zugeordnet.")).toBeTruthy();
  });

  test("with many services sees seven and can expand the others", async () => {
    const { app } = await open(member, [commune(1, { name: "Augsburg", serviceIds: elevenServices })]);
    const shown = within(await tile("Augsburg"));
    // Each has a list of its further screens.
    const listedServices = () =>
      shown
        .getAllByRole("listitem")
        .filter(({ parentElement }) => !parentElement?.hasAttribute("aria-label"));
    expect(listedServices()).toHaveLength(7);
    const more = shown.getByRole("button", { name: "Alle 11 Dienste" });
    await app.user.click(more);
    expect(listedServices()).toHaveLength(11);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    await app.click("Weniger Dienste");
    expect(listedServices()).toHaveLength(7);
  });

  test("without communes sees an explanation and a contact", async () => {
    const roles = [{ type: "MEMBER" as const, commune: null, services: [] }];
    await open({ ...member, roles }, []);
    await screen.findByRole("heading", { name: "Ihnen sind keine Kommunen zugeordnet" });
    expect(screen.getByText("Zuordnungen ändert der Support: 0821 324-0")).toBeTruthy();
  });

  test("without services sees an explanation, above and at each commune", async () => {
    const roles = member.roles.map((role) => ({ ...role, services: [] }));
    await open({ ...member, roles }, [{ ...augsburg, serviceIds: [] }]);
    expect((await tile("Augsburg")).textContent).toContain(
      "Ihnen sind für diese Kommune keine Dienste zugeordnet. Zuordnungen ändert der Support: 0821 324-0",
    );
    expect(screen.getByText("Ihnen sind 2 Kommunen zugeordnet, aber noch keine Dienste.")).toBeTruthy();
  });
});

describe("States of the overview", () => {
  test("support without any commune sees an explanation", async () => {
    await open(support, []);
    expect(await screen.findByRole("heading", { name: "Es gibt noch keine Kommunen" })).toBeTruthy();
  });

  test("shows heading and filters while the communes load", async () => {
    const server = communeServer([augsburg]);
    const answer = server.hold();
    const app = await visit("/?state=BY", { viewer: support, mgt: server.mgt });
    expect(await screen.findByRole("status", { name: "Die Kommunen werden geladen" })).toBeTruthy();
    await app.click(/^Land/);
    expect((await screen.findByLabelText<HTMLInputElement>("Bayern")).checked).toBe(true);
    await act(async () => answer());
    await tile("Augsburg");
    expect(screen.queryByRole("status", { name: "Die Kommunen werden geladen" })).toBeNull();
  });

  test("reports a failure and keeps the filters; a retry helps", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const server = communeServer([augsburg]);
    server.fail(failure("internal_error"));
    const app = await visit("/?text=Augs&state=BY", { viewer: support, mgt: server.mgt });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Die Kommunen konnten nicht geladen werden.");
    expect(alert.textContent).toContain("Ihre Suche und Ihre Filter sind noch da.");
    server.fail(null);
    await app.click("Erneut versuchen");
    await tile("Augsburg");
    expect(app.path()).toBe("/?text=Augs&state=BY");
    expect(screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ").value).toBe("Augs");
  });
});

describe("Overview as tiles or list", () => {
  test("is kept for the next visit and not in the URL", async () => {
    const { app } = await open(support, manyCommunes(3));
    await tile("Kommune 00001");
    await app.click("Listenansicht");
    expect(await screen.findByRole("table", { name: "Kommunen" })).toBeTruthy();
    expect(window.localStorage.getItem("communeView")).toBe("list");
    expect(app.path()).toBe("/");
    app.view.unmount();

    await open(support, manyCommunes(3), { stored: { communeView: "list" } });
    expect(await screen.findByRole("table", { name: "Kommunen" })).toBeTruthy();
  });

  test("in a URL overrides the stored one, until another is selected", async () => {
    const { app } = await open(support, manyCommunes(3), {
      url: "/?view=tiles",
      stored: { communeView: "list" },
    });
    await tile("Kommune 00001");
    await app.click("Listenansicht");
    await screen.findByRole("table");
    await waitFor(() => expect(app.path()).toBe("/"));
  });
});

describe("Overview in English", () => {
  test("everything except names is English", async () => {
    const { app } = await open(member, [augsburg, wiessee], { stored: { language: "en" } });
    const shown = within(await tile("Augsburg"));
    expect(screen.getByText("2 communes and 3 services are assigned to you.")).toBeTruthy();
    expect(
      within(shown.getByRole("list", { name: "Residents" })).getByText("Certificate of residence"),
    ).toBeTruthy();
    await app.click("List view");
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "AGS",
      "Kind",
      "State",
      "Services",
    ]);
  });

  test("the number of communes is formatted in the language", async () => {
    await open(support, manyCommunes(1_234), { stored: { language: "en" } });
    expect(await screen.findByText("1,234 communes")).toBeTruthy();
  });
});

describe("Screens of a service", () => {
  test("screens that do not exist are plain text; the name links to the commune", async () => {
    await open(member, [augsburg]);
    const links = within(await tile("Augsburg")).queryAllByRole("link");
    const [name, ...screens] = links.map((link) => link.getAttribute("href") ?? "");
    expect(name).toBe("/mgt/edit/09761000");
    expect(screens).not.toEqual([]);
    expect(screens.filter((path) => !/^\/mgt\/\w+\/09761000\/[a-z-]+$/.test(path))).toEqual([]);
  });

  test("existing ones are links if capabilities and role allow it", async () => {
    vi.doMock(import("#domain/serviceScreens"), async (load) => {
      const real = await load();
      const existing = new Set<ScreenName>(["edit", "textedit", "servicefees"]);
      return {
        ...real,
        openServiceScreens: (id, capabilities, may) =>
          real.openServiceScreens(id, capabilities, may, existing),
        communeScreenPath: (ags) => real.communeScreenPath(ags, existing),
      };
    });
    vi.resetModules();
    onTestFinished(() => {
      vi.doUnmock("#domain/serviceScreens");
      vi.resetModules();
    });
    await open(member, [{ ...augsburg, serviceIds: ["service-portal", "ew-meldebescheinigung"] }]);
    const shown = within(await tile("Augsburg"));
    expect(shown.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Augsburg", "/mgt/edit/09761000"],
      ["Meldebescheinigung", "/mgt/textedit/09761000/ew-meldebescheinigung"],
      ["Texte", "/mgt/textedit/09761000/ew-meldebescheinigung"],
      ["Gebühren", "/mgt/servicefees/09761000/ew-meldebescheinigung"],
      ["Serviceportal", "/mgt/textedit/09761000/service-portal"],
      ["Texte", "/mgt/textedit/09761000/service-portal"],
    ]);
  });
});

const elevenServices = [
  "ew-meldebescheinigung",
  "ew-aufenthaltsbescheinigung",
  "ew-wohnsitzanmeldung",
  "ew-ummeldung",
  "ew-abmeldung",
  "ew-fuehrungszeugnis",
  "pw-geburtsurkunde",
  "pw-eheurkunde",
  "ikfz-neuzulassung",
  "ikfz-kennzeichenreservierung",
  "ikfz-ausserbetriebsetzung",
];
