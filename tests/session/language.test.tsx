import { expect, test } from "vitest";
import { screen, visit } from "../support/visit";

test("Language: defaults to German, and stores the selected language", async () => {
  const app = await visit("/");
  expect(document.documentElement.lang).toBe("de");
  expect(screen.getByRole("button", { name: "Deutsch" }).getAttribute("aria-pressed")).toBe("true");
  await app.fill("Passwort", "halb getippt");
  await app.click("English");
  expect(await screen.findByRole("button", { name: "Log in" })).toBeDefined();
  expect(document.documentElement.lang).toBe("en");
  expect(window.localStorage.getItem("language")).toBe("en");
  expect(screen.getByLabelText("Username or e-mail")).toBeDefined();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "halb getippt");
  await app.click("Deutsch");
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(window.localStorage.getItem("language")).toBe("de");
});

test("Language: starts with the stored language", async () => {
  const app = await visit("/", { stored: { language: "en" } });
  expect(screen.getByRole("heading", { level: 1, name: "Log in" })).toBeDefined();
  expect(document.documentElement.lang).toBe("en");
  await app.click("Log in");
  expect(app.errorOf("Password")).toBe("This field is required");
});

test("Language: falls back to German for an unknown stored language", async () => {
  await visit("/", { stored: { language: "xx" } });
  expect(screen.getByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(document.documentElement.lang).toBe("de");
});

test("Language: an open message switches as well", async () => {
  const app = await visit("/");
  await app.fill("Benutzername oder E-Mail", "support");
  await app.fill("Passwort", "falsch");
  await app.click("Anmelden");
  await screen.findByRole("alert");
  await app.click("English");
  expect(await screen.findByText("Invalid username, e-mail or password.")).toBeDefined();
});

test("Language: pages with their own catalog switch too", async () => {
  const app = await visit("/legal/accessibility");
  await screen.findByRole("heading", { level: 1, name: "Barrierefreiheit" });
  await app.click("English");
  expect(await screen.findByRole("heading", { level: 1, name: "Accessibility" })).toBeDefined();
  expect(screen.getByText("Last reviewed on 20.11.2026")).toBeDefined();
  expect(document.title).toBe("Service Management - Accessibility");
});
