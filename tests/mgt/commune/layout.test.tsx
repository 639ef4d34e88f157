import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { byTooltip } from "../../support/byTooltip";
import { findAnnounced } from "../../support/announcements";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { act, screen, visit, within } from "../../support/visit";

const augsburg = {
  id: "Commune:1",
  ags: "09761000",
  name: "Augsburg",
  unit: "Stadt",
  state: "BY",
  picture: null,
  services: [],
  counts: {
    services: 58,
    enabledServices: 54,
    postalCodes: 14,
    registerOffices: 2,
    countries: 249,
    residentialProperties: 148_206,
    waterMeterReadingCommunes: 3,
    kbaSettings: 2,
  },
};

const sections = () => screen.getByRole("navigation", { name: "Abschnitte der Kommune" });
const section = (name: string | RegExp) => within(sections()).getByRole("link", { name });

/** Returns the commune; `hold` delays responses until the returned function is called. */
function communeServer() {
  let held: Promise<void> | null = null;
  let failing: Error | null = null;
  const commune = async (_: unknown, { ags }: { ags: string }) => {
    await held;
    if (failing) throw failing;
    return { ...augsburg, id: `Commune:${ags}`, ags, name: ags === augsburg.ags ? "Augsburg" : "Kiel" };
  };
  return {
    mgt: { Query: { commune } },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
    fail: (error: Error | null) => {
      failing = error;
    },
  };
}

async function open(url = "/mgt/edit/09761000", viewer = support) {
  const server = communeServer();
  const app = await visit(url, { viewer, mgt: server.mgt });
  const name = await screen.findByRole("heading", { level: 1, name: "Augsburg" });
  return { app, server, name };
}

describe("Commune page", () => {
  test("shows its name, in the document title but not in the bar", async () => {
    await open();
    expect(byTooltip("AGS 09761000").parentElement?.textContent).toBe("09761000Stadt, Bayern");
    expect(document.title).toBe("Service Management - Kommune - Augsburg");
    expect(document.querySelector(".app-bar")?.textContent).toContain("Service Management - Kommune");
    expect(document.querySelector(".app-bar")?.textContent).not.toContain("Augsburg");
    expect(
      within(screen.getByRole("navigation", { name: "Pfad" })).getByRole("link", { name: "Kommunen" }),
    ).toHaveProperty("pathname", "/");
    expect(screen.queryByRole("navigation", { name: "Administration" })).toBeNull();
  });

  test("lists its sections with their counts, the open one marked", async () => {
    await open("/mgt/edit/09761000/services");
    expect(
      within(sections())
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Stammdaten",
      "Dienste 58",
      "Postleitzahlen 14",
      "Standesämter 2",
      "Staaten 249",
      "Wohngrundstücke 148.206",
      "Wasserzählerablesung 3",
      "KBA-Einstellungen 2",
      "Verlauf",
    ]);
    expect(section(/^Dienste/).getAttribute("aria-current")).toBe("page");
    expect(
      within(sections())
        .getAllByRole("link")
        .filter((link) => link.getAttribute("aria-current")),
    ).toHaveLength(1);
  });

  test("hides the history from members", async () => {
    await open("/mgt/edit/09761000", member);
    expect(screen.queryByRole("link", { name: "Verlauf" })).toBeNull();
  });

  test("stays mounted across sections: one request each; focus and announcement move to the section", async () => {
    const { app, name } = await open();
    await app.user.click(section(/^Dienste/));
    await screen.findByRole("heading", { level: 2, name: "Dienste" });
    expect(screen.getByRole("heading", { level: 1 })).toBe(name);
    await app.user.click(section("Stammdaten"));
    await screen.findByRole("heading", { level: 2, name: "Stammdaten" });
    expect(screen.getByRole("heading", { level: 1 })).toBe(name);
    const operations = app.calls.map(({ operation }) => operation).filter((one) => one.includes("Section"));
    expect(operations).toEqual(["MasterDataSectionQuery", "ServicesSectionQuery", "MasterDataSectionQuery"]);
    await waitFor(() => expect(document.activeElement?.classList.contains("commune-section")).toBe(true));
    await findAnnounced("Stammdaten");
  });

  test("keeps header and navigation while a section loads", async () => {
    const { app, server } = await open();
    const release = server.hold();
    await app.user.click(section(/^Dienste/));
    expect(screen.getByRole("heading", { level: 1, name: "Augsburg" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("heading", { level: 2, name: "Stammdaten" })).toBeNull());
    expect(screen.getByText("Wird geladen")).toBeTruthy();
    expect(section(/^Dienste/).textContent).toBe("Dienste 58");
    await act(async () => release());
    await screen.findByRole("heading", { level: 2, name: "Dienste" });
  });

  test("keeps both if a section fails, and a retry loads it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { app, server } = await open();
    server.fail(failure("internal_error", { reference: "r-9" }));
    await app.user.click(section(/^Dienste/));
    await screen.findByRole("heading", { level: 2, name: "Das konnte nicht geladen werden." });
    screen.getByText("r-9");
    expect(screen.getByRole("heading", { level: 1, name: "Augsburg" })).toBeTruthy();
    expect(section(/^Dienste/).textContent).toBe("Dienste 58");
    expect(document.title).toBe("Service Management - Kommune - Augsburg");
    server.fail(null);
    await app.click("Erneut versuchen");
    await screen.findByRole("heading", { level: 2, name: "Dienste" });
  });

  test("never shows one commune at the URL of another", async () => {
    const { app, server } = await open();
    const release = server.hold();
    const { router } = await app.loadWorkspace();
    await act(() => router().navigate({ to: "/mgt/edit/$commune", params: { commune: "01002000" } }));
    expect(screen.queryByRole("heading", { name: "Augsburg" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).getAttribute("aria-label")).toBe("Kommune 01002000");
    expect(document.title).toBe("Service Management - Kommune");
    await act(async () => release());
    await screen.findByRole("heading", { level: 1, name: "Kiel" });
    expect(document.title).toBe("Service Management - Kommune - Kiel");
  });
});
