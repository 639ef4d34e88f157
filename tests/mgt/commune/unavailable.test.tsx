import { describe, expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { screen, visit } from "../../support/visit";

const notice = "Diese Kommune gibt es hier nicht, oder sie gehört nicht zu Ihren Kommunen.";
const noService = "Diesen Dienst gibt es hier nicht, oder er gehört nicht zu Ihren Diensten.";
const missing = "Die Seite konnte nicht gefunden werden.";

const services = ["ew-meldebescheinigung"];
/** Only Augsburg exists, with one service. */
const mgt = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: services } : null,
    communeService: () => null,
  },
};

const sections = [
  "",
  "/services",
  "/postal-codes",
  "/register-offices",
  "/countries",
  "/residential-properties",
  "/water-meter-reading",
  "/history",
];
const screens = [
  "textedit",
  "servicefiles",
  "servicefees",
  "serviceformfields",
  "serviceedit",
  "statistics",
  "transactionInfo",
  "feedback",
  "reports",
];

/** The single heading of the loaded screen: the notice, or page not found. */
async function titleAt(url: string, viewer = support) {
  await visit(url, { viewer, mgt });
  const name = new RegExp(`^(${notice}|${noService}|${missing})$`);
  const heading = await screen.findByRole("heading", { level: 1, name });
  expect(screen.getAllByRole("heading", { level: 1 })).toEqual([heading]);
  return heading.textContent;
}

describe("Unknown, foreign or malformed commune", () => {
  test.each(sections)("shows the notice instead of the section %s", async (section) => {
    expect(await titleAt(`/mgt/edit/09162000${section}`)).toBe(notice);
    expect(screen.queryByRole("navigation", { name: "Abschnitte der Kommune" })).toBeNull();
    expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
    expect(document.title).toBe("Service Management - Kommune");
  });

  test.each(screens)("shows the notice at the service URL %s", async (name) => {
    expect(await titleAt(`/mgt/${name}/09162000/${services[0]}`)).toBe(notice);
  });

  test.each(["/mgt/accounting/09162000", "/mgt/edit/augsburg"])("shows it at %s as well", async (url) => {
    expect(await titleAt(url, member)).toBe(notice);
    expect(screen.getByRole("link", { name: "Zur Übersicht" }).getAttribute("href")).toBe("/");
  });
});

describe("Existing commune", () => {
  test.each(screens)("without the service reports the missing service, at %s", async (name) => {
    expect(await titleAt(`/mgt/${name}/09761000/ikfz-neuzulassung`)).toBe(noService);
    expect(screen.getByText(/wählen Sie in der Übersicht einen Dienst von Augsburg/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Zur Übersicht" }).getAttribute("href")).toBe("/");
  });

  test.each(["edit/09761000/nowhere", "nowhere/09761000/ew-meldebescheinigung", "nowhere"])(
    "does not find unknown screens: %s",
    async (path) => {
      expect(await titleAt(`/mgt/${path}`)).toBe(missing);
      expect(document.title).toBe("Service Management - Nicht gefunden");
    },
  );
});

test("Unavailable commune: a failure is not reported as a missing commune", async () => {
  await visit("/mgt/edit/09761000/services", {
    viewer: support,
    mgt: {
      Query: {
        commune: () => {
          throw failure("internal_error", { reference: "r-7" });
        },
      },
    },
  });
  await screen.findByRole("heading", { level: 2, name: "Das konnte nicht geladen werden." });
  expect(screen.getByRole("heading", { level: 1 }).getAttribute("aria-label")).toBe("Kommune 09761000");
  expect(screen.getByRole("navigation", { name: "Abschnitte der Kommune" })).toBeTruthy();
  expect(screen.getByText("r-7")).toBeTruthy();
});
