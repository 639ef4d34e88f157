import { describe, expect, test } from "vitest";
import { admin } from "../support/people";
import { visit } from "../support/visit";

/** Titles that the specification states; those of the administration begin with "Administration". */
const specified = {
  "/": "",
  "/mgt/edit/$commune": "Kommune",
  "/mgt/servicefees/$commune/$service": "Gebühren",
  "/mgt/serviceedit/$commune/$service": "Dienst",
  "/mgt/servicefiles/$commune/$service": "Dateien",
  "/mgt/serviceformfields/$commune/$service": "Dienst",
  "/mgt/statistics/$commune/$service": "Statistik",
  "/mgt/textedit/$commune/$service": "Texte",
  "/mgt/transactionInfo/$commune/$service": "Transaktionsinformationen",
  "/admin": "Administration - Übersicht",
  "/admin/activities": "Administration - Aktivitäten",
  "/admin/applications": "Administration - Anträge",
  "/admin/fees": "Administration - Gebühren",
  "/admin/more/automated-jobs": "Administration - Automatisierte Jobs",
  "/admin/processes": "Administration - Prozesse",
  "/admin/services": "Administration - Dienste",
  "/admin/settings": "Administration - Einstellungen",
  "/admin/users": "Administration - Benutzer",
};

/** Screens whose title depends on more than their path. */
const ownTitles = new Set([
  // On the purpose of the link.
  "/mgt/activate",
  // Screens that do not exist.
  "/mgt/$screen/$commune/$service",
]);

/** All screens of the route tree with the titles of their parts and the navigation beside them. */
async function readScreens() {
  const app = await visit("/", { viewer: admin });
  const { routesById } = (await app.loadWorkspace()).router();
  const resource = { resource: "all" };
  return Object.values(routesById).flatMap(({ id, fullPath, options }) => {
    const parts = Object.values(routesById)
      .filter((route) => id === route.id || (!route.id.endsWith("/") && id.startsWith(`${route.id}/`)))
      .toSorted((one, other) => one.id.length - other.id.length);
    const titles = parts.flatMap((route) => {
      const { title } = route.options.staticData ?? {};
      const { message } = (typeof title === "function" ? title(resource) : title) ?? {};
      return message === undefined ? [] : [[message].flat().join("")];
    });
    const navigation = parts.flatMap((route) => route.options.staticData?.navigation ?? []);
    const isLayout = !options.component || (id.includes("/_") && fullPath === "/mgt");
    return isLayout
      ? []
      : [{ path: fullPath.replace(/(?<=.)\/$/, ""), title: titles.join(" - "), navigation }];
  });
}

describe("Titles", () => {
  test("are declared by all routes, those of the specification to the letter", async () => {
    const screens = await readScreens();
    const untitled = screens.filter(
      ({ path, title }) => title === "" && path !== "/" && !ownTitles.has(path),
    );
    expect(untitled).toEqual([]);
    // An index route comes after its layout.
    const titles = new Map(screens.map(({ path, title }) => [path, title]));
    for (const [path, title] of Object.entries(specified))
      expect([path, titles.get(path)]).toEqual([path, title]);
  });

  test("begin with the administration exactly where its navigation is shown", async () => {
    for (const { path, title, navigation } of await readScreens()) {
      const isAdministration = path.startsWith("/admin");
      expect([path, navigation]).toEqual([path, isAdministration ? ["administration"] : []]);
      expect([path, title.startsWith("Administration")]).toEqual([path, isAdministration]);
    }
  });
});
