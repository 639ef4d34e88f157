import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { saveBar, valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { support } from "../support/people";
import { act, screen, visit, within, type App } from "../support/visit";

type Store = ReturnType<typeof communeStore>;

async function openForm() {
  const store = communeStore();
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: store.mgt });
  await screen.findByLabelText("Name");
  return { app, store };
}

/** Both change the name and save, the other user first. */
async function saveConcurrently(app: App, store: Store, mine: string, theirs: string) {
  await app.fill("Name", mine);
  store.saveAs("h.petersen", { name: theirs });
  await app.click("Speichern");
  return findDialog();
}

const findDialog = async (name = "h.petersen hat inzwischen gespeichert") =>
  within(await screen.findByRole("dialog", { name }));

async function choose(app: App, field: string, whose: RegExp) {
  const group = (await findDialog()).getByRole("group", { name: field });
  await app.user.click(within(group).getByRole("radio", { name: whose }));
}

test("Form conflicts: merges changes of different fields and lists what came from the other user", async () => {
  const { app, store } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  store.saveAs("h.petersen", { unit: "Kreisfreie Stadt" });
  await app.click("Speichern");

  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(screen.queryByRole("dialog", { name: /inzwischen gespeichert/ })).toBeNull();
  expect(store.stored()).toEqual({ name: "Augsburg am Lech", unit: "Kreisfreie Stadt", revision: 5 });
  expect(valueOf("Art der Behörde")).toBe("Kreisfreie Stadt");
  const said = screen.getByText(/h\.petersen hat inzwischen gespeichert/).parentElement;
  expect(said?.textContent).toContain("Art der BehördeKreisfreie Stadt");
});

test("Form conflicts: asks about a field that both have changed, with its previous value", async () => {
  const { app, store } = await openForm();
  const dialog = await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  expect(dialog.getByText(/20\.11\.2026 14:02, während Sie bearbeitet haben\./)).toBeDefined();
  expect(dialog.getByText(/Bei 1 Feld müssen Sie wählen\./)).toBeDefined();
  expect(dialog.getByText("Vorher: Augsburg")).toBeDefined();
  const history = dialog.getByRole("link", { name: "Verlauf ansehen (in einem neuen Tab)" });
  expect([history.getAttribute("href"), history.getAttribute("target")]).toEqual([
    "/mgt/edit/09761000/history",
    "_blank",
  ]);
  expect(dialog.getAllByRole("radio")).toHaveLength(2);
  expect(store.stored().name).toBe("Augsburg am Lech");

  await app.click("Zusammengeführt speichern");
  expect(dialog.getByRole("alert").textContent).toBe("Wählen Sie bei jedem Feld eine Fassung.");
  expect(store.saveCommune).toHaveBeenCalledOnce();

  await choose(app, "Name", /Stadt Augsburg/);
  await app.click("Zusammengeführt speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored()).toEqual({ name: "Stadt Augsburg", unit: "Stadt", revision: 5 });
});

test("Form conflicts: shows and saves merged fields together with the choice", async () => {
  const { app, store } = await openForm();
  await app.fill("Art der Behörde", "Kreisfreie Stadt");
  const dialog = await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  expect(dialog.getByText("Passt zusammen, wird übernommen")).toBeDefined();
  expect(dialog.getByText("Kreisfreie Stadt").nextElementSibling?.textContent).toBe("von Ihnen");
  await choose(app, "Name", /Augsburg am Lech/);
  await app.click("Zusammengeführt speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored()).toEqual({ name: "Augsburg am Lech", unit: "Kreisfreie Stadt", revision: 5 });
});

test("Form conflicts: choosing all of theirs saves nothing", async () => {
  const { app, store } = await openForm();
  await app.fill("Art der Behörde", "Landkreis");
  store.saveAs("h.petersen", { unit: "Kreisfreie Stadt" });
  const dialog = await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  expect(dialog.getByText(/Bei 2 Feldern müssen Sie wählen\./)).toBeDefined();
  await app.click("Alle gespeicherten");
  await app.click("Zusammengeführt speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect([valueOf("Name"), valueOf("Art der Behörde")]).toEqual(["Augsburg am Lech", "Kreisfreie Stadt"]);
  expect(store.saveCommune).toHaveBeenCalledOnce();
  expect(store.stored().revision).toBe(5);
});

test("Form conflicts: choosing all of mine saves both", async () => {
  const { app, store } = await openForm();
  await app.fill("Art der Behörde", "Landkreis");
  store.saveAs("h.petersen", { unit: "Kreisfreie Stadt" });
  await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  await app.click("Alle meine");
  await app.click("Zusammengeführt speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored()).toEqual({ name: "Stadt Augsburg", unit: "Landkreis", revision: 6 });
});

test("Form conflicts: asks again if a save conflicts again", async () => {
  const { app, store } = await openForm();
  await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  await choose(app, "Name", /Stadt Augsburg/);
  store.saveAs("k.brandl", { name: "Augsburg (Bayern)" });
  await app.click("Zusammengeführt speichern");
  const dialog = await findDialog("k.brandl hat inzwischen gespeichert");
  expect(dialog.getByText("Vorher: Augsburg am Lech")).toBeDefined();
  expect(store.stored().name).toBe("Augsburg (Bayern)");
  await app.user.click(dialog.getByRole("radio", { name: /Stadt Augsburg/ }));
  await app.click("Zusammengeführt speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored()).toEqual({ name: "Stadt Augsburg", unit: "Stadt", revision: 6 });
});

test("Form conflicts: cancelling loses nothing and overwrites nothing", async () => {
  const { app, store } = await openForm();
  await saveConcurrently(app, store, "Stadt Augsburg", "Augsburg am Lech");
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /inzwischen/ })).toBeNull());
  expect(valueOf("Name")).toBe("Stadt Augsburg");
  expect(screen.getByText("Vorher: Augsburg")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain(
    "h.petersen hat am 20.11.2026 14:02 gespeichert, während Sie bearbeitet haben.",
  );
  await app.fill("Name", "Augsburg, Stadt");
  await app.click("Speichern");
  await findDialog();
  expect(store.stored().name).toBe("Augsburg am Lech");
  await app.user.keyboard("{Escape}");
  await app.click("Fassungen vergleichen");
  await findDialog();
});

test("Form conflicts: the same change on both sides is no conflict", async () => {
  const { app, store } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  store.saveAs("h.petersen", { name: "Augsburg am Lech" });
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored().revision).toBe(4);
});

/** Refetches the screen, as after a login or another save. */
async function refetchScreen({ loadWorkspace }: App) {
  const { router } = await loadWorkspace();
  await act(() => router().invalidate());
}

test("Form conflicts: takes over refetched values where nothing was typed", async () => {
  const { app, store } = await openForm();
  store.saveAs("h.petersen", { name: "Augsburg am Lech" });
  await refetchScreen(app);
  await waitFor(() => expect(valueOf("Name")).toBe("Augsburg am Lech"));

  await app.fill("Name", "Stadt Augsburg");
  store.saveAs("h.petersen", { unit: "Kreisfreie Stadt" });
  await refetchScreen(app);
  await waitFor(() => expect(valueOf("Art der Behörde")).toBe("Kreisfreie Stadt"));
  expect(valueOf("Name")).toBe("Stadt Augsburg");
  expect(saveBar().getByText("1 Änderung")).toBeDefined();
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.saveCommune).toHaveBeenCalledOnce();
});

test("Form conflicts: saving does not overwrite a refetched value of a changed field", async () => {
  const { app, store } = await openForm();
  await app.fill("Name", "Stadt Augsburg");
  store.saveAs("h.petersen", { name: "Augsburg am Lech" });
  await refetchScreen(app);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Augsburg am Lech"));
  expect(valueOf("Name")).toBe("Stadt Augsburg");
  await app.click("Speichern");
  await findDialog();
  expect(store.stored().name).toBe("Augsburg am Lech");
  await app.user.keyboard("{Escape}");
  await app.click("Verwerfen");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  await app.click("Rückgängig machen");
  expect(valueOf("Name")).toBe("Stadt Augsburg");
  await app.click("Speichern");
  await findDialog();
  expect(store.stored().name).toBe("Augsburg am Lech");
});
