/** A server with another contract: what does not fit fails alone, and says what to report. */
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answered, noActivities, pid } from "../process/processServer";
import { fakeUserServer, userId } from "../support/fakeUserServer";
import { valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { failure } from "../support/mockedEndpoints";
import { withData, withoutField } from "../support/otherRelease";
import { support } from "../support/people";
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
const frame = () => screen.getByRole("button", { name: "Konto: support" });

const systemOverview = () => ({
  figures: {
    communeCount: 1_062,
    communesByState: [{ state: "BY", count: 1_000 }],
    communeServiceCount: 1,
    offeredServiceCount: 1,
    activeUserCount: 1,
    invitedUserCount: 1,
    inactiveUserCount: 1,
    sessionCount: 1,
  },
});

test("a missing field fails the panels of its query, which name what to report", async () => {
  await visit("/admin", { viewer: support, server: withoutField("SystemOverview.figures") });
  await findPanel(mismatch);
  expect(
    screen.getByText(
      /^\/mgt\/graphql overviewQuery: Cannot query field "figures" on type "SystemOverview"\.$/,
    ),
  ).toBeDefined();
  expect(screen.getByText(/^Die Anwendung und der Server haben unterschiedliche Stände\./)).toBeDefined();
  expect(screen.getByRole("button", { name: "Erneut versuchen" })).toBeDefined();
  expect(screen.getByText("Hat einen anderen Stand")).toBeDefined();
  expect(await screen.findAllByText("Antwortet")).toHaveLength(3);
  expect(frame()).toBeDefined();
});

test("without the attention counts, only the number in the navigation is missing", async () => {
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

test("an answer without a list fails its panel of the overview", async () => {
  const lose = (data: Record<string, unknown>) => {
    if ("systemOverview" in data) data.systemOverview = { figures: { communeCount: 7 } };
  };
  await visit("/admin", { viewer: support, mgt: { Query: { systemOverview } }, server: withData(lose) });
  await findPanel(crash);
  expect(screen.getByText(/^TypeError: /)).toBeDefined();
  expect(alerts()).toHaveLength(1);
  expect(screen.getByText("Kommunen", { selector: "dt" }).nextElementSibling?.textContent).toBe("7");
  expect(screen.getByText("Installation")).toBeDefined();
});

test("a section of a commune that the server does not have leaves the others", async () => {
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

test("numbers of a commune that do not fit leave its form and its sections", async () => {
  const lose = ({ commune }: Record<string, unknown>) => {
    if (typeof commune === "object" && commune !== null) Object.assign(commune, { counts: null });
  };
  const store = communeStore();
  await visit("/mgt/edit/09761000", { viewer: support, mgt: store.mgt, server: withData(lose) });
  expect(await screen.findByLabelText("Name")).toBeDefined();
  // The header with the numbers of the sections, and the facts beside the form.
  expect(await screen.findAllByRole("heading", { level: 2, name: crash })).toHaveLength(2);
  // Each of them is one cell of its grid: the message and, below it, what to report.
  for (const alert of alerts()) {
    expect(alert.parentElement?.childElementCount).toBe(2);
    expect(alert.nextElementSibling?.textContent).toContain("TypeError: ");
  }
  expect(screen.getByRole("navigation", { name: "Abschnitte der Kommune" })).toBeDefined();
});

test("roles of a user that do not fit leave the head of the page", async () => {
  const lose = ({ userAccount }: Record<string, unknown>) => {
    if (typeof userAccount === "object" && userAccount !== null) Object.assign(userAccount, { roles: null });
  };
  const { mgt } = fakeUserServer();
  await visit(`/admin/edituser/${userId}`, { viewer: support, mgt, server: withData(lose) });
  await findPanel(crash);
  expect(screen.getByRole("heading", { level: 1, name: "k.brandl" })).toBeDefined();
  expect(screen.getByText(/^Zuletzt angemeldet/)).toBeDefined();
  expect(frame()).toBeDefined();
});

test("a payment that does not fit leaves the other sections of the process", async () => {
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
  expect(screen.getByRole("region", { name: "Versuche" })).toBeDefined();
});

test("a list that does not fit keeps its toolbar, and names what to report", async () => {
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
])("a refused save keeps the input: $sentence", async ({ server, saveCommune, sentence }) => {
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
  "a start that the server refuses explains it, and keeps the session: $text",
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

test("a login that the server refuses names what to report", async () => {
  const app = await visit("/", { server: withoutField("Mutation.login") });
  await app.fill("Benutzername oder E-Mail", "support");
  await app.fill("Passwort", "geheim");
  await app.click("Anmelden");
  expect((await screen.findByRole("alert")).textContent).toContain('Cannot query field "login"');
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
});
