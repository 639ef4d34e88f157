import { cleanup } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#src/createApp";
import { Root } from "#src/Root";
import { memoryStorage } from "../support/memoryStorage";
import { mockEndpoints } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, render, within } from "../support/visit";

/** An app with its own server, storage and container. */
async function open(viewer: Person, language: "de" | "en") {
  const { calls, fetch } = mockEndpoints(
    {},
    {
      mgt: {
        Query: {
          user: () => ({ stage: "TEST", user: viewer }),
          ownSession: () => ({ id: "Session:1", secondsLeft: 1_800 }),
        },
        Mutation: { logout: () => ({ endedSessionIds: [], errors: [] }) },
      },
    },
  );
  const localStorage = memoryStorage({ token: `token-of-${viewer.username}`, language });
  const app = createApp({
    fetch,
    storage: { localStorage, sessionStorage: memoryStorage() },
    history: window.history,
  });
  onTestFinished(() => {
    cleanup();
    app.dispose();
  });
  await app.startLanguage();
  const started = app.start();
  const container = document.body.appendChild(document.createElement("div"));
  render(<Root app={app} />, { container });
  await act(() => started);
  return { app, calls, localStorage, shown: within(container) };
}

test("Two apps: two apps on one page have separate users, languages, storages and stores", async () => {
  window.history.replaceState(null, "", "/");
  const one = await open(support, "de");
  const other = await open(member, "en");
  await one.shown.findByRole("heading", { level: 1, name: "Kommunen" });
  await one.shown.findByRole("button", { name: "Konto: support" });
  await other.shown.findByRole("heading", { level: 1, name: "Communes" });
  await other.shown.findByRole("button", { name: "Account: member" });

  for (const { calls, localStorage } of [one, other]) {
    const tokens = calls.map(({ headers }) => headers.get("authorization")).filter((token) => token !== null);
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${localStorage.getItem("token")}`]));
  }
  const [workspace, otherWorkspace] = [await one.app.loadWorkspace(), await other.app.loadWorkspace()];
  expect(workspace.relay().environments.mgt).not.toBe(otherWorkspace.relay().environments.mgt);
  expect(workspace.router()).not.toBe(otherWorkspace.router());

  await act(() => other.app.language.choose("de"));
  await other.shown.findByRole("button", { name: "Konto: member" });
  act(() => one.app.browser.theme.choose("dark"));
  expect(one.localStorage.getItem("theme")).toBe("dark");
  expect(other.localStorage.getItem("theme")).toBeNull();
  expect(other.app.browser.theme.get()).toBe("system");

  act(() => one.app.sessionServices.session.logout());
  await one.shown.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(one.localStorage.getItem("token")).toBeNull();
  expect(other.localStorage.getItem("token")).toBe("token-of-member");
  expect(other.app.sessionServices.session.viewer()).toMatchObject({ username: "member" });
  expect(other.shown.getByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
});
