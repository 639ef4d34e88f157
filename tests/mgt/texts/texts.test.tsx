import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Loaded before the screen, which loads it on its own and would save without it.
import "#domain/texts/textChecks";
import { hasSaveBar, saveBar } from "../../support/forms";
import { userError } from "../../support/masterData";
import { member, support } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { screen, visit, within } from "../../support/visit";

const title = "Deutsch start.title";
const fee = "Englisch start.fee";

async function open(store = textStore(), url = textsUrl, viewer = member) {
  const app = await visit(url, { viewer, mgt: store.mgt });
  await screen.findByRole("heading", { name: "end.done" });
  return { app, store };
}

const textIn = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;

test("Texts: all languages of a key are side by side", async () => {
  await open();
  expect(document.title).toBe("Service Management - Texte - Augsburg");
  expect(screen.getByRole("heading", { level: 1, name: "Texte" })).toBeTruthy();
  expect([textIn(title), textIn("Englisch start.title")]).toEqual(["Neuzulassung", "Registration"]);
  expect(textIn("Englisch end.done")).toBe("");
  expect(screen.getByText("Fehlt")).toBeTruthy();
  expect(hasSaveBar()).toBe(false);
});

test("Texts: only what was edited is saved as a draft, and published", async () => {
  const { app, store } = await open();
  await app.fill(title, "Auto anmelden");
  await app.fill("Englisch end.done", "Done");
  expect(saveBar().getByText("2 Änderungen")).toBeTruthy();
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  expect(store.saveTexts.mock.lastCall?.[1].input).toMatchObject({
    id: "service-1",
    revision: 4,
    texts: [
      { key: "start.title", language: "de", text: "Auto anmelden" },
      { key: "end.done", language: "en", text: "Done" },
    ],
  });
  expect(textIn(title)).toBe("Auto anmelden");

  await app.click("Veröffentlichen …");
  const dialog = within(await screen.findByRole("dialog", { name: "Texte veröffentlichen" }));
  await dialog.findByText("end.done");
  await app.user.type(dialog.getByLabelText(/^Kommentar/), "Neu");
  await app.click("2 Texte veröffentlichen");
  await waitFor(() => expect(screen.queryByText(/noch nicht veröffentlicht/)).toBeNull());
  expect(store.publishTexts.mock.lastCall?.[1].input).toMatchObject({ revision: 6, comment: "Neu" });
  expect(store.valueOf("de", "start.title").live).toBe("Auto anmelden");
});

test("Texts: a publication is confirmed with what is not part of it", async () => {
  const { app } = await open();
  await app.fill(title, "Auto anmelden");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  await app.fill("Deutsch end.done", "Noch nicht");
  await app.click("Veröffentlichen …");
  const dialog = within(await screen.findByRole("dialog", { name: "Texte veröffentlichen" }));
  const left = "Nicht dabei ist ein Text, dessen Änderung noch nicht gespeichert ist.";
  expect(dialog.getByText(left)).toBeTruthy();
  await app.click("1 Text veröffentlichen");
  const published = "1 Text ist veröffentlicht. Bürgerinnen und Bürger lesen ihn ab jetzt.";
  await screen.findByText(published);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(published + left));
  expect(screen.getByText(left)).toBeTruthy();
  expect(textIn("Deutsch end.done")).toBe("Noch nicht");
});

test("Texts: changes by somebody else are shown before they are published", async () => {
  const store = textStore();
  store.change("de", "start.title", { draft: "Entwurf" });
  const { app } = await open(store);
  await app.click("Veröffentlichen …");
  const dialog = within(await screen.findByRole("dialog", { name: "Texte veröffentlichen" }));
  await dialog.findByText("start.title");
  store.saveAs({ key: "end.done", language: "de", text: "Von anderen" });
  await app.click("1 Text veröffentlichen");
  await dialog.findByText("end.done");
  expect(store.valueOf("de", "end.done").live).toBeNull();
  await app.click("2 Texte veröffentlichen");
  await waitFor(() => expect(store.valueOf("de", "end.done").live).toBe("Von anderen"));
});

test("Texts: a discarded draft is confirmed, and the confirmation has the focus", async () => {
  const { app } = await open();
  await app.fill(title, "Auto anmelden");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  await app.click("Entwurf verwerfen …");
  await app.click("1 Änderung verwerfen");
  const discarded = "Der Entwurf ist verworfen. Es gilt weiter, was veröffentlicht ist.";
  await screen.findByText(discarded);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(discarded));
  expect(textIn(title)).toBe("Neuzulassung");
});

test("Texts: a save keeps the rows of a filter, and a publication refetches them", async () => {
  const store = textStore();
  store.change("de", "start.title", { draft: "Entwurf" });
  const app = await visit(`${textsUrl}?flag=draft`, { viewer: member, mgt: store.mgt });
  await screen.findByLabelText(title);
  const fetches = () => app.calls.filter(({ operation }) => operation === "TextsScreenQuery").length;
  // Back to the live text, which is no draft.
  await app.fill(title, "Neuzulassung");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  expect([textIn(title), fetches()]).toEqual(["Neuzulassung", 1]);

  await app.fill(title, "Neuer Entwurf");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  await app.click("Veröffentlichen …");
  await app.click("1 Text veröffentlichen");
  await waitFor(() => expect(screen.queryByLabelText(title)).toBeNull());
  expect(fetches()).toBe(2);
});

test("Texts: a saved text is not sent again with the next one", async () => {
  const { app, store } = await open();
  await app.fill(title, "Erster Stand");
  await app.fill("Englisch start.title", "First");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  await app.fill(title, "Zweiter Stand");
  expect(saveBar().getByText("1 Änderung")).toBeTruthy();
  await app.click("Als Entwurf speichern");
  await waitFor(() => expect(store.valueOf("de", "start.title").draft).toBe("Zweiter Stand"));
  expect(store.saveTexts.mock.lastCall?.[1].input.texts).toHaveLength(1);
});

test("Texts: changed texts are counted with their keys, which the filters count", async () => {
  const store = textStore();
  for (const language of ["de", "en"]) store.valueOf(language, "start.title").draft = "Neu";
  store.valueOf("en", "start.fee").draft = "{kommune} {gebuehr}";
  const { app } = await open(store);
  expect(screen.getByRole("button", { name: "Entwurf 2" })).toBeTruthy();
  expect(
    screen.getByText("3 Texte in 2 Schlüsseln sind geändert und noch nicht veröffentlicht."),
  ).toBeTruthy();
  await app.click("Veröffentlichen …");
  await screen.findByRole("button", { name: "3 Texte in 2 Schlüsseln veröffentlichen" });
});

test("Texts: invisible characters are marked in the difference before they are published", async () => {
  const store = textStore();
  store.valueOf("de", "start.title").draft = "Neu\u00adzulassung";
  const { app } = await open(store);
  await app.click("Veröffentlichen …");
  const dialog = within(await screen.findByRole("dialog", { name: "Texte veröffentlichen" }));
  expect((await dialog.findByText("SHY")).tagName).toBe("MARK");
});

test("Texts: a version can be restored, and so can the inherited texts", async () => {
  const store = textStore();
  store.addVersion(1);
  store.addVersion(2);
  const { app } = await open(store);
  await app.click("Fassungen");
  const dialog = within(await screen.findByRole("dialog", { name: "Fassungen der Texte" }));
  await dialog.findByText("Fassung 2");
  expect(
    dialog
      .getAllByRole("button", { name: /wiederherstellen …$/ })
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual(["Fassung 1 wiederherstellen …", "Texte des Dienstes wiederherstellen …"]);
  await app.click("Texte des Dienstes wiederherstellen …");
  await app.click("Als Entwurf wiederherstellen");
  await waitFor(() =>
    expect(store.restoreTextVersion.mock.lastCall?.[1].input).toMatchObject({ number: 0, revision: 4 }),
  );
});

test("Texts: sections show their numbers of hits during a search", async () => {
  const { app } = await open();
  const sections = () =>
    within(screen.getByRole("navigation", { name: "Bereiche der Texte" }))
      .getAllByRole("button")
      .map((button) => button.textContent);
  expect(sections()).toEqual(["Alle Bereiche3 Schlüssel", "start2 Schlüssel", "end1 Schlüssel"]);
  await app.user.type(screen.getByRole("searchbox"), "end");
  await waitFor(() =>
    expect(sections()).toEqual(["Alle Bereiche1 Treffer", "start0 Treffer", "end1 Treffer"]),
  );
  await app.user.click(screen.getByRole("button", { name: /^start/ }));
  await app.click("1 Treffer in end");
  await screen.findByRole("heading", { name: "end.done" });
  expect(app.path()).toContain("section=end");
});

test("Texts: an own text shows the inherited one and is reset to it", async () => {
  const store = textStore();
  store.change("de", "end.done", { live: "Alles fertig" });
  const { app } = await open(store);
  const field = screen.getByLabelText("Deutsch end.done");
  const origin = () => document.getElementById(`${field.id}-origin`)?.textContent;
  expect(origin()).toBe("Eigener TextVorgabe: Fertig");
  expect(field.getAttribute("aria-describedby")).toContain(`${field.id}-origin`);
  await app.user.clear(field);
  expect(origin()).toBe("Vorgabe: Fertig");
  await app.click("Auf Vorgabe zurücksetzen");
  expect(textIn("Deutsch end.done")).toBe("Fertig");
  expect(document.activeElement).toBe(field);
  expect(origin()).toBeUndefined();
  expect(field.getAttribute("aria-describedby")).not.toContain("-origin");
});

test("Texts: a link leads past filters and sections to the first text", async () => {
  const { app } = await open();
  await app.user.click(screen.getByRole("link", { name: "Zum ersten Text springen" }));
  expect(document.activeElement).toBe(screen.getByLabelText(title));
});

test("Texts: edits stay while the section, the search and the page change", async () => {
  const { app } = await open();
  await app.fill(title, "Auto anmelden");
  await app.click(/^end/);
  await waitFor(() => expect(screen.queryByLabelText(title)).toBeNull());
  expect(app.path()).toBe(`${textsUrl}?section=end`);
  expect(saveBar().getByText("1 Änderung")).toBeTruthy();
  await app.click(/^Alle Bereiche/);
  expect((await screen.findByLabelText<HTMLTextAreaElement>(title)).value).toBe("Auto anmelden");
  expect(screen.getByText("Vorher: Neuzulassung")).toBeTruthy();
  await app.click("Zurücknehmen");
  expect(textIn(title)).toBe("Neuzulassung");
  await waitFor(() => expect(hasSaveBar()).toBe(false));
});

test("Texts: a wrong placeholder is refused, with its place and a repair", async () => {
  const { app, store } = await open();
  await app.fill(fee, "In {komune}, this costs {gebuehr}.");
  await app.click("Als Entwurf speichern");
  await waitFor(() => expect(screen.getByLabelText(fee).getAttribute("aria-invalid")).toBe("true"));
  const message = "Den Platzhalter {komune} gibt es nicht. Gemeint ist {kommune}.";
  expect(app.errorOf(fee)).toBe(message);
  expect(document.querySelector("mark")?.textContent).toBe("{komune}");
  expect(screen.getByRole("button", { name: `start.fee (Englisch): ${message}` })).toBeTruthy();
  expect(store.saveTexts).not.toHaveBeenCalled();
  await app.click("Durch {kommune} ersetzen");
  expect(textIn(fee)).toBe("In {kommune}, this costs {gebuehr}.");
});

test("Texts: a faulty stored text is reported at its field and can be repaired", async () => {
  const store = textStore(["start.fee"]);
  store.valueOf("en", "start.fee").draft = "Prix de l'{kommune}: {gebuehr}";
  const { app } = await open(store);
  await screen.findByText(
    "Vor { wirkt ' als Anführung: Zu lesen wäre {kommune}, nicht der Wert. Schreiben Sie '' (zwei Apostrophe) oder ’.",
  );
  expect(screen.getByLabelText(fee).getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector("mark")?.textContent).toBe("'{kommune}");
  await app.click("Durch ''{kommune} ersetzen");
  expect(textIn(fee)).toBe("Prix de l''{kommune}: {gebuehr}");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  expect(store.saveTexts.mock.lastCall?.[1].input).toMatchObject({
    texts: [{ text: "Prix de l''{kommune}: {gebuehr}" }],
  });
  expect(screen.getByLabelText(fee).getAttribute("aria-invalid")).toBeNull();
});

test("Texts: faulty ones are filtered by the URL", async () => {
  const { app, store } = await open();
  store.faultyKeys.push("start.fee");
  await app.click("Fehlerhaft");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "end.done" })).toBeNull());
  expect(screen.getByRole("heading", { name: "start.fee" })).toBeTruthy();
  expect(app.path()).toBe(`${textsUrl}?flag=faulty`);
});

test("Texts: invisible characters are marked and can be removed", async () => {
  const { app } = await open();
  await app.fill(title, "10\u00a0Euro, Neu\u00adzulassung");
  expect(screen.getByText(/2 unsichtbare Zeichen/).textContent).toContain("10NBSPEuro, NeuSHYzulassung");
  await app.click("Unsichtbare Zeichen entfernen");
  expect(textIn(title)).toBe("10 Euro, Neuzulassung");
  expect(screen.queryByText(/unsichtbare Zeichen:/)).toBeNull();
});

test("Texts: a lost placeholder is marked in the inherited text and can be inserted", async () => {
  const { app } = await open();
  await app.fill(fee, "In {kommune}: ");
  await app.click("Als Entwurf speichern");
  await screen.findByText("Hier fehlt {gebuehr} aus der Vorgabe. Fügen Sie den Platzhalter wieder ein.");
  expect(document.querySelector("mark")?.textContent).toBe("{gebuehr}");
  await app.click("{gebuehr} einfügen");
  expect(textIn(fee)).toBe("In {kommune}: {gebuehr}");
});

test("Texts: the summary leads to an invalid text that is not on screen", async () => {
  const { app } = await open();
  await app.fill(fee, "nothing");
  await app.click(/^end/);
  await waitFor(() => expect(screen.queryByLabelText(fee)).toBeNull());
  await app.click("Als Entwurf speichern");
  await app.click(/^start\.fee \(Englisch\)/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(fee)));
});

test("Texts: a conflict asks only about texts that both users changed", async () => {
  const { app, store } = await open();
  await app.fill(title, "Meins");
  store.saveAs({ key: "end.done", language: "de", text: "Andere" });
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");

  await app.fill(title, "Nochmal meins");
  store.saveAs({ key: "start.title", language: "de", text: "Deren" });
  await app.click("Als Entwurf speichern");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByText("start.title (Deutsch)")).toBeTruthy();
  expect(dialog.queryByText(/end\.done/)).toBeNull();
  expect(store.valueOf("de", "start.title").draft).toBe("Deren");
});

test("Texts: a refusal by the server is shown at its field", async () => {
  const store = textStore();
  store.saveTexts.mockReturnValueOnce({
    texts: null,
    entries: [],
    errors: [userError("text_too_long", ["texts", "1", "text"], { max: "20000" })],
  });
  const { app } = await open(store);
  await app.fill(title, "Neu");
  await app.fill("Deutsch end.done", "Zu lang");
  await app.click("Als Entwurf speichern");
  await waitFor(() =>
    expect(screen.getByLabelText("Deutsch end.done").getAttribute("aria-invalid")).toBe("true"),
  );
  expect(textIn(title)).toBe("Neu");
});

test("Texts: markup buttons put markup around the selection", async () => {
  const { app } = await open(textStore(["start.title"]));
  const field = screen.getByLabelText<HTMLTextAreaElement>(title);
  field.setSelectionRange(0, 3);
  await app.user.click(screen.getAllByRole("button", { name: "Fett" })[0] as HTMLElement);
  expect(textIn(title)).toBe("<strong>Neu</strong>zulassung");
});

test("Texts: on phones the menu names what its item does: open or close the preview", async () => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    return query.includes("max-width") ? Object.defineProperty(list, "matches", { value: true }) : list;
  });
  const { app } = await open();
  await app.click("Weitere Aktionen");
  await app.click("Vorschau", "menuitem");
  await screen.findByTitle("Vorschau");
  await app.click("Weitere Aktionen");
  await app.click("Vorschau schließen", "menuitem");
  await waitFor(() => expect(screen.queryByTitle("Vorschau")).toBeNull());
});

test("Texts: the preview has what is typed, with samples, in a frame without scripts", async () => {
  const { app } = await open(textStore(), textsUrl, support);
  await app.fill(fee, "<b>{kommune}</b> {gebuehr}");
  await app.click("Vorschau");
  const frame = await screen.findByTitle<HTMLIFrameElement>("Vorschau");
  expect(frame.getAttribute("sandbox")).toBe("allow-same-origin");
  // Above the texts, not beside them.
  const preview = screen.getByRole("region", { name: "Vorschau" });
  await waitFor(() => expect(document.activeElement).toBe(preview));
  expect(frame.srcdoc).toContain("<p>In Augsburg kostet das 12,80 €.</p>");
  await app.user.selectOptions(screen.getByLabelText("Sprache der Vorschau"), "en");
  await waitFor(() => expect(frame.srcdoc).toContain("<p>&lt;b&gt;Augsburg&lt;/b&gt; 12,80 €</p>"));
  // A missing translation shows the German text.
  expect(frame.srcdoc).toContain("<p>Fertig</p>");
});
