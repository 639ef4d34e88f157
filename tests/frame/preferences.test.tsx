import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member, support, type Person } from "../support/people";
import { screen, visit, within } from "../support/visit";

interface Preferences {
  readonly usesSingleKeys: boolean;
  readonly hasSeenWelcome: boolean;
}

/** The server of a user with these preferences; keeps what is saved. */
function preferring(user: Person, preferences: Partial<Preferences>) {
  let kept = { usesSingleKeys: true, hasSeenWelcome: true, ...preferences };
  const saved: unknown[] = [];
  const saveOwnPreferences = (_: unknown, { input }: { readonly input: Partial<Preferences> }) => {
    saved.push(input);
    kept = { ...kept, ...input };
    return { preferences: kept, errors: [] };
  };
  const result = () => ({ stage: "TEST", user, maintenances: [], banner: null, preferences: kept });
  return { saved, mgt: { Query: { user: result }, Mutation: { saveOwnPreferences } } };
}

const singleKeys = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /^Einzelne Tasten/ });

test("Single keys: off by the user's preference, and on at once when turned on", async () => {
  const server = preferring(support, { usesSingleKeys: false });
  const app = await visit("/account", { viewer: support, mgt: server.mgt });
  const setting = await singleKeys();
  expect(setting.checked).toBe(false);
  setting.blur();
  await app.user.keyboard("gk?");
  expect(app.path()).toBe("/account");

  await app.user.click(screen.getByRole("button", { name: "Konto: support" }));
  await app.click("Tastaturkürzel");
  const overview = within(await screen.findByRole("dialog", { name: "Tastaturkürzel" }));
  expect(overview.queryByText("Gehe zu")).toBeNull();
  await app.user.click(overview.getByRole("checkbox", { name: /^Einzelne Tasten/ }));
  await overview.findByText("Gehe zu");
  expect(server.saved).toEqual([{ usesSingleKeys: true }]);
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Tastaturkürzel" })).toBeNull());

  screen.getByRole("heading", { level: 1 }).click();
  await app.user.keyboard("gk");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
});

test("Single keys: stay as they were if the server fails, which is said", async () => {
  const server = preferring(support, {});
  const saveOwnPreferences = () => {
    throw new Error("The database is gone.");
  };
  const mgt = { ...server.mgt, Mutation: { saveOwnPreferences } };
  const app = await visit("/account", { viewer: support, mgt });
  await app.user.click(await singleKeys());
  await screen.findByRole("alert");
  expect((await singleKeys()).checked).toBe(true);
});

test("First visit: a member reads how to start, and never again once they have closed it", async () => {
  const server = preferring(member, { hasSeenWelcome: false });
  const app = await visit("/", { viewer: member, mgt: server.mgt });
  const card = within(await screen.findByRole("region", { name: "Willkommen" }));
  expect(card.getByRole("link", { name: "Erste Schritte" }).getAttribute("href")).toBe("/help/start");
  await app.user.click(card.getByRole("button", { name: "Verstanden" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Willkommen" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(server.saved).toEqual([{ hasSeenWelcome: true }]);

  await visit("/", { viewer: member, mgt: server.mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(screen.queryByRole("region", { name: "Willkommen" })).toBeNull();
});
