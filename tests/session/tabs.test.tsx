import { expect, test, vi } from "vitest";
import type { Person } from "../support/people";
import { member, support } from "../support/people";
import { act, loginAs, screen, visit } from "../support/visit";

/** Another tab writes the token; this one hears of it. */
async function writeElsewhere(token: string | null) {
  if (token === null) window.localStorage.removeItem("token");
  else window.localStorage.setItem("token", token);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: token }));
  });
}

/** Logs in as another tab would: past this tab's session. */
async function loginElsewhere(person: Person) {
  const [{ post }, { default: operation }] = await Promise.all([
    import("#relay/post"),
    import("#session/__generated__/sessionOperationsLoginMutation.graphql"),
  ]);
  await post("mgt", operation, { username: person.username, password: "Probelauf-2025!" }, { token: null });
  await writeElsewhere(`token-of-${person.username}`);
}

const session = async () => (await import("#session/session")).session.get();

test("a logout in another tab logs out here", async () => {
  const app = await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await writeElsewhere(null);
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(app.calls.some(({ operation }) => operation === "sessionOperationsLogoutMutation")).toBe(false);
});

test("a cleared storage is a logout", async () => {
  await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await act(async () => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
});

test("a login in another tab is taken up", async () => {
  await visit("/", { mgt: { Mutation: { login: loginAs(support) } } });
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  await loginElsewhere(support);
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBe("token-of-support");
});

test("another user who logs in elsewhere takes this tab over, at the overview", async () => {
  const app = await visit("/?text=augs", { viewer: support, mgt: { Mutation: { login: loginAs(member) } } });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await loginElsewhere(member);
  await vi.waitFor(async () => expect(await session()).toMatchObject({ viewer: { username: "member" } }));
  expect(app.path()).toBe("/");
});

test("a page under a lapsed session stays when another tab's failed login clears the token", async () => {
  await visit("/", { viewer: support });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  const { lapse } = await import("#session/session");
  act(lapse);
  await writeElsewhere(null);
  expect(await session()).toMatchObject({ status: "lapsed", viewer: { username: "support" } });
});
