/** The way from a help page back to its screen, and from an unknown page to the contents. */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { member, support } from "../support/people";
import { visit } from "../support/visit";

const findTitle = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });

const linksToScreens = () =>
  screen
    .queryAllByRole("link", { name: /^Zur Seite „/ })
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("Help: a page leads back to its screen, where it needs no commune, service or record", async () => {
  await visit("/help/users", { viewer: support });
  await findTitle("Benutzer");
  expect(linksToScreens()).toEqual([["Zur Seite „Benutzer“", "/admin/users"]]);
});

test("Help: a page about screens of several kinds leads to their list of all", async () => {
  await visit("/help/resources", { viewer: support });
  await findTitle("Ressourcen");
  expect(linksToScreens()).toEqual([["Zur Seite „Ressourcen“", "/admin/resources/all"]]);
});

test.each([
  ["that the viewer may not open", "users", "Benutzer"],
  ["of a service", "texts", "Texte eines Dienstes"],
  ["that are several", "legal", "Impressum, Datenschutz und Barrierefreiheit"],
  ["that is the help itself", "start", "Erste Schritte"],
])("Help: a page has no link to screens %s", async (_, page, title) => {
  await visit(`/help/${page}`, { viewer: member });
  await findTitle(title);
  expect(linksToScreens()).toEqual([]);
});

test("Help: an unknown page says so, with search and contents", async () => {
  const app = await visit("/help/xyz", { viewer: member });
  await findTitle("Diese Seite der Hilfe gibt es nicht.");
  await app.fill("Hilfe durchsuchen", "platzhalter");
  expect(
    await screen.findByRole("link", { name: /^Texte eines Dienstes/ }, { timeout: 10_000 }),
  ).toBeTruthy();
});

test("Help: the search finds pages by words of their text alone", async () => {
  const app = await visit("/help", { viewer: member });
  await screen.findByRole("link", { name: /^Benutzer/ }, { timeout: 10_000 });
  await app.fill("Hilfe durchsuchen", "als aktuell bestätigen");
  expect(
    await screen.findByRole("link", { name: /^Texte eines Dienstes/ }, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Benutzer/ })).toBeNull();
});
