import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { post } from "#relay/post";
import LoginNode from "#session/__generated__/sessionOperationsLoginMutation.graphql";
import type { Person } from "../support/people";
import { member, support } from "../support/people";
import { act, loginAs, screen, visit, type App } from "../support/visit";

/** Writes to the storage like another tab; this one gets the event. */
async function writeElsewhere(key: "token" | "signedOutAt", value: string | null) {
  if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
  });
}

/** Logs in like another tab, bypassing this tab's session. */
async function loginElsewhere({ network }: App, person: Person) {
  const variables = { username: person.username, password: "Probelauf-2025!" };
  await post(network, "mgt", LoginNode, variables, { token: null });
  await writeElsewhere("token", `token-of-${person.username}`);
}

/** The overview is shown, without the loader. */
async function overview({ session }: App) {
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await waitFor(() => expect(session.state.get()).toMatchObject({ status: "signedIn" }));
}

const asks = (app: App) =>
  app.calls.filter(({ operation }) => operation === "sessionOperationsOwnSessionQuery");

test("Tabs: a logout in another tab logs out here at once", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  await writeElsewhere("signedOutAt", "1763650000000");
  await writeElsewhere("token", null);
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(app.calls.some(({ operation }) => operation === "sessionOperationsLogoutMutation")).toBe(false);
  expect(asks(app)).toHaveLength(0);
});

test("Tabs: a logout notifies the other tabs", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  act(app.session.logout);
  expect(Number(window.localStorage.getItem("signedOutAt"))).toBeGreaterThan(1_700_000_000_000);
  expect(window.localStorage.getItem("token")).toBeNull();
});

test("Tabs: leaving a page whose session has ended is not a logout for other tabs", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  act(app.session.lapse);
  act(app.session.logout);
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(window.localStorage.getItem("signedOutAt")).toBeNull();
});

test("Tabs: a logout elsewhere also reaches a page under the login", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  act(app.session.lapse);
  await writeElsewhere("signedOutAt", "1763650000000");
  expect(app.session.state.get()).toEqual({ status: "signedOut" });
});

test("Tabs: a token deleted during the session is stored again, without counting as use", async () => {
  const app = await visit("/?text=augs", { viewer: support });
  await overview(app);
  await writeElsewhere("token", null);
  await waitFor(() => expect(window.localStorage.getItem("token")).toBe("token-of-support"));
  expect(asks(app).map(({ headers }) => headers.get("x-background"))).toEqual(["1"]);
  expect(app.session.state.get()).toMatchObject({ status: "signedIn", viewer: { username: "support" } });
  expect(app.path()).toBe("/?text=augs");
});

test("Tabs: clearing the storage during the session changes nothing", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  await act(async () => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
  });
  await waitFor(() => expect(window.localStorage.getItem("token")).toBe("token-of-support"));
  expect(app.session.state.get()).toMatchObject({ status: "signedIn" });
});

test("Tabs: a token deleted after the session has ended keeps the page under the login", async () => {
  const app = await visit("/?text=augs", { viewer: support });
  await overview(app);
  app.killSession();
  await writeElsewhere("token", null);
  await waitFor(() =>
    expect(app.session.state.get()).toMatchObject({ status: "lapsed", viewer: { username: "support" } }),
  );
  expect(window.localStorage.getItem("token")).toBeNull();
  expect(app.path()).toBe("/?text=augs");
});

test("Tabs: a logout while the server is being asked wins", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  app.setReachable(false);
  await writeElsewhere("token", null);
  await writeElsewhere("signedOutAt", "1763650000000");
  app.setReachable(true);
  await act(async () => app.network.reachability.retryNow());
  await waitFor(() => expect(asks(app)).toHaveLength(1));
  expect(app.session.state.get()).toEqual({ status: "signedOut" });
  expect(window.localStorage.getItem("token")).toBeNull();
});

test("Tabs: takes up a login in another tab", async () => {
  const app = await visit("/", { mgt: { Mutation: { login: loginAs(support) } } });
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  await loginElsewhere(app, support);
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBe("token-of-support");
});

test("Tabs: another user's login elsewhere takes over this tab, at the overview", async () => {
  const app = await visit("/?text=augs", { viewer: support, mgt: { Mutation: { login: loginAs(member) } } });
  await overview(app);
  await loginElsewhere(app, member);
  await waitFor(() => expect(app.session.state.get()).toMatchObject({ viewer: { username: "member" } }));
  expect(app.path()).toBe("/");
});

test("Tabs: a page under the login stays when another tab's failed login clears the token", async () => {
  const app = await visit("/", { viewer: support });
  await overview(app);
  act(app.session.lapse);
  await writeElsewhere("token", null);
  expect(app.session.state.get()).toMatchObject({ status: "lapsed", viewer: { username: "support" } });
});
