import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { manyCommunes } from "../../support/communes";
import { fieldError, hasSaveBar, saveBar, valueOf } from "../../support/forms";
import { userError } from "../../support/masterData";
import { failure } from "../../support/mockedEndpoints";
import { admin, support } from "../../support/people";
import { kBrandl, fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, visit, within } from "../../support/visit";
import { addLippstadt, openUser as open } from "./userPage";

const entry = (name: RegExp) => within(screen.getByRole("group", { name }));
const cell = (service: string, column: number) => {
  const row = screen.getByRole("rowheader", { name: service }).closest("tr");
  const found = row && within(row).getAllByRole("button")[column];
  if (!found) throw new Error(`There is no cell ${column} of ${service}.`);
  return found;
};

test("User form: shows the user, their permissions and the reasons", async () => {
  const { app } = await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("k.brandl");
  expect(within(screen.getByRole("navigation", { name: "Pfad" })).getAllByRole("link")).toHaveLength(2);
  const areas = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(areas.getByRole("link", { current: "page" }).textContent).toBe("Benutzer");
  expect(screen.getByText("Zuletzt angemeldet 20.11.2026 11:42")).toBeDefined();
  expect([valueOf("Benutzername"), valueOf("E-Mail")]).toEqual(["k.brandl", "k.brandl@augsburg.example"]);
  expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
    "member",
    "support",
  ]);
  expect(entry(/Augsburg/).getByText("2 Dienste")).toBeDefined();
  expect(hasSaveBar()).toBe(false);

  expect(screen.queryByRole("rowheader", { name: "Ummeldung innerhalb der Kommune" })).toBeNull();
  await app.user.click(screen.getByRole("checkbox", { name: "Nur mit Zugriff" }));
  expect(cell("Ummeldung innerhalb der Kommune", 0).textContent).toBe("–");
  await app.user.click(cell("Meldebescheinigung", 0));
  const reason = within(await screen.findByRole("dialog", { name: "Grund" }));
  expect(reason.getByText("Rolle member für Augsburg, der Dienst ist zugeordnet.")).toBeDefined();
  expect(reason.getByText("Gebührenregel: nein, das ändern nur support und admin")).toBeDefined();
  expect(reason.getByText(/^Texte, Dateien, Gebühren, .*: ja$/)).toBeDefined();
});

test("User form: the cells are one tab stop, navigated by arrows", async () => {
  const { app } = await open();
  cell("Meldebescheinigung", 0).focus();
  await app.user.keyboard("{ArrowDown}");
  expect(document.activeElement?.closest("tr")?.querySelector("th")?.textContent).toBe("Neuzulassung");
  expect(document.querySelectorAll("[data-access-table] [tabindex='0']")).toHaveLength(1);
});

test("User form: adds a commune with its services, and shows the change before saving", async () => {
  const { app, server } = await open();
  await addLippstadt(app);
  expect(saveBar().getByText("Lippstadt neu: 1 Dienst neu")).toBeDefined();
  expect(cell("Ummeldung innerhalb der Kommune", 1).textContent).toBe("Ändernneu");
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(server.saveUser.mock.lastCall?.[1].input).toEqual({
    id: userId,
    revision: 3,
    username: "k.brandl",
    email: "k.brandl@augsburg.example",
    roles: [...kBrandl.roles, { type: "MEMBER", ags: "05974028", services: ["ew-ummeldung"] }],
  });
  expect(cell("Ummeldung innerhalb der Kommune", 1).textContent).toBe("Ändern");

  await app.click("Kommune hinzufügen");
  await app.user.type(await screen.findByRole("combobox", { name: "Name, AGS oder PLZ" }), "Lipp{Enter}");
  expect((await screen.findByText("Diese Kommune wurde bereits hinzugefügt")).getAttribute("role")).toBe(
    "alert",
  );
});

test("User form: selects services by group, and asks before removing some", async () => {
  const { app, server } = await open();
  await app.click("Dienste in Augsburg wählen");
  const dialog = within(await screen.findByRole("dialog", { name: "Dienste in Augsburg" }));
  expect(dialog.getByText("2 von 4 gewählt")).toBeDefined();
  const group = dialog.getByRole("checkbox", { name: "Alle Dienste: Einwohnerwesen" });
  expect(group instanceof HTMLInputElement && group.indeterminate).toBe(true);
  await app.user.click(group);
  await app.user.click(dialog.getByRole("checkbox", { name: "Neuzulassung" }));
  await app.user.type(dialog.getByRole("searchbox"), "umm{Enter}");
  expect(dialog.getAllByRole("checkbox")).toHaveLength(2);
  await app.user.click(dialog.getByRole("button", { name: "Übernehmen" }));

  expect(server.saveUser).not.toHaveBeenCalled();
  expect(entry(/Augsburg/).getByText("+ 1, − 1")).toBeDefined();
  expect(saveBar().getByText("Augsburg: 1 Dienst neu, 1 entfällt")).toBeDefined();
  expect(cell("Neuzulassung", 0).textContent).toBe("Ändernentfällt");
  await app.click("Speichern");
  const question = within(await screen.findByRole("alertdialog", { name: "Zugriff ändern?" }));
  expect(question.getByText("Augsburg: 1 Dienst neu, 1 entfällt")).toBeDefined();
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(server.saveUser).not.toHaveBeenCalled();
  await app.click("Speichern");
  await app.click("Zugriff ändern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(server.stored().roles[0]?.services).toEqual(["ew-meldebescheinigung", "ew-ummeldung"]);
});

test("User form: restores a removed commune; without any, a member sees nothing", async () => {
  const { app } = await open();
  await app.click("Augsburg entfernen");
  expect(entry(/Augsburg/).getByText("wird entfernt")).toBeDefined();
  expect(screen.getByText("Ohne Kommune sieht dieser Benutzer nach dem Anmelden nichts.")).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Rückgängig machen"));
  await app.click("Rückgängig machen");
  expect(hasSaveBar()).toBe(false);
});

test("User form: explains a role change, and asks for confirmation", async () => {
  const { app, server } = await open(fakeUserServer(), admin);
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  await app.user.click(screen.getByRole("radio", { name: "support" }));
  const sentence = "Sieht und ändert dann alle Kommunen und Dienste und verwaltet Benutzer.";
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
  expect(saveBar().getByText("Rolle member → support")).toBeDefined();
  await app.click("Speichern");
  const question = await screen.findByRole("alertdialog", { name: "Zugriff ändern?" });
  expect(question.textContent).toContain("Die Zuordnung zu 1 Kommune wird gelöscht.");
  await app.click("Zugriff ändern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(server.stored().roles).toEqual([{ type: "SUPPORT", ags: null, services: [] }]);
});

test("User form: shows rules and refusals at their fields", async () => {
  const { app, server } = await open();
  await app.fill("Benutzername", " ");
  await app.fill("E-Mail", "k.brandl@");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Benutzername")).toBe("Dieses Feld wird benötigt"));
  expect(fieldError("E-Mail")).toBe("Ungültige E-Mail-Adresse.");
  expect(server.saveUser).not.toHaveBeenCalled();

  server.saveUser.mockImplementationOnce(() => ({
    user: null,
    errors: [
      userError("username_already_exists", ["username"]),
      userError("service_not_offered", ["roles", "0", "services", "1"], { service: "ikfz-neuzulassung" }),
    ],
  }));
  await app.fill("Benutzername", "k.brandt");
  await app.fill("E-Mail", "k.brandt@augsburg.example");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Benutzername")).toBe("Dieser Benutzername ist bereits vergeben."));
  expect(screen.getByText("Neuzulassung: Die Kommune bietet diesen Dienst nicht an.")).toBeDefined();
  await app.click(/^Augsburg: Die Kommune/);
  expect(document.activeElement?.textContent).toContain("Augsburg");

  for (const broken of [
    () => ({ user: null, errors: [userError("user_save_error")] }),
    () => {
      throw failure("internal_error");
    },
  ]) {
    server.saveUser.mockImplementationOnce(broken);
    await app.click("Speichern");
    const alert = await screen.findByText(
      "Die Benutzerdaten konnten nicht in der Datenbank gespeichert werden.",
    );
    expect(alert.parentElement?.textContent).toContain("Ihre Eingaben sind noch da.");
    expect(valueOf("Benutzername")).toBe("k.brandt");
  }
});

test("User form: merges concurrent changes of entries by commune", async () => {
  const { app, server } = await open();
  await addLippstadt(app);
  server.saveAs("h.petersen", {
    roles: [{ type: "MEMBER", ags: "09761000", services: ["ikfz-neuzulassung", "ew-ummeldung"] }],
  });
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  const said = screen.getByText(/h\.petersen hat inzwischen gespeichert/).parentElement?.textContent;
  expect(said).toContain("Augsburg2 Dienste: Ummeldung innerhalb der Kommune, Neuzulassung");
  expect(server.stored().roles).toEqual([
    { type: "MEMBER", ags: "09761000", services: ["ew-ummeldung", "ikfz-neuzulassung"] },
    { type: "MEMBER", ags: "05974028", services: ["ew-ummeldung"] },
  ]);
});

test("User form: restores input after a reload, including added communes", async () => {
  const { app, server } = await open();
  await addLippstadt(app);
  const drafts = Object.fromEntries(Object.entries(window.sessionStorage));
  const stored = Object.fromEntries(Object.entries(window.localStorage));
  app.view.unmount();
  for (const [key, value] of Object.entries(drafts)) window.sessionStorage.setItem(key, String(value));
  const again = await visit(`/admin/edituser/${userId}`, { viewer: support, mgt: server.mgt, stored });
  await again.click("Wiederherstellen");
  expect(await screen.findByRole("group", { name: /Lippstadt/ })).toBeDefined();
  expect(saveBar().getByText("Lippstadt neu: 1 Dienst neu")).toBeDefined();
});

test("User form: nobody changes their own permissions, and support no administrators", async () => {
  const own = fakeUserServer({
    ...kBrandl,
    username: "support",
    roles: [{ type: "SUPPORT", ags: null, services: [] }],
  });
  const { app } = await open(own, { ...support, id: userId });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText(/Niemand ändert die eigenen Rechte\./)).toBeDefined();
  expect(screen.getByRole("link", { name: "Passwort und Sitzungen" }).getAttribute("href")).toBe("/account");
  expect(screen.getByLabelText("Benutzername").hasAttribute("readonly")).toBe(false);
  const userRequests = () =>
    app.calls.filter(({ operation }) => operation === "sessionOperationsUserQuery").length;
  expect(userRequests()).toBe(1);
  await app.fill("Benutzername", "support2");
  await app.click("Speichern");
  // The account menu also shows the name.
  await waitFor(() => expect(userRequests()).toBe(2));
});

test("User form: many communes and services render few nodes, and changes scroll into view", async () => {
  const many = manyCommunes(14).map((one) => ({ ...one, serviceIds: serviceCatalogue.map(({ id }) => id) }));
  const roles = many.map(({ ags, serviceIds }) => ({ type: "MEMBER", ags, services: serviceIds }));
  const { app } = await open(fakeUserServer({ ...kBrandl, roles }, {}, many));
  await app.user.click(screen.getByRole("checkbox", { name: "Nur mit Zugriff" }));
  const columns = () => within(screen.getByRole("table")).getAllByRole("columnheader").slice(1);
  expect(columns()).toHaveLength(4);
  // Outside production, the head has a style element for each rule.
  expect(document.body.querySelectorAll("*").length).toBeLessThan(1_800);
  expect(
    within(screen.getByRole("group", { name: "Zugeordnete Kommunen" })).getByText("1–10 von 14"),
  ).toBeDefined();

  await app.fill("Zugeordnete Kommune suchen", "00012");
  await app.click("Kommune 00012 entfernen");
  await waitFor(() => expect(columns().some((one) => one.textContent.includes("Kommune 00012"))).toBe(true));
  expect(screen.getByText("9–12 von 14")).toBeDefined();
});
