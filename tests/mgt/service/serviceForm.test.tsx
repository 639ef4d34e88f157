import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fieldError, saveBar } from "../../support/forms";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { userError } from "../../support/masterData";
import { field, formServer, kind, street, town } from "./formServer";

const needed = "Dieses Feld wird benötigt";
const url = "/mgt/serviceformfields/09761000/ew-wohnsitzanmeldung";

async function open(server = formServer(), viewer = member) {
  const app = await visit(url, { viewer, mgt: server.mgt });
  await screen.findByRole("button", { name: "Feld hinzufügen" });
  return { app, server };
}

const row = (name: string | RegExp) => screen.getByRole("button", { name, expanded: false });
const names = () =>
  screen
    .getAllByRole("button", { name: /verschieben$/ })
    .map((handle) => /„(.*)“/.exec(handle.getAttribute("aria-label") ?? "")?.[1]);
const preview = () => within(screen.getByRole("complementary", { name: "Vorschau" }));

test("Service form: shows the inherited form to a member, under the title of the service", async () => {
  await open();
  expect(document.title).toBe("Service Management - Dienst - Augsburg");
  expect(screen.getByRole("link", { name: "Formularfelder" }).getAttribute("aria-current")).toBe("page");
  expect(names()).toEqual(["Straße", "Ort", "Art"]);
  expect(screen.getByText("Formular des Dienstes")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /zurücksetzen/ })).toBeNull();
});

test("Service form: says that a service has no form fields", async () => {
  await visit("/mgt/serviceformfields/09761000/service-portal", {
    viewer: support,
    mgt: formServer({ serviceId: "service-portal" }).mgt,
  });
  await screen.findByText("Dieser Dienst hat keinen Bereich „Formularfelder“.");
});

test("Service form: an empty form says what fields are for", async () => {
  await open(formServer({ own: [] }));
  await screen.findByText("Dieses Formular hat noch keine Felder.");
  expect(preview().getByText("Das Formular hat keine sichtbaren Felder.")).toBeTruthy();
});

test("Service form: adds a field with a key from its label, and saves it as the commune's own form", async () => {
  const { app, server } = await open();
  await app.click("Feld hinzufügen");
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.type(dialog.getByLabelText("Bezeichnung (Deutsch)"), "Größe der Wohnung");
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>("Schlüssel").value).toBe("groesse_der_wohnung"),
  );
  await app.user.clear(dialog.getByLabelText("Schlüssel"));
  await app.user.type(dialog.getByLabelText("Schlüssel"), "ort");
  await app.user.selectOptions(dialog.getByLabelText("Typ"), "Dezimalzahl");
  await app.user.click(dialog.getByRole("button", { name: "Hinzufügen" }));
  expect(await dialog.findAllByText(/Ist bereits vorhanden/)).not.toEqual([]);
  await app.user.clear(dialog.getByLabelText("Schlüssel"));
  await app.user.type(dialog.getByLabelText("Schlüssel"), "groesse");
  await app.user.click(dialog.getByRole("button", { name: "Hinzufügen" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.saveServiceForm).not.toHaveBeenCalled();
  expect(names()).toEqual(["Straße", "Ort", "Art", "Größe der Wohnung"]);
  const added = screen.getByRole("button", { name: /^Größe der Wohnung/, expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(added));

  await app.fill("Kleinster Wert (optional)", "0,5");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  const saved = server.saveServiceForm.mock.lastCall?.[1].input;
  expect(saved?.fields.at(-1)).toMatchObject({
    key: "groesse",
    type: "DECIMAL",
    labels: [{ language: "de", text: "Größe der Wohnung" }],
    validation: { min: "0.5", max: null },
  });
  expect(screen.getByText("Eigenes Formular der Kommune")).toBeTruthy();
});

test("Service form: adds a field behind the one opened last, and names it by its label in errors", async () => {
  const { app, server } = await open();
  await app.user.click(row(/^Art/));
  await app.user.click(row(/^Straße/));
  await app.click("Feld hinzufügen");
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.type(dialog.getByLabelText("Bezeichnung (Deutsch)"), "Hausnummer");
  await app.user.click(dialog.getByRole("button", { name: "Hinzufügen" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(names()).toEqual(["Straße", "Hausnummer", "Ort", "Art"]);
  const details = within(screen.getByRole("group", { name: "Hausnummer" }));
  await app.user.type(details.getByLabelText("Höchstens Zeichen (optional)"), "viele");
  await app.click("Speichern");
  await screen.findByRole("button", { name: "Hausnummer: Höchstens Zeichen: Das ist keine zulässige Zahl." });
  expect(server.saveServiceForm).not.toHaveBeenCalled();
});

test("Service form: reorders with the buttons, and announces the new place", async () => {
  const { app, server } = await open();
  await app.click("„Straße“ nach unten");
  expect(names()).toEqual(["Ort", "Straße", "Art"]);
  expect(document.querySelector("[role=status][aria-live=polite]")?.textContent).toBe(
    "„Straße“ ist jetzt an Stelle 2 von 3.",
  );
  await app.click("„Ort“ nach oben");
  expect(names()).toEqual(["Ort", "Straße", "Art"]);
  expect(saveBar().getByText("1 Änderung")).toBeTruthy();
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.fields()?.map(({ key }) => key)).toEqual(["ort", "strasse", "art"]);
});

test("Service form: reorders with the keyboard of the drag handle, and announces it", async () => {
  // Rows of equal height, since the test environment has no layout.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const item = this.closest("li[data-key]");
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
    return new DOMRect(0, index * 50, 400, item ? 50 : 500);
  });
  const { app } = await open();
  screen.getByRole("button", { name: "„Straße“ verschieben" }).focus();
  await app.user.keyboard(" ");
  await screen.findByText("„Straße“ aufgenommen, Stelle 1 von 3.");
  await app.user.keyboard("{ArrowDown}");
  await screen.findByText("„Straße“ wird an Stelle 2 von 3 verschoben.");
  await app.user.keyboard(" ");
  await screen.findByText("„Straße“ an Stelle 2 von 3 abgelegt.");
  expect(names()).toEqual(["Ort", "Straße", "Art"]);

  await app.user.keyboard(" ");
  await screen.findByText("„Straße“ aufgenommen, Stelle 2 von 3.");
  await app.user.keyboard("{Escape}");
  await screen.findByText("Verschieben abgebrochen. „Straße“ bleibt an Stelle 2.");
  expect(names()).toEqual(["Ort", "Straße", "Art"]);
});

test("Service form: removes a field, which can be undone", async () => {
  const { app } = await open();
  await app.user.click(row(/^Ort/));
  await app.click("Feld entfernen");
  expect(names()).toEqual(["Straße", "Art"]);
  expect(document.activeElement?.textContent).toContain("Art");
  await app.click("Rückgängig");
  expect(names()).toEqual(["Straße", "Ort", "Art"]);
});

test("Service form: opens a folded field with errors, and focuses its first invalid value", async () => {
  const { app, server } = await open();
  await app.user.click(row(/^Ort/));
  await app.user.clear(screen.getByLabelText("Bezeichnung (Deutsch)"));
  await app.user.type(screen.getByLabelText("Höchstens Zeichen (optional)"), "viele");
  await app.user.click(screen.getByRole("button", { name: /^ort/, expanded: true }));
  await app.click("Speichern");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Bezeichnung (Deutsch)")));
  expect(fieldError("Bezeichnung (Deutsch)")).toBe("Dieses Feld wird benötigt");
  expect(screen.getByRole("button", { name: /2 Fehler/ })).toBeTruthy();
  expect(server.saveServiceForm).not.toHaveBeenCalled();

  await app.user.click(screen.getByRole("button", { name: /2 Fehler/ }));
  await app.click("Ort: Höchstens Zeichen: Das ist keine zulässige Zahl.");
  await screen.findByLabelText("Bezeichnung (Deutsch)");
});

test("Service form: a choice without options, and two equal ones, have their error at the options", async () => {
  const { app } = await open(formServer({ own: [street, { ...kind, options: [] }] }));
  await app.click("„Art“ nach oben");
  await app.click("Speichern");
  const options = await screen.findByRole("group", { name: "Auswahlmöglichkeiten" });
  const missing = "Fügen Sie mindestens eine Auswahlmöglichkeit hinzu.";
  expect(options.getAttribute("aria-describedby")).toBe(within(options).getByText(missing).closest("p")?.id);
  expect(screen.getByRole("button", { name: `Art: Auswahlmöglichkeiten: ${missing}` })).toBeTruthy();
  expect(document.activeElement).toBe(options);

  await app.click("Auswahlmöglichkeit hinzufügen");
  await app.click("Auswahlmöglichkeit hinzufügen");
  for (const number of [1, 2]) await app.fill(`Gespeicherter Wert der Auswahlmöglichkeit ${number}`, "haupt");
  expect(fieldError("Gespeicherter Wert der Auswahlmöglichkeit 2")).toMatch(/^Ist bereits vorhanden/);
  expect(fieldError("Auswahlmöglichkeit 1 (Deutsch)")).toBe(needed);
  for (const box of [
    "Auswahlmöglichkeit 1, Bezeichnung (Deutsch)",
    "Auswahlmöglichkeit 2, Bezeichnung (Deutsch)",
  ]) {
    expect(screen.getByRole("button", { name: `Art: ${box}: ${needed}` })).toBeTruthy();
  }
  expect(
    screen.getByRole("button", {
      name: /^Art: Auswahlmöglichkeit 2, Gespeicherter Wert: Ist bereits vorhanden/,
    }),
  ).toBeTruthy();
});

test("Service form: a long label wraps beside the arrow of its row", async () => {
  await open(formServer({ own: [field("fin", "Fahrzeug-Identifizierungsnummer")] }));
  const start = within(row(/^Fahrzeug/)).getByText("Fahrzeug-Identifizierungsnummer").parentElement;
  // Parts of the row itself wrap one by one.
  expect(start?.tagName).not.toBe("BUTTON");
  expect(start?.querySelector(".chevron")).toBeTruthy();
});

test("Service form: a form with too many fields says so above them", async () => {
  const server = formServer();
  const errors = [userError("list_too_long", ["fields"], { max: "2" })];
  server.saveServiceForm.mockReturnValueOnce({ communeService: null, errors });
  const { app } = await open(server);
  await app.click("„Straße“ nach unten");
  await app.click("Speichern");
  const list = screen.getByRole("region", { name: "Felder" });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(document.getElementById(list.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/2/);
});

test("Service form: shows what the server refuses at the value", async () => {
  const server = formServer();
  server.saveServiceForm.mockReturnValueOnce({
    communeService: null,
    errors: [userError("text_too_long", ["fields", "1", "labels", "de"], { max: "200" })],
  });
  const { app } = await open(server);
  await app.user.click(row(/^Ort/));
  await app.fill("Bezeichnung (Deutsch)", "Ort oder Stadt");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Bezeichnung (Deutsch)")).toContain("200"));
});

test("Service form: the preview follows the input in the chosen language, without hidden fields", async () => {
  const { app } = await open();
  expect(
    preview()
      .getByLabelText(/^Straße/)
      .hasAttribute("required"),
  ).toBe(true);
  expect(preview().getByRole("option", { name: "Nebenwohnung" })).toBeTruthy();
  await app.user.click(row(/^Ort/));
  await app.fill("Bezeichnung (Deutsch)", "Wohnort");
  expect(preview().getByLabelText("Wohnort")).toBeTruthy();
  await app.fill("Bezeichnung (Englisch) (optional)", "Town");
  await app.user.click(preview().getByRole("button", { name: "Englisch" }));
  expect(preview().getByLabelText("Town")).toBeTruthy();
  expect(preview().getByLabelText(/^Street/)).toBeTruthy();
  await app.user.click(screen.getByRole("checkbox", { name: "Sichtbar" }));
  expect(preview().queryByLabelText("Town")).toBeNull();
});

test("Service form: choices get a value from their label, and can be moved and removed", async () => {
  const { app, server } = await open();
  await app.user.click(row(/^Art/));
  await app.click("Auswahlmöglichkeit hinzufügen");
  await app.user.type(screen.getByLabelText("Auswahlmöglichkeit 3 (Deutsch)"), "Möblierte Wohnung");
  await app.user.tab();
  await app.click("Auswahlmöglichkeit 3 nach oben");
  await app.click("Auswahlmöglichkeit 1 entfernen");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  const saved = server.saveServiceForm.mock.lastCall?.[1].input;
  expect(saved?.fields.at(-1)?.options).toEqual([
    { value: "moeblierte_wohnung", labels: [{ language: "de", text: "Möblierte Wohnung" }] },
    { value: "neben", labels: [{ language: "de", text: "Nebenwohnung" }] },
  ]);
});

test("Service form: points out changes that concern running applications, and asks before saving them", async () => {
  const { app, server } = await open(formServer({ running: 4, used: ["ort"] }));
  expect(screen.queryByText(/laufen 4 Anträge/)).toBeNull();
  await app.user.click(row(/^Ort/));
  await app.click("Feld entfernen");
  expect(screen.getByText(/laufen 4 Anträge/)).toBeTruthy();
  expect(screen.getByText("entfernt", { exact: false, selector: "li" }).textContent).toBe("Ort: entfernt");
  await app.click("Speichern");
  const question = within(await screen.findByRole("alertdialog", { name: "Laufende Anträge betroffen" }));
  expect(question.getByText("1 laufender Antrag passt dann nicht mehr zum Formular.")).toBeTruthy();
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(server.fields()).toBeNull();
  expect(names()).toEqual(["Straße", "Art"]);
  await app.click("Speichern");
  await app.click("Trotzdem speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.fields()?.map(({ key }) => key)).toEqual(["strasse", "art"]);
});

test("Service form: merges what another user saved, by field and place", async () => {
  const { app, server } = await open(formServer({ own: [street, town] }));
  await app.user.click(row(/^Ort/));
  await app.fill("Bezeichnung (Deutsch)", "Wohnort");
  server.saveAs("k.brandl", [street, field("ortsteil", "Ortsteil"), town]);
  await app.click("Speichern");
  await screen.findByText(/k\.brandl hat inzwischen gespeichert/);
  expect(names()).toEqual(["Straße", "Ortsteil", "Wohnort"]);
  expect(server.fields()?.map(({ labels }) => labels[0]?.text)).toEqual(["Straße", "Ortsteil", "Wohnort"]);
});

test("Service form: asks which version of a value to keep if both changed it", async () => {
  const { app, server } = await open(formServer({ own: [street, town] }));
  await app.user.click(row(/^Ort/));
  await app.fill("Bezeichnung (Deutsch)", "Wohnort");
  server.saveAs("k.brandl", [street, field("ort", "Stadt")]);
  await app.click("Speichern");
  const dialog = within(await screen.findByRole("dialog", { name: /k\.brandl hat inzwischen gespeichert/ }));
  const choice = within(dialog.getByRole("group", { name: "Wohnort: Bezeichnung (Deutsch)" }));
  await app.user.click(choice.getByRole("radio", { name: /Gespeichert von/ }));
  await app.click("Zusammengeführt speichern");
  await waitFor(() => expect(names()).toEqual(["Straße", "Stadt"]));
});

test("Service form: resets to the inherited form, which can be undone", async () => {
  const own = [town, field("extra", "Extra")];
  const { app, server } = await open(formServer({ own, used: ["extra"] }));
  await app.click(/zurücksetzen …$/);
  await screen.findByText(/Das eigene Formular mit 2 Feldern gilt dann nicht mehr/);
  await app.click("Zurücksetzen");
  await screen.findByText("1 laufender Antrag passt dann nicht mehr zum Formular.");
  await app.click("Trotzdem zurücksetzen");
  await screen.findByText("Formular des Dienstes");
  expect(names()).toEqual(["Straße", "Ort", "Art"]);
  expect(server.fields()).toBeNull();
  await app.click("Rückgängig");
  await screen.findByText("Eigenes Formular der Kommune");
  expect(names()).toEqual(["Ort", "Extra"]);
});

test("Service form: keeps the unsaved order and texts when a choice is edited elsewhere", async () => {
  const { app, server } = await open(formServer({ own: [street, kind] }));
  await app.click("„Art“ nach oben");
  server.saveAs("k.brandl", [street, { ...kind, isRequired: true }]);
  await app.click("Speichern");
  await screen.findByText(/k\.brandl hat inzwischen gespeichert/);
  expect(server.fields()?.map(({ key, isRequired }) => [key, isRequired])).toEqual([
    ["art", true],
    ["strasse", true],
  ]);
});
