import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pageOf, type PageArguments } from "../../support/connection";
import { communeStore } from "../../support/masterData";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";

const offered = ["ew-meldebescheinigung", "ikfz-neuzulassung"];

const editor = (number: number, serviceIds: readonly string[]) => ({
  serviceIds,
  user: {
    id: `VXNlcjo${number}=`,
    username: `m.${String(number).padStart(2, "0")}`,
    email: `m.${number}@augsburg.example`,
    status: number === 2 ? "INVITED" : "ACTIVE",
    invitation:
      number === 2 ? { status: "OPEN", expiresAt: "2026-11-25T09:00:00.000Z", delivery: "LINK" } : null,
  },
});

interface Arguments extends PageArguments {
  readonly serviceId?: string | null;
}

/** A commune with these editors. */
function fakeEditorServer(all = [editor(1, offered), editor(2, offered.slice(0, 1)), editor(3, [])]) {
  let failing = false;
  const editors = ({ serviceId, ...page }: Arguments) => {
    if (failing) throw failure("internal_error");
    const found = all.filter(({ serviceIds }) => !serviceId || serviceIds.includes(serviceId));
    return pageOf(found, page);
  };
  const { mgt } = communeStore();
  const stored = Object(mgt.Query) as { commune: () => object };
  const commune = () => ({ ...stored.commune(), __typename: "Commune", serviceIds: offered, editors });
  return {
    mgt: { ...mgt, Query: { ...mgt.Query, commune, node: commune } },
    setFailing: (value: boolean) => {
      failing = value;
    },
  };
}

async function open(server = fakeEditorServer()) {
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: server.mgt });
  await app.click("Wer darf hier ändern?");
  const dialog = within(await screen.findByRole("dialog", { name: "Wer darf hier ändern?" }));
  return { app, server, dialog };
}

test("Editors of a commune: lists the editors of the commune and their services", async () => {
  const { app, dialog } = await open();
  const first = await dialog.findByRole("link", { name: "m.01" });
  expect(first.getAttribute("href")).toBe("/admin/edituser/VXNlcjo1%3D");
  const rows = dialog.getAllByRole("link").flatMap((link) => link.closest("li") ?? []);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^m\.01m\.1@augsburg\.exampleAktiv2 Dienste/),
    expect.stringMatching(/^m\.02m\.2@augsburg\.exampleEingeladenbis 25\.11\.1 Dienst/),
    expect.stringMatching(/Aktivnur Stammdaten$/),
  ]);
  await app.user.click(dialog.getByText("2 Dienste"));
  expect(dialog.getAllByText("Meldebescheinigung", { selector: "li" })[0]?.closest("details")?.open).toBe(
    true,
  );
  expect(dialog.getByRole("link", { name: "Benutzer mit der Rolle support" }).getAttribute("href")).toBe(
    "/admin/users?role=support",
  );
  expect(app.calls.filter(({ operation }) => operation.startsWith("Editor"))).toHaveLength(1);
  await app.click("Schließen");
  expect(screen.queryByRole("dialog", { name: "Wer darf hier ändern?" })).toBeNull();
});

test("Editors of a commune: filters the editors by service", async () => {
  const { app, dialog } = await open();
  await dialog.findByText("3 Benutzer");
  const filter = dialog.getByRole("combobox", { name: "Dienst" });
  expect(within(filter).getAllByRole("option")).toHaveLength(1 + offered.length);
  await app.user.selectOptions(filter, "ikfz-neuzulassung");
  expect(await dialog.findByText("1 Benutzer")).toBeDefined();
  expect(dialog.queryByRole("link", { name: "m.02" })).toBeNull();
  expect(app.calls.at(-1)?.variables).toMatchObject({ serviceId: "ikfz-neuzulassung", cursor: null });
});

test("Editors of a commune: loads a long list page by page", async () => {
  const { app, dialog } = await open(
    fakeEditorServer(Array.from({ length: 60 }, (_, at) => editor(at + 1, offered))),
  );
  await app.user.click(await dialog.findByRole("button", { name: "10 weitere anzeigen" }));
  expect(await dialog.findByRole("link", { name: "m.60" })).toBeDefined();
  expect(dialog.queryByRole("button", { name: /weitere/ })).toBeNull();
});

test("Editors of a commune: reports that nobody is assigned", async () => {
  const { dialog } = await open(fakeEditorServer([]));
  expect(await dialog.findByText("Dieser Kommune ist niemand zugeordnet")).toBeDefined();
});

test("Editors of a commune: shows a failure within the dialog, with a retry", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = fakeEditorServer();
  server.setFailing(true);
  const { app, dialog } = await open(server);
  expect(await dialog.findByText("Das konnte nicht geladen werden.")).toBeDefined();
  server.setFailing(false);
  await app.click("Erneut versuchen");
  expect(await dialog.findByRole("link", { name: "m.01" })).toBeDefined();
});

test("Editors of a commune: is hidden from members", async () => {
  await visit("/mgt/edit/09761000", { viewer: member, mgt: fakeEditorServer().mgt });
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Augsburg"));
  expect(screen.queryByRole("button", { name: "Wer darf hier ändern?" })).toBeNull();
});
