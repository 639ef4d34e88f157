import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userError } from "../support/masterData";
import { failure } from "../support/mockedEndpoints";
import { member, support, type Person } from "../support/people";
import { act, loginAs, screen, visit, within } from "../support/visit";

const sessionAt = (number: number, browser: string | null) => ({
  id: `Session:${number}`,
  isCurrent: number === 1,
  browser,
  createdAt: `2026-11-20T0${number}:00:00.000Z`,
  lastUsedAt: "2026-11-20T13:05:00.000Z",
  secondsLeft: 1_800,
});
const three = [sessionAt(1, "Firefox 145, Windows"), sessionAt(2, "Safari 26, macOS"), sessionAt(3, null)];

const ofMember: Person = {
  ...member,
  roles: member.roles.map((role) => ({
    ...role,
    commune: role.commune && { ...role.commune, name: `Kommune ${role.commune.ags}` },
  })),
};

/** A fake server with sessions and a password. */
function fakeAccountServer(viewer: Person = support) {
  let sessions = three;
  const changePassword = (_: unknown, { input }: { input: Record<string, string> }): unknown => {
    if (input.currentPassword !== old) {
      return { endedSessionIds: [], errors: [userError("password_wrong", ["currentPassword"])] };
    }
    const ended = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { endedSessionIds: ended, errors: [] };
  };
  const endSessions = (_: unknown, { input }: { input: { ids: string[] } }) => {
    const ended = input.ids.filter((id) => sessions.some((session) => session.id === id));
    sessions = sessions.filter(({ id }) => !ended.includes(id));
    const errors = input.ids
      .filter((id) => !ended.includes(id))
      .map(() => userError("not_found", ["ids", "0"]));
    return { endedSessionIds: ended, errors };
  };
  return {
    mgt: {
      Query: { ownSessions: () => sessions, user: () => ({ stage: "TEST", user: viewer }) },
      Mutation: { changePassword, endSessions, login: loginAs(support) },
    },
    /** Ends a session from elsewhere. */
    lose: (number: number) => {
      sessions = sessions.filter(({ id }) => id !== `Session:${number}`);
    },
  };
}

const old = "Probelauf-2025!";
const sentence = "vier Hefte im Rathausflur";

/** Not the live region, which repeats the text. */
const toasts = { selector: ".chakra-toast__title" };

async function open(
  server: Pick<ReturnType<typeof fakeAccountServer>, "mgt"> = fakeAccountServer(),
  viewer = support,
) {
  const app = await visit("/account", { viewer, mgt: server.mgt });
  const list = within(await screen.findByRole("region", { name: "Ihre Sitzungen" }));
  const rows = () => list.getAllByRole("listitem").map(({ textContent }) => textContent);
  const change = async (current: string, next: string, repeat = next) => {
    await app.fill("Bisheriges Passwort", current);
    await app.fill("Neues Passwort", next);
    await app.fill("Neues Passwort bestätigen", repeat);
    await app.click("Passwort ändern");
  };
  const sent = () => app.calls.filter(({ operation }) => operation === "useChangePasswordMutation");
  return { app, list, rows, change, sent };
}

test("Account: the avatar menu links to the own account", async () => {
  const app = await visit("/", { viewer: ofMember, mgt: fakeAccountServer(ofMember).mgt });
  await app.click("Konto: member");
  await app.click("Konto", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "Konto" })).toBeDefined();
  expect(document.title).toBe("Service Management - Konto");
  expect(screen.queryByRole("dialog", { name: "Konto" })).toBeNull();
  const facts = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(["member", "member@example.org", "member"]);
  const link = await screen.findByRole("link", { name: "Kommune 09761000" });
  expect(link.getAttribute("href")).toBe("/mgt/edit/09761000");
  expect(link.closest("li")?.textContent).toBe("Kommune 09761000 2 Dienste");
});

test("Account: a new password ends the other sessions and is kept nowhere", async () => {
  const { app, rows, change, sent } = await open();
  expect(rows()).toHaveLength(3);
  await change(old, sentence);
  expect(await screen.findByText("Passwort geändert, 2 andere Sitzungen beendet", toasts)).toBeDefined();
  expect(rows()).toEqual([expect.stringMatching(/^Firefox 145, WindowsDiese Sitzung/)]);
  expect(sent()[0]?.variables).toEqual({ input: { currentPassword: old, newPassword: sentence } });
  for (const label of ["Bisheriges Passwort", "Neues Passwort", "Neues Passwort bestätigen"]) {
    expect(screen.getByLabelText(label)).toHaveProperty("value", "");
    expect(app.errorOf(label) ?? "").not.toMatch(/benötigt/);
  }
  const { environments } = (await app.loadWorkspace()).relay();
  const kept = JSON.stringify([
    environments.mgt.getStore().getSource().toJSON(),
    { ...window.localStorage },
    { ...window.sessionStorage },
    window.history.state,
    window.location.href,
  ]);
  expect(kept).toContain("Firefox 145");
  expect(kept).not.toContain("Rathausflur");
  expect(kept).not.toContain(old);
});

test("Account: sends nothing that the server would refuse", async () => {
  const { app, change, sent } = await open();
  await app.click("Passwort ändern");
  expect(app.errorOf("Bisheriges Passwort")).toBe("Dieses Feld wird benötigt");
  expect(document.activeElement).toBe(screen.getByLabelText("Bisheriges Passwort"));
  await change(old, "elf Zeichen");
  expect(app.errorOf("Neues Passwort")).toBe("Das Passwort ist zu kurz. Es braucht mindestens 12 Zeichen.");
  expect(document.activeElement).toBe(screen.getByLabelText("Neues Passwort"));
  await change(old, "Support@Example.org");
  expect(app.errorOf("Neues Passwort")).toMatch(/^Das Passwort darf nicht der Benutzername/);
  await change(old, sentence, "vier Hefte");
  expect(app.errorOf("Neues Passwort bestätigen")).toBe("Die Passwörter stimmen nicht überein.");
  expect(document.activeElement).toBe(screen.getByLabelText("Neues Passwort bestätigen"));
  expect(sent()).toHaveLength(0);
});

test("Account: reports a wrong password at its field, and keeps the input", async () => {
  const { app, change } = await open();
  await change("falsch", sentence);
  await waitFor(() =>
    expect(app.errorOf("Bisheriges Passwort")).toBe(
      "Das bisherige Passwort stimmt nicht. Ihr Passwort bleibt, wie es war.",
    ),
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Bisheriges Passwort"));
  expect(screen.getByLabelText("Neues Passwort")).toHaveProperty("value", sentence);
  await app.fill("Bisheriges Passwort", old);
  expect(app.errorOf("Bisheriges Passwort")).toBeNull();
});

test("Account: after too many wrong ones, shows when the next attempt is allowed", async () => {
  const server = fakeAccountServer();
  const changePassword = () => {
    throw failure("too_many_attempts", { retryAt: "2026-01-01T13:05:30.000Z" });
  };
  const { change } = await open({
    mgt: { ...server.mgt, Mutation: { ...server.mgt.Mutation, changePassword } },
  });
  await change(old, sentence);
  expect((await screen.findByRole("alert")).textContent).toMatch(/Der nächste ist ab 14:05:30 Uhr möglich/);
});

test("Account: an expired session keeps the input of the form", async () => {
  const server = fakeAccountServer();
  let isDead = true;
  const changePassword = (...call: Parameters<typeof server.mgt.Mutation.changePassword>) => {
    if (isDead) throw failure("unauthorized");
    return server.mgt.Mutation.changePassword(...call);
  };
  const { app, change } = await open({
    mgt: { ...server.mgt, Mutation: { ...server.mgt.Mutation, changePassword } },
  });
  await change(old, sentence);
  const login = within(await screen.findByRole("dialog", { name: "Sitzung beendet" }));
  expect(screen.getByLabelText("Neues Passwort")).toHaveProperty("value", sentence);
  isDead = false;
  await app.user.type(login.getByLabelText("Passwort"), old);
  await app.user.click(login.getByRole("button", { name: "Anmelden" }));
  expect(await screen.findByText("Passwort geändert, 2 andere Sitzungen beendet", toasts)).toBeDefined();
});

test("Account: ends one other session; one that has already ended disappears as well", async () => {
  const server = fakeAccountServer();
  const { app, list, rows } = await open(server);
  expect(rows()[1]).toContain("Angemeldet seit 20.11.2026 03:00, zuletzt benutzt 20.11.2026 14:05");
  await app.click(/^Beenden: Safari/);
  expect(await screen.findByText("Die Sitzung ist beendet: Safari 26, macOS", toasts)).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Ihre Sitzungen" }));
  server.lose(3);
  await app.user.click(list.getByRole("button", { name: /^Beenden: Unbekannter Browser/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Account: ends all others after a confirmation, and this one by a logout", async () => {
  const { app, rows } = await open();
  await app.click("Alle anderen beenden");
  expect(await screen.findByRole("alertdialog", { name: "2 andere Sitzungen beenden?" })).toBeDefined();
  await app.click("2 Sitzungen beenden");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Alle anderen beenden" })).toBeNull();
  await act(async () => app.click("Abmelden"));
  expect(await screen.findByRole("heading", { level: 1, name: "Anmelden" })).toBeDefined();
});

test("Account: the password can be changed even if the sessions fail to load", async () => {
  const server = fakeAccountServer();
  const ownSessions = () => {
    throw failure("internal_error");
  };
  await visit("/account", {
    viewer: support,
    mgt: { ...server.mgt, Query: { ...server.mgt.Query, ownSessions } },
  });
  expect(await screen.findByText("Das konnte nicht geladen werden.")).toBeDefined();
  expect(screen.getByLabelText("Bisheriges Passwort")).toBeDefined();
});
