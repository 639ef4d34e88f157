import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { quietDays } from "#domain/timings";
import { mockLayout } from "../../support/communes";
import { address, asked, few, grid, lastAsked, open, row, rows } from "../../support/userList";
import { screen, within } from "../../support/visit";
import { invitedUser, testUser } from "./listServer";

const dayMs = 86_400_000;
// Days are counted from today, which must not change during the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:05:00.000Z") }));

test("User rows: sorts by the orders of the server, in pages, with the selected columns", async () => {
  const many = Array.from({ length: 60 }, (_, index) => testUser(index + 1));
  const { app } = await open(`${address}?columns=email&columns=expires&columns=activated`, many);
  await grid();
  for (const [head, field] of [
    ["E-Mail", "EMAIL"],
    ["Status", "STATUS"],
    ["Gültig bis", "EXPIRES_AT"],
    ["Aktiviert am", "ACTIVATED_AT"],
  ] as const) {
    const column = screen.getByRole("columnheader", { name: head });
    await app.user.click(within(column).getByRole("button"));
    await waitFor(() => expect(lastAsked(app)?.orderBy).toEqual({ field, direction: "ASC" }));
  }
  expect(screen.queryByRole("columnheader", { name: "Rolle" })).toBeNull();
  await app.click("Nächste Seite");
  await waitFor(() => expect(lastAsked(app)).toMatchObject({ first: 50, after: "User:50" }));
  await screen.findByText("51–60 von 60");
});

test("User rows: preloads the next page on hover; the click sends nothing more", async () => {
  const many = Array.from({ length: 60 }, (_, index) => testUser(index + 1));
  const { app } = await open(address, many);
  await grid();
  const before = asked(app).length;
  await app.user.hover(screen.getByRole("button", { name: "Nächste Seite" }));
  await waitFor(() => expect(lastAsked(app)).toMatchObject({ after: "User:50" }));
  expect(row(0).getByText("user001@augsburg.example")).toBeTruthy();
  await app.click("Nächste Seite");
  await screen.findByText("51–60 von 60");
  expect(asked(app)).toHaveLength(before + 1);
});

test("User rows: another page scrolls to its top once its rows are there", async () => {
  const scroll = mockLayout();
  const { app } = await open(
    address,
    Array.from({ length: 100 }, (_, index) => testUser(index + 1)),
  );
  await grid();
  await scroll(30 * 36);
  expect(screen.queryByText("user001")).toBeNull();
  const shown: (string | null | undefined)[] = [];
  vi.spyOn(window, "scrollTo").mockImplementation(
    () => void shown.push(rows()[0]?.querySelector("a")?.textContent),
  );
  await app.click("Nächste Seite");
  await waitFor(() => expect(shown).toEqual(["user051"]));
});

test("User rows: each row shows user, communes and status; inactive users are highlighted", async () => {
  const since = new Date(Date.now() - (quietDays + 1) * dayMs).toISOString();
  const { app } = await open(address, [
    testUser(1, { communeCount: 3 }),
    testUser(2, { lastLoginAt: since }),
    testUser(3, { status: "INACTIVE", lastLoginAt: since }),
    invitedUser(4, "OPEN"),
    invitedUser(5, "EXPIRED"),
    invitedUser(6, "WITHDRAWN"),
    testUser(7, { type: "ADMIN", firstCommune: null, communeCount: 0 }),
    invitedUser(8, "OPEN", "FAILED"),
  ]);
  await grid();
  const states = rows().map((one) => one.querySelector('[data-narrow="aside"]')?.textContent);
  expect(states).toEqual([
    "Aktiv",
    "Aktiv",
    "Inaktiv",
    "Eingeladenbis 25.11.",
    "Abgelaufen",
    "Zurückgezogen",
    "Aktiv",
    "Nicht zugestellt",
  ]);
  expect(row(0).getByText("user001@augsburg.example")).toBeTruthy();
  expect(row(0).getByText("und 2 weitere")).toBeTruthy();
  expect(row(6).getAllByText("alle")).toHaveLength(2);
  const hints = rows().map((one) => /über 90 Tage|Erneut einladen/.exec(one.textContent ?? "")?.[0]);
  expect(hints.slice(0, 3)).toEqual([undefined, "über 90 Tage", undefined]);
  expect(hints[4]).toBe("Erneut einladen");
  rows()[1]?.focus();
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/admin/edituser/User%3A2"));
});

test("User rows: after inviting again, the row shows the new invitation; its link stays until closed", async () => {
  const expired = invitedUser(1, "EXPIRED");
  const { app } = await open(address, [expired], {
    sendUserInvite: () => ({
      user: {
        ...expired,
        invitation: {
          ...expired.invitation,
          status: "OPEN",
          expiresAt: "2026-12-01T09:00:00.000Z",
          resendAt: new Date(Date.now() + 300_000).toISOString(),
        },
      },
      invitationUrl: "https://example.org/mgt/activate?t=abc",
      errors: [],
    }),
  });
  await grid();
  expect(row(0).getByText("Abgelaufen")).toBeTruthy();
  await app.click("Erneut einladen: user001");
  const dialog = await screen.findByRole("dialog", { name: "Einladung für user001" });
  await app.user.click(within(dialog).getByText(/^Der Link wird nur dieses eine Mal/));
  expect(app.path()).toBe(address);
  expect(row(0).getByText("bis 01.12.")).toBeTruthy();
  expect(asked(app)).toHaveLength(1);
});

test("User rows: exports with filter and order; a failure shows the specified message, with a retry", async () => {
  let isFailing = true;
  const errors = [{ code: "user_list_download_error", field: null, params: [] }];
  const { app } = await open(`${address}?role=support&sort=-email`, few, {
    exportUsers: () =>
      isFailing
        ? { download: null, errors }
        : { download: { url: "/mgt/exports/x", fileName: "benutzer.csv" }, errors: [] },
  });
  await grid();
  await app.click("Exportieren");
  await screen.findByText(/^Die Benutzerliste konnte nicht heruntergeladen werden\./);
  isFailing = false;
  await app.click("Erneut versuchen");
  const link = await screen.findByRole("link", { name: "benutzer.csv" });
  expect(link.getAttribute("href")).toBe("/mgt/exports/x");
  const exported = app.calls.filter(({ operation }) => operation === "ExportUsersButtonMutation");
  expect(exported.map(({ variables }) => variables.input)).toEqual(
    [1, 2].map(() => ({
      filter: { roles: ["SUPPORT"] },
      orderBy: { field: "EMAIL", direction: "DESC" },
    })),
  );
});
