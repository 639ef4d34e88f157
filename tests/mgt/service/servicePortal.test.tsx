import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { servicePortalId } from "#domain/serviceCatalogue";
import { saveBar } from "../../support/forms";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";
import { admin, support, type Person } from "../../support/people";
import { textsUrl, textStore } from "../../support/textStore";
import { screen, visit, within } from "../../support/visit";

const url = `/mgt/textedit/09761000/${servicePortalId}`;
const title = "Deutsch start.title";
const delivered = { texts: 0, drafts: 0, files: 0, formFields: 0, languages: ["de", "en"] };
const changed = { texts: 2, drafts: 1, files: 0, formFields: 0, languages: ["de", "en", "tr"] };

interface Input {
  readonly id: string;
  readonly revision: number;
}

/** The texts of a portal with an own title, which a reinstallation resets and a restore brings back. */
function portalStore(content: typeof delivered = changed) {
  const store = textStore([], servicePortalId);
  if (content !== delivered) store.change("de", "start.title", { live: "Unser Portal" });
  let now = content;
  const snapshots: object[] = [];
  const service = () => ({ ...store.service(), ownContent: now, contentSnapshots: [...snapshots] });
  const replace = (reason: "REINSTALL" | "RESTORE", next: typeof delivered, live: string | null) => {
    const snapshot = {
      id: `snapshot-${snapshots.length + 1}`,
      reason,
      content: now,
      createdAt: `2026-11-2${snapshots.length}T09:00:00.000Z`,
      createdBy: { id: null, username: "admin", role: "ADMIN" },
    };
    snapshots.unshift(snapshot);
    now = next;
    store.change("de", "start.title", { live });
    return { communeService: service(), snapshot, errors: [] };
  };
  const reinstallServicePortal = vi.fn((_root: unknown, _args: { input: Input }): unknown =>
    replace("REINSTALL", delivered, null),
  );
  const restoreServiceSnapshot = vi.fn((_root: unknown, _args: { input: Input }): unknown =>
    replace("RESTORE", content, "Unser Portal"),
  );
  const mgt: Resolvers = {
    Query: { ...store.mgt.Query, communeService: service, node: service },
    Mutation: { ...store.mgt.Mutation, reinstallServicePortal, restoreServiceSnapshot },
  };
  return { ...store, mgt, service, reinstallServicePortal, restoreServiceSnapshot };
}

async function open(store: { readonly mgt: Resolvers }, viewer: Person = admin, at = url) {
  const app = await visit(at, { viewer, mgt: store.mgt });
  await screen.findByLabelText(title);
  const choose = async (name: string) => {
    await app.click("Weitere Aktionen");
    await app.click(name, "menuitem");
  };
  return { app, choose };
}

const textIn = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));
const reinstall = "Serviceportal neu installieren";

test("Service portal: says what is reset, reinstalls the portal, and undoes it", async () => {
  const store = portalStore();
  const { app, choose } = await open(store);
  expect(textIn(title)).toBe("Unser Portal");
  await choose(`${reinstall} …`);
  const dialog = await dialogNamed(reinstall);
  await dialog.findByText("2 veröffentlichte eigene Texte");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2 veröffentlichte eigene Texte",
    "1 geänderter, noch nicht veröffentlichter Text",
    "die Auswahl der Sprachen: Deutsch, Englisch, Türkisch",
  ]);
  expect(dialog.queryByText(/nicht gespeichert/)).toBeNull();

  await app.click("Neu installieren");
  await dialog.findByText("Das Serviceportal ist neu installiert.");
  expect(store.reinstallServicePortal.mock.lastCall?.[1].input).toMatchObject({
    id: "service-1",
    revision: 5,
    confirmed: [],
  });
  expect(dialog.getByText("2 veröffentlichte eigene Texte")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Neu installieren" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Fertig");
  await waitFor(() => expect(textIn(title)).toBe("Neuzulassung"));

  await app.click("Rückgängig machen");
  await dialog.findByText("Die Fassung von vor der Neuinstallation gilt wieder.");
  expect(store.restoreServiceSnapshot.mock.lastCall?.[1].input).toMatchObject({
    id: "snapshot-1",
    revision: 6,
  });
  expect(dialog.queryByRole("button", { name: "Rückgängig machen" })).toBeNull();
  await waitFor(() => expect(textIn(title)).toBe("Unser Portal"));
});

test.each([
  ["support", support, url, portalStore()],
  ["an administrator at another service", admin, textsUrl, textStore()],
])("Service portal: is not offered to %s", async (_who, viewer, at, store) => {
  const { app } = await open(store, viewer, at);
  await app.click("Weitere Aktionen");
  await screen.findByRole("menuitem", { name: "Importieren und exportieren …" });
  expect(screen.queryByRole("menuitem", { name: "Serviceportal neu installieren …" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Fassungen des Serviceportals …" })).toBeNull();
});

test("Service portal: there is nothing to confirm if nothing was changed", async () => {
  const { choose } = await open(portalStore(delivered));
  await choose(`${reinstall} …`);
  const dialog = await dialogNamed(reinstall);
  await dialog.findByText("Das Serviceportal hat keine eigenen Inhalte. Es gibt nichts zurückzusetzen.");
  expect(dialog.queryByRole("button", { name: "Neu installieren" })).toBeNull();
});

test("Service portal: unsaved texts stay in the form and can be saved", async () => {
  const store = portalStore();
  const { app, choose } = await open(store);
  await app.fill("Deutsch end.done", "Geschafft");
  await choose(`${reinstall} …`);
  const dialog = await dialogNamed(reinstall);
  await dialog.findByText(/^Ihre nicht gespeicherte Änderung bleibt im Formular stehen\./);
  await app.click("Neu installieren");
  await dialog.findByText("Das Serviceportal ist neu installiert.");
  await app.click("Fertig");
  expect(textIn("Deutsch end.done")).toBe("Geschafft");
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  expect(store.valueOf("de", "end.done").draft).toBe("Geschafft");
});

test("Service portal: a change by somebody else is reported, and the dialog has the new numbers", async () => {
  const store = portalStore();
  store.reinstallServicePortal.mockImplementationOnce(() => {
    store.change("de", "start.title", { live: "Von anderen" });
    const ownContent = { ...changed, texts: 3 };
    return { communeService: { ...store.service(), ownContent }, snapshot: null, errors: [store.conflict()] };
  });
  const { app, choose } = await open(store);
  await choose(`${reinstall} …`);
  const dialog = await dialogNamed(reinstall);
  await app.click("Neu installieren");
  expect((await dialog.findByRole("alert")).textContent).toContain("k.brandl");
  expect(dialog.getByText("3 veröffentlichte eigene Texte")).toBeTruthy();
  await waitFor(() => expect(textIn(title)).toBe("Von anderen"));
  await app.click("Neu installieren");
  await dialog.findByText("Das Serviceportal ist neu installiert.");
  expect(store.reinstallServicePortal.mock.lastCall?.[1].input).toMatchObject({ revision: 6 });
});

test("Service portal: running applications of a form are asked about", async () => {
  const store = portalStore();
  const refusal = userError("form_breaks_applications", null, { count: "2", keys: "ort" });
  store.reinstallServicePortal.mockReturnValueOnce({
    communeService: null,
    snapshot: null,
    errors: [refusal],
  });
  const { app, choose } = await open(store);
  await choose(`${reinstall} …`);
  const dialog = await dialogNamed(reinstall);
  await app.click("Neu installieren");
  await dialog.findByText("2 laufende Anträge passen dann nicht mehr zum Formular.");
  await app.click("Trotzdem neu installieren");
  await dialog.findByText("Das Serviceportal ist neu installiert.");
  expect(store.reinstallServicePortal.mock.lastCall?.[1].input).toMatchObject({
    confirmed: ["form_breaks_applications"],
  });
});

test("Service portal: earlier states are listed, and one of them is restored after a question", async () => {
  const store = portalStore();
  const { app, choose } = await open(store);
  await choose("Fassungen des Serviceportals …");
  const dialog = await dialogNamed("Fassungen des Serviceportals");
  await dialog.findByText("Noch keine frühere Fassung");
  await app.click("Schließen");
  await choose(`${reinstall} …`);
  await dialogNamed(reinstall);
  await app.click("Neu installieren");
  await screen.findByText("Das Serviceportal ist neu installiert.");
  await app.click("Fertig");

  await choose("Fassungen des Serviceportals …");
  const list = await dialogNamed("Fassungen des Serviceportals");
  await list.findByText("vor der Neuinstallation durch admin");
  await app.click("Fassung vom 20.11.2026 10:00 wiederherstellen …");
  await app.click("Fassung wiederherstellen");
  await list.findByText("Die Fassung vom 20.11.2026 10:00 gilt wieder. Die ersetzte ist gespeichert.");
  expect(store.restoreServiceSnapshot.mock.lastCall?.[1].input).toMatchObject({
    id: "snapshot-1",
    revision: 6,
  });
  expect(list.getByText("vor einer Wiederherstellung durch admin")).toBeTruthy();
  expect(list.getByText("Keine eigenen Inhalte")).toBeTruthy();
  await waitFor(() => expect(textIn(title)).toBe("Unser Portal"));
});

test("Service portal: a state that is gone cannot be restored, and nothing changes", async () => {
  const store = portalStore();
  const { app, choose } = await open(store);
  await choose(`${reinstall} …`);
  await dialogNamed(reinstall);
  await app.click("Neu installieren");
  store.restoreServiceSnapshot.mockReturnValueOnce({
    communeService: null,
    snapshot: null,
    errors: [userError("not_found", ["id"])],
  });
  await app.click("Rückgängig machen");
  await screen.findByRole("alert");
  expect(screen.getByRole("button", { name: "Rückgängig machen" })).toBeTruthy();
  expect(textIn(title)).toBe("Neuzulassung");
});
