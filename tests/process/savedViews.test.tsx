import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { byTooltip } from "../support/byTooltip";
import { screen, visit, within } from "../support/visit";
import { listServer, testProcess } from "./listServer";

const address = "/admin/processes";

interface SaveArguments {
  readonly input: {
    readonly id: string | null;
    readonly name: string;
    readonly search: string;
    readonly isShared: boolean;
  };
}

const view = (id: string, name: string, search: string, isOwn = true) => ({
  id,
  screen: "PROCESSES",
  name,
  search,
  isShared: !isOwn,
  isOwn,
  createdBy: { userId: null, username: isOwn ? "support" : "admin", role: null },
  revision: 2,
});

async function open(url = address) {
  let views = [
    view("SavedView:1", "Meine Fehler", "status=ERROR"),
    view("SavedView:2", "Gestoppt", "retry=retry_restart&status=ERROR", false),
  ];
  const { process } = listServer([testProcess(1), testProcess(2)], {
    Query: {
      processCounts: (_: unknown, { filters }: { filters: { retryStates?: object; statuses?: object }[] }) =>
        filters.map(({ retryStates, statuses }) => ({ count: retryStates ? 1_000 : statuses ? 1 : 12 })),
    },
  });
  const app = await visit(url, {
    viewer: support,
    process,
    mgt: {
      Query: {
        savedViews: () => connection(views),
      },
      Mutation: {
        saveView: (_: unknown, { input }: SaveArguments) => {
          if (input.id === null && views.some(({ name }) => name === input.name)) {
            return { viewEdge: null, errors: [{ code: "not_unique", field: ["name"], params: [] }] };
          }
          const node = {
            ...view(input.id ?? "SavedView:3", input.name, input.search),
            isShared: input.isShared,
          };
          views = [...views.filter(({ id }) => id !== node.id), node];
          return { viewEdge: { cursor: node.id, node }, errors: [] };
        },
        removeViews: (_: unknown, { input }: { input: { items: { id: string }[] } }) => {
          const gone = input.items.map(({ id }) => id);
          views = views.filter(({ id }) => !gone.includes(id));
          return { conflicts: [], removedIds: gone, errors: [] };
        },
      },
    },
  });
  const tabs = await screen.findByRole("navigation", { name: "Ansichten" });
  await within(tabs).findByText("Meine Fehler");
  const current = () => tabs.querySelector('[aria-current="true"]')?.textContent;
  return { app, tabs, current };
}

test("Saved views: marks the tab whose filters the list shows, in any order; each is a link", async () => {
  const { app, tabs, current } = await open(`${address}?status=ERROR&retry=retry_restart&size=100`);
  await waitFor(() => expect(current()).toContain("Gestoppt"));
  byTooltip("Gestoppt, geteilt von admin", tabs);
  // Users cannot change views of others.
  expect(within(tabs).queryByRole("button")).toBeNull();
  await app.user.click(within(tabs).getByText("Meine Fehler"));
  await waitFor(() => expect(current()).toMatch(/^Meine Fehler/));
  expect(app.path()).toBe(`${address}?status=ERROR`);
  await app.user.click(within(tabs).getByText("Alle"));
  await waitFor(() => expect(app.path()).toBe(address));
});

test("Saved views: saves a view for everyone; a duplicate name is refused at its field", async () => {
  const { app, current } = await open(`${address}?service=ikfz-neuzulassung&after=Process%3A1`);
  await app.click("Ansicht speichern");
  await app.fill("Name", "Meine Fehler");
  await app.click("Speichern");
  await waitFor(() => expect(app.errorOf("Name")).toContain("Ist bereits vorhanden"));
  await app.fill("Name", "Neuzulassung");
  await app.user.click(screen.getByLabelText("Für alle sichtbar"));
  await app.click("Speichern");
  await waitFor(() => expect(current()).toContain("Neuzulassung"));
  const saved = app.calls.findLast(({ operation }) => operation === "ViewFormSaveMutation");
  expect(saved?.variables.input).toEqual({
    id: null,
    revision: null,
    screen: "PROCESSES",
    name: "Neuzulassung",
    search: "service=ikfz-neuzulassung",
    isShared: true,
  });
});

test("Saved views: removes an own view after a confirmation; the filters stay", async () => {
  const { app, tabs } = await open(`${address}?status=ERROR`);
  await app.click("Ansicht „Meine Fehler“ ändern");
  await app.click("Entfernen …", "menuitem");
  await app.click("Ansicht entfernen");
  await waitFor(() => expect(within(tabs).queryByText("Meine Fehler")).toBeNull());
  expect(app.path()).toBe(`${address}?status=ERROR`);
  const removed = app.calls.findLast(({ operation }) => operation === "ViewMenuRemoveMutation");
  expect(removed?.variables.input).toEqual({ items: [{ id: "SavedView:1", revision: 2 }] });
});

test("Saved views: views show how many rows need attention, counted by one background call", async () => {
  const { app, tabs } = await open();
  const link = (name: string) => within(tabs).findByRole("link", { name });
  await link("Braucht Aufmerksamkeit 12 brauchen Aufmerksamkeit");
  await link("Meine Fehler 1 braucht Aufmerksamkeit");
  await link("Gestoppt mehr als 999 brauchen Aufmerksamkeit");
  const calls = app.calls.filter(({ operation }) => operation === "ViewCountsQuery");
  expect(calls.map(({ variables, headers }) => [variables.filters, headers.get("x-background")])).toEqual([
    [
      [
        { statuses: ["ERROR"], needsAttention: true },
        { statuses: ["ERROR"], retryStates: ["retry_restart"], needsAttention: true },
      ],
      "1",
    ],
  ]);
});

test("Saved views: shows no count while it is unknown", async () => {
  const { process } = listServer([testProcess(1)], {
    Query: { processCounts: () => new Promise(() => undefined) },
  });
  await visit(address, { viewer: support, process });
  const tabs = within(await screen.findByRole("navigation", { name: "Ansichten" }));
  expect(tabs.getByRole("link", { name: "Braucht Aufmerksamkeit" }).textContent).toBe(
    "Braucht Aufmerksamkeit",
  );
});

test("Saved views: needing attention is a view of its own, and combines with other filters", async () => {
  const { app, tabs, current } = await open();
  const asked = () =>
    app.calls.findLast(({ operation }) => operation.includes("ProcessTable"))?.variables.filter;
  await app.user.click(within(tabs).getByText("Braucht Aufmerksamkeit"));
  await waitFor(() => expect(asked()).toEqual({ needsAttention: true }));
  expect(app.path()).toBe(`${address}?attention=true`);
  expect(current()).toMatch(/^Braucht Aufmerksamkeit/);
  await app.click(/^Weitere/);
  await app.user.click(await screen.findByRole("checkbox", { name: "asynchron" }));
  await waitFor(() => expect(asked()).toEqual({ needsAttention: true, types: ["ASYNCHRONOUS"] }));
  expect(current()).toBeUndefined();
  await app.user.click(screen.getByRole("checkbox", { name: "nur was sie braucht" }));
  await waitFor(() => expect(app.path()).toBe(`${address}?type=ASYNCHRONOUS`));
  await app.user.click(screen.getByRole("checkbox", { name: "nur was sie braucht" }));
  await app.click("Braucht Aufmerksamkeit");
  await waitFor(() => expect(app.path()).toBe(`${address}?type=ASYNCHRONOUS`));
});
