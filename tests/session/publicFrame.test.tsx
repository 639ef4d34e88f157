import { expect, test } from "vitest";
import { member } from "../support/people";
import { screen, visit } from "../support/visit";

const instance = {
  stage: "TEST",
  version: "2025.42.0",
  hasDemoAccounts: false,
  passwordMinLength: 12,
  supportContact: null,
  imprintUrl: null,
  privacyUrl: null,
  barrierContact: null,
};
const says = (values: Partial<Record<keyof typeof instance, unknown>>) => ({
  mgt: { Query: { instance: () => ({ ...instance, ...values }) } },
});

test("Public frame: shows the stage unless it is production, and always the version", async () => {
  const { view } = await visit("/", { stage: "DEVELOPMENT" });
  expect(await screen.findByText("DEVELOPMENT")).toBeDefined();
  expect(screen.getByText("2025.42.0")).toBeDefined();
  view.unmount();
  await visit("/", { stage: "PRODUCTION" });
  expect(await screen.findByRole("link", { name: "0821 324-0" })).toBeDefined();
  expect(screen.queryByText("PRODUCTION")).toBeNull();
});

test.each([
  ["0821 324-0", "tel:08213240"],
  ["hilfe@example.org", "mailto:hilfe@example.org"],
  ["https://example.org/hilfe", "https://example.org/hilfe"],
])("Public frame: the contact for a forgotten password links to %s", async (supportContact, address) => {
  await visit("/", says({ supportContact }));
  const link = await screen.findByRole("link", { name: supportContact });
  expect(link.getAttribute("href")).toBe(address);
});

test("Public frame: shows a contact sentence as text, without links", async () => {
  const { view } = await visit("/", says({ supportContact: "Fragen Sie Frau Brandl, Zimmer 12." }));
  expect(await screen.findByText("Passwort vergessen? Fragen Sie Frau Brandl, Zimmer 12.")).toBeDefined();
  view.unmount();
  await visit("/", says({ supportContact: "javascript:alert(1)" }));
  expect(await screen.findByText("Passwort vergessen? javascript:alert(1)")).toBeDefined();
});

test("Public frame: shows the demo accounts while they exist", async () => {
  const { view } = await visit("/", says({ hasDemoAccounts: true }));
  expect(await screen.findByText(/^Demodaten:/)).toBeDefined();
  view.unmount();
  await visit("/", says({ supportContact: "0821 324-0" }));
  await screen.findByRole("link", { name: "0821 324-0" });
  expect(screen.queryByText(/^Demodaten:/)).toBeNull();
});

test("Public frame: applies and stores the theme", async () => {
  const { user } = await visit("/");
  await user.selectOptions(screen.getByLabelText("Darstellung"), "Dunkel");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(window.localStorage.getItem("theme")).toBe("dark");
  await user.selectOptions(screen.getByLabelText("Darstellung"), "Wie das System");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(window.localStorage.getItem("theme")).toBeNull();
});

test("Public frame: the login links to the legal pages, and back", async () => {
  const app = await visit("/");
  await app.click("Impressum", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "Impressum" })).toBeDefined();
  expect(app.path()).toBe("/legal/imprint");
  expect(document.title).toBe("Service Management - Impressum");
  const address = screen.getByRole("link", { name: "https://www.example.org/impressum" });
  expect(address.getAttribute("href")).toBe("https://www.example.org/impressum");
  await app.click("Zur Anmeldung", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(app.path()).toBe("/");
  expect(document.title).toBe("Service Management");
});

test("Public frame: the accessibility statement names the measure, the date and how to report barriers", async () => {
  await visit("/legal/accessibility", { viewer: member });
  expect(await screen.findByRole("heading", { level: 1, name: "Barrierefreiheit" })).toBeDefined();
  expect(screen.getByText(/BITV 2\.0.*WCAG\) 2\.2, Stufe AA/)).toBeDefined();
  expect(screen.getByText("Zuletzt überprüft am 20.11.2026")).toBeDefined();
  const contact = await screen.findByRole("link", { name: "barrieren@example.org" });
  expect(contact.getAttribute("href")).toBe("mailto:barrieren@example.org");
  // Within the app, the frame with its search stays.
  expect(screen.getByRole("button", { name: /^Suchen/ })).toBeDefined();
  expect(screen.getAllByRole("main")).toHaveLength(1);
});

test("Public frame: shows a sentence if no contact is configured", async () => {
  const { view } = await visit("/legal/privacy", says({}));
  expect(await screen.findByText(/noch keine Datenschutzerklärung hinterlegt/)).toBeDefined();
  view.unmount();
  await visit("/legal/accessibility", says({}));
  expect(await screen.findByText(/Wenden Sie sich an die Administration Ihrer Behörde/)).toBeDefined();
});
