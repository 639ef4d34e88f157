import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
// Loaded before the screen, which loads it on its own and would save without it.
import "#domain/texts/textChecks";
import { member, support } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { screen, visit, within, type VisitOptions } from "../../support/visit";
import { fee, feeServer, price } from "../fees/feeServer";

const none = {
  switchedAt: "2026-03-02T08:00:00.000Z",
  switchedBy: null,
  nextSwitch: null,
  drafts: 0,
  missingTexts: 0,
  outdatedTexts: 0,
  textsToDo: 0,
  feeGaps: 0,
  lastChange: null,
  portalUrl: null,
};

/** Opens the texts of a service in this state. */
async function open(state: Partial<typeof none> | Record<string, unknown> | null, viewer = member) {
  const store = textStore();
  const service = () => ({ ...store.service(), state: state && { ...none, ...state } });
  const app = await visit(textsUrl, {
    viewer,
    mgt: { ...store.mgt, Query: { ...store.mgt.Query, communeService: service } },
  });
  await screen.findByRole("navigation", { name: "Seiten des Dienstes" });
  return app;
}

const line = () => document.querySelector("[data-part=service-state]");
const linkIn = (name: string | RegExp) =>
  within(line() as HTMLElement)
    .getByRole("link", { name })
    .getAttribute("href");
const tab = (name: RegExp) =>
  within(screen.getByRole("navigation", { name: "Seiten des Dienstes" })).getByRole("link", { name });

describe("Service state", () => {
  test("tells the switch with its author, and what is planned", async () => {
    await open({
      switchedBy: { username: "k.brandl" },
      nextSwitch: { at: "2026-12-01T05:00:00.000Z", action: "DISABLE" },
    });
    expect(line()?.textContent).toBe(
      "Eingeschaltet seit 02.03.2026 von k.brandlwird am 01.12.2026 06:00 ausgeschaltet",
    );
  });

  test("links what needs a person to the filtered texts, the fees and the history", async () => {
    await open({
      drafts: 2,
      missingTexts: 1,
      outdatedTexts: 3,
      feeGaps: 1,
      lastChange: { at: "2026-11-20T08:00:00.000Z", by: { username: "k.brandl" } },
      portalUrl: "https://service.example.org/augsburg",
    });
    expect(linkIn("2 Entwürfe")).toBe(`${textsUrl}?flag=draft`);
    expect(linkIn("1 Text fehlt")).toBe(`${textsUrl}?flag=missing`);
    expect(linkIn("3 Texte veraltet")).toBe(`${textsUrl}?flag=outdated`);
    expect(linkIn("1 Gebührenlücke")).toBe("/mgt/servicefees/09761000/ikfz-neuzulassung");
    expect(linkIn(/^Zuletzt geändert am 20.11.2026.* von k.brandl$/)).toBe(
      "/mgt/history/09761000/ikfz-neuzulassung",
    );
    expect(linkIn("Im Portal ansehen")).toBe("https://service.example.org/augsburg");
  });

  test("says that it could not be computed, and keeps the switch", async () => {
    await open(null);
    expect(line()?.textContent).toBe(
      "EingeschaltetDer weitere Stand ließ sich nicht ermitteln. Laden Sie die Seite neu.",
    );
  });
});

describe("Section tabs of a service", () => {
  test("mark the number of texts and fees that need a person, in words for screen readers", async () => {
    const app = await open({ drafts: 2, missingTexts: 1, outdatedTexts: 3, textsToDo: 4, feeGaps: 1 });
    expect(tab(/^Texte/).textContent).toBe("Texte 4 4 brauchen Aufmerksamkeit");
    expect(tab(/^Gebühren/).textContent).toBe("Gebühren 1 1 braucht Aufmerksamkeit");
    expect(tab(/^Dateien/).textContent).toBe("Dateien");
    expect(tab(/^Texte/).getAttribute("aria-current")).toBe("page");
    // A filter is still the same screen.
    await app.user.click(within(line() as HTMLElement).getByRole("link", { name: "2 Entwürfe" }));
    await waitFor(() => expect(app.path()).toContain("flag=draft"));
    expect(tab(/^Texte/).getAttribute("aria-current")).toBe("page");
  });

  test("are those that the viewer may open, without marks if nothing needs a person", async () => {
    await open({}, support);
    const links = within(screen.getByRole("navigation", { name: "Seiten des Dienstes" }));
    expect(links.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Texte",
      "Dateien",
      "Gebühren",
      "Formularfelder",
      "Einstellungen",
      "Statistik",
      "Transaktionsinformationen",
      "Feedback",
      "Berichtsvorlagen",
      "Verlauf",
    ]);
  });
});

describe("Service state after a change", () => {
  const refetches = ({ calls }: Awaited<ReturnType<typeof visit>>) =>
    calls.filter(({ operation }) => operation === "ServiceStateRefreshQuery");

  test("has one draft more once it is saved, and none once it is published", async () => {
    const store = textStore();
    const drafts = () =>
      ["start.title", "start.fee"].filter((key) => store.valueOf("de", key).draft !== null);
    const state = () => ({ ...none, drafts: drafts().length, textsToDo: drafts().length });
    const service = () => ({ ...store.service(), state: state() });
    const app = await visit(textsUrl, {
      viewer: member,
      mgt: { ...store.mgt, Query: { ...store.mgt.Query, communeService: service } },
    });
    await screen.findByRole("heading", { name: "end.done" });
    expect(line()?.textContent).not.toContain("Entwurf");
    expect(refetches(app)).toEqual([]);

    await app.fill("Deutsch start.title", "Auto anmelden");
    await app.click("Als Entwurf speichern");
    await waitFor(() => expect(line()?.textContent).toContain("1 Entwurf"));
    expect(tab(/^Texte/).textContent).toContain("1 braucht Aufmerksamkeit");
    expect(refetches(app)).toHaveLength(1);

    await app.click("Veröffentlichen …");
    await app.click("1 Text veröffentlichen");
    await waitFor(() => expect(line()?.textContent).not.toContain("Entwurf"));
    expect(tab(/^Texte/).textContent).toBe("Texte");
  });

  test("has one gap less once its prices are saved", async () => {
    const server = feeServer([fee("228.3", "Plakettenträger", [price(30, "2021-01-01")])]);
    const feeGaps = () => (server.stored("228.3")?.prices.length === 1 ? 1 : 0);
    const options: VisitOptions = {
      viewer: member,
      mgt: { ...server.mgt, CommuneService: { state: () => ({ ...none, feeGaps: feeGaps() }) } },
    };
    const app = await visit("/mgt/servicefees/09761000/ikfz-neuzulassung", options);
    await screen.findByRole("button", { name: "Gebühr anlegen" });
    expect(line()?.textContent).toContain("1 Gebührenlücke");

    await app.click("Aktionen für Plakettenträger");
    await app.click("Preisänderung vorbereiten …", "menuitem");
    await screen.findByRole("dialog");
    await app.fill("Neuer Betrag (€)", "0,35");
    await app.fill("Gültig ab", "2027-04-01");
    await app.click("Speichern");
    await waitFor(() => expect(line()?.textContent).not.toContain("Gebührenlücke"));
    expect(tab(/^Gebühren/).textContent).toBe("Gebühren");
  });
});
