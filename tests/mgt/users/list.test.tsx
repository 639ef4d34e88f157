import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { invitationEndsDays } from "#domain/attention";
import { quietDays } from "#domain/timings";
import { findAnnounced } from "../../support/announcements";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { address, asked, few, grid, lastAsked, open, rows } from "../../support/userList";
import { screen, visit, within } from "../../support/visit";
import { usersServer } from "./listServer";

// 23:30 in Berlin: as many times 24 hours earlier, in summer, is a day later than as many days.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T22:30:00.000Z") }));

test("User list: no params: all by username, in one request", async () => {
  const { app } = await open();
  await grid();
  // The saved views are part of the query.
  expect(asked(app)).toHaveLength(1);
  expect(app.calls.map(({ operation }) => operation)).not.toContain("savedViewsQuery");
  expect(lastAsked(app)).toEqual({
    filter: null,
    orderBy: { field: "USERNAME", direction: "ASC" },
    first: 50,
    after: null,
    last: null,
    before: null,
    views: 200,
  });
  expect(document.title).toBe("Service Management - Administration - Benutzer");
  expect(screen.getByText("2 Benutzer")).toBeTruthy();
  const link = screen.getByRole("link", { name: "user001" });
  expect(link.getAttribute("href")).toBe("/admin/edituser/User%3A1");
  const area = screen.getAllByRole("navigation", { name: "Administration" })[0] as HTMLElement;
  expect(within(area).getByText("Verwaltung")).toBeTruthy();
  expect(within(area).getByRole("link", { name: "Benutzer" }).getAttribute("aria-current")).toBe("page");
});

test("User list: a pasted link with repeated params in any case; invalid values are dropped", async () => {
  const query = [
    "role=member&role=ADMIN&role=king",
    "commune=1001000&commune=09188000&commune=01001000&commune=123",
    "service=ikfz-neuzulassung&service=gibt-es-nicht",
    "status=Active&quiet=true&text=muster&sort=-last-login-at&size=100&before=User%3A9",
  ].join("&");
  const { app } = await open(`${address}?${query}`);
  await waitFor(() => expect(asked(app)).toHaveLength(1));
  expect(lastAsked(app)).toEqual({
    filter: {
      text: "muster",
      roles: ["MEMBER", "ADMIN"],
      communes: ["01001000", "09188000"],
      services: ["ikfz-neuzulassung"],
      statuses: ["ACTIVE"],
      lastLoginBefore: addDays(calendarDayOf(new Date()), -quietDays),
    },
    orderBy: { field: "LAST_LOGIN_AT", direction: "DESC" },
    first: null,
    after: null,
    last: 100,
    before: "User:9",
    views: 200,
  });
  // Announced, since the list is longer than the author of the link intended.
  const said = await screen.findByText(/Filterwerte, die nicht berücksichtigt werden/);
  expect(said.textContent).toMatch(/: king, 123, gibt-es-nicht$/);
  const chips = await screen.findByRole("list", { name: "Aktive Filter" });
  await waitFor(() => expect(chips.textContent).toContain("Kommune: Flensburg"));
  const names = within(chips)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(7);
  expect(names.slice(0, 2)).toEqual(["Rolle: memberentfernen", "Rolle: adminentfernen"]);
  // Its replacement has the focus, and the page resets with the filter.
  await app.click(/^Rolle: admin/);
  await waitFor(() => expect(app.path()).not.toMatch(/admin&|before/));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Kommune: Flensburg/));
  await app.click("Alle Filter entfernen");
  await waitFor(() => expect(app.path()).toBe(`${address}?sort=-last-login-at&size=100`));
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("search"));
});

test("User list: invalid filter values can be removed from the URL", async () => {
  const { app } = await open(`${address}?role=king`);
  await screen.findByText(/nicht berücksichtigt werden: king$/);
  await app.click("Alle Filter entfernen");
  await waitFor(() => expect(app.path()).toBe(address));
  expect(screen.queryByText(/nicht berücksichtigt/)).toBeNull();
});

test("User list: filters of the toolbar are kept in the URL, undone by the back button, and saved in a view", async () => {
  const saved: unknown[] = [];
  const { app } = await open(address, few, {
    saveView: (_: unknown, { input }: { readonly input: unknown }) => {
      saved.push(input);
      return { viewEdge: null, errors: [] };
    },
  });
  await grid();
  const roles = within(screen.getByRole("group", { name: "Rolle" }));
  expect(roles.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "alle",
    "member",
    "support",
  ]);
  await app.user.click(roles.getByRole("button", { name: "support" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await screen.findByText("1 von 2 Benutzern");
  await findAnnounced("1 von 2 Benutzern");
  const toolbar = within(screen.getByRole("search", { name: "Benutzer suchen und filtern" }));
  await app.user.click(toolbar.getByRole("button", { name: "Status" }));
  await app.user.click(await screen.findByRole("checkbox", { name: "Inaktiv" }));
  await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
  expect(app.path()).toBe(`${address}?role=support&status=inactive`);
  expect(lastAsked(app)?.filter).toEqual({ roles: ["SUPPORT"], statuses: ["INACTIVE"] });
  window.history.back();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(app.path()).toBe(`${address}?role=support`);
  await app.click("90 Tage ohne Anmeldung");
  await waitFor(() => expect(app.path()).toBe(`${address}?role=support&quiet=true`));
  await app.click("90 Tage ohne Anmeldung");
  await app.click("Einladung läuft ab");
  await app.click("Mail abgelehnt");
  await waitFor(() => expect(app.path()).toBe(`${address}?role=support&ending=true&refused=true`));
  const today = calendarDayOf(new Date());
  expect(lastAsked(app)?.filter).toEqual({
    roles: ["SUPPORT"],
    invitationEndsBefore: addDays(today, invitationEndsDays),
    isMailRefused: true,
  });
  const chips = await screen.findByRole("list", { name: "Aktive Filter" });
  expect(chips.textContent).toMatch(/Einladung läuft ab.*Mail abgelehnt/);
  await app.click("Einladung läuft ab");
  await app.click("Mail abgelehnt");
  await app.click("90 Tage ohne Anmeldung");
  await waitFor(() => expect(app.path()).toBe(`${address}?role=support&quiet=true`));
  await app.click("Ansicht speichern");
  await app.fill("Name", "Stille");
  await app.click("Speichern");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ screen: "USERS", name: "Stille", search: "quiet=true&role=support" });
});

test("User list: a failed list reports it and retries; an empty one explains itself and has no export", async () => {
  const server = usersServer([]);
  server.failing = failure("internal_error", { reference: "ab12" });
  const app = await visit(`${address}?role=member`, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { name: "Die Benutzer konnten nicht geladen werden." });
  server.failing = null;
  await app.click("Erneut versuchen");
  await app.click("Filter zurücksetzen");
  await screen.findByRole("heading", { name: "Noch keine Benutzer" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Exportieren" }).disabled).toBe(true);
});

test("User list: redirects a member to the communes without a query", async () => {
  const app = await visit(address, { viewer: member, mgt: usersServer(few).mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
  expect(asked(app)).toHaveLength(0);
});
