import { expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { loginAs, screen, visit, type App } from "../support/visit";

const username = "Benutzername oder E-Mail";
const wrongCredentials = "Ungültiger Benutzername, E-Mail oder Passwort.";
const refuseWith = (...reason: Parameters<typeof failure>) => ({
  Mutation: {
    login: () => {
      throw failure(...reason);
    },
  },
});

async function tryLogin(app: App, name = "support") {
  await app.fill(username, name);
  await app.fill("Passwort", "Probelauf-2025!");
  await app.click("Anmelden");
}

const logins = (app: App) =>
  app.calls.filter(({ operation }) => operation === "sessionOperationsLoginMutation");

test("Login: a login opens the app and stores the token", async () => {
  const app = await visit("/", { mgt: { Mutation: { login: loginAs(support) } } });
  expect(document.title).toBe("Service Management");
  await tryLogin(app, " support ");
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBe("token-of-support");
  expect(logins(app).map(({ variables }) => variables)).toEqual([
    { username: "support", password: "Probelauf-2025!" },
  ]);
});

test("Login: Enter in a field logs in", async () => {
  const app = await visit("/", { mgt: { Mutation: { login: loginAs(support) } } });
  await app.fill(username, "support");
  await app.fill("Passwort", "Probelauf-2025!");
  await app.user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
});

test("Login: a failed login shows the message, clears the token and keeps the username", async () => {
  const app = await visit("/");
  window.localStorage.setItem("token", "of somebody else");
  await tryLogin(app);
  expect((await screen.findByRole("alert")).textContent).toBe(wrongCredentials);
  expect(window.localStorage.getItem("token")).toBeNull();
  expect(screen.getByLabelText(username)).toHaveProperty("value", "support");
  const password = screen.getByLabelText("Passwort");
  expect(password).toHaveProperty("value", "");
  expect(document.activeElement).toBe(password);
  expect(app.errorOf("Passwort")).toBeNull();
});

test("Login: the message stays until it is closed or the next attempt starts", async () => {
  const app = await visit("/");
  await tryLogin(app);
  await screen.findByRole("alert");
  await app.click("Meldung schließen");
  expect(screen.queryByRole("alert")).toBeNull();
  await app.fill("Passwort", "Probelauf-2024!");
  await app.click("Anmelden");
  expect((await screen.findByRole("alert")).textContent).toBe(wrongCredentials);
  await app.click("Anmelden");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(logins(app)).toHaveLength(2);
});

test("Login: reports empty fields, and sends nothing", async () => {
  const app = await visit("/");
  await app.click("Anmelden");
  expect(app.errorOf(username)).toBe("Dieses Feld wird benötigt");
  expect(app.errorOf("Passwort")).toBe("Dieses Feld wird benötigt");
  expect(document.activeElement).toBe(screen.getByLabelText(username));
  await app.fill(username, "support");
  expect(app.errorOf(username)).toBeNull();
  await app.click("Anmelden");
  expect(document.activeElement).toBe(screen.getByLabelText("Passwort"));
  expect(logins(app)).toHaveLength(0);
});

test("Login: a throttled login shows the time in Berlin and the wait", async () => {
  vi.setSystemTime("2026-11-20T13:05:00.000Z");
  const app = await visit("/", {
    mgt: refuseWith("too_many_attempts", { retryAt: "2026-11-20T13:05:30.000Z" }),
  });
  await tryLogin(app);
  const { textContent } = await screen.findByRole("alert");
  expect(textContent).toMatch(/ab 14:05:30 Uhr möglich, also in (30|29|28) Sekunden\.$/);
});

test("Login: an unreachable server has its own message", async () => {
  const app = await visit("/");
  app.setReachable(false);
  await tryLogin(app);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Der Server ist gerade nicht erreichbar\./);
  expect(screen.getByLabelText(username)).toHaveProperty("value", "support");
});

test("Login: an outdated app offers a reload", async () => {
  const app = await visit("/", { mgt: refuseWith("unknown_operation", { version: "2025.101.0" }) });
  await tryLogin(app);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Eine neue Version ist da\./);
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
});

test("Login: a second click during the first request does nothing", async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = await visit("/", {
    mgt: { Mutation: { login: () => waiting.then(() => Promise.reject(failure("invalid_credentials"))) } },
  });
  await tryLogin(app);
  const button = screen.getByRole("button", { name: "Anmelden" });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Anmeldung läuft").getAttribute("role")).toBe("status");
  await app.click("Anmelden");
  answer();
  await screen.findByRole("alert");
  expect(button.getAttribute("aria-disabled")).toBeNull();
  expect(logins(app)).toHaveLength(1);
});

test("Login: the password can be shown, and is hidden again on submit", async () => {
  const app = await visit("/");
  await app.fill("Passwort", "geheim");
  await app.click(/^Anzeigen.*Passwort$/);
  expect(screen.getByLabelText("Passwort")).toHaveProperty("type", "text");
  await app.fill(username, "support");
  await app.click("Anmelden");
  await screen.findByRole("alert");
  expect(screen.getByLabelText("Passwort")).toHaveProperty("type", "password");
});

test("Login: supports password managers, and limits the input", async () => {
  await visit("/");
  const name = screen.getByLabelText(username);
  const password = screen.getByLabelText("Passwort");
  expect([name.getAttribute("autocomplete"), name.getAttribute("maxlength")]).toEqual(["username", "254"]);
  expect([password.getAttribute("autocomplete"), password.getAttribute("maxlength")]).toEqual([
    "current-password",
    "1024",
  ]);
  expect(name.closest("form")?.getAttribute("method")).toBe("post");
});
