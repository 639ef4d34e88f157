import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { communeServer, manyCommunes } from "../support/communes";
import { failure } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, loginAs, screen, visit, within, type App } from "../support/visit";

const search = "Name, AGS oder PLZ";

const logsIn = (person: Person) => ({
  ...communeServer(manyCommunes(3)).mgt,
  Mutation: {
    login: (_: unknown, { username }: { username: string }) => {
      if (username !== person.username) throw failure("invalid_credentials");
      return loginAs(person)();
    },
  },
});

const searches = (app: App) =>
  app.calls.filter(({ variables }) => JSON.stringify(variables).includes("augs"));

/** The overview with a search text, whose query waits for a login. */
async function searchWithDeadSession(mgt: ReturnType<typeof logsIn>) {
  const app = await visit("/", { viewer: support, mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  app.killSession();
  // In a single event: between two keystrokes the search could start and the login take the focus.
  fireEvent.change(await screen.findByLabelText(search), { target: { value: "augs" } });
  const dialog = await screen.findByRole("dialog", { name: "Sitzung beendet" });
  return { app, login: within(dialog) };
}

test("Session over the page: the same user logs in over the page, and waiting calls continue", async () => {
  const { app, login } = await searchWithDeadSession(logsIn(support));
  expect(login.getByRole("heading", { level: 2, name: "Anmelden" })).toBeDefined();
  expect(login.getByLabelText("Benutzername oder E-Mail")).toHaveProperty("value", "support");
  const refused = searches(app).length;
  const workspace = await app.loadWorkspace();
  const before = workspace.relay().environments;

  await app.fill("Passwort", "Probelauf-2025!");
  await app.click("Anmelden");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => searches(app).length).toBeGreaterThan(refused);
  expect(screen.getByLabelText(search)).toHaveProperty("value", "augs");
  expect(workspace.relay().environments).toBe(before);
});

test("Session over the page: a failed login keeps the page", async () => {
  const { app, login } = await searchWithDeadSession(logsIn(support));
  await app.fill("Benutzername oder E-Mail", "niemand");
  await app.fill("Passwort", "falsch");
  await app.click("Anmelden");
  expect((await login.findByRole("alert")).textContent).toBe(
    "Ungültiger Benutzername, E-Mail oder Passwort.",
  );
  expect(screen.getByLabelText(search)).toHaveProperty("value", "augs");
});

test("Session over the page: Escape does not close the login over a page", async () => {
  const { app } = await searchWithDeadSession(logsIn(support));
  await app.user.keyboard("{Escape}{Escape}");
  expect(screen.getByRole("dialog", { name: "Sitzung beendet" })).toBeDefined();
});

test("Session over the page: another user gets the overview, and nothing of the previous page", async () => {
  const { app } = await searchWithDeadSession(logsIn(member));
  const workspace = await app.loadWorkspace();
  const before = workspace.relay().environments;
  await app.fill("Benutzername oder E-Mail", "member");
  await app.fill("Passwort", "Probelauf-2025!");
  await app.click("Anmelden");
  expect(await screen.findByRole("button", { name: "Konto: member" })).toBeDefined();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(app.path()).toBe("/");
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(screen.queryByDisplayValue("augs")).toBeNull();
  expect(workspace.relay().environments).not.toBe(before);
  const tokens = searches(app).map(({ headers }) => headers.get("authorization"));
  expect(tokens).not.toContain("Bearer token-of-member");
});

test("Session over the page: a logout empties all four stores", async () => {
  const app = await visit("/", { viewer: support });
  await app.click("Konto: support");
  const workspace = await app.loadWorkspace();
  const before = workspace.relay().environments;
  await app.click("Abmelden");
  expect(await screen.findByLabelText("Passwort")).toBeDefined();
  const after = workspace.relay().environments;
  for (const name of ["mgt", "mgt-v2", "process", "ikfz"] as const)
    expect(after[name]).not.toBe(before[name]);
  expect(localStorage.getItem("token")).toBeNull();
});

const endingSoon = (extended: () => unknown = () => ({ session: { secondsLeft: 1_800 }, errors: [] })) => ({
  Query: { ownSession: () => ({ id: "Session:1", secondsLeft: 108 }) },
  Mutation: { extendSession: extended },
});

test("Session over the page: the warning counts down, and staying signed in removes it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const app = await visit("/", { viewer: support, mgt: endingSoon() });
  const heading = (left: string) =>
    screen.findByRole("heading", { level: 2, name: `Ihre Sitzung endet in ${left}` });
  expect(await heading("1:48")).toBeDefined();
  vi.setSystemTime(Date.now() + 10_000);
  expect(await heading("1:38")).toBeDefined();
  const stay = screen.getByRole("button", { name: "Angemeldet bleiben" });
  expect(document.activeElement).toBe(stay);
  await app.user.click(stay);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  expect(app.calls.filter(({ operation }) => operation.includes("ExtendSession"))).toHaveLength(1);
});

test("Session over the page: Escape stays signed in", async () => {
  const app = await visit("/", { viewer: support, mgt: endingSoon() });
  await screen.findByRole("alertdialog");
  await app.user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  expect(app.calls.filter(({ operation }) => operation.includes("ExtendSession"))).toHaveLength(1);
});

test("Session over the page: the warning reports that the session could not be extended", async () => {
  const app = await visit("/", { viewer: support, mgt: endingSoon() });
  await screen.findByRole("alertdialog");
  app.setReachable(false);
  await app.click("Angemeldet bleiben");
  expect((await screen.findByRole("alert")).textContent).toContain("Der Server ist gerade nicht erreichbar.");
  expect(screen.getByRole("alertdialog")).toBeDefined();
});

test("Session over the page: a session that has ended meanwhile shows the login over the page", async () => {
  const refuse = () => {
    throw failure("unauthorized");
  };
  const app = await visit("/", { viewer: support, mgt: endingSoon(refuse) });
  await screen.findByRole("alertdialog");
  await app.click("Angemeldet bleiben");
  expect(await screen.findByRole("dialog", { name: "Sitzung beendet" })).toBeDefined();
});

test("Session over the page: logging out from the warning ends the session", async () => {
  const app = await visit("/", { viewer: support, mgt: endingSoon() });
  await screen.findByRole("alertdialog");
  await act(async () => app.click("Abmelden"));
  expect(await screen.findByLabelText("Passwort")).toBeDefined();
});
