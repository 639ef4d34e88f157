import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fieldError, hasSaveBar, saveBar, valueOf } from "../../support/forms";
import { communeStore, userError } from "../../support/masterData";
import { failure } from "../../support/mockedEndpoints";
import { member, support } from "../../support/people";
import { screen, visit } from "../../support/visit";

async function openForm(store = communeStore(), viewer = support) {
  const app = await visit("/mgt/edit/09761000", { viewer, mgt: store.mgt });
  await screen.findByLabelText("Name");
  return { app, store };
}

test("Master data: shows the stored values; Land and AGS are read-only", async () => {
  await openForm();
  expect(valueOf("Name")).toBe("Augsburg");
  expect(valueOf("Art der Behörde")).toBe("Stadt");
  for (const [label, value] of [
    ["Amtlicher Gemeindeschlüssel (AGS)", "09761000"],
    ["Land", "Bayern"],
  ] as const) {
    expect(valueOf(label)).toBe(value);
    expect(screen.getByLabelText(label).hasAttribute("readonly")).toBe(true);
  }
  expect(screen.getByText("58, davon 54 eingeschaltet")).toBeDefined();
  expect(screen.getByText("Eingerichtet")).toBeDefined();
  expect(screen.getByText(/von k\.brandl/)).toBeDefined();
  expect(hasSaveBar()).toBe(false);
});

test("Master data: a member of the commune saves, and the header updates at once", async () => {
  const { app, store } = await openForm(communeStore(), member);
  await app.fill("Name", "  Augsburg am Lech ");
  await app.fill("Art der Behörde", "Kreisfreie Stadt");
  expect(saveBar().getByText("2 Änderungen")).toBeDefined();
  await app.click("Speichern");

  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Augsburg am Lech");
  expect(screen.getByText("Kreisfreie Stadt, Bayern")).toBeDefined();
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  expect(store.saveCommune.mock.lastCall?.[1].input).toEqual({
    ags: "09761000",
    revision: 3,
    name: "Augsburg am Lech",
    unit: "Kreisfreie Stadt",
  });
  expect(screen.queryByText("geändert")).toBeNull();
  expect(document.querySelector("[role=status][aria-live=polite]")?.textContent).toBe("Gespeichert");
  expect(document.activeElement?.hasAttribute("data-save-bar")).toBe(true);

  await app.fill("Name", "Augsburg");
  expect(saveBar().queryByText("Gespeichert")).toBeNull();
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored()).toMatchObject({ name: "Augsburg", revision: 5 });
});

test.each(["Name", "Art der Behörde"])("Master data: %s is required", async (label) => {
  const { app, store } = await openForm();
  await app.fill(label, "   ");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError(label)).toBe("Dieses Feld wird benötigt"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(saveBar().getByText(/1 Feld braucht eine Korrektur/)).toBeDefined();
  expect(store.saveCommune).not.toHaveBeenCalled();

  await app.fill(label, "Aichach");
  expect(fieldError(label)).toBeNull();
});

test("Master data: a name is limited to the server's maximum length", async () => {
  const { app, store } = await openForm();
  await app.user.clear(screen.getByLabelText("Name"));
  await app.user.click(screen.getByLabelText("Name"));
  await app.user.paste("x".repeat(201));
  await app.user.tab();
  expect(fieldError("Name")).toBe("Der Text ist zu lang. Erlaubt sind höchstens 200 Zeichen.");
  await app.user.type(screen.getByLabelText("Name"), "{Backspace}");
  expect(fieldError("Name")).toBeNull();
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.saveCommune).toHaveBeenCalledOnce();
});

test("Master data: the summary counts the invalid fields and links to each of them", async () => {
  const { app } = await openForm();
  await app.fill("Name", "");
  await app.fill("Art der Behörde", "");
  await app.click("Speichern");
  expect((await screen.findByRole("alert")).textContent).toBe("2 Felder brauchen eine Korrektur");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  await app.click("Art der Behörde: Dieses Feld wird benötigt");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Art der Behörde")));
  await app.user.keyboard("Stadt");
  expect(screen.getByRole("alert").textContent).toBe("1 Feld braucht eine Korrektur");
});

test("Master data: shows a server error at its field until the field changes, and can be sent again", async () => {
  const store = communeStore();
  store.saveCommune.mockImplementationOnce(() => ({
    commune: null,
    errors: [userError("text_too_long", ["name"], { max: "5" })],
  }));
  const { app } = await openForm(store);
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Speichern");
  await waitFor(() =>
    expect(fieldError("Name")).toBe("Der Text ist zu lang. Erlaubt sind höchstens 5 Zeichen."),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  expect(valueOf("Name")).toBe("Augsburg am Lech");

  await app.user.type(screen.getByLabelText("Name"), "!");
  expect(fieldError("Name")).toBeNull();
  await app.user.type(screen.getByLabelText("Name"), "{Backspace}");
  expect(fieldError("Name")).toContain("höchstens 5 Zeichen");
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
});

test("Master data: shows an error that belongs to no field above the fields", async () => {
  const store = communeStore();
  store.saveCommune.mockImplementationOnce(() => {
    throw failure("insufficient_permissions");
  });
  const { app } = await openForm(store);
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Speichern");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.");
  expect(alert.textContent).toContain("Ihre Eingaben sind noch da.");
  expect(valueOf("Name")).toBe("Augsburg am Lech");

  store.saveCommune.mockImplementationOnce(() => ({ commune: null, errors: [userError("not_found")] }));
  await app.click("Speichern");
  expect((await screen.findByText(/Das gibt es nicht mehr/)).textContent).toContain("keinen Zugriff");
});

test("Master data: a changed field shows its previous value and can be reverted", async () => {
  const { app } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  expect(screen.getByText("geändert")).toBeDefined();
  expect(screen.getByText("Vorher: Augsburg")).toBeDefined();
  await app.click("Zurücknehmen");
  expect(valueOf("Name")).toBe("Augsburg");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  expect(hasSaveBar()).toBe(false);
});

test("Master data: discarding reverts all changes, and can be undone", async () => {
  const { app } = await openForm();
  await app.fill("Name", "");
  await app.fill("Art der Behörde", "Kreisstadt");
  await app.click("Speichern");
  await screen.findByRole("alert");
  await app.click("Verwerfen");
  expect([valueOf("Name"), valueOf("Art der Behörde")]).toEqual(["Augsburg", "Stadt"]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(saveBar().getByText("Änderungen verworfen")).toBeDefined();
  await app.click("Rückgängig machen");
  expect([valueOf("Name"), valueOf("Art der Behörde")]).toEqual(["", "Kreisstadt"]);
  expect(saveBar().getByText("2 Änderungen")).toBeDefined();
});

test("Master data: Ctrl+S and Cmd+S save, also from within a field", async () => {
  const { app, store } = await openForm();
  const pressed: boolean[] = [];
  const listener = (event: KeyboardEvent) => event.key === "s" && pressed.push(event.defaultPrevented);
  window.addEventListener("keydown", listener);
  await app.user.keyboard("{Control>}s{/Control}");
  expect(store.saveCommune).not.toHaveBeenCalled();
  await app.user.type(screen.getByLabelText("Name"), " am Lech{Control>}s{/Control}");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  await app.user.type(screen.getByLabelText("Name"), "!{Meta>}s{/Meta}");
  await waitFor(() => expect(store.stored().name).toBe("Augsburg am Lech!"));
  window.removeEventListener("keydown", listener);
  expect(pressed).toEqual([true, true, true]);
});

test("Master data: an open form switches to English, including errors", async () => {
  const store = communeStore();
  const app = await visit("/mgt/edit/09761000", {
    viewer: support,
    mgt: store.mgt,
    stored: { language: "en" },
  });
  await app.fill("Kind of authority", "");
  await app.click("Save");
  await waitFor(() => expect(fieldError("Kind of authority")).toBe("This field is required"));
  expect(screen.getByText("Before: Stadt")).toBeDefined();
});
