/** Helpers for the page of a user. */
import { support, type Person } from "../../support/people";
import { fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, visit, within, type App } from "../../support/visit";

export async function openUser(server = fakeUserServer(), viewer: Person = support, id = userId) {
  const app = await visit(`/admin/edituser/${id}`, { viewer, mgt: server.mgt });
  await screen.findByRole("heading", { level: 1 });
  return { app, server };
}

/** Finds Lippstadt and selects one of its services. */
export async function addLippstadt(app: App) {
  await app.click("Kommune hinzufügen");
  await app.user.type(await screen.findByRole("combobox", { name: "Name, AGS oder PLZ" }), "0597");
  await app.user.click(await screen.findByRole("option", { name: /Lippstadt/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dienste in Lippstadt" }));
  await app.user.click(await dialog.findByRole("checkbox", { name: "Ummeldung innerhalb der Kommune" }));
  await app.user.click(dialog.getByRole("button", { name: "Kommune hinzufügen" }));
}
