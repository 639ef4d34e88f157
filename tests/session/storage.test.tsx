import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { support } from "../support/people";
import { loginAs, screen, visit, type App } from "../support/visit";

const own = Object.getOwnPropertyDescriptor(window, "localStorage");
afterEach(() => {
  if (own) Object.defineProperty(window, "localStorage", own);
});

async function logInAndAsk(app: App) {
  await app.fill("Benutzername oder E-Mail", "support");
  await app.fill("Passwort", "Probelauf-2025!");
  await app.click("Anmelden");
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(app.network.credentials.token()).toBe("token-of-support");
  expect(app.browser.stored.read("token")).toBe("token-of-support");
}

const mgt = { Mutation: { login: loginAs(support) } };

beforeEach(() => window.localStorage.clear());

test("Storage: the login works with a blocked storage", async () => {
  const app = await visit("/", { mgt });
  const blocked = vi.fn(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  Object.defineProperty(window, "localStorage", { configurable: true, get: blocked });
  await logInAndAsk(app);
  expect(blocked).toHaveBeenCalled();
});

test("Storage: login and language work with a full storage", async () => {
  const app = await visit("/", { mgt });
  const full = vi.fn(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    value: { getItem: () => null, setItem: full, removeItem: () => undefined },
  });
  await app.click("English");
  await screen.findByRole("heading", { level: 1, name: "Log in" });
  await app.click("Deutsch");
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  await logInAndAsk(app);
  expect(full).toHaveBeenCalledWith("token", "token-of-support");
});
