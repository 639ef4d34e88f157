import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findAnnounced } from "../support/announcements";
import { admin, member, support } from "../support/people";
import { screen, visit } from "../support/visit";

const missing = { de: "Die Seite konnte nicht gefunden werden.", en: "Page not found" };

test.each([support, admin])("Route guard: lets $username into the administration", async (viewer) => {
  const app = await visit("/admin", { viewer });
  expect(await screen.findByRole("heading", { level: 1, name: "Übersicht" })).toBeDefined();
  expect(app.path()).toBe("/admin");
});

test.each(["/admin", "/admin/", "/admin/users"])(
  "Route guard: redirects a member from %s to the overview",
  async (url) => {
    const entries = window.history.length;
    const app = await visit(url, { viewer: member });
    expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
    expect(app.path()).toBe("/");
    expect(window.history.length).toBe(entries);
    expect(app.calls.filter(({ operation }) => operation === "overviewQuery")).toEqual([]);
  },
);

test.each([
  ["de", "Zu den Kommunen"],
  ["en", "To the communes"],
] as const)("Route guard: says in %s that a page does not exist, and leads on", async (language, wayOn) => {
  const app = await visit("/mgt/gibtesnicht/09761000", { viewer: member, stored: { language } });
  expect(await screen.findByRole("heading", { level: 1, name: missing[language] })).toBeDefined();
  await app.click(wayOn, "link");
  expect(
    await screen.findByRole("heading", { level: 1, name: language === "de" ? "Kommunen" : "Communes" }),
  ).toBeDefined();
});

test("Route guard: keeps the navigation for an unknown admin URL", async () => {
  await visit("/admin/gibtesnicht", { viewer: support });
  expect(await screen.findByRole("heading", { level: 1, name: missing.de })).toBeDefined();
  expect(screen.getByRole("link", { name: "Übersicht" })).toBeDefined();
  expect(document.title).toBe("Service Management - Nicht gefunden");
  const path = within(screen.getByRole("navigation", { name: "Pfad" })).getAllByRole("link");
  expect(path.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Administration", "/admin"],
  ]);
});

test("Route guard: resolves a trailing slash", async () => {
  await visit("/admin/", { viewer: support });
  expect(await screen.findByRole("heading", { level: 1, name: "Übersicht" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Übersicht" }).getAttribute("aria-current")).toBe("page");
});

test("Route guard: moves the focus to the page and announces its title", async () => {
  const app = await visit("/", { viewer: support });
  await app.click("Administration", "link");
  await screen.findByRole("heading", { level: 1, name: "Übersicht" });
  // In a task of its own, after the screen.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await findAnnounced("Service Management - Administration - Übersicht");
});
