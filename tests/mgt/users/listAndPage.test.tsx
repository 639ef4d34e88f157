/** How the users list and the page of a user work together. */
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { support } from "../../support/people";
import { kBrandl, fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, visit, within, type App } from "../../support/visit";
import { testUser, usersServer } from "./listServer";

const address = "/admin/users?role=member";
const names = () =>
  [...document.querySelectorAll("tbody tr[data-row-key] a")].map(({ textContent }) => textContent);

/** Opens the filtered list, and from there the page of k.brandl, whose response waits for `answered`. */
async function openFromList(answered: Promise<unknown> = Promise.resolve()) {
  const list = usersServer([testUser(1, { id: userId, username: "k.brandl" }), testUser(2)]);
  const server = fakeUserServer(kBrandl, { status: "INVITED" });
  const users = list.mgt.Query?.users as (...given: unknown[]) => unknown;
  const readUser = server.mgt.Query?.userAccount as (...given: unknown[]) => unknown;
  let isHeld = false;
  const app = await visit(address, {
    viewer: support,
    mgt: {
      Query: {
        ...list.mgt.Query,
        ...server.mgt.Query,
        userAccount: async (...given: unknown[]) => {
          await answered;
          return readUser(...given);
        },
        users: (...given: unknown[]) => (isHeld ? new Promise(() => undefined) : users(...given)),
      },
      Mutation: {
        ...server.mgt.Mutation,
        removeUser: () => ({ user: null, removedUserId: userId, errors: [] }),
      },
    },
  });
  await app.click("k.brandl", "link");
  await screen.findByRole("heading", { level: 1, name: "k.brandl" });
  return {
    app,
    server,
    /** Holds responses to the list query: it keeps showing the stored data. */
    holdList: () => {
      isHeld = true;
    },
  };
}

async function back({ user }: App) {
  const path = within(screen.getByRole("navigation", { name: "Pfad" }));
  await user.click(path.getByRole("link", { name: "Benutzer" }));
}

test("User list and page: shows the head of a user from the row while the query is pending, and keeps the focus in it", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { app } = await openFromList(answered);
  expect(app.path()).toBe(`/admin/edituser/${encodeURIComponent(userId)}`);
  expect(screen.getByText("Aktiv")).toBeTruthy();
  expect(screen.getByText(/^Zuletzt angemeldet 20\.11\.2026/)).toBeTruthy();
  expect(screen.queryByLabelText("Benutzername")).toBeNull();
  const link = within(screen.getByRole("navigation", { name: "Pfad" })).getByRole("link", {
    name: "Benutzer",
  });
  link.focus();

  answer();
  expect(await screen.findByLabelText("Benutzername")).toBeTruthy();
  expect(screen.getByText("Eingeladen")).toBeTruthy();
  expect(document.activeElement).toBe(link);
});

test("User list and page: going back keeps the filters of the list", async () => {
  const { app } = await openFromList();
  await back(app);
  await waitFor(() => expect(app.path()).toBe(address));
});

test("User list and page: a removed user is in no row even before the refetch; unsaved input is not asked about", async () => {
  const { app, holdList } = await openFromList();
  await app.fill("Benutzername", "k.brandt");
  holdList();
  await app.click(/^Entfernen/);
  await app.user.type(await screen.findByLabelText(/Geben Sie zur Bestätigung/), "k.brandl");
  await app.click("Benutzer entfernen");
  await waitFor(() => expect(app.path()).toBe(address));
  await waitFor(() => expect(names()).toEqual(["user002"]));
});

test("User list and page: changes by others found on save appear on the page and, before the refetch, in the list", async () => {
  const { app, server, holdList } = await openFromList();
  server.saveUser.mockImplementationOnce((_root, { input }) => ({
    user: {
      __typename: "User",
      id: userId,
      revision: 9,
      username: input.username,
      email: input.email,
      status: "INACTIVE",
      type: "MEMBER",
      roles: [],
      communeCount: 0,
      serviceCount: 0,
      firstCommune: null,
      invitation: null,
      passwordReset: null,
      lastLoginAt: null,
      deactivation: {
        at: "2026-11-20T08:00:00.000Z",
        reason: "Ausgeschieden",
        by: { userId: null, username: "h.petersen", role: "SUPPORT" },
      },
    },
    errors: [],
  }));
  await app.fill("Benutzername", "k.brandt");
  await app.click("Speichern");
  await screen.findByText("Grund: Ausgeschieden");
  expect(screen.getByRole("button", { name: "Reaktivieren" })).toBeTruthy();
  holdList();
  await back(app);
  await screen.findByRole("link", { name: "k.brandt" });
  expect(screen.getByText("Inaktiv")).toBeTruthy();
});
