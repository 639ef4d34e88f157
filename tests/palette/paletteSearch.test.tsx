import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { chosen, input, openPalette, options, palette, processesOf, textOf } from "../support/palette";
import { member, support } from "../support/people";
import { screen, within } from "../support/visit";

/** What screen readers hear: the live region in the dialog, since the rest of the page is hidden. */
const announced = () => within(screen.getByRole("dialog")).getByRole("status").textContent;

test("Palette: finds pages of the help by title and summary", async () => {
  const app = await openPalette({ viewer: member });
  await app.user.keyboard("ein feld findet");
  const help = await screen.findByRole("group", { name: "Hilfe" });
  expect(within(help).getAllByRole("option").map(textOf)).toContain("Suche über alles");
  await app.user.clear(await input());
  await app.user.keyboard("suche über alles");
  await waitFor(() => expect(options()[0]).toBe("Suche über alles"));
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/help/search"));
});

test("Palette: while the server is unreachable, keeps local hits and says so", async () => {
  const app = await openPalette({ viewer: support });
  app.setReachable(false);
  await app.user.keyboard("prozess");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Der Server konnte nicht gefragt werden/);
  expect(options()[0]).toMatch(/^Prozesse/);
  expect(screen.queryByText("Wird gesucht …")).toBeNull();
  app.setReachable(true);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull(), { timeout: 5_000 });
  expect(options()[0]).toMatch(/^Prozesse/);
});

test("Palette: announces the number of hits, and marks the choice for screen readers", async () => {
  const app = await openPalette({ viewer: support });
  fireEvent.change(await input(), { target: { value: "09182111" } });
  await waitFor(() => expect(announced()).toBe("1 Treffer"));
  fireEvent.change(await input(), { target: { value: "gebühren" } });
  await waitFor(() => expect(announced()).toBe(`${options().length} Treffer`));
  const field = await input();
  const active = () => field.getAttribute("aria-activedescendant");
  expect(active()).toBe(chosen().id);
  const first = active();
  await app.user.keyboard("{ArrowDown}");
  await waitFor(() => expect(active()).not.toBe(first));
  expect(active()).toBe(chosen().id);
  await app.user.keyboard("{ArrowUp}");
  await waitFor(() => expect(active()).toBe(first));
});

test("Palette: finds screens, services and help in English, and screens also by their German title", async () => {
  const app = await openPalette(
    { viewer: support, stored: { language: "en" }, mgt: palette(), process: processesOf() },
    "/account",
    { button: "Find", field: "Search and jump" },
  );
  await app.user.keyboard("processes");
  const found = () => screen.getAllByRole("option").map(textOf);
  await waitFor(() => expect(found()[0]).toBe("Processes Administration · Cases"));
  await waitFor(() => expect(announced()).toBe(`${found().length} results`));
  await app.user.clear(screen.getByRole("combobox", { name: "Search and jump" }));
  await app.user.keyboard("gebühren");
  await waitFor(() => expect(found()).toContain("Fees Administration"));
});
