import { expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { steadyCourses } from "../support/systemCourses";
import { act, screen, visit, within } from "../support/visit";

const figures = {
  communeCount: 1_062,
  communesByState: [
    { state: "BY", count: 1_000 },
    { state: "NW", count: 62 },
  ],
  communeServiceCount: 2_200,
  offeredServiceCount: 110,
  activeUserCount: 31,
  invitedUserCount: 6,
  inactiveUserCount: 4,
  sessionCount: 2,
};

const overview = (value: unknown = figures) => ({
  Query: { systemOverview: () => ({ figures: value, courses: steadyCourses }) },
});

/** Text of the panel about secrets, with these counts. */
const secretsPanel = async (secrets: unknown, stored?: { readonly language: "en" }) => {
  const systemOverview = () => ({ figures, secrets });
  await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } }, stored });
  const heading = await screen.findByRole("heading", { name: /^(Gespeicherte Geheimnisse|Stored secrets)$/ });
  return heading.closest("section")?.textContent;
};
const counts = (total: number, previousKeyCount = 0, unreadableCount = 0) => ({
  total,
  previousKeyCount,
  unreadableCount,
});

const interfaceOf = (path: string) => {
  const row = screen.getByText(path).closest("li");
  if (!row) throw new Error(`There is no row for ${path}.`);
  return within(row);
};

test("Admin overview: shows the available areas, with one request per endpoint", async () => {
  const app = await visit("/admin", { viewer: support, mgt: overview() });
  const communes = await screen.findByText("Kommunen", { selector: "dt" });
  expect(communes.nextElementSibling?.textContent).toBe("1.062");
  expect(screen.getByText(/; 2 laufende Sitzungen$/)).toBeDefined();
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toContain("Bayern1.000");
  expect(rows).toContain("Nordrhein-Westfalen62");
  expect(screen.getByText("Stufe").nextElementSibling?.textContent).toBe("TEST");
  for (const path of ["/mgt/graphql", "/mgt/v2/graphql", "/mgt/process/graphql", "/mgt/ikfz/graphql"]) {
    expect(await interfaceOf(path).findByText("Antwortet")).toBeDefined();
  }
  const startUp = /^sessionOperations/;
  // The number next to "Prozesse" loads later, when the browser is idle.
  const awaited = app.calls.filter(
    ({ operation, headers }) => !startUp.test(operation) && !headers.has("x-background"),
  );
  expect(awaited.map(({ endpoint }) => endpoint).toSorted()).toEqual(["ikfz", "mgt", "mgt-v2", "process"]);
});

test("Admin overview: names the endpoint that does not respond, and retries", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const systemOverview = () => {
    if (isBroken) throw failure("internal_error", { reference: "r-7" });
    return { figures };
  };
  const app = await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } } });
  expect(await screen.findByText("/mgt/graphql")).toBeDefined();
  expect(await interfaceOf("/mgt/graphql").findByText("Antwortet nicht")).toBeDefined();
  expect(await interfaceOf("/mgt/ikfz/graphql").findByText("Antwortet")).toBeDefined();

  isBroken = false;
  await app.click("Erneut prüfen");
  expect(await interfaceOf("/mgt/graphql").findByText("Antwortet")).toBeDefined();
  expect(screen.getByText("Kommunen nach Land")).toBeDefined();
});

test("Admin overview: failed counts do not affect the rest", async () => {
  let value: unknown = null;
  const app = await visit("/admin", {
    viewer: support,
    mgt: { Query: { systemOverview: () => ({ figures: value }) } },
  });
  expect(
    await screen.findByText("Die Zahlen dieser Installation konnten nicht gelesen werden."),
  ).toBeDefined();
  expect(screen.getByText("Stufe")).toBeDefined();
  expect(await interfaceOf("/mgt/graphql").findByText("Antwortet")).toBeDefined();

  value = figures;
  await app.click("Erneut versuchen");
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  expect(screen.queryByText("Die Zahlen dieser Installation konnten nicht gelesen werden.")).toBeNull();
});

test("Admin overview: is translated to English", async () => {
  await visit("/admin", { viewer: support, mgt: overview(), stored: { language: "en" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Overview" })).toBeDefined();
  expect(await screen.findByText("Communes by state")).toBeDefined();
  expect(screen.getByText("Communes", { selector: "dt" }).nextElementSibling?.textContent).toBe("1,062");
});

test.each([
  ["none", counts(0), /^Gespeicherte GeheimnisseKeine gespeichert$/],
  ["one", counts(1), /^Gespeicherte Geheimnisse1 Geheimnis, verschlüsselt mit dem aktuellen Schlüssel$/],
  ["all readable", counts(1_234), /1.234 Geheimnisse, alle verschlüsselt mit dem aktuellen Schlüssel$/],
  [
    "some with the previous key",
    counts(9, 4),
    /9 GeheimnisseNoch 4 mit dem vorherigen SchlüsselEin automatischer Lauf .* SECRET_KEY_PREVIOUS .*übrig sind\.$/,
  ],
  [
    "one unreadable",
    counts(9, 0, 1),
    /9 Geheimnisse1 ist nicht lesbarKein .* SECRET_KEY_PREVIOUS .*neu ein\.$/,
  ],
  ["both", counts(9, 4, 2), /9 GeheimnisseNoch 4 .*2 sind nicht lesbar/],
])("Admin overview: states the keys of stored secrets: %s", async (_name, secrets, text) => {
  expect(await secretsPanel(secrets)).toMatch(text);
});

test("Admin overview: states the keys of stored secrets in English", async () => {
  expect(await secretsPanel(counts(9, 4, 2), { language: "en" })).toBe(
    "Stored secrets9 secrets4 still with the previous keyAn automated job encrypts them again. Keep " +
      "SECRET_KEY_PREVIOUS set until none are left.2 cannot be readNo configured key fits. Set SECRET_KEY_PREVIOUS to " +
      "the key that they were stored with, or enter the secrets again.",
  );
});

test("Admin overview: failed counts of secrets can be loaded again", async () => {
  let secrets: unknown = null;
  const systemOverview = () => ({ figures, secrets });
  const app = await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } } });
  expect(
    await screen.findByText("Die Zahl der gespeicherten Geheimnisse konnte nicht gelesen werden."),
  ).toBeDefined();
  expect(screen.getByText("Kommunen nach Land")).toBeDefined();
  secrets = counts(0);
  await app.click("Erneut versuchen");
  expect(await screen.findByText("Keine gespeichert")).toBeDefined();
});

test("Admin overview: shows recently loaded data at once, without counting it as a response", async () => {
  const app = await visit("/", { viewer: support, mgt: overview() });
  await app.click("Administration", "link");
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  await act(async () => window.history.back());
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });

  app.setReachable(false);
  await app.click("Administration", "link");
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  expect(await interfaceOf("/mgt/graphql").findByText("Wird geprüft")).toBeDefined();
});
