import { expect, test } from "vitest";
import { member } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { newSwitch, openSwitch as open, switchServer } from "./switchServer";

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => textOnWide(cell)));

/** Without the names of services, which narrow screens show in each cell. */
function textOnWide(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("b")) part.remove();
  return copy.textContent;
}

test("Service switches: the dry run shows communes by services, with what stands against it", async () => {
  await open();
  await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
  const summary = screen.getByRole("region", { name: "Ergebnis des Probelaufs" });
  expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
    "Werden abgeschaltet2in 2 Kommunen",
    ...["Nicht möglich1", "Bereits abgeschaltet1", "Ausgelassen0"],
  ]);
  expect(cells()).toEqual([
    ["Augsburg09761000", "Werden abgeschaltet3 offene Anträge", "Bereits abgeschaltet"],
    ["Fürth09563000", "Werden abgeschaltet", "Nicht möglich"],
  ]);
  screen.getByText(/3 offene Anträge bleiben und werden weiter zugestellt\./);
});

test("Service switches: items are excluded one by one, and all with an obstacle", async () => {
  const { app, server } = await open();
  await app.user.click(await screen.findByRole("checkbox", { name: /^Fürth, .*: bearbeiten$/ }));
  expect(server.excludeServiceSwitchItems.mock.lastCall?.[1].input).toEqual({
    id: "ServiceSwitch-1",
    itemIds: ["Item:3"],
    isExcluded: true,
  });
  await app.user.click(await screen.findByRole("button", { name: "Offene Anträge: alle auslassen" }));
  expect(await screen.findByRole("button", { name: "Offene Anträge: alle wieder aufnehmen" })).toBeTruthy();
  expect(server.excludeServiceSwitchItems.mock.lastCall?.[1].input).toEqual({
    id: "ServiceSwitch-1",
    obstacle: "OPEN_APPLICATIONS",
    isExcluded: true,
  });
  const start = await screen.findByRole<HTMLButtonElement>("button", { name: "Nichts zu tun" });
  expect(start.disabled).toBe(true);
});

test("Service switches: an obstacle in the address filters the rows", async () => {
  const server = switchServer();
  await open(server, "/admin/services/switches/ServiceSwitch-1?obstacle=applications&result=open");
  expect(server.filters[0]).toMatchObject({ obstacle: "OPEN_APPLICATIONS", states: ["WAITING"] });
});

test("Service switches: started after a question that repeats the verb", async () => {
  const { app, server } = await open();
  await app.user.click(await screen.findByRole("button", { name: "2 Dienste abschalten" }));
  const question = within(await screen.findByRole("alertdialog"));
  question.getByText("2 Dienste abschalten in 2 Kommunen");
  await app.user.click(question.getByRole("button", { name: "2 Dienste abschalten" }));
  await screen.findByRole("progressbar", { name: "Fortschritt" });
  expect(server.startRun).toHaveBeenCalledOnce();
});

test("Service switches: scheduled for a day, and the schedule is cancelled", async () => {
  const { app, server } = await open(switchServer());
  await app.user.click(await screen.findByRole("button", { name: "An einem Tag …" }));
  await screen.findByRole("dialog", { name: "2 Dienste abschalten: an einem Tag" });
  await app.fill("Ab dem Tag", "01.01.2099");
  await app.click("Einplanen");
  await screen.findAllByText(/Geplant für 01\.01\.2099 00:00/);
  expect(server.scheduleServiceSwitch.mock.lastCall?.[1].input).toEqual({
    id: "ServiceSwitch-1",
    day: "2099-01-01",
  });
  await app.user.click(await screen.findByRole("button", { name: "Planung aufheben …" }));
  await app.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Planung aufheben" }),
  );
  expect(server.cancelRun).toHaveBeenCalledOnce();
});

test("Service switches: an ended one offers a dry run that takes it back", async () => {
  const undoUntil = "2026-12-20T23:00:00.000Z";
  const { app, server } = await open(switchServer({ state: "FINISHED", undoUntil }));
  await screen.findByText(/Möglich bis 21\.12\.2026 00:00/);
  await app.click("Rückgängig machen …");
  expect(server.undoServiceSwitch.mock.lastCall?.[1].input).toEqual({ id: "ServiceSwitch-1" });
  await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
  expect(app.path()).toBe(`/admin/services/switches/${newSwitch}`);
});

test("Service switches: one that was taken back leads to the run that did so", async () => {
  const undoneBy = { id: newSwitch, createdAt: "2026-11-20T10:00:00.000Z" };
  const undoUntil = "2026-12-20T23:00:00.000Z";
  await open(switchServer({ state: "FINISHED", undoUntil, undoneBy }));
  const link = await screen.findByRole("link", { name: "Sammelaktion vom 20.11.2026 11:00" });
  expect(link.getAttribute("href")).toBe(`/admin/services/switches/${newSwitch}`);
  expect(screen.queryByRole("button", { name: "Rückgängig machen …" })).toBeNull();
});

test("Service switches: an expired dry run is prepared again with the same services", async () => {
  const { app, server } = await open(switchServer({ state: "EXPIRED" }));
  await app.click("Neu vorbereiten");
  const dialog = within(await screen.findByRole("dialog", { name: "Dienste in Kommunen schalten" }));
  await app.user.click(dialog.getByRole("radio", { name: "Entfernen" }));
  await app.click("Probelauf starten");
  await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
  expect(server.prepareServiceSwitch.mock.lastCall?.[1].input).toEqual({
    action: "REMOVE",
    serviceIds: ["ew-ummeldung", "pw-eheurkunde"],
    states: [],
    communes: [],
  });
});

test("Service switches: members do not reach the page, and the page of runs leads to it", async () => {
  const { mgt } = switchServer();
  const app = await visit("/admin/services/switches/ServiceSwitch-1", { viewer: member, mgt });
  expect(app.path()).toBe("/");
  await open(switchServer(), "/admin/runs/ServiceSwitch-1");
});
