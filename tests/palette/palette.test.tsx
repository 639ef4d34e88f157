import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { admin, member, support } from "../support/people";
import { screen, visit, within, type App, type VisitOptions } from "../support/visit";

const input = () => screen.findByRole("combobox", { name: "Suchen und springen" });
const list = () => within(screen.getByRole("listbox", { name: "Treffer" }));
const options = () =>
  list()
    .queryAllByRole("option")
    .map((option) => option.textContent.trim());
const chosen = () => list().getByRole("option", { selected: true });

/** Opens the palette on the account page, which every role has. */
async function openPalette(options: VisitOptions): Promise<App> {
  const app = await visit("/account", options);
  await app.click("Suchen");
  const field = await input();
  await waitFor(() => expect(document.activeElement).toBe(field));
  return app;
}

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
  await waitFor(() => expect(chosen().textContent.trim()).toBe(`${options().at(-1)}`));
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

const process = {
  id: "p1",
  pid: "8f3a61c2-0000-4000-8000-000000000001",
  uuid: "11111111-0000-4000-8000-000000000001",
  businessKey: "AZ-2026-77",
  paymentSystemIdentifier: "EPAY-1",
  name: "Meldebescheinigung",
  serviceId: "ew-meldebescheinigung",
  status: "ERROR",
  commune: { name: "Augsburg" },
};
const processesOf = (...nodes: readonly unknown[]) => ({
  Query: { processes: () => ({ edges: nodes.map((node) => ({ node })) }) },
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

test("Palette: asks no server for processes that a member must not see", async () => {
  const processes = vi.fn(() => ({ edges: [] }));
  const app = await openPalette({ viewer: member, process: { Query: { processes } } });
  await app.user.keyboard("8f3a61c2");
  expect(await screen.findByText("0 Treffer")).toBeDefined();
  expect(processes).not.toHaveBeenCalled();
});

test("Palette: there is none without a session", async () => {
  const app = await visit("/", { viewer: null });
  await app.user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox", { name: "Suchen und springen" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Suchen" })).toBeNull();
});
