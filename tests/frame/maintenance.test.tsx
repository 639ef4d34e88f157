import { expect, test, vi } from "vitest";
import { findAnnounced } from "../support/announcements";
import { member, support, type Person } from "../support/people";
import { waitFor } from "@testing-library/react";
import { screen, visit } from "../support/visit";

const hourMs = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

interface Known {
  readonly serviceId: string;
  readonly beginsAt: string;
  readonly endsAt: string;
}

/** The response of the startup query. */
const withMaintenances = (viewer: Person, known: () => readonly Known[]) => ({
  Query: { user: () => ({ stage: "TEST", user: viewer, maintenances: known(), banner: null }) },
});

const current = (serviceId: string): Known => ({
  serviceId,
  beginsAt: fromNow(-1),
  endsAt: "2999-11-28T13:00:00.000Z",
});
const planned = { serviceId: "ew-abmeldung", beginsAt: fromNow(1), endsAt: fromNow(2) };
const ended = { serviceId: "ew-abmeldung", beginsAt: fromNow(-2), endsAt: fromNow(-1) };
const sentence = "Wartung: Führungszeugnis ist bis 28.11.2999 14:00 Uhr abgeschaltet.";

test("Maintenance banner: names the service and its end, and leads support to it", async () => {
  const known = [planned, ended, current("ew-fuehrungszeugnis")];
  const app = await visit("/", { viewer: support, mgt: withMaintenances(support, () => known) });
  expect(await screen.findByText(sentence)).toBeDefined();
  await findAnnounced(sentence);
  const link = screen.getByRole("link", { name: "Zur Wartung" });
  expect(link.getAttribute("href")).toBe("/admin/services/ew-fuehrungszeugnis/maintenance");
  const startup = app.calls.filter(({ operation }) => operation === "sessionOperationsUserQuery");
  expect(startup).toHaveLength(1);
});

test("Maintenance banner: members see no link, and nothing without current maintenance", async () => {
  let known: readonly Known[] = [planned, ended];
  await visit("/", { viewer: member, mgt: withMaintenances(member, () => known) });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/^Wartung/)).toBeNull();

  // Others have switched a service off: noticed when the window is used again.
  known = [current("ew-fuehrungszeugnis")];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Zur Wartung" })).toBeNull();
  vi.useRealTimers();
});

test("Maintenance banner: folds several services into one line", async () => {
  const known = [current("ew-fuehrungszeugnis"), current("ew-abmeldung"), current("pw-eheurkunde")];
  const app = await visit("/", { viewer: support, mgt: withMaintenances(support, () => known) });
  expect(await screen.findByText("3 Dienste sind in Wartung")).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  await app.click("Anzeigen");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Zur Wartung" })).toHaveLength(3);
  await app.click("Ausblenden");
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});
