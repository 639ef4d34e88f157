import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { goTargets } from "#src/frame/shortcuts/goTargets";
import { goKeyMs } from "#domain/timings";
import { admin, member, support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

const overview = () => screen.findByRole("dialog", { name: "Tastaturkürzel" });

test("Shortcuts: no letter after g opens two screens", () => {
  const letters = goTargets(admin).map(({ key }) => key);
  expect(letters).toContain("p");
  expect(new Set(letters).size).toBe(letters.length);
});

test("Shortcuts: no two screens after g have the same name", () => {
  const names = goTargets(support).map(({ title }) => title.id);
  expect(new Set(names).size).toBe(names.length);
});

test("Shortcuts: g and a letter open a screen that the viewer may open", async () => {
  const app = await visit("/account", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Konto" });
  await app.user.keyboard("g");
  expect(screen.getByText("Gehe zu")).toBeDefined();
  await app.user.keyboard("k");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(screen.queryByText("Gehe zu")).toBeNull();

  const ofMember = await visit("/account", { viewer: member });
  await screen.findByRole("heading", { level: 1, name: "Konto" });
  await ofMember.user.keyboard("gp");
  expect(ofMember.path()).toBe("/account");
});

test("Shortcuts: g is given up after a while, by Escape, and by a letter without a screen", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await visit("/account", { viewer: support, advanceTimers: vi.advanceTimersByTime });
  await screen.findByRole("heading", { level: 1, name: "Konto" });
  await app.user.keyboard("g");
  act(() => void vi.advanceTimersByTime(goKeyMs));
  await app.user.keyboard("k");
  await app.user.keyboard("g{Escape}k");
  await app.user.keyboard("g#k");
  expect(app.path()).toBe("/account");
  vi.useRealTimers();
});

test("Shortcuts: letters in fields, with modifiers and above a menu are not shortcuts", async () => {
  const app = await visit("/account", { viewer: support });
  await app.user.click(await screen.findByLabelText("Neues Passwort"));
  await app.user.keyboard("gk?/");
  await app.user.click(screen.getByRole("heading", { level: 1 }));
  await app.user.keyboard("{Control>}g{/Control}k");
  await app.user.click(screen.getByRole("button", { name: "Konto: support" }));
  (await screen.findByRole("dialog", { name: "Konto" })).querySelector("a")?.focus();
  await app.user.keyboard("gk?");
  expect(app.path()).toBe("/account");
  expect(screen.queryByRole("dialog", { name: "Tastaturkürzel" })).toBeNull();
});

test("Shortcuts: the overview opens from the account menu, lists the general ones, and returns the focus", async () => {
  const app = await visit("/account", { viewer: support });
  await screen.findByLabelText("Neues Passwort");
  await app.user.click(screen.getByRole("button", { name: "Konto: support" }));
  await app.click("Tastaturkürzel");
  const dialog = within(await overview());
  expect(dialog.getByText("diese Übersicht")).toBeDefined();
  expect(dialog.queryByText("in die Suche der Seite")).toBeNull();
  expect(dialog.getByText("Prozesse").closest("div")?.textContent).toBe("G dann PProzesse");
  await app.user.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Konto: support" })),
  );
});

test("Shortcuts: / selects the text of the screen's search", async () => {
  const app = await visit("/?text=augs", { viewer: support });
  const search = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Name, AGS oder PLZ" });
  await app.user.keyboard("/");
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe("augs");
});
