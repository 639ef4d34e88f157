import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { input, openPalette, options, palette, textOf } from "../support/palette";
import { admin, member, support } from "../support/people";
import { screen, within } from "../support/visit";
import { testUser, usersServer } from "../mgt/users/listServer";
import { activity, activityServer } from "../mgt-v2/activityServer";

const group = async (name: string) =>
  within(await screen.findByRole("group", { name })).getAllByRole("option");
const titles = async (name: string) => (await group(name)).map(textOf);

/** Chooses the export of a list of users, which loads once `ready`. */
async function openWithUsers(ready: Promise<void>) {
  const { mgt } = usersServer([testUser(1)], {});
  const exportUsers = vi.fn(() => ({ download: null, errors: [] }));
  const { users, ...queries } = mgt.Query ?? {};
  const found = async (...args: readonly unknown[]): Promise<unknown> => {
    await ready;
    return typeof users === "function" ? Reflect.apply(users, undefined, args) : users;
  };
  const all = palette({ ...queries, users: found });
  const app = await openPalette({ viewer: support, mgt: { ...mgt, ...all, Mutation: { exportUsers } } });
  await app.user.keyboard("exportieren benutz");
  await waitFor(() => expect(options()[0]).toBe("Exportieren: Benutzer"));
  await app.user.keyboard("{Enter}");
  return { app, exportUsers };
}

test("Palette: exports a list that is not open", async () => {
  const { app, exportUsers } = await openWithUsers(Promise.resolve());
  await waitFor(() => expect(exportUsers).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(app.path()).toBe("/admin/users");
});

test("Palette: opens the dialog of an export", async () => {
  const { endpoint } = activityServer([activity("1")]);
  const app = await openPalette({ viewer: support, "mgt-v2": endpoint });
  await app.user.keyboard("exportieren akt");
  await waitFor(() => expect(options()[0]).toBe("Exportieren: Aktivitäten"));
  await app.user.keyboard("{Enter}");
  expect(await screen.findByText(/^Die Auswahl hat 1 Eintrag/, {}, { timeout: 15_000 })).toBeDefined();
  expect(app.path()).toBe("/admin/activities");
});

test("Palette: a list that was left before it was ready does not export at the next visit", async () => {
  let release = () => undefined as void;
  const ready = new Promise<void>((resolve) => (release = resolve));
  const { app, exportUsers } = await openWithUsers(ready);
  expect(await screen.findByRole("heading", { name: "Benutzer" }, { timeout: 5_000 })).toBeDefined();
  const router = (await app.loadWorkspace()).router();
  await router.navigate({ to: "/account" });
  release();
  await router.navigate({ to: "/admin/users" });
  expect(await screen.findByText("user001", {}, { timeout: 5_000 })).toBeDefined();
  expect(exportUsers).not.toHaveBeenCalled();
});

test("Palette: offers exports, invitations and new communes only to those who may", async () => {
  await openPalette({ viewer: member });
  const own = await titles("Aktionen");
  expect(own.filter((title) => /Exportieren|einladen|hinzufügen/.test(title))).toEqual([]);
  await openPalette({ viewer: admin });
  const all = await titles("Aktionen");
  expect(all).toContain("Benutzer einladen");
  expect(all.filter((title) => title.startsWith("Exportieren"))).toHaveLength(6);
});

test("Palette: turns single keys off and on again, and says so", async () => {
  const saved: unknown[] = [];
  const saveOwnPreferences = (_: unknown, { input: changes }: { readonly input: unknown }) => {
    saved.push(changes);
    return { preferences: { usesSingleKeys: false, hasSeenWelcome: true }, errors: [] };
  };
  const app = await openPalette({ viewer: member, mgt: { ...palette(), Mutation: { saveOwnPreferences } } });
  await app.user.keyboard("einzelne tasten");
  await waitFor(() => expect(options()[0]).toBe("Einzelne Tasten ausschalten"));
  await app.user.keyboard("{Enter}");
  expect(await findAnnounced("Einzelne Tasten sind ausgeschaltet.")).toBeDefined();
  await app.click("Suchen");
  await input();
  await app.user.keyboard("einzelne tasten");
  await waitFor(() => expect(options()[0]).toBe("Einzelne Tasten einschalten"));
  expect(saved).toEqual([{ usesSingleKeys: false }]);
});

const service = "ikfz-kennzeichenreservierung";
const portal = (url: string | null) => ({ communeService: () => ({ state: { portalUrl: url } }) });

test("Palette: begins with the other screens of the open service, and finds those of its commune", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const mgt = palette(portal("https://portal.example.org"));
  const app = await openPalette({ viewer: support, mgt }, `/mgt/servicefees/09761000/${service}`);
  await waitFor(async () => expect(await titles("In diesem Dienst")).toHaveLength(11));
  const [first] = await group("In diesem Dienst");
  expect(first?.getAttribute("href")).toBe(`/mgt/textedit/09761000/${service}`);
  expect((await titles("In diesem Dienst")).filter((title) => title.startsWith("Gebühren"))).toEqual([]);
  expect(screen.queryByRole("group", { name: "In dieser Kommune" })).toBeNull();
  await app.user.keyboard("postleitz");
  await waitFor(async () => expect(await titles("In dieser Kommune")).toHaveLength(1));
  await app.user.clear(await input());
  await app.user.keyboard("portal");
  await waitFor(() => expect(options()[0]).toMatch(/^Im Portal ansehen/));
  await app.user.keyboard("{Enter}");
  expect(opened).toHaveBeenCalledWith("https://portal.example.org", "_blank", "noopener");
});

test("Palette: begins with the sections and reports of the open commune that the viewer may open", async () => {
  const url = "/mgt/edit/09761000/postal-codes";
  await openPalette({ viewer: support }, url);
  const hrefs = async () => (await group("In dieser Kommune")).map((option) => option.getAttribute("href"));
  await waitFor(async () => expect(await hrefs()).toContain("/mgt/edit/09761000/security-lists"));
  expect(await hrefs()).toEqual(
    expect.arrayContaining([
      "/mgt/edit/09761000/history",
      "/mgt/statistics/09761000",
      "/mgt/reports/09761000",
    ]),
  );
  expect(await hrefs()).not.toContain(url);
  await openPalette({ viewer: member }, url);
  await waitFor(async () => expect(await hrefs()).toContain("/mgt/statistics/09761000"));
  expect(await hrefs()).not.toContain("/mgt/edit/09761000/history");
});

test("Palette: screens of the same title name their area", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("kommunen");
  await waitFor(async () => {
    const communes = (await titles("Seiten")).filter((title) => title.startsWith("Kommunen"));
    expect(communes.toSorted((one, other) => one.length - other.length)).toEqual([
      "Kommunen",
      "Kommunen Administration · Verwaltung",
    ]);
  });
});

test("Palette: exports the bookings of the open commune, with the filters of their list", async () => {
  const exportPath = async () =>
    (await group("Aktionen")).find((option) => textOf(option).startsWith("Exportieren: Buchungen"));
  await openPalette({ viewer: member }, "/mgt/edit/09182111");
  await waitFor(async () =>
    expect((await exportPath())?.getAttribute("href")).toBe("/mgt/accounting/09182111/export"),
  );
  const app = await openPalette({ viewer: member }, "/mgt/accounting/09761000?text=abc&id=b1");
  await app.user.keyboard("export buch");
  await waitFor(() => expect(options()[0]).toMatch(/^Exportieren: Buchungen Augsburg/));
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/mgt/accounting/09761000/export?text=abc"));
});
