import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tokenCopiedMs } from "#domain/timings";
import { admin, member, support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);

const pathOf = (link: HTMLElement) => link.getAttribute("href");

test("App bar: sets the document title, in both languages", async () => {
  const app = await visit("/admin", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Übersicht" });
  expect(document.title).toBe("Service Management - Administration - Übersicht");
  expect(screen.getByRole("link", { name: document.title })).toBeDefined();

  await app.user.selectOptions(screen.getByLabelText("Sprache"), "en");
  await screen.findByRole("heading", { level: 1, name: "Overview" });
  expect(document.title).toBe("Service Management - Administration - Overview");
  expect(screen.getByRole("link", { name: document.title })).toBeDefined();
  expect(localStorage.getItem("language")).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

test("App bar: links to the overview for a member, without administration", async () => {
  await visit("/", { viewer: member });
  expect(pathOf(await screen.findByRole("link", { name: "Service Management" }))).toBe("/");
  expect(screen.queryByRole("link", { name: "Administration" })).toBeNull();
  expect(document.title).toBe("Service Management");
});

test.each([support, admin])("App bar: links to the administration for $username", async (viewer) => {
  await visit("/", { viewer });
  expect(pathOf(await screen.findByRole("link", { name: "Service Management" }))).toBe("/admin");
  expect(pathOf(screen.getByRole("link", { name: "Administration" }))).toBe("/admin");
});

test("App bar: shows the version, and the stage unless it is production", async () => {
  const { view } = await visit("/", { viewer: support, stage: "TEST" });
  expect(await screen.findByText("2025.42.0")).toBeDefined();
  expect(screen.getByText("TEST")).toBeDefined();
  view.unmount();
  await visit("/", { viewer: support, stage: "PRODUCTION" });
  expect(await screen.findByText("2025.42.0")).toBeDefined();
  expect(screen.queryByText("PRODUCTION")).toBeNull();
});

test("App bar: keeps the selected theme", async () => {
  const app = await visit("/", { viewer: support });
  await app.user.selectOptions(await screen.findByLabelText("Darstellung"), "dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("App bar: opens and closes the menu with the keyboard", async () => {
  const app = await visit("/", { viewer: support });
  const opener = await screen.findByRole("button", { name: "Konto: support" });
  opener.focus();
  await app.user.keyboard("{Enter}");
  const menu = within(await screen.findByRole("dialog", { name: "Konto" }));
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  expect(menu.getByText("support", { selector: "strong" }).parentElement?.textContent).toBe("supportsupport");

  await waitFor(() => expect(document.activeElement).toBe(menu.getByRole("link", { name: "Konto" })));
  await app.user.tab();
  expect(document.activeElement).toBe(menu.getByRole("button", { name: "Token kopieren" }));
  await app.user.tab();
  expect(document.activeElement).toBe(menu.getByRole("button", { name: "Tastaturkürzel" }));
  await app.user.tab();
  expect(document.activeElement).toBe(menu.getByRole("button", { name: "Abmelden" }));

  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole("dialog", { name: "Konto" })).toBeNull();
});

test("App bar: copies the token, and confirms it for a second", async () => {
  const app = await visit("/", { viewer: support });
  await app.click("Konto: support");
  await screen.findByRole("button", { name: "Token kopieren" });
  const copied = vi.fn(() => Promise.resolve());
  clipboard(copied);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  await act(async () => screen.getByRole("button", { name: "Token kopieren" }).click());
  expect(copied).toHaveBeenCalledWith("Bearer token-of-support");
  expect(screen.getByRole("button", { name: "Token kopiert" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(tokenCopiedMs - 1));
  expect(screen.getByRole("button", { name: "Token kopiert" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("button", { name: "Token kopieren" })).toBeDefined();
});

test("App bar: reports a blocked clipboard", async () => {
  const app = await visit("/", { viewer: admin });
  await app.click("Konto: admin");
  clipboard(() => Promise.reject(new Error("NotAllowedError")));
  await app.click("Token kopieren");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Der Browser gibt die Zwischenablage nicht frei. Der Token wurde nicht kopiert.",
  );
});

test("App bar: offers no token to members", async () => {
  const app = await visit("/", { viewer: member });
  await app.click("Konto: member");
  expect(await screen.findByRole("button", { name: "Abmelden" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Token kopieren" })).toBeNull();
});
