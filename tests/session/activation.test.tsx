import { configure, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { act, screen, visit, type App } from "../support/visit";

const invalidInvite = "Die verwendete Einladung ist ungültig/abgelaufen.";
const sentence = "vier Hefte im Rathausflur";
const accepts = { Mutation: { acceptUserInvite: () => true } };
const refusesWith = (...reason: Parameters<typeof failure>) => ({
  Mutation: {
    acceptUserInvite: () => {
      throw failure(...reason);
    },
  },
});

const sent = (app: App, operation: string) => app.calls.filter((call) => call.operation === operation);
const accepted = (app: App) => sent(app, "sessionOperationsAcceptInviteMutation");

async function activate(app: App, password = sentence, repeat = password) {
  await app.fill("Passwort", password);
  await app.fill("Passwort bestätigen", repeat);
  await app.click("Benutzer aktivieren");
}

// In strict mode like the page: effects that run once must do so despite double mounting.
beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => configure({ reactStrictMode: false }));

test("Activation: opening the invitation logs out the signed-in user, once", async () => {
  const app = await visit("/mgt/activate?t=of-support", { viewer: support });
  expect(await screen.findByRole("heading", { level: 1, name: "Benutzer aktivieren" })).toBeDefined();
  await waitFor(() => expect(sent(app, "sessionOperationsLogoutMutation")).toHaveLength(1));
  expect(window.localStorage.getItem("token")).toBeNull();
  await activate(app, sentence, "anders");
  expect(sent(app, "sessionOperationsLogoutMutation")).toHaveLength(1);
  expect(screen.getByText(/neues Passwort/)).toBeDefined();
});

test("Activation: a reset link names its purpose; all else is the same", async () => {
  const app = await visit("/mgt/activate?t=a-good-one&for=password", { mgt: accepts });
  expect(await screen.findByRole("heading", { level: 1, name: "Neues Passwort" })).toBeDefined();
  expect(document.title).toBe("Service Management - Neues Passwort");
  await app.fill("Passwort", sentence);
  await app.fill("Passwort bestätigen", sentence);
  await app.click("Passwort speichern");
  expect((await screen.findByText(/^Das neue Passwort gilt/)).getAttribute("role")).toBe("status");
  expect(accepted(app).map(({ variables }) => variables)).toEqual([
    { input: { token: "a-good-one", password: sentence } },
  ]);
});

test("Activation: a password activates the user, and the login follows after a second", async () => {
  const app = await visit("/mgt/activate?t=a-good-one", { mgt: accepts });
  await app.fill("Passwort", sentence);
  await app.fill("Passwort bestätigen", sentence);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // fireEvent, since user-event waits for its own timers.
  fireEvent.click(screen.getByRole("button", { name: "Benutzer aktivieren" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^Der Benutzer ist aktiviert/).getAttribute("role")).toBe("status");
  expect(screen.queryByLabelText("Passwort")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(app.path()).toBe("/mgt/activate?t=a-good-one");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(app.path()).toBe("/");
  expect(screen.getByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
  expect(accepted(app).map(({ variables }) => variables)).toEqual([
    { input: { token: "a-good-one", password: sentence } },
  ]);
});

test("Activation: is submitted only if both fields are filled and equal", async () => {
  const app = await visit("/mgt/activate?t=unequal", { mgt: accepts });
  await screen.findByLabelText("Passwort");
  await app.click("Benutzer aktivieren");
  expect(app.errorOf("Passwort")).toBe("Dieses Feld wird benötigt");
  expect(app.errorOf("Passwort bestätigen")).toBe("Dieses Feld wird benötigt");
  await activate(app, sentence, "vier Hefte im Rathaus");
  expect(app.errorOf("Passwort bestätigen")).toBe("Die Passwörter stimmen nicht überein.");
  expect(document.activeElement).toBe(screen.getByLabelText("Passwort bestätigen"));
  expect(accepted(app)).toHaveLength(0);
  await app.fill("Passwort bestätigen", sentence);
  expect(app.errorOf("Passwort bestätigen")).toBeNull();
});

test("Activation: is translated to English", async () => {
  const app = await visit("/mgt/activate?t=english", {
    stored: { language: "en" },
    mgt: refusesWith("invalid_token"),
  });
  await app.fill("Password", sentence);
  await app.fill("Confirm password", "something else");
  await app.click("Activate user");
  expect(app.errorOf("Confirm password")).toBe("Passwords do not match");
  await app.fill("Confirm password", sentence);
  await app.click("Activate user");
  expect((await screen.findByRole("alert")).textContent).toBe("Your invite is not valid anymore");
});

test("Activation: does not submit a password that is too short", async () => {
  const app = await visit("/mgt/activate?t=short", { mgt: accepts });
  await activate(app, "elf Zeichen");
  expect(app.errorOf("Passwort")).toBe("Das Passwort ist zu kurz. Es braucht mindestens 12 Zeichen.");
  expect(document.activeElement).toBe(screen.getByLabelText("Passwort"));
  expect(accepted(app)).toHaveLength(0);
  // Six characters that take twelve UTF-16 units.
  await activate(app, "😀😀😀😀😀😀");
  expect(app.errorOf("Passwort")).toContain("zu kurz");
  expect(accepted(app)).toHaveLength(0);
});

test("Activation: takes the minimum length from the settings", async () => {
  const app = await visit("/mgt/activate?t=settings", {
    mgt: {
      Query: { instance: () => ({ stage: "TEST", hasDemoAccounts: false, passwordMinLength: 16 }) },
      ...accepts,
    },
  });
  await screen.findByText(/^Mindestens 16 Zeichen/);
  await activate(app, "fünfzehn Zeiche");
  expect(app.errorOf("Passwort")).toContain("mindestens 16 Zeichen");
  expect(accepted(app)).toHaveLength(0);
});

test.each([
  ["invalid_token", null],
  ["internal_error", /^Auf dem Server ist ein Fehler/],
  ["too_many_attempts", /^Zu viele Versuche/],
] as const)("Activation: any failure shows the invalid invite (%s)", async (code, ownSentence) => {
  const app = await visit(`/mgt/activate?t=failing-${code}`, { mgt: refusesWith(code) });
  await activate(app);
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  expect(app.errorOf("Passwort")).not.toMatch(/Passwort/);
  if (ownSentence) expect(screen.getByText(ownSentence)).toBeDefined();
});

test("Activation: shows the same for an unreachable server", async () => {
  const app = await visit("/mgt/activate?t=offline");
  await screen.findByLabelText("Passwort");
  app.setReachable(false);
  await activate(app);
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  expect(screen.getByText(/^Der Server ist gerade nicht erreichbar/)).toBeDefined();
});

test("Activation: treats a false response as a failure", async () => {
  const app = await visit("/mgt/activate?t=false", { mgt: { Mutation: { acceptUserInvite: () => false } } });
  await activate(app);
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
});

test.each([
  ["password_too_short", { min: "20" }, "Das Passwort ist zu kurz. Es braucht mindestens 20 Zeichen."],
  [
    "password_not_allowed",
    {},
    "Das Passwort darf nicht der Benutzername oder die E-Mail-Adresse sein. Wählen Sie ein anderes.",
  ],
  [
    "password_too_common",
    {},
    "Dieses Passwort gehört zu denen, die zuerst geraten werden, auch mit Ziffern oder Zeichen am Ende. Wählen Sie ein anderes, etwa einen Satz.",
  ],
  [
    "password_one_character",
    {},
    "Das Passwort wiederholt nur ein Zeichen. Wählen Sie ein anderes, etwa einen Satz.",
  ],
] as const)(
  "Activation: a password that the server refuses: the reason stands at the field (%s)",
  async (code, params, text) => {
    let isRefused = true;
    const app = await visit(`/mgt/activate?t=refused-${code}`, {
      mgt: {
        Mutation: {
          acceptUserInvite: () => {
            if (isRefused) throw failure(code, params);
            return true;
          },
        },
      },
    });
    await activate(app);
    expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
    expect(app.errorOf("Passwort")).toBe(text);
    expect(document.activeElement).toBe(screen.getByLabelText("Passwort"));
    isRefused = false;
    await activate(app, `${sentence}, und noch eines`);
    expect(await screen.findByText(/^Der Benutzer ist aktiviert/)).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("Activation: an expired invitation is refused before anything is typed, with a contact", async () => {
  const app = await visit("/mgt/activate?t=used", {
    mgt: {
      Query: {
        checkUserInvite: () => {
          throw failure("invalid_token");
        },
        instance: () => ({ stage: "TEST", hasDemoAccounts: false, supportContact: "hilfe@stadt.example" }),
      },
      ...accepts,
    },
  });
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  expect(screen.getByText(/^Dieser Link gilt nicht mehr\./).textContent).toBe(
    "Dieser Link gilt nicht mehr. Bitten Sie Ihre Administration um einen neuen. hilfe@stadt.example",
  );
  await app.click("Meldung schließen");
  await activate(app);
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  expect(accepted(app)).toHaveLength(0);
});

test.each(["too_many_attempts", "internal_error"] as const)(
  "Activation: an invitation that cannot be checked can be tried (%s)",
  async (code) => {
    const checkUserInvite = () => {
      throw failure(code);
    };
    const app = await visit("/mgt/activate?t=unknown", { mgt: { Query: { checkUserInvite }, ...accepts } });
    await activate(app);
    expect(await screen.findByText(/^Der Benutzer ist aktiviert/)).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test.each([
  ["without a token", "/mgt/activate"],
  ["with an empty one", "/mgt/activate?t="],
  ["with two of them", "/mgt/activate?t=one&t=another"],
])("Activation: a URL %s is refused at once, without a request", async (_, address) => {
  const app = await visit(address, { mgt: accepts });
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  await app.click("Meldung schließen");
  await activate(app);
  expect((await screen.findByRole("alert")).textContent).toBe(invalidInvite);
  expect(accepted(app)).toHaveLength(0);
});

test("Activation: keeps the token in the URL, so that the page can be reloaded", async () => {
  const app = await visit("/mgt/activate?t=only-in-the-address", { mgt: accepts });
  await screen.findByLabelText("Passwort");
  window.dispatchEvent(new Event("pagehide"));
  const stored = [window.localStorage, window.sessionStorage].map((storage) => ({ ...storage }));
  expect(JSON.stringify([...stored, window.history.state, document.cookie])).not.toContain("only-in");
  expect(app.path()).toBe("/mgt/activate?t=only-in-the-address");
  expect(document.body.innerHTML).not.toContain("only-in");
});

test("Activation: input never reaches the URL; each field can be shown", async () => {
  const app = await visit("/mgt/activate?t=private", { mgt: refusesWith("invalid_token") });
  await activate(app);
  await screen.findByRole("alert");
  expect(app.path()).toBe("/mgt/activate?t=private");
  expect(JSON.stringify(window.history.state)).not.toContain("Rathaus");
  await app.click(/^Anzeigen.*Passwort bestätigen$/);
  expect(screen.getByLabelText("Passwort bestätigen")).toHaveProperty("type", "text");
  expect(screen.getByLabelText("Passwort")).toHaveProperty("type", "password");
  expect(screen.getByLabelText("Passwort").closest("form")?.getAttribute("method")).toBe("post");
});
