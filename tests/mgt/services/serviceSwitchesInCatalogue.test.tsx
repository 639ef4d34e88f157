import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findService } from "#domain/serviceCatalogue";
import { findAnnounced } from "../../support/announcements";
import { pageOf, type PageArguments } from "../../support/connection";
import { userError } from "../../support/masterData";
import { support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { newSwitch, switchServer } from "./switchServer";

const services = ["ew-ummeldung", "pw-eheurkunde"].map((serviceId) => {
  const known = findService(serviceId);
  if (!known) throw new Error(`No service ${serviceId}.`);
  const { group, name, capabilities } = known;
  return {
    id: `Service:${serviceId}`,
    serviceId,
    group,
    nameDe: name.de,
    nameEn: name.en,
    capabilities,
    state: "NOT_OFFERED",
    communeCount: 0,
    enabledCount: 0,
    waitingCount: 0,
    applicationCount: 0,
    systemFeeCount: 0,
    hasFeeRule: false,
  };
});

/** Opens the catalogue, with a switch that is scheduled for a day. */
async function openCatalogue() {
  const server = switchServer({ state: "RUNNING", beginsAt: "2098-12-31T23:00:00.000Z" });
  const list = vi.fn((_: unknown, args: PageArguments) => pageOf(services, args));
  const { Query, ...rest } = server.mgt;
  const scheduledServiceSwitches = () => [server.node()];
  const mgt = { ...rest, Query: { ...Query, services: list, scheduledServiceSwitches } };
  const app = await visit("/admin/services", { viewer: support, mgt });
  await screen.findByRole("row", { name: /Ummeldung/ });
  return { app, server };
}

const scheduled = () => screen.queryByRole("region", { name: "Geplant" });

test("Service switches: the catalogue lists the scheduled ones, which lead to their page", async () => {
  await openCatalogue();
  const lines = [...(scheduled()?.querySelectorAll("li") ?? [])].map((line) => line.textContent);
  expect(lines).toEqual([
    "2 Dienste abschaltenin 2 Kommunen · ab 01.01.2099 00:00, geplant von supportPlanung aufheben …",
  ]);
  const link = screen.getByRole("link", { name: "2 Dienste abschalten" });
  expect(link.getAttribute("href")).toBe("/admin/services/switches/ServiceSwitch-1");
});

test("Service switches: a scheduled one is cancelled in the catalogue after a question, and leaves the list", async () => {
  const { app, server } = await openCatalogue();
  await app.user.click(screen.getByRole("button", { name: "Planung aufheben …" }));
  const question = within(
    await screen.findByRole("alertdialog", { name: "2 Dienste abschalten: Planung aufheben?" }),
  );
  question.getByText("Es wurde noch nichts geändert, und es bleibt dabei.");
  await app.user.click(question.getByRole("button", { name: "Planung aufheben" }));
  await waitFor(() => expect(scheduled()).toBeNull());
  expect(server.cancelRun).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  await findAnnounced("Planung aufgehoben: 2 Dienste abschalten");
});

test("Service switches: one that began meanwhile cannot be cancelled in the catalogue, which says so", async () => {
  const { app, server } = await openCatalogue();
  server.cancelRun.mockImplementation(() => ({
    run: server.node(),
    errors: [userError("status_not_allowed", ["id"])],
  }));
  await app.user.click(screen.getByRole("button", { name: "Planung aufheben …" }));
  const question = within(await screen.findByRole("alertdialog"));
  await app.user.click(question.getByRole("button", { name: "Planung aufheben" }));
  await screen.findByText(/war schon zu Ende und konnte nicht mehr angehalten werden/);
  expect(scheduled()).not.toBeNull();
});

test("Service switches: the services that are selected in the catalogue go into the dialog", async () => {
  const { app, server } = await openCatalogue();
  expect(screen.queryByRole("button", { name: "Dienste schalten …" })).toBeNull();
  for (const row of screen.getAllByRole("row", { name: /Ummeldung|Eheurkunde/ })) {
    await app.user.click(within(row).getByRole("checkbox"));
  }
  await app.user.click(screen.getByRole("button", { name: "Dienste schalten …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dienste in Kommunen schalten" }));
  dialog.getByText("2 Dienste");
  await app.user.click(dialog.getByRole("radio", { name: "Abschalten" }));
  await app.click("Probelauf starten");
  await waitFor(() => expect(app.path()).toBe(`/admin/services/switches/${newSwitch}`));
  expect(server.prepareServiceSwitch.mock.lastCall?.[1].input).toEqual({
    action: "DISABLE",
    serviceIds: ["ew-ummeldung", "pw-eheurkunde"],
    states: [],
    communes: [],
  });
});
