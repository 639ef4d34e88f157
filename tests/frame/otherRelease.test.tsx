/** A server with another contract: what does not fit fails alone, and says what to report. */
import { act, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answered, noActivities, pid } from "../process/processServer";
import { fakeUserServer, userId } from "../support/fakeUserServer";
import { valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { failure } from "../support/mockedEndpoints";
import { withData, withoutField } from "../support/otherRelease";
import { support } from "../support/people";
import { steadyCourses } from "../support/systemCourses";
import { screen, visit } from "../support/visit";

beforeEach(() => {
  // React logs every error caught by a boundary, and Relay every missing field.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const mismatch = "Dieser Teil passt nicht zum Server.";
const crash = "Dieser Teil der Seite ist auf einen Fehler gestoßen.";
const findPanel = (name: string) => screen.findByRole("heading", { level: 2, name });
const alerts = () => screen.queryAllByRole("alert");

const figures = {
  communeCount: 1_062,
  communeServiceCount: 1,
  offeredServiceCount: 1,
  activeUserCount: 1,
  invitedUserCount: 1,
  inactiveUserCount: 1,
  sessionCount: 1,
};
const systemOverview = () => ({
  figures: { ...figures, communesByState: [{ state: "BY", count: 1_000 }] },
  courses: steadyCourses,
});

test("Other release: a missing field fails only its panel, which names what to report", async () => {
  await visit("/admin", {
    viewer: support,
    mgt: { Query: { systemOverview } },
    server: withoutField("SystemFigures.communesByState"),
  });
  await findPanel(mismatch);
  expect(
    screen.getByText(
      /^\/mgt\/graphql overviewQuery: Cannot query field "communesByState" on type "SystemFigures"\.$/,
    ),
  ).toBeDefined();
  expect(screen.getByText(/^Die Anwendung und der Server haben unterschiedliche Stände\./)).toBeDefined();
  expect(screen.getByRole("button", { name: "Erneut versuchen" })).toBeDefined();
  expect(alerts()).toHaveLength(1);
  expect(screen.getByText("Kommunen", { selector: "dt" }).nextElementSibling?.textContent).toBe("1.062");
  expect(screen.getByText("Installation")).toBeDefined();
  expect(screen.getByText("Hat einen anderen Stand")).toBeDefined();
  expect(await screen.findAllByText("Antwortet")).toHaveLength(3);
});

test("Other release: without the attention counts, only the number in the navigation is missing", async () => {
  const onRefused = vi.fn();
  await visit("/admin", {
    viewer: support,
    mgt: { Query: { systemOverview } },
    server: withoutField("Query.processCounts", onRefused),
  });
  expect(await screen.findByText("Kommunen nach Land")).toBeDefined();
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(screen.getByRole("link", { name: "Prozesse" })).toBeDefined();
  expect(alerts()).toEqual([]);
});

test("Other release: an answer without a list fails its panel of the overview", async () => {
  const lose = (data: Record<string, unknown>) => {
    if ("systemOverview" in data) Object.assign(Object(data.systemOverview), { figures });
  };
  await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } }, server: withData(lose) });
  await findPanel(crash);
  expect(screen.getByText(/^Error: Relay: Missing expected data at path/)).toBeDefined();
  expect(alerts()).toHaveLength(1);
  expect(screen.getByText("Kommunen", { selector: "dt" }).nextElementSibling?.textContent).toBe("1.062");
  expect(screen.getByText("Installation")).toBeDefined();
});

test("Other release: a section of a commune that the server does not have leaves the others", async () => {
  const store = communeStore();
  const app = await visit("/mgt/edit/09761000", {
    viewer: support,
    mgt: store.mgt,
    server: withoutField("Commune.services"),
  });
  await screen.findByLabelText("Name");
  await app.click(/^Dienste/, "link");
  await findPanel(mismatch);
  expect(screen.getByRole("heading", { level: 1, name: "Augsburg" })).toBeDefined();
  await app.click(/^Stammdaten/, "link");
  expect(await screen.findByLabelText("Name")).toBeDefined();
});

test("Other release: a list of a commune with a missing column leaves the header", async () => {
  const store = communeStore();
  await visit("/mgt/edit/09761000/countries", {
    viewer: support,
    mgt: store.mgt,
    server: withoutField("Country.isEu"),
  });
  await findPanel("Die Einträge konnten nicht geladen werden.");
  expect(screen.getByRole("heading", { level: 1, name: "Augsburg" })).toBeDefined();
});

test("Other release: numbers of a commune that the server does not have leave its form and its sections", async () => {
  const store = communeStore();
  let isOld = true;
  const app = await visit("/mgt/edit/09761000", {
    viewer: support,
    mgt: store.mgt,
    server: (fetch) => {
      const old = withoutField("Commune.counts")(fetch);
      return (...call) => (isOld ? old : fetch)(...call);
    },
  });
  expect(await screen.findByLabelText("Name")).toBeDefined();
  // The header with the numbers of the sections, and the facts beside the form.
  expect(await screen.findAllByRole("heading", { level: 2, name: mismatch })).toHaveLength(2);
  // Each of them is one cell of its grid: the message and, below it, what to report.
  for (const alert of alerts()) {
    expect(alert.parentElement?.childElementCount).toBe(2);
    expect(alert.nextElementSibling?.textContent).toContain('Cannot query field "counts"');
  }
  expect(screen.getByRole("navigation", { name: "Abschnitte der Kommune" })).toBeDefined();

  isOld = false;
  await app.user.click(screen.getAllByRole("button", { name: "Erneut versuchen" })[0] ?? document.body);
  expect(await screen.findByRole("heading", { level: 1, name: "Augsburg" })).toBeDefined();
});

test.each([
  { field: "User.lastLoginAt", shown: "Benutzername" },
  { field: "User.revision", shown: null },
])("Other release: without $field, the page of a user has its other parts", async ({ field, shown }) => {
  const { mgt } = fakeUserServer();
  await visit(`/admin/edituser/${userId}`, { viewer: support, mgt, server: withoutField(field) });
  await findPanel(mismatch);
  expect(screen.getByRole("heading", { level: 1, name: "k.brandl" })).toBeDefined();
  if (shown) expect(screen.getByLabelText(shown)).toBeDefined();
  else expect(screen.getByText(/^Zuletzt angemeldet/)).toBeDefined();
});

test("Other release: a failed part of a heading is reported there, until the server has its field", async () => {
  const { mgt } = fakeUserServer();
  let isOld = true;
  let answer = () => undefined as unknown;
  const upgraded = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const app = await visit(`/admin/edituser/${userId}`, {
    viewer: support,
    mgt,
    server: (fetch) => {
      const old = withoutField("User.type")(fetch);
      return (...call) => (isOld ? old(...call) : upgraded.then(() => fetch(...call)));
    },
  });
  expect(await screen.findByLabelText("Benutzername")).toBeDefined();
  await app.click("Nicht verfügbar");
  const report = within(await screen.findByRole("dialog", { name: "Was hier fehlt" }));
  expect(report.getByText(/ UserScreenQuery: Cannot query field "type" on type "User"\.$/)).toBeDefined();
  isOld = false;
  await app.click("Erneut versuchen");
  // The answer arrives later than the loaders are done.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  answer();
  await waitFor(() => expect(alerts()).toEqual([]));
  expect(screen.getByRole("group", { name: "Aktionen" })).toBeDefined();
});

test.each([
  { field: "Process.payment", lost: "Zahlung", others: ["Angaben", "Versuche"] },
  { field: "Process.attempts", lost: "Versuche", others: ["Angaben", "Zahlung"] },
])("Other release: without $field, a process has its other sections", async ({ field, lost, others }) => {
  await visit(`/admin/processes/${pid}?view=page`, {
    viewer: support,
    process: { Query: { process: () => answered() } },
    "mgt-v2": noActivities,
    server: withoutField(field),
  });
  await findPanel(mismatch);
  expect(screen.getByText(/^\/mgt\/process\/graphql ProcessDetailQuery: Cannot query field/)).toBeDefined();
  expect(screen.queryByRole("region", { name: lost })).toBeNull();
  for (const name of others) expect(screen.getByRole("region", { name })).toBeDefined();
});

test("Other release: a part of the answer that is missing fails its panel", async () => {
  const lose = ({ process }: Record<string, unknown>) => {
    const { payment } = Object(process) as { payment?: object };
    if (payment) Object.assign(payment, { feeOverview: null });
  };
  await visit(`/admin/processes/${pid}?view=page`, {
    viewer: support,
    process: { Query: { process: () => answered() } },
    "mgt-v2": noActivities,
    server: withData(lose),
  });
  await findPanel(crash);
  expect(screen.queryByRole("region", { name: "Zahlung" })).toBeNull();
  expect(screen.getByRole("region", { name: "Angaben" })).toBeDefined();
});

test("Other release: a list that does not fit keeps its toolbar, and names what to report", async () => {
  await visit("/admin/users", { viewer: support, server: withoutField("User.lastLoginAt") });
  await findPanel("Die Benutzer konnten nicht geladen werden.");
  expect(screen.getByText(/^\/mgt\/graphql \w+: Cannot query field "lastLoginAt"/)).toBeDefined();
  expect(screen.getByText(/haben unterschiedliche Stände\..* wenden Sie sich an Ihre/)).toBeDefined();
  for (const name of ["Erneut versuchen", "Seite neu laden"]) screen.getByRole("button", { name });
  expect(screen.getByRole("searchbox")).toBeDefined();
});

test.each([
  {
    server: withoutField("Mutation.saveCommune"),
    saveCommune: undefined,
    sentence:
      /nennen Sie Ihrer Administration diese Angabe: \/mgt\/graphql \w+: Cannot query field "saveCommune"/,
  },
  {
    server: undefined,
    saveCommune: () => {
      throw failure("unknown_operation", { version: "2025.9.0" });
    },
    sentence: /^Der Server ist älter als diese Anwendung\. .* Ihre Eingaben bleiben erhalten\.$/,
  },
])("Other release: a refused save keeps the input: $sentence", async ({ server, saveCommune, sentence }) => {
  const { mgt } = communeStore();
  const Mutation = { ...mgt.Mutation, ...(saveCommune && { saveCommune }) };
  const app = await visit("/mgt/edit/09761000", {
    viewer: support,
    mgt: { ...mgt, Mutation },
    ...(server && { server }),
  });
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Speichern");
  expect(await screen.findByText(sentence, { selector: "[role=alert] *, [role=alert]" })).toBeDefined();
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith("draft:"))).toHaveLength(1);
});

const user = () => {
  throw failure("unknown_operation", { version: "2025.9.0" });
};

test.each([
  { mgt: { Query: { user } }, server: undefined, text: /^Der Server ist älter als diese Anwendung\./ },
  {
    mgt: {},
    server: withoutField("Query.user"),
    text: /^\/mgt\/graphql sessionOperationsUserQuery: Cannot query field "user" on type "Query"\.$/,
  },
])(
  "Other release: a start that the server refuses explains it, and keeps the session: $text",
  async ({ text, ...other }) => {
    const { server, mgt } = other;
    await visit("/admin", { viewer: support, mgt, ...(server && { server }) });
    expect(
      await screen.findByRole("heading", { level: 1, name: "Die Anwendung passt nicht zum Server." }),
    ).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
    expect(window.localStorage.getItem("token")).toBe("token-of-support");
  },
);

test("Other release: a login that the server refuses names what to report", async () => {
  const app = await visit("/", { server: withoutField("Mutation.login") });
  await app.fill("Benutzername oder E-Mail", "support");
  await app.fill("Passwort", "geheim");
  await app.click("Anmelden");
  expect((await screen.findByRole("alert")).textContent).toContain('Cannot query field "login"');
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
});
