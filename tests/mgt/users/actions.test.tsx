import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userError } from "../../support/masterData";
import { admin, support, type Person } from "../../support/people";
import { kBrandl, fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, visit, within, type App } from "../../support/visit";

const link = "https://portal.example.org/mgt/activate?t=geheim-4711";
const resolvers = (value: unknown) => value as (root: unknown, input: object) => object;
const invitation = {
  status: "OPEN",
  invitedAt: "2026-11-18T09:00:00.000Z",
  invitedBy: { userId: null, username: "h.petersen", role: "SUPPORT" },
  expiresAt: "2026-11-25T09:00:00.000Z",
  resendAt: "2026-11-18T09:05:00.000Z",
  delivery: "LINK",
};
const invited = { status: "INVITED", invitation, lastLoginAt: null };

type Answer = Readonly<Record<string, unknown>> & { readonly change?: Readonly<Record<string, unknown>> };

interface Visitor {
  readonly viewer?: Person;
  /** Role type of the user on the page. */
  readonly type?: string;
  /** Whether the user is the viewer. */
  readonly isOwn?: boolean;
}

/** Opens the page of a user in this state; `answers` queues the response to each action and its changes. */
async function open(
  state: Readonly<Record<string, unknown>>,
  { viewer = support, type = "MEMBER", isOwn = false }: Visitor = {},
) {
  const now: Record<string, unknown> = { ...state };
  const calls: unknown[] = [];
  const answers: Answer[] = [];
  const server = fakeUserServer(
    type === "MEMBER" ? kBrandl : { ...kBrandl, roles: [{ type, ags: null, services: [] }] },
    now,
  );
  const read = resolvers(server.mgt.Query?.userAccount);
  const act =
    (name: string) =>
    (_: unknown, { input }: { input: object }) => {
      calls.push({ [name]: input });
      const { change = {}, ...answer } = answers.shift() ?? {};
      Object.assign(now, change);
      return { user: read(null, { id: userId }), errors: [], ...answer };
    };
  const names = [
    ...["sendUserInvite", "withdrawUserInvite", "sendPasswordReset"],
    ...["deactivateUser", "reactivateUser", "removeUser"],
  ];
  const app = await visit(`/admin/edituser/${userId}`, {
    viewer: isOwn ? { ...viewer, id: userId } : viewer,
    mgt: {
      ...server.mgt,
      Mutation: { ...server.mgt.Mutation, ...Object.fromEntries(names.map((name) => [name, act(name)])) },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return { app, server, calls, answers };
}

/** All of Relay's store as text. */
async function storedText(app: App): Promise<string> {
  const { environments } = (await app.loadWorkspace()).relay();
  return JSON.stringify(environments.mgt.getStore().getSource());
}

const actions = () => within(screen.getByRole("group", { name: "Aktionen" }));
const names = () =>
  actions()
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);

test("User actions: invites again: the link is shown once, can be copied, and is stored nowhere", async () => {
  const noise = [vi.spyOn(console, "log"), vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  const { app, calls, answers } = await open(invited);
  expect(names()).toEqual(["Erneut einladen", "Einladung zurückziehen …", "Weitere Aktionen"]);
  await app.click("Weitere Aktionen");
  const further = await actions().findAllByRole("menuitem");
  expect(further.map(({ textContent }) => textContent)).toEqual(["Deaktivieren …", "Entfernen …"]);
  await app.user.keyboard("{Escape}");
  const resendAt = new Date(Date.now() + 300_000).toISOString();
  answers.push({ invitationUrl: link, change: { invitation: { ...invitation, resendAt } } });
  const invite = actions().getByRole("button", { name: "Erneut einladen" });
  await app.user.click(invite);
  const dialog = within(await screen.findByRole("dialog", { name: "Einladung für k.brandl" }));
  expect(dialog.getByText(/Er gilt bis 25\.11\.2026 10:00 Uhr\./)).toBeTruthy();
  const field = dialog.getByLabelText("Link zum Weitergeben");
  expect(field).toMatchObject({ value: link, readOnly: true });
  await app.user.click(dialog.getByRole("button", { name: "Link kopieren" }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect((await dialog.findByRole("status")).textContent).toBe("Link kopiert");
  await app.user.click(field);
  expect(field).toMatchObject({ selectionStart: 0, selectionEnd: link.length });

  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]);
  expect(await storedText(app)).toContain("sendUserInvite");
  expect(kept + (await storedText(app))).not.toContain("geheim");
  expect(JSON.stringify(noise.map(({ mock }) => mock.calls))).not.toContain("geheim");
  await app.user.keyboard("{Escape}");
  expect(document.body.innerHTML).not.toContain("geheim");

  // The next link must wait, as the button says.
  await app.user.click(invite);
  expect(calls).toEqual([{ sendUserInvite: { id: userId } }]);
  const hint = document.getElementById(invite.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toMatch(/^Nächster Link ab \d\d:\d\d Uhr, in [56] Minuten$/);
  for (const spy of noise) spy.mockRestore();
});

test("User actions: withdraws an invitation after a confirmation; the focus stays at the actions", async () => {
  const { app, calls, answers } = await open(invited);
  answers.push({ change: { invitation: { ...invitation, status: "WITHDRAWN" } } });
  await app.click(/^Einladung zurückziehen/);
  const question = within(
    await screen.findByRole("alertdialog", { name: "Einladung für k.brandl zurückziehen?" }),
  );
  await app.user.click(question.getByRole("button", { name: "Einladung zurückziehen" }));
  await screen.findByText("Die Einladung für k.brandl ist zurückgezogen.", {
    selector: ".chakra-toast__title",
  });
  expect(screen.getByText("Zurückgezogen")).toBeTruthy();
  expect(calls).toEqual([{ withdrawUserInvite: { id: userId } }]);
  expect(actions().queryByRole("button", { name: /zurückziehen/ })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="group"]')?.getAttribute("aria-label")).toBe("Aktionen"),
  );
});

test("User actions: deactivates only with a reason, and names a faster user", async () => {
  const { app, server, calls, answers } = await open({});
  const ask = async () => {
    await app.click(/^Deaktivieren/);
    return within(await screen.findByRole("dialog", { name: "k.brandl deaktivieren?" }));
  };
  const dialog = await ask();
  const reason = dialog.getByRole("textbox", { name: "Grund" });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await app.user.click(dialog.getByRole("button", { name: "Deaktivieren" }));
  expect(dialog.getByRole("alert").textContent).toBe("Dieses Feld wird benötigt");
  expect(calls).toEqual([]);
  await app.user.type(reason, " Hat das Amt verlassen ");
  server.saveAs("h.petersen", { email: "kb@augsburg.example" });
  answers.push({
    errors: [userError("conflict", null, { by: "h.petersen", at: "2026-11-20T13:02:00.000Z" })],
  });
  await app.user.click(dialog.getByRole("button", { name: "Deaktivieren" }));
  expect((await dialog.findByRole("alert")).textContent).toContain(
    "h.petersen hat den Benutzer am 20.11.2026 14:02 Uhr geändert. Es wurde nichts geändert",
  );
  await app.user.click(dialog.getByRole("button", { name: "Aktuellen Stand ansehen" }));
  await waitFor(() => expect(screen.getByLabelText("E-Mail")).toHaveProperty("value", "kb@augsburg.example"));

  const again = await ask();
  expect(again.getByRole("textbox", { name: "Grund" })).toHaveProperty("value", " Hat das Amt verlassen ");
  const by = { userId: null, username: "support", role: "SUPPORT" };
  const deactivation = { at: "2026-11-20T14:00:00.000Z", by, reason: "Hat das Amt verlassen" };
  answers.push({ change: { status: "INACTIVE", deactivation } });
  await app.user.click(again.getByRole("button", { name: "Deaktivieren" }));
  await screen.findByText("k.brandl ist deaktiviert; alle Sitzungen sind beendet.", {
    selector: ".chakra-toast__title",
  });
  expect(calls.map((call) => (call as { deactivateUser: object }).deactivateUser)).toEqual([
    { id: userId, revision: 3, reason: "Hat das Amt verlassen" },
    { id: userId, revision: 4, reason: "Hat das Amt verlassen" },
  ]);
  expect(screen.getByText("Inaktiv")).toBeTruthy();
  expect(names()).toEqual(["Reaktivieren", "Entfernen …"]);

  answers.push({ change: { status: "INVITED", deactivation: null } });
  await app.click("Reaktivieren");
  await screen.findByText("k.brandl ist reaktiviert und kann wieder eingeladen werden.", {
    selector: ".chakra-toast__title",
  });
  expect(names()[0]).toBe("Einladen");
});

test("User actions: removes after the username was typed, but never the last admin", async () => {
  const { app, calls, answers } = await open({}, { viewer: admin, type: "ADMIN" });
  await app.click(/^Entfernen/);
  const dialog = within(await screen.findByRole("alertdialog", { name: "k.brandl entfernen?" }));
  const remove = dialog.getByRole("button", { name: "Benutzer entfernen" });
  await app.user.type(dialog.getByRole("textbox"), "k.brand");
  expect(remove).toHaveProperty("disabled", true);
  await app.user.type(dialog.getByRole("textbox"), "l");
  answers.push({ errors: [userError("last_admin")] }, { user: null, removedUserId: userId });
  await app.user.click(remove);
  expect((await dialog.findByRole("alert")).textContent).toContain("letzte aktive Administrationskonto");
  await app.user.click(remove);
  await waitFor(() => expect(app.path()).toBe("/admin/users"));
  const input = { id: userId, revision: 3, typedUsername: "k.brandl" };
  expect(calls).toEqual([{ removeUser: input }, { removeUser: input }]);
});

test("User actions: sends a reset link by e-mail; reports in the dialog if it is too soon", async () => {
  const { app, calls, answers } = await open({});
  expect(names()).toEqual(["Deaktivieren …", "Link für neues Passwort …", "Entfernen …"]);
  await app.click(/^Link für neues Passwort/);
  const dialog = within(
    await screen.findByRole("alertdialog", { name: "Link für ein neues Passwort an k.brandl?" }),
  );
  answers.push({ errors: [userError("invite_too_soon", null, { at: "2026-11-20T13:02:00.000Z" })] });
  await app.user.click(dialog.getByRole("button", { name: "Link erzeugen" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("ab 20.11.2026 14:02 Uhr möglich");
  answers.push({ resetUrl: null, change: { passwordReset: { ...invitation, delivery: "QUEUED" } } });
  await app.user.click(dialog.getByRole("button", { name: "Link erzeugen" }));
  await screen.findByText("Der Link für ein neues Passwort geht per E-Mail an k.brandl@augsburg.example.", {
    selector: ".chakra-toast__title",
  });
  expect(calls).toHaveLength(2);
  await app.click("Weitere Aktionen");
  expect(await actions().findByRole("menuitem", { name: /^Link zurückziehen/ })).toBeTruthy();
});

test("User actions: offers nothing for the own account", async () => {
  await open({}, { isOwn: true });
  expect(screen.getByRole("link", { name: "Passwort und Sitzungen" }).getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("group", { name: "Aktionen" })).toBeNull();
});

test("User actions: offers support nothing for an admin", async () => {
  await open({}, { type: "ADMIN" });
  expect(screen.getByText("Administrationskonten ändert nur, wer selbst die Rolle admin hat.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Aktionen" })).toBeNull();
});
