import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hasSaveBar, saveBar, valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { failure } from "../support/mockedEndpoints";
import { admin, support, type Person } from "../support/people";
import { act, loginAs, screen, visit } from "../support/visit";

/** The commune, and a login for these users. */
function world(...people: Person[]) {
  const store = communeStore();
  const login = (_: unknown, { username }: { username: string }) => {
    const person = people.find((one) => one.username === username);
    if (!person) throw failure("invalid_credentials");
    return loginAs(person)();
  };
  return { store, mgt: { ...store.mgt, Mutation: { ...store.mgt.Mutation, login } } };
}

async function openForm({ store, mgt }: ReturnType<typeof world>, viewer = support) {
  const app = await visit("/mgt/edit/09761000", { viewer, mgt });
  await screen.findByLabelText("Name");
  return { app, store };
}

async function logIn(app: Awaited<ReturnType<typeof visit>>, username: string) {
  await screen.findByRole("dialog", { name: "Sitzung beendet" });
  await app.fill("Benutzername oder E-Mail", username);
  await app.fill("Passwort", "Probelauf-2025!");
  await app.click("Anmelden");
}

test("Drafts: an expired session keeps the form's input", async () => {
  const { app, store } = await openForm(world(support));
  await app.fill("Name", "Augsburg am Lech");
  await act(async () => app.session.lapse());
  await logIn(app, "support");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sitzung beendet" })).toBeNull());
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored().name).toBe("Augsburg am Lech");
});

test("Drafts: a save with an expired session continues after the login", async () => {
  const here = world(support);
  const { saveCommune } = here.store;
  const save = saveCommune.getMockImplementation();
  const { app, store } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  saveCommune.mockImplementationOnce(() => {
    throw failure("unauthorized");
  });
  await app.click("Speichern");
  await logIn(app, "support");
  expect(save).toBeDefined();
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored().name).toBe("Augsburg am Lech");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
});

test("Drafts: Ctrl+S below the login does not save", async () => {
  const { app, store } = await openForm(world(support));
  await app.fill("Name", "Augsburg am Lech");
  await act(async () => app.session.lapse());
  await screen.findByRole("dialog", { name: "Sitzung beendet" });
  await app.user.keyboard("{Control>}s{/Control}");
  expect(store.saveCommune).not.toHaveBeenCalled();
});

test("Drafts: another user who signs in sees nothing of it, and the draft is deleted", async () => {
  const { app } = await openForm(world(support, admin));
  await app.fill("Name", "Augsburg am Lech");
  expect(Object.keys(window.sessionStorage)).toHaveLength(1);
  await act(async () => app.session.lapse());
  await logIn(app, "admin");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(app.path()).toBe("/");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Drafts: reports an unreachable server, and the input can be saved later", async () => {
  const { app, store } = await openForm(world());
  await app.fill("Name", "Augsburg am Lech");
  app.setReachable(false);
  await app.click("Speichern");
  const alert = await screen.findByText(/Der Server ist gerade nicht erreichbar/);
  expect(alert.parentElement?.textContent).toContain("Ihre Eingaben sind noch da.");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  app.setReachable(true);
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(screen.queryByText(/nicht erreichbar/)).toBeNull();
  expect(store.stored().name).toBe("Augsburg am Lech");
});

test("Drafts: offers and restores the input after a crash", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const here = world();
  const { app } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  app.view.unmount();

  const { app: again, store } = await openForm(here);
  expect(valueOf("Name")).toBe("Augsburg");
  expect(screen.getByText(/^Es gibt nicht gespeicherte Eingaben von \d\d:\d\d\.$/)).toBeDefined();
  await again.click("Wiederherstellen");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  expect(screen.queryByText(/nicht gespeicherte Eingaben/)).toBeNull();
  await again.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
  expect(store.stored().name).toBe("Augsburg am Lech");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Drafts: does not repeat a declined offer", async () => {
  const here = world();
  const { app } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  app.view.unmount();
  const { app: again } = await openForm(here);
  await again.click("Verwerfen");
  expect(hasSaveBar()).toBe(false);
  again.view.unmount();
  await openForm(here);
  expect(screen.queryByText(/nicht gespeicherte Eingaben/)).toBeNull();
});

test("Drafts: stores new input together with an open offer", async () => {
  const here = world();
  const { app } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  app.view.unmount();
  const { app: again } = await openForm(here);
  await again.fill("Art der Behörde", "Kreisstadt");
  again.view.unmount();
  const { app: third } = await openForm(here);
  await third.click("Wiederherstellen");
  expect([valueOf("Name"), valueOf("Art der Behörde")]).toEqual(["Augsburg am Lech", "Kreisstadt"]);
});

test("Drafts: a draft does not overwrite changes saved by others since", async () => {
  const here = world();
  const { app } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  app.view.unmount();
  here.store.saveAs("h.petersen", { name: "Stadt Augsburg" });

  const { app: again } = await openForm(here);
  await again.click("Wiederherstellen");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  await again.click("Speichern");
  await screen.findByRole("dialog", { name: "h.petersen hat inzwischen gespeichert" });
  expect(here.store.stored().name).toBe("Stadt Augsburg");
});

test("Drafts: a draft of another user is not offered but deleted", async () => {
  const here = world();
  const { app } = await openForm(here);
  await app.fill("Name", "Augsburg am Lech");
  app.view.unmount();
  await openForm(here, admin);
  expect(screen.queryByText(/nicht gespeicherte Eingaben/)).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test.each(["{", '"text"', '{"at":1,"revision":2,"changes":{"name":3}}'])(
  "Drafts: ignores an unreadable draft: %s",
  async (stored) => {
    const here = world();
    const { app } = await openForm(here);
    await app.fill("Name", "Augsburg am Lech");
    const [key] = Object.keys(window.sessionStorage);
    app.view.unmount();
    window.sessionStorage.setItem(key ?? "", stored);
    await openForm(here);
    expect(valueOf("Name")).toBe("Augsburg");
    expect(screen.queryByText(/nicht gespeicherte Eingaben/)).toBeNull();
  },
);

test("Drafts: reports an unavailable database, and the input can be saved later", async () => {
  const { app } = await openForm(world());
  await app.fill("Name", "Augsburg am Lech");
  app.setDatabaseAway(true);
  await app.click("Speichern");
  const alert = await screen.findByText(/Die Datenbank ist gerade nicht erreichbar/);
  expect(alert.parentElement?.textContent).toContain("Ihre Eingaben sind noch da.");
  expect(valueOf("Name")).toBe("Augsburg am Lech");
  app.setDatabaseAway(false);
  await app.click("Speichern");
  expect(await saveBar().findByText("Gespeichert")).toBeDefined();
});
