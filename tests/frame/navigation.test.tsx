import { describe, expect, test } from "vitest";
import { admin, support } from "../support/people";
import { screen, visit, within } from "../support/visit";

const areas = async (name = "Administration") => within(await screen.findByRole("navigation", { name }));
const names = (navigation: Awaited<ReturnType<typeof areas>>) =>
  navigation.getAllByRole("link").map((link) => link.textContent);
const toggled = () => window.localStorage.getItem("navigation");

const all = [
  ["Übersicht", "Gebühren", "Dienste"],
  ["Benutzer", "Kommunen", "Ressourcen", "KBA-Passwörter"],
  ["Prozesse", "Anträge", "Sammelaktionen"],
  ["Automatisierte Jobs", "Einstellungen"],
  ["Aktivitäten"],
];

describe("Navigation", () => {
  test("names all areas in groups", async () => {
    await visit("/admin", { viewer: support });
    const navigation = await areas();
    expect(names(navigation)).toEqual(all.flat());
    const groups = navigation.getAllByRole("button", { expanded: true }).map((button) => button.textContent);
    expect(groups).toEqual(["Verwaltung", "Vorgänge", "Mehr"]);
  });

  test("keeps a closed group closed at the next start, but shows the area that is open", async () => {
    const app = await visit("/admin/users", { viewer: support });
    await app.click("Verwaltung", "button");
    const navigation = await areas();
    expect(names(navigation)).toEqual([
      "Übersicht",
      "Gebühren",
      "Dienste",
      "Benutzer",
      ...all.slice(2).flat(),
    ]);
    expect(navigation.getByRole("button", { name: "Verwaltung" }).getAttribute("aria-expanded")).toBe(
      "false",
    );
    await visit("/admin", { viewer: support, stored: { navigation: toggled() ?? "" } });
    expect(names(await areas())).toEqual([...(all[0] ?? []), ...all.slice(2).flat()]);
  });

  test("shows at the heading of a closed group how many of its areas' things need attention", async () => {
    const app = await visit("/admin", {
      viewer: support,
      process: { Query: { node: () => null, processCounts: () => [{ count: 12 }] } },
    });
    await screen.findByRole("link", { name: "Prozesse 12 brauchen Aufmerksamkeit" });
    await app.click("Vorgänge", "button");
    await screen.findByRole("button", { name: "Vorgänge 12 brauchen Aufmerksamkeit" });
  });

  test("opens the kinds of resources; a closed list shows the kind that is open", async () => {
    const app = await visit("/admin/resources/keystore", { viewer: admin });
    const navigation = await areas();
    expect(names(navigation).slice(4, 7)).toEqual(["Kommunen", "Ressourcen", "Schlüsselspeicher"]);
    expect(navigation.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual([
      "Schlüsselspeicher",
    ]);
    await app.click("Arten von Ressourcen", "button");
    expect(names(navigation).slice(5, 12)).toEqual([
      "Ressourcen",
      "Anmeldedienste",
      "OK.KOMM",
      "Zahlungsanbieter",
      "REST-Services",
      "Schlüsselspeicher",
      "NFK-Portale",
    ]);
  });

  test("folds to icons with the same names, and stays folded", async () => {
    const app = await visit("/admin/resources/keystore", { viewer: admin });
    await app.click("Navigation einklappen", "button");
    const navigation = await areas();
    expect(names(navigation)).toEqual(all.flat());
    expect(navigation.queryAllByRole("button")).toEqual([]);
    expect(navigation.getByRole("link", { current: "page" }).textContent).toBe("Ressourcen");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Navigation ausklappen" }));
    expect(toggled()).toBe("folded");
  });

  test("has language, theme, the start page, a new resource and the version at the bottom of the drawer", async () => {
    const app = await visit("/admin", { viewer: admin });
    await app.click("Navigation öffnen", "button");
    const drawer = within(await screen.findByRole("dialog", { name: "Navigation" }));
    for (const name of ["Sprache", "Darstellung"]) expect(drawer.getByLabelText(name)).toBeDefined();
    expect(drawer.getByRole("link", { name: "Ressource hinzufügen" })).toBeDefined();
    expect(drawer.getByText("2025.42.0")).toBeDefined();
    expect(drawer.getByRole("link", { name: "Startseite" }).getAttribute("href")).toBe("/");
    const words = drawer.getAllByRole("link").map((link) => link.textContent);
    expect(new Set(words).size).toBe(words.length);
  });
});
