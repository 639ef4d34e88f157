import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

const overviewScreen = "../../src/mgt/overview/OverviewScreen";
const processListPage = "../../src/routes/admin/-ProcessListPage";

beforeEach(() => {
  // React logs every error caught by a boundary.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.resetModules();
});
afterEach(async () => {
  // An import still on its way would drop the mock of the next test.
  await vi.dynamicImportSettled();
  vi.doUnmock(overviewScreen);
  vi.doUnmock(processListPage);
  vi.resetModules();
});

test.each([
  { path: "/admin", module: overviewScreen },
  { path: "/admin/processes", module: processListPage },
])(
  "Failed screens: $path: a screen whose code fails to load offers a reload and keeps the bar usable",
  async ({ path, module }) => {
    vi.doMock(module, () => {
      throw new Error("offline");
    });
    const app = await visit(path, { viewer: support });
    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: "Ein Teil der Anwendung konnte nicht geladen werden.",
      }),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();

    await app.click("Konto: support");
    await app.click("Abmelden");
    expect(await screen.findByLabelText("Passwort")).toBeDefined();
  },
);

test("Failed screens: a screen that throws offers a retry, with the text for support", async () => {
  let isBroken = true;
  vi.doMock(overviewScreen, () => ({
    OverviewScreen: () => {
      if (isBroken) throw new TypeError("nothing there");
      return <h1>Wieder da</h1>;
    },
  }));
  const app = await visit("/admin", { viewer: support });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Diese Seite ist auf einen Fehler gestoßen." }),
  ).toBeDefined();
  expect(screen.getByText("TypeError: nothing there")).toBeDefined();
  expect(screen.getByRole("link", { name: "Administration" })).toBeDefined();

  isBroken = false;
  await app.click("Erneut versuchen");
  expect(await screen.findByRole("heading", { level: 1, name: "Wieder da" })).toBeDefined();
});
