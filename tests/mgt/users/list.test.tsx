import { expect, test, vi } from "vitest";
import { calendarDayOf } from "#domain/calendarDays";
import { quietDays } from "#domain/timings";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { screen, visit, within, type App } from "../../support/visit";
import { invitedUser, testUser, usersServer, type TestUser } from "./listServer";

const address = "/admin/users";
const dayMs = 86_400_000;
const few = [testUser(1), testUser(2, { type: "SUPPORT", firstCommune: null, communeCount: 0 })];

async function open(
  url = address,
  users: readonly TestUser[] = few,
  mutations: Readonly<Record<string, unknown>> = {},
) {
  const server = usersServer(users, mutations);
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  return { app, server };
}

const soon = (check: () => void) => vi.waitFor(check, 5_000);
const grid = () => screen.findByRole("grid", { name: "Benutzer" });
const rows = () => [...document.querySelectorAll<HTMLElement>("tbody tr[data-row-key]")];
const row = (position: number) => within(rows()[position] as HTMLElement);
const asked = (app: App) => app.calls.filter(({ operation }) => operation === "UsersTableQuery");
const lastAsked = (app: App) => asked(app).at(-1)?.variables;

test("nothing in the address: all by username, in one request", async () => {
  const { app } = await open();
  await grid();
  // The saved views come along.
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

test("a pasted link with repeated params in any case; what has no meaning is dropped", async () => {
  const query = [
    "role=member&role=ADMIN&role=king",
    "commune=1001000&commune=09188000&commune=01001000&commune=123",
    "service=ikfz-neuzulassung&service=gibt-es-nicht",
    "status=Active&quiet=true&text=muster&sort=-last-login-at&size=100&before=User%3A9",
  ].join("&");
  const { app } = await open(`${address}?${query}`);
  await soon(() => expect(asked(app)).toHaveLength(1));
  expect(lastAsked(app)).toEqual({
    filter: {
      text: "muster",
      roles: ["MEMBER", "ADMIN"],
      communes: ["01001000", "09188000"],
      services: ["ikfz-neuzulassung"],
      statuses: ["ACTIVE"],
      lastLoginBefore: calendarDayOf(new Date(Date.now() - quietDays * dayMs)),
    },
    orderBy: { field: "LAST_LOGIN_AT", direction: "DESC" },
    first: null,
    after: null,
    last: 100,
    before: "User:9",
    views: 200,
  });
  // Said, since the list is longer than whoever wrote the link meant.
  const said = await screen.findByText(/Filterwerte, die nicht berücksichtigt werden/);
  expect(said.textContent).toMatch(/: king, 123, gibt-es-nicht$/);
  const chips = await screen.findByRole("list", { name: "Aktive Filter" });
  await soon(() => expect(chips.textContent).toContain("Kommune: Flensburg"));
  const names = within(chips)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(7);
  expect(names.slice(0, 2)).toEqual(["Rolle: memberentfernen", "Rolle: adminentfernen"]);
  // What takes its place has the focus, and the page of the other rows is left.
  await app.click(/^Rolle: admin/);
  await soon(() => expect(app.path()).not.toMatch(/admin&|before/));
  expect(document.activeElement?.textContent).toMatch(/^Kommune: Flensburg/);
  await app.click("Alle Filter entfernen");
  await soon(() => expect(app.path()).toBe(`${address}?sort=-last-login-at&size=100`));
  expect(document.activeElement?.getAttribute("type")).toBe("search");
});

test("filters of the toolbar go into the address, each to be undone by the back button; a view keeps them", async () => {
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
  await soon(() => expect(rows()).toHaveLength(1));
  // On the screen, and said.
  await soon(() => expect(screen.getAllByText("1 von 2 Benutzern")).toHaveLength(2));
  const toolbar = within(screen.getByRole("search", { name: "Benutzer suchen und filtern" }));
  await app.user.click(toolbar.getByRole("button", { name: "Status" }));
  await app.user.click(screen.getByRole("checkbox", { name: "Inaktiv" }));
  await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
  expect(app.path()).toBe(`${address}?role=support&status=inactive`);
  expect(lastAsked(app)?.filter).toEqual({ roles: ["SUPPORT"], statuses: ["INACTIVE"] });
  window.history.back();
  await soon(() => expect(rows()).toHaveLength(1));
  expect(app.path()).toBe(`${address}?role=support`);
  await app.click("90 Tage ohne Anmeldung");
  await soon(() => expect(app.path()).toBe(`${address}?role=support&quiet=true`));
  await app.click("Ansicht speichern");
  await app.fill("Name", "Stille");
  await app.click("Speichern");
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ screen: "USERS", name: "Stille", search: "quiet=true&role=support" });
});

test("ordered by what the server can order by, in pages, with the columns that somebody chose", async () => {
  const many = Array.from({ length: 60 }, (_, index) => testUser(index + 1));
  const { app } = await open(`${address}?columns=email&columns=expires&columns=activated`, many);
  await grid();
  for (const [head, field] of [
    ["E-Mail", "EMAIL"],
    ["Status", "STATUS"],
    ["Gültig bis", "EXPIRES_AT"],
    ["Aktiviert am", "ACTIVATED_AT"],
  ] as const) {
    const column = screen.getByRole("columnheader", { name: head });
    await app.user.click(within(column).getByRole("button"));
    await soon(() => expect(lastAsked(app)?.orderBy).toEqual({ field, direction: "ASC" }));
  }
  expect(screen.queryByRole("columnheader", { name: "Rolle" })).toBeNull();
  await app.click("Nächste Seite");
  await soon(() => expect(lastAsked(app)).toMatchObject({ first: 50, after: "User:50" }));
  await screen.findByText("51–60 von 60");
});

test("each row says who, where and in which state; who was not there for long is pointed out", async () => {
  const since = new Date(Date.now() - (quietDays + 1) * dayMs).toISOString();
  const { app } = await open(address, [
    testUser(1, { communeCount: 3 }),
    testUser(2, { lastLoginAt: since }),
    testUser(3, { status: "INACTIVE", lastLoginAt: since }),
    invitedUser(4, "OPEN"),
    invitedUser(5, "EXPIRED"),
    invitedUser(6, "WITHDRAWN"),
    testUser(7, { type: "ADMIN", firstCommune: null, communeCount: 0 }),
    invitedUser(8, "OPEN", "FAILED"),
  ]);
  await grid();
  const states = rows().map((one) => one.querySelector('[data-narrow="aside"]')?.textContent);
  expect(states).toEqual([
    "Aktiv",
    "Aktiv",
    "Inaktiv",
    "Eingeladenbis 25.11.",
    "Abgelaufen",
    "Zurückgezogen",
    "Aktiv",
    "Nicht zugestellt",
  ]);
  expect(row(0).getByText("user001@augsburg.example")).toBeTruthy();
  expect(row(0).getByText("und 2 weitere")).toBeTruthy();
  expect(row(6).getAllByText("alle")).toHaveLength(2);
  const hints = rows().map((one) => /über 90 Tage|Erneut einladen/.exec(one.textContent ?? "")?.[0]);
  expect(hints.slice(0, 3)).toEqual([undefined, "über 90 Tage", undefined]);
  expect(hints[4]).toBe("Erneut einladen");
  rows()[1]?.focus();
  await app.user.keyboard("{Enter}");
  await soon(() => expect(app.path()).toBe("/admin/edituser/User%3A2"));
});

test("invited again, the row shows the new invitation; its link stays until it is closed", async () => {
  const expired = invitedUser(1, "EXPIRED");
  const { app } = await open(address, [expired], {
    sendUserInvite: () => ({
      user: {
        ...expired,
        invitation: {
          ...expired.invitation,
          status: "OPEN",
          expiresAt: "2026-12-01T09:00:00.000Z",
          resendAt: new Date(Date.now() + 300_000).toISOString(),
        },
      },
      invitationUrl: "https://example.org/mgt/activate?t=abc",
      errors: [],
    }),
  });
  await grid();
  expect(row(0).getByText("Abgelaufen")).toBeTruthy();
  await app.click("Erneut einladen: user001");
  const dialog = await screen.findByRole("dialog", { name: "Einladung für user001" });
  await app.user.click(within(dialog).getByText(/^Der Link wird nur dieses eine Mal/));
  expect(app.path()).toBe(address);
  expect(row(0).getByText("bis 01.12.")).toBeTruthy();
  expect(asked(app)).toHaveLength(1);
});

test("exported as filtered and ordered; a failure is the specified one, with another try", async () => {
  let isFailing = true;
  const errors = [{ code: "user_list_download_error", field: null, params: [] }];
  const { app } = await open(`${address}?role=support&sort=-email`, few, {
    exportUsers: () =>
      isFailing
        ? { download: null, errors }
        : { download: { url: "/mgt/exports/x", fileName: "benutzer.csv" }, errors: [] },
  });
  await grid();
  await app.click("Exportieren");
  await screen.findByText(/^Die Benutzerliste konnte nicht heruntergeladen werden\./);
  isFailing = false;
  await app.click("Erneut versuchen");
  const link = await screen.findByRole("link", { name: "benutzer.csv" });
  expect(link.getAttribute("href")).toBe("/mgt/exports/x");
  const exported = app.calls.filter(({ operation }) => operation === "ExportUsersButtonMutation");
  expect(exported.map(({ variables }) => variables.input)).toEqual(
    [1, 2].map(() => ({
      filter: { roles: ["SUPPORT"] },
      orderBy: { field: "EMAIL", direction: "DESC" },
    })),
  );
});

test("a list that fails says so and is tried again; without anybody it says what it is for", async () => {
  const server = usersServer([]);
  server.failing = failure("internal_error", { reference: "ab12" });
  const app = await visit(`${address}?role=member`, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { name: "Die Benutzer konnten nicht geladen werden." });
  server.failing = null;
  await app.click("Erneut versuchen");
  await app.click("Filter zurücksetzen");
  await screen.findByRole("heading", { name: "Noch keine Benutzer" });
});

test("a member is sent to the communes, and nothing is asked for", async () => {
  const app = await visit(address, { viewer: member, mgt: usersServer(few).mgt });
  await soon(() => expect(app.path()).toBe("/"));
  expect(asked(app)).toHaveLength(0);
});
