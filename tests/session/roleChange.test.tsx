import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { communeServer, manyCommunes } from "../support/communes";
import { connection } from "../support/connection";
import { valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { failure, type Resolvers } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, screen, visit, type App } from "../support/visit";

/** The support user, whose role may change while the page is open. */
function changing(resolvers: Resolvers) {
  let now: Person = support;
  const user = () => ({ stage: "TEST", user: now });
  return {
    mgt: { ...resolvers, Query: { ...resolvers.Query, user } },
    become: (roles: Person["roles"]) => {
      now = { ...support, roles };
    },
  };
}

const asked = (app: App) =>
  app.calls
    .filter(({ operation }) => operation === "sessionOperationsUserQuery")
    .map(({ headers }) => headers.get("x-background"));

/** The window gets the focus again, some time after the start. */
async function refocusWindow({ session }: App) {
  await waitFor(() => expect(session.state.get().status).toBe("signedIn"));
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

test("Role change: leaves the administration on window focus if the role no longer permits it", async () => {
  const person = changing(communeServer(manyCommunes(2)).mgt);
  const app = await visit("/admin", { viewer: support, mgt: person.mgt });
  await screen.findByRole("navigation", { name: "Administration" });
  person.become(member.roles);
  await refocusWindow(app);
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(app.path()).toBe("/");
  expect(screen.queryByRole("link", { name: "Administration" })).toBeNull();
  expect(asked(app)).toEqual([null, "1"]);

  // At most once a minute.
  await refocusWindow(app);
  expect(asked(app)).toHaveLength(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
  await refocusWindow(app);
  expect(asked(app)).toHaveLength(3);
});

test("Role change: a hidden window sends nothing", async () => {
  const person = changing(communeServer(manyCommunes(2)).mgt);
  const app = await visit("/", { viewer: support, mgt: person.mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await refocusWindow(app);
  hidden.mockRestore();
  expect(asked(app)).toEqual([null]);
});

test("Role change: after a refused call buttons follow the new role, and the input is kept", async () => {
  const store = communeStore();
  const person = changing(store.mgt);
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: person.mgt });
  await app.fill("Name", "Augsburg am Lech");
  expect(screen.getByRole("link", { name: "Administration" })).toBeDefined();
  person.become(member.roles);
  store.saveCommune.mockImplementationOnce(() => {
    throw failure("insufficient_permissions");
  });
  await app.click("Speichern");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Administration" })).toBeNull());
  expect(asked(app)).toEqual([null, "1"]);
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
});

test("Role change: a user with changed communes sees them in the overview", async () => {
  const all = manyCommunes(2);
  let seen = all.slice(0, 1);
  const communes = () => connection(seen);
  const person = changing({ Query: { communes } });
  person.become(member.roles.slice(0, 1));
  const app = await visit("/", { viewer: support, mgt: person.mgt });
  await screen.findByText("Kommune 00001");
  seen = all;
  person.become(member.roles);
  await refocusWindow(app);
  expect(await screen.findByText("Kommune 00002")).toBeDefined();
});

test("Role change: a session that has ended meanwhile shows the login over the page", async () => {
  const app = await visit("/", { viewer: support, mgt: communeServer(manyCommunes(2)).mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  app.killSession();
  await refocusWindow(app);
  expect(await screen.findByRole("dialog", { name: "Sitzung beendet" })).toBeDefined();
});
