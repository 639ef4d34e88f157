import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { can } from "#domain/permissions";
import { pathOf, visibleScreens } from "#frame/screens";

import { isOpen } from "../support/guards";
import { failure } from "../support/mockedEndpoints";
import { admin, member, support } from "../support/people";
import {
  chosen,
  input,
  noHits,
  openPalette,
  options,
  palette,
  process,
  processesOf,
  textOf,
} from "../support/palette";
import { screen, visit, within } from "../support/visit";

test("Palette: opens by Ctrl+K, also from a field, and returns the focus there", async () => {
  const app = await visit("/account", { viewer: support });
  const field = await screen.findByLabelText("Sprache");
  field.focus();
  await app.user.keyboard("{Control>}k{/Control}");
  await waitFor(async () => expect(document.activeElement).toBe(await input()));
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole("combobox", { name: "Suchen und springen" })).toBeNull();
});

test("Palette: opens the first screen with Enter, others with arrow keys, Home and End", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("gebühren");
  await waitFor(() => expect(options()[0]).toMatch(/^Gebühren/));
  await waitFor(() => expect(chosen().textContent).toMatch(/^Gebühren/));
  await app.user.keyboard("{End}");
  await waitFor(() => expect(textOf(chosen())).toBe(options().at(-1)));
  await app.user.keyboard("{Home}{Enter}");
  await waitFor(() => expect(app.path()).toBe("/admin/fees"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Palette: marks matches, announces their number, and labels the groups", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("protokoll");
  const group = await screen.findByRole("group", { name: "Seiten" });
  expect(within(group).getAllByRole("option")[0]?.textContent).toMatch(/^Aktivitäten/);
  await app.user.clear(await input());
  await app.user.keyboard("aktiv");
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("Aktiv"));
});

test("Palette: says that nothing was found", async () => {
  const app = await openPalette({ viewer: member });
  await app.user.keyboard("xyzzy");
  expect(await screen.findByText(/^Nichts gefunden/)).toBeDefined();
  expect(screen.getByText("0 Treffer")).toBeDefined();
});

test("Palette: opens a new tab with Ctrl+Enter, and stays", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("automat");
  await waitFor(() => expect(chosen().textContent).toMatch(/^Automatisierte Jobs/));
  await app.user.keyboard("{Control>}{Enter}{/Control}");
  expect(opened).toHaveBeenCalledWith("/admin/more/automated-jobs", "_blank", "noopener");
  expect(app.path()).toBe("/account");
  expect(await input()).toBeDefined();
});

test("Palette: runs actions", async () => {
  const app = await openPalette({ viewer: member });
  await app.user.keyboard("dunkel");
  await waitFor(() => expect(chosen().textContent).toMatch(/dunkel/));
  await app.user.keyboard("{Enter}");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([process.pid, process.uuid, "az-2026-77", process.paymentSystemIdentifier])(
  "Palette: lands on the process with the id %s",
  async (id) => {
    const app = await openPalette({ viewer: admin, process: processesOf(process) });
    fireEvent.change(await input(), { target: { value: id } });
    await waitFor(() => expect(chosen().textContent).toMatch(/Fehler · Augsburg/));
    await app.user.keyboard("{Enter}");
    await waitFor(() => expect(app.path()).toBe(`/admin/processes/${process.pid}`));
  },
);

test("Palette: keeps local hits and says so when the server fails", async () => {
  const refuse = () => {
    throw new Error("database");
  };
  const app = await openPalette({ viewer: admin, process: { Query: { processes: refuse } } });
  await app.user.keyboard("prozess");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Der Server konnte nicht gefragt werden/);
  expect(options()[0]).toMatch(/^Prozesse/);
});

test("Palette: opens the application of a member where members see it", async () => {
  const processes = vi.fn(() => ({ edges: [] }));
  const app = await openPalette({
    viewer: member,
    process: { Query: { processes, findTransactions: () => [process] } },
  });
  fireEvent.change(await input(), { target: { value: process.businessKey } });
  await waitFor(() => expect(chosen().textContent).toMatch(/AZ-2026-77 · Meldebescheinigung/));
  await app.user.keyboard("{Enter}");
  const path = `/mgt/transactionInfo/09761000/ew-meldebescheinigung?pid=${process.pid}`;
  await waitFor(() => expect(app.path()).toBe(path));
  expect(processes).not.toHaveBeenCalled();
});

test("Palette: asks only for kinds of hits that the viewer may see", async () => {
  const refuse = () => {
    throw failure("insufficient_permissions");
  };
  const communes = [{ key: "09761000", label: "Augsburg" }];
  const hits = { ...noHits, users: refuse, resources: refuse, communes };
  const app = await openPalette({ viewer: member, mgt: palette({ quickSearch: () => hits }) });
  await app.user.keyboard("86150");
  await waitFor(() => expect(options()).toEqual([expect.stringMatching(/^Augsburg/)]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Palette: there is none without a session", async () => {
  const app = await visit("/", { viewer: null });
  await app.user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox", { name: "Suchen und springen" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Suchen" })).toBeNull();
});

test("Palette: finds a service in a commune by parts of both names, and its sections", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("augs kenn");
  await waitFor(() => expect(options()[0]).toMatch(/^Wunschkennzeichen reservieren ?Augsburg/));
  await app.user.keyboard(" gebühren");
  await waitFor(() => expect(options()[0]).toMatch(/^Wunschkennzeichen reservieren · Gebühren/));
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/mgt/servicefees/09761000/ikfz-kennzeichenreservierung"));
});

test("Palette: a word that is in the name of a service may also stand for its screen", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("wiess melde ein");
  await waitFor(() =>
    expect(options().slice(0, 2)).toEqual([
      expect.stringMatching(/^Meldebescheinigung ?Bad Wiessee/),
      expect.stringMatching(/^Meldebescheinigung · Einstellungen/),
    ]),
  );
});

test("Palette: offers no services that the commune lacks, and members few communes without naming them", async () => {
  const app = await openPalette({ viewer: member });
  await app.user.keyboard("meldebesch");
  await waitFor(() => expect(options().filter((text) => text.includes("Bad Wiessee"))).toHaveLength(1));
  await app.user.clear(await input());
  await app.user.keyboard("augs eheurkunde");
  expect(await screen.findByText("0 Treffer")).toBeDefined();
});

test("Palette: finds communes by name and AGS, and their sections", async () => {
  const app = await openPalette({ viewer: support });
  await app.user.keyboard("09182111");
  await waitFor(() => expect(options()[0]).toMatch(/^Bad Wiessee/));
  await app.user.clear(await input());
  await app.user.keyboard("wiessee postleit");
  await waitFor(() => expect(options()[0]).toMatch(/^Postleitzahlen ?Bad Wiessee/));
});

test("Palette: begins with visited places and favourites, and drops screens of other roles", async () => {
  const place = {
    section: null,
    ags: null,
    communeName: null,
    serviceId: null,
    label: null,
    detail: null,
  };
  const recent = [
    { ...place, kind: "SCREEN", key: "settings" },
    { ...place, kind: "SCREEN", key: "feedback" },
    {
      ...place,
      kind: "SERVICE",
      key: "09761000/ew-meldebescheinigung",
      section: "servicefees",
      ags: "09761000",
      communeName: "Augsburg",
      serviceId: "ew-meldebescheinigung",
    },
  ];
  const favourites = [{ ...place, kind: "COMMUNE", key: "09182111", ags: "09182111", label: "Bad Wiessee" }];
  const app = await openPalette({
    viewer: member,
    mgt: palette({ ownPlaces: () => ({ recent, favourites }) }),
  });
  const visited = within(await screen.findByRole("group", { name: "Zuletzt geöffnet" }));
  expect(visited.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual([
    "/mgt/feedback",
    "/mgt/servicefees/09761000/ew-meldebescheinigung",
  ]);
  expect(within(screen.getByRole("group", { name: "Favoriten" })).getByRole("option").textContent).toMatch(
    /^Bad Wiessee/,
  );
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/mgt/feedback"));
});

test("Palette: opens users and resources that the server finds, also if Enter comes before the answer", async () => {
  const hits = {
    ...noHits,
    users: [{ key: "VXNlcjo3", label: "engelbrecht", detail: "w.engelbrecht@example.org" }],
    resources: [{ key: "1/osci/abc", label: "OSCI", detail: "urn:osci:abc" }],
  };
  const app = await openPalette({ viewer: support, mgt: palette({ quickSearch: () => hits }) });
  fireEvent.change(await input(), { target: { value: "w.engelbrecht@example.org" } });
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe("/admin/edituser/VXNlcjo3"));
  await app.click("Suchen");
  fireEvent.change(await input(), { target: { value: "urn:osci:abc" } });
  await waitFor(() => expect(chosen().getAttribute("href")).toBe("/admin/editresource/1/osci/abc"));
});

test.each([admin, support, member])(
  "Palette: lists every screen of $username, and nothing that the router would not open",
  async (viewer) => {
    const app = await openPalette({ viewer });
    const router = (await app.loadWorkspace()).router();
    const offered = ["Seiten", "Aktionen"].flatMap((name) =>
      within(screen.getByRole("group", { name }))
        .getAllByRole("option")
        .flatMap((option) => option.getAttribute("href") ?? []),
    );
    for (const each of visibleScreens(viewer)) expect(offered).toContain(pathOf(each));
    expect(offered.filter((path) => !isOpen(router, path, viewer))).toEqual([]);
    expect(offered.includes("/admin/edituser/new")).toBe(can(viewer, "create_user"));
  },
);

test.each([
  ["JOB", "anna", "/admin/jobs/Sm9i"],
  ["TEXT_TRANSFER", "anna", "/admin/runs/Sm9i"],
  ["FEE_CHANGE", "anna", "/admin/fees/changes/Sm9i"],
  ["SERVICE_SWITCH", "anna", "/admin/services/switches/Sm9i"],
  ["AUTOMATED_JOB_RUN", "check-keystores", "/admin/more/automated-jobs/check-keystores/Sm9i"],
  ["ERASURE_PROOF", "", "/admin/more/automated-jobs/erase-applicant-data/proofs/Sm9i"],
  ["ACTIVITY", "SAVE_COMMUNE", "/admin/activities/Sm9i"],
])("Palette: lands on the %s with the typed id", async (kind, label, path) => {
  const record = { kind, id: "Sm9i", label, at: "2026-11-20T10:00:00Z" };
  const app = await openPalette({
    viewer: support,
    mgt: palette({ quickSearch: () => ({ ...noHits, record }) }),
  });
  fireEvent.change(await input(), { target: { value: "00000000-0000-4000-8000-000000000001" } });
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.path()).toBe(path));
});
