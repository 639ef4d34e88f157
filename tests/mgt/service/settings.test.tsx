import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fieldError, hasSaveBar, saveBar, valueOf } from "../../support/forms";
import { userError } from "../../support/masterData";
import { member, support } from "../../support/people";
import { screen, visit, within, type App } from "../../support/visit";
import { settingsServer, settingsUrl } from "./settingsServer";

const days = "Aufbewahrung in Tagen";
const phone = "Telefon für Rückfragen";
const apiKey = "API-Schlüssel";

async function open(server = settingsServer(), viewer = member) {
  const app = await visit(settingsUrl, { viewer, mgt: server.mgt });
  await screen.findByLabelText(days);
  return { app, server };
}

async function save(app: App) {
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
}

/** What is said about a field besides its value. */
const descriptionOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

/** The button of a field. */
const buttonOf = (label: string, name: string) => {
  const id = `${screen.getByLabelText(label).id}-label`;
  const found = screen.queryAllByRole("button", { name });
  return found.find((button) => button.getAttribute("aria-describedby") === id) ?? null;
};

const change = (key: string, value: string | null) => ({ key, value });

test("Service settings: a member sees each setting with its origin, and no further keys", async () => {
  const own = { retention_days: "90", contact_phone: "115", api_key: "2026-11-19T08:00:00.000Z" };
  const shared = { rest_service: "demo", retention_days: "365" };
  const { app } = await open(settingsServer({ own, shared, extensions: [change("sms_absender", "x")] }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Einstellungen");
  expect(document.title).toBe("Service Management - Dienst - Augsburg");
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    ...["Zustellung", "Zahlung", "Kontakt", "Antrag und Anlagen", "Aufbewahrung"],
  ]);
  expect(valueOf(days)).toBe("90");
  expect(descriptionOf(days)).toMatch(/Eigener Wert.*20\.11\.2026.* von k\.brandl.*alle Kommunen: 365/);
  expect(descriptionOf(phone)).not.toMatch(/Standard/);
  expect(descriptionOf("Anlagen je Antrag")).toMatch(/eingebaute Standard: 10/);
  expect(descriptionOf("REST-Service")).toMatch(/Standard für alle Kommunen: demo/);
  expect(descriptionOf("E-Mail für Rückfragen")).toMatch(/Nicht gesetzt/);
  expect(valueOf(apiKey)).toBe("");
  expect(descriptionOf(apiKey)).toMatch(/Gesetzt am 19\.11\.2026 09:00 von k\.brandl/);
  expect(app.calls.some(({ variables }) => variables["withExtensions"] === true)).toBe(false);
});

test("Service settings: a service without settings says so", async () => {
  const { mgt } = settingsServer();
  await visit("/mgt/serviceedit/09761000/service-portal", { viewer: member, mgt });
  await screen.findByRole("heading", { level: 2, name: "Dieser Dienst hat keinen Bereich „Einstellungen“." });
});

test.each([
  [days, "29", "Geben Sie eine ganze Zahl von 30 bis 3.650 ein."],
  [
    phone,
    "Pforte",
    "Das ist keine Telefonnummer. Erlaubt sind Ziffern, Leerzeichen und die Zeichen + ( ) / - .",
  ],
  [apiKey, " ", "Dieses Feld wird benötigt"],
])("Service settings: %s: %s is refused before sending", async (label, value, message) => {
  const { app, server } = await open();
  await app.fill(label, value);
  await app.click("Speichern");
  await waitFor(() => expect(fieldError(label)).toBe(message));
  expect(server.inputs).toEqual([]);
});

test("Service settings: saves own values, and resets one to the default", async () => {
  const { app, server } = await open(settingsServer({ own: { retention_days: "90", contact_phone: "115" } }));
  await app.user.click(buttonOf(days, "Auf Standard zurücksetzen") ?? document.body);
  expect([valueOf(days), document.activeElement]).toEqual(["", screen.getByLabelText(days)]);
  expect(descriptionOf(days)).toMatch(/Vorher: 90.*Einstellung der Installation: 180/);
  await app.user.selectOptions(screen.getByLabelText("REST-Service"), "fachverfahren");
  await app.user.selectOptions(screen.getByLabelText("Termin erforderlich"), "Ja");
  expect(saveBar().getByText("3 Änderungen")).toBeDefined();
  await save(app);
  expect(server.stored()).toEqual({
    contact_phone: "115",
    rest_service: "fachverfahren",
    appointment_required: "true",
  });
  expect(server.inputs[0]?.extensions).toBeNull();
  expect(descriptionOf("REST-Service")).toMatch(/Eigener Wert.*20\.11\.2026.* von support/);
});

test("Service settings: an error of the server is at its field", async () => {
  const { app, server } = await open();
  server.refuse([]);
  await app.user.selectOptions(screen.getByLabelText("REST-Service"), "demo");
  server.refuse([userError("resource_unknown", ["settings", "0", "value"], { id: "demo" })]);
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("REST-Service")).toMatch(/„demo“ gibt es für diese Kommune nicht/));
});

test("Service settings: a secret is sent only if it changed, and is in no draft", async () => {
  const { app, server } = await open();
  const sent = () => server.inputs.at(-1)?.settings.filter(({ key }) => key === "api_key");
  await app.fill(apiKey, "geheim-1");
  await app.fill(phone, "115");
  expect(screen.getByLabelText(apiKey).getAttribute("type")).toBe("password");
  expect(JSON.stringify({ ...window.sessionStorage })).toContain("115");
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain("geheim");
  await save(app);
  expect(sent()).toEqual([change("api_key", "geheim-1")]);
  expect([valueOf(apiKey), descriptionOf(apiKey)]).toEqual([
    "",
    expect.stringMatching(/Gesetzt am .* von support/),
  ]);

  await app.fill(phone, "116");
  await save(app);
  expect(sent()).toEqual([]);

  await app.fill(apiKey, "geheim-2");
  await app.fill(apiKey, "");
  expect(hasSaveBar() && saveBar().queryByText(/Änderung/)).toBeFalsy();
  await app.user.click(buttonOf(apiKey, "Entfernen") ?? document.body);
  expect(descriptionOf(apiKey)).toMatch(/Vorher: gesetzt am.*Wird beim Speichern entfernt\./);
  await save(app);
  expect(sent()).toEqual([change("api_key", null)]);
  expect(descriptionOf(apiKey)).toMatch(/Nicht gesetzt/);
});

test("Service settings: changes of different settings are merged", async () => {
  const { app, server } = await open();
  await app.fill(days, "90");
  server.saveAs("h.petersen", [change("contact_phone", "115"), change("api_key", "x")]);
  await save(app);
  expect(server.stored()).toMatchObject({ retention_days: "90", contact_phone: "115" });
  expect(valueOf(phone)).toBe("115");
  expect(server.inputs.at(-1)?.settings.filter(({ key }) => key === "api_key")).toEqual([]);
});

test("Service settings: two changes of the same setting are a choice; a secret is not shown", async () => {
  const { app, server } = await open();
  await app.fill(days, "90");
  await app.fill(apiKey, "geheim");
  server.saveAs("h.petersen", [change("retention_days", "60"), change("api_key", "x")]);
  await app.click("Speichern");
  const dialog = within(await screen.findByRole("dialog", { name: "h.petersen hat inzwischen gespeichert" }));
  expect(dialog.getByText(/Bei 2 Feldern müssen Sie wählen/)).toBeDefined();
  const choices = dialog.getByRole("group", { name: apiKey });
  expect(choices.textContent).toMatch(/neuer Wert, nicht angezeigt.*gesetzt am 21\.11\.2026/);
  expect(document.body.textContent).not.toContain("geheim");
  await app.click("Alle meine");
  await app.click("Zusammengeführt speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.inputs.at(-1)?.settings).toEqual(
    expect.arrayContaining([change("retention_days", "90"), change("api_key", "geheim")]),
  );
});

test("Service settings: support adds, changes and removes further keys", async () => {
  const extensions = [change("sms_absender", "Augsburg"), change("version", "1")];
  const { app, server } = await open(settingsServer({ extensions }), support);
  await app.fill("sms_absender", "Stadt A");
  await app.click("Schlüssel version entfernen");
  await screen.findByText(/wird beim Speichern entfernt/);
  await app.click("Schlüssel hinzufügen");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Schlüssel")));
  await app.fill("Schlüssel", "hinweis");
  await app.fill("Wert", "Bitte pünktlich");
  await save(app);
  const expected = [change("sms_absender", "Stadt A"), change("hinweis", "Bitte pünktlich")];
  expect(server.extensions()).toEqual(expected);
  expect(valueOf("hinweis")).toBe("Bitte pünktlich");
  expect(screen.queryByText(/wird beim Speichern entfernt/)).toBeNull();
});

test("Service settings: a further key that is named like a secret is hidden, in no draft, and kept if nothing is entered", async () => {
  const { app, server } = await open(settingsServer({ extensions: [change("sms_token", "")] }), support);
  expect(screen.getByLabelText("sms_token").getAttribute("type")).toBe("password");
  await app.click("Schlüssel hinzufügen");
  await app.fill("Schlüssel", "mail_passwort");
  await app.fill("Wert", "geheim-1");
  expect(screen.getByLabelText("Wert").getAttribute("type")).toBe("password");
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain("geheim");
  await save(app);
  expect(server.extensions()).toEqual([change("sms_token", ""), change("mail_passwort", "geheim-1")]);
});

test("Service settings: a removed further key can be restored", async () => {
  const { app } = await open(settingsServer({ extensions: [change("version", "1")] }), support);
  await app.click("Schlüssel version entfernen");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Zurücknehmen"));
  await app.click("Zurücknehmen");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("version")));
  expect(valueOf("version")).toBe("1");
  expect(hasSaveBar()).toBe(false);
});

test.each([
  ["version", "Ist bereits vorhanden"],
  [
    "Version",
    "Erlaubt sind nur Kleinbuchstaben von a bis z, Ziffern und Unterstriche, am Anfang und Ende kein Unterstrich.",
  ],
  ["retention_days", "Für diesen Schlüssel gibt es oben ein eigenes Feld. Tragen Sie den Wert dort ein."],
  ["", "Dieses Feld wird benötigt"],
])("Service settings: a further key named “%s” is refused", async (key, message) => {
  const { app, server } = await open(settingsServer({ extensions: [change("version", "1")] }), support);
  await app.click("Schlüssel hinzufügen");
  await app.fill("Schlüssel", key);
  await app.fill("Wert", "x");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Schlüssel")).toBe(message));
  expect(server.inputs).toEqual([]);
});

test("Service settings: a further key that another user added meanwhile is a duplicate", async () => {
  const { app, server } = await open(settingsServer(), support);
  await app.click("Schlüssel hinzufügen");
  await app.fill("Schlüssel", "version");
  await app.fill("Wert", "2");
  server.saveAs("h.petersen", [], [change("version", "1")]);
  server.refuse([userError("not_unique", ["extensions", "1", "key"])]);
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Schlüssel")).toBe("Ist bereits vorhanden"));
  expect(server.inputs.at(-1)?.extensions).toHaveLength(2);
});
