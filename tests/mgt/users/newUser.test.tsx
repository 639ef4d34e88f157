import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { support } from "../../support/people";
import { kBrandl, fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, within } from "../../support/visit";
import { addLippstadt, openUser as open } from "./userPage";

test("New user: support sees administrators read-only", async () => {
  await open(fakeUserServer({ ...kBrandl, roles: [{ type: "ADMIN", ags: null, services: [] }] }));
  expect(screen.getByText(/Administrationskonten ändert nur/)).toBeDefined();
  expect(screen.getByLabelText("Benutzername").hasAttribute("readonly")).toBe(true);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("New user: shows why a user was deactivated, and the state of their links", async () => {
  const by = { userId: null, username: "support", role: "SUPPORT" };
  const link = { invitedAt: "2026-11-18T08:00:00.000Z", invitedBy: by, resendAt: "2026-11-18T08:05:00.000Z" };
  await open(
    fakeUserServer(kBrandl, {
      status: "INACTIVE",
      lastLoginAt: null,
      deactivation: { at: "2026-11-19T08:00:00.000Z", by, reason: "Hat die Verwaltung verlassen" },
      passwordReset: { ...link, status: "OPEN", expiresAt: "2026-11-25T08:00:00.000Z", delivery: "FAILED" },
    }),
  );
  expect(screen.getByText("Am 19.11.2026 09:00 von support deaktiviert.")).toBeDefined();
  expect(screen.getByText("Grund: Hat die Verwaltung verlassen")).toBeDefined();
  expect(screen.getByText("Noch nie angemeldet")).toBeDefined();
  expect(screen.getByText(/Link für ein neues Passwort konnte nicht zugestellt werden/)).toBeDefined();
});

test("New user: reports an unknown user", async () => {
  await open(fakeUserServer(), support, "User:gone");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Diesen Benutzer gibt es nicht");
  expect(screen.getByRole("link", { name: "Zu den Benutzern" }).getAttribute("href")).toBe("/admin/users");
});

test("New user: invites a new user: the link is shown once, then their page opens", async () => {
  const server = fakeUserServer();
  server.createUser.mockImplementationOnce(() => ({
    userEdge: {
      cursor: "1",
      node: { __typename: "User", id: userId, username: "n.neu", email: "n@example.org" },
    },
    invitationUrl: "https://sm.example.org/mgt/activate?t=geheim",
    errors: [],
  }));
  const { app } = await open(server, support, "new");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Benutzer einladen");
  await app.fill("Benutzername", "n.neu");
  await app.fill("E-Mail", "n@example.org");
  await addLippstadt(app);
  await app.click("Benutzer einladen");
  const dialog = within(await screen.findByRole("dialog", { name: "Einladung für n.neu" }));
  const { environments } = (await app.loadWorkspace()).relay();
  expect(JSON.stringify(environments.mgt.getStore().getSource())).not.toContain("geheim");
  expect(server.createUser.mock.lastCall?.[1].input).toEqual({
    username: "n.neu",
    email: "n@example.org",
    roles: [{ type: "MEMBER", ags: "05974028", services: ["ew-ummeldung"] }],
  });
  const [close] = dialog.getAllByRole("button", { name: "Schließen" });
  if (close) await app.user.click(close);
  await waitFor(() => expect(app.path()).toBe(`/admin/edituser/${encodeURIComponent(userId)}`));
  expect((await screen.findByRole("heading", { level: 1, name: "k.brandl" })).textContent).toBe("k.brandl");
});

test("New user: with a mail server, reports that the invitation was sent", async () => {
  const { app } = await open(fakeUserServer(), support, "new");
  await app.fill("Benutzername", "n.neu");
  await app.fill("E-Mail", "n@example.org");
  await app.click("Benutzer einladen");
  const toast = { selector: ".chakra-toast__title" };
  expect(
    await screen.findByText("Eingeladen. Die E-Mail an n@example.org ist unterwegs.", toast),
  ).toBeDefined();
  await screen.findByRole("heading", { level: 1, name: "n.neu" });
});
