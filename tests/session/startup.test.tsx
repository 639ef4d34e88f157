import { expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { act, screen, visit } from "../support/visit";

const loading = "Service Management wird geladen";

test("Start-up: shows the login without a token", async () => {
  const app = await visit("/");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty("textContent", "Anmelden");
  expect(app.calls.map((call) => call.operation)).not.toContain("sessionOperationsUserQuery");
});

test("Start-up: a stored token loads the user and opens the app", async () => {
  const app = await visit("/", { viewer: support });
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
  const call = app.calls.find(({ operation }) => operation === "sessionOperationsUserQuery");
  expect(call?.headers.get("authorization")).toBe("Bearer token-of-support");
});

test("Start-up: keeps the loader until 150 ms after the user has loaded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { session, loadWorkspace } = await visit("/", { viewer: support });
  // The app's code is loaded, so only the timer keeps the loader visible.
  await loadWorkspace();
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(session.state.get().status).toBe("arriving");
  expect(screen.getByText(loading).closest("[role=status]")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(session.state.get().status).toBe("signedIn");
  expect(screen.queryByText(loading)).toBeNull();
});

test("Start-up: a rejected stored token is deleted and the login shown", async () => {
  const app = await visit("/", { stored: { token: "dead" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(app.calls.filter(({ operation }) => operation === "sessionOperationsUserQuery")).toHaveLength(1);
});

test("Start-up: any other failure of loading the user logs out as well", async () => {
  const user = () => {
    throw failure("internal_error");
  };
  await visit("/", { viewer: support, mgt: { Query: { user } } });
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBeNull();
});

test("Start-up: with the server down at the start, the loader reports it, offers a retry, and then continues", async () => {
  const app = await visit("/", { viewer: support, isReachable: false, startOnly: true });
  expect(await screen.findByText("Der Server ist gerade nicht erreichbar.")).toBeDefined();
  expect(window.localStorage.getItem("token")).toBe("token-of-support");
  await app.click("Jetzt erneut versuchen");
  expect(screen.getByText("Der Server ist gerade nicht erreichbar.")).toBeDefined();
  app.setReachable(true);
  await app.click("Jetzt erneut versuchen");
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
});

test("Start-up: with the server down at the start, retries automatically", async () => {
  const app = await visit("/", { viewer: support, isReachable: false, startOnly: true });
  expect(await screen.findByText("Der Server ist gerade nicht erreichbar.")).toBeDefined();
  app.setReachable(true);
  expect(await screen.findByRole("heading", { level: 1, name: "Kommunen" })).toBeDefined();
});

test("Start-up: a stored text that no header can carry is not a token: shows the login instead of waiting", async () => {
  const app = await visit("/", { stored: { token: "☃\nX-Background: 1" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(window.localStorage.getItem("token")).toBeNull();
  expect(app.calls).toHaveLength(1);
  expect(app.calls[0]?.operation).toBe("sessionOperationsInstanceQuery");
});
