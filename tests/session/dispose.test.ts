import { expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "#src/createApp";
import { memoryStorage } from "../support/memoryStorage";
import { mockEndpoints } from "../support/mockedEndpoints";
import { support } from "../support/people";

/** Vitest waits for a second by default, which is too short on a busy machine. */
const patience = { timeout: 20_000 };

const user = () => ({ stage: "TEST", user: support });
const ownSession = () => ({ id: "Session:1", secondsLeft: 1_800 });
const { fetch: answer } = mockEndpoints({}, { mgt: { Query: { user, ownSession } } });

/** An app with a stored session and a fake `fetch`. */
function open(fetch: typeof globalThis.fetch) {
  const localStorage = memoryStorage({ token: "token" });
  const storage = { localStorage, sessionStorage: memoryStorage() };
  const app = createApp({ fetch, storage, history: window.history });
  onTestFinished(app.dispose);
  return { app, localStorage, session: app.sessionServices.session };
}

test("Disposed session: aborts running calls, whose callbacks do not run", async () => {
  const signals: AbortSignal[] = [];
  const { app, localStorage, session } = open((_input, init) => {
    const { promise, signal } = untilAborted(init?.signal);
    signals.push(signal);
    return promise;
  });
  void app.start();
  // A failed login clears the token.
  void session.login("support", "Probelauf-2025!");
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  app.dispose();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  await new Promise(setImmediate);
  expect(session.state.get()).toEqual({ status: "loading" });
  expect(localStorage.getItem("token")).toBe("token");
});

/** A response that never comes. */
function untilAborted(signal: AbortSignal | null | undefined) {
  if (!signal) throw new Error("The call cannot be aborted.");
  const promise = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  return { promise, signal };
}

test("Disposed session: clears the timers of a running session and of a retry", async () => {
  vi.useFakeTimers();
  const signedIn = open(answer);
  await signedIn.app.start();
  expect(signedIn.session.state.get()).toMatchObject({ status: "arriving" });
  // The timers of the loader and of the session clock.
  expect(vi.getTimerCount()).toBe(2);
  signedIn.app.dispose();
  expect(vi.getTimerCount()).toBe(0);

  const waiting = open(() => Promise.reject(new TypeError("Failed to fetch")));
  void waiting.app.start();
  await vi.waitFor(() => expect(waiting.app.network.reachability.retryAt.get()).not.toBeNull(), patience);
  expect(vi.getTimerCount()).toBe(1);
  waiting.app.dispose();
  expect(vi.getTimerCount()).toBe(0);
});

test("Disposed session: ignores events of other tabs and of the history", async () => {
  window.history.replaceState(null, "", "/");
  const { pushState, replaceState } = window.history;
  const { app, session } = open(answer);
  await app.start();
  await app.loadWorkspace();
  expect(window.history.pushState).not.toBe(pushState);
  app.dispose();
  expect(window.history).toMatchObject({ pushState, replaceState });

  const late = open(answer);
  const workspace = late.app.loadWorkspace();
  late.app.dispose();
  await Promise.race([workspace, import("#src/App").then(() => new Promise(setImmediate))]);
  expect(window.history).toMatchObject({ pushState, replaceState });

  const before = session.state.get();
  window.dispatchEvent(new StorageEvent("storage", { key: "signedOutAt", newValue: "1" }));
  expect(session.state.get()).toBe(before);
  window.history.replaceState(null, "", "/account");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(app.browser.address.pathname.get()).toBe("/");
});
