import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { areaCountsKeptMs } from "#domain/timings";
import { countIntervalMs } from "#relay/pollCounts";
import { attentionServer, line, seen } from "../mgt/attentionServer";
import { member, support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

/** The window becomes visible again after a minute in the background. */
async function again() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + countIntervalMs });
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
}

const operation = "AttentionCountQuery";
const counting = (count: () => number) => ({
  Query: { node: () => null, processCounts: () => [{ count: count() }] },
});
/** Finds an area by its accessible name, which comes from its content, so that it contains what is shown. */
const link = async (name: string) => {
  const areas = within(await screen.findByRole("navigation", { name: "Administration" }));
  return areas.findByRole("link", { name });
};

test("Area counts: the processes area shows how many need attention, in both languages", async () => {
  const app = await visit("/admin", { viewer: support, process: counting(() => 12) });
  expect((await link("Prozesse 12 brauchen Aufmerksamkeit")).textContent).toMatch(/^Prozesse12 /);
  const calls = app.calls.filter((call) => call.operation === operation);
  expect(calls.map(({ headers }) => headers.get("x-background"))).toEqual(["1"]);
  await app.user.selectOptions(screen.getByLabelText("Sprache"), "en");
  await link("Processes 12 need attention");
});

test.each([
  [1, "Prozesse 1 braucht Aufmerksamkeit", "1"],
  [999, "Prozesse 999 brauchen Aufmerksamkeit", "999"],
  [1_000, "Prozesse mehr als 999 brauchen Aufmerksamkeit", "999+"],
])("Area counts: formats and limits %i", async (count, name, text) => {
  await visit("/admin", { viewer: support, process: counting(() => count) });
  expect((await link(name)).querySelector(".attention-badge > [aria-hidden]")?.textContent).toBe(text);
});

test("Area counts: the next number replaces the previous one; without any, only the name is shown", async () => {
  let count = 3;
  await visit("/admin", { viewer: support, process: counting(() => count) });
  await link("Prozesse 3 brauchen Aufmerksamkeit");
  count = 4;
  await again();
  await link("Prozesse 4 brauchen Aufmerksamkeit");
  count = 0;
  await again();
  expect((await link("Prozesse")).textContent).toBe("Prozesse");
});

test("Area counts: stays on the next screen of the administration, without another request", async () => {
  const app = await visit("/admin", { viewer: support, process: counting(() => 3) });
  await app.user.click(await link("Prozesse 3 brauchen Aufmerksamkeit"));
  await screen.findByRole("heading", { name: "Prozesse" });
  expect((await link("Prozesse 3 brauchen Aufmerksamkeit")).getAttribute("aria-current")).toBe("page");
  expect(app.calls.filter((call) => call.operation === operation)).toHaveLength(1);
});

test("Area counts: sends no request outside the administration", async () => {
  const app = await visit("/", { viewer: support, process: counting(() => 3) });
  await screen.findByRole("link", { name: "Administration" });
  await app.click("Administration", "link");
  await link("Prozesse 3 brauchen Aufmerksamkeit");
  const asked = () => app.calls.filter((call) => call.operation === operation).length;
  expect(asked()).toBe(1);
  // Members see neither.
  const other = await visit("/", { viewer: member, process: counting(() => 3) });
  await waitFor(() => expect(other.calls.length).toBeGreaterThan(0));
  expect(other.calls.map((call) => call.operation)).not.toContain(operation);
});

test("Area counts: other areas show the numbers of the overview, also of hidden areas, until they are outdated", async () => {
  const { mgt } = attentionServer([
    line("MAIL_REFUSED", 2),
    line("INVITATION_EXPIRING", 1),
    line("KEYSTORE", 4),
    line("RESOURCE_DEPRECATED", 1),
    line("FEE_GAP", 9),
  ]);
  const app = await visit("/admin", { viewer: support, mgt });
  await link("Benutzer 3 brauchen Aufmerksamkeit");
  // Keystores are not shown by themselves.
  await link("Ressourcen 5 brauchen Aufmerksamkeit");
  await link("Gebühren");
  await app.click("Arten von Ressourcen", "button");
  await link("Schlüsselspeicher 4 brauchen Aufmerksamkeit");
  await link("Ressourcen 1 braucht Aufmerksamkeit");
  const asked = app.calls.length;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await app.click("Einstellungen", "link");
  await screen.findByRole("heading", { level: 1, name: "Einstellungen" });
  await link("Benutzer 3 brauchen Aufmerksamkeit");
  const next = app.calls.slice(asked).map((call) => call.operation);
  // The number of processes is asked for in the background, at any time.
  expect(next.filter((name) => name !== operation)).toEqual(["SystemSettingsScreenQuery"]);
  app.setReachable(false);
  await act(async () => vi.advanceTimersByTimeAsync(areaCountsKeptMs));
  await link("Benutzer");
});

const areaOperation = "AreaCountsQuery";
const askedFor = (app: { readonly calls: readonly { readonly operation: string }[] }) =>
  app.calls.filter((call) => call.operation === areaOperation).length;

test("Area counts: other areas show their numbers on a screen that was opened directly, and after a change", async () => {
  const { mgt, state, asked } = attentionServer([
    line("KBA_PASSWORD", 8),
    line("MAIL_REFUSED", 2),
    line("INVITATION_EXPIRING", 1, { seen: seen() }),
    line("FEE_GAP", 9),
  ]);
  const app = await visit("/admin/settings", { viewer: support, mgt });
  await link("KBA-Passwörter 8 brauchen Aufmerksamkeit");
  await link("Benutzer 2 brauchen Aufmerksamkeit");
  const call = app.calls.find(({ operation: name }) => name === areaOperation);
  expect(call?.headers.get("x-background")).toBe("1");
  expect(asked.flat()).not.toContain("FEE_GAP");
  state.lines = [];
  act(() => app.network.changes.set(app.network.changes.get() + 1));
  await link("Benutzer");
  expect(askedFor(app)).toBe(2);
});

test("Area counts: the overview has the numbers itself, which a mark changes at once", async () => {
  const { mgt } = attentionServer([line("KBA_PASSWORD", 8), line("KEYSTORE", 1)]);
  const app = await visit("/admin", { viewer: support, mgt, process: counting(() => 3) });
  await link("KBA-Passwörter 8 brauchen Aufmerksamkeit");
  // Asked for when idle as well.
  await link("Prozesse 3 brauchen Aufmerksamkeit");
  await app.click(/^Gesehen bis …: .*KBA/, "button");
  await app.fill("Grund", "Ist gemeldet");
  await app.click("Ausblenden", "button");
  await link("KBA-Passwörter");
  expect(askedFor(app)).toBe(0);
});

test("Area counts: a failure shows neither numbers nor a notice, and members are not asked for", async () => {
  const { mgt, state, asked } = attentionServer([line("KBA_PASSWORD", 8)]);
  state.failure = new Error("broken");
  const app = await visit("/admin/settings", { viewer: support, mgt, process: counting(() => 3) });
  await waitFor(() => expect(asked).toHaveLength(1));
  await link("Prozesse 3 brauchen Aufmerksamkeit");
  await link("KBA-Passwörter");
  expect(app.view.container.ownerDocument.querySelector("[role=alert]")).toBeNull();
  const other = await visit("/admin/settings", { viewer: member, mgt });
  await screen.findByRole("heading", { level: 1 });
  expect(askedFor(other)).toBe(0);
});
