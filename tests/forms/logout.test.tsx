/** Logging out with unsaved input. */
import { expect, test } from "vitest";
import { valueOf } from "../support/forms";
import { communeStore } from "../support/masterData";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

async function openForm() {
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: communeStore().mgt });
  await screen.findByLabelText("Name");
  const logOut = async () => {
    await app.click(`Konto: ${support.username}`);
    await app.click("Abmelden");
  };
  return { app, logOut };
}

const question = { name: "Nicht gespeicherte Änderungen" };
const drafts = () => Object.keys(window.sessionStorage);

test("Logout with an open form: asks first: staying keeps everything, logging out deletes the draft", async () => {
  const { app, logOut } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  expect(drafts()).toHaveLength(1);
  await logOut();
  const dialog = await screen.findByRole("alertdialog", question);
  expect(dialog.textContent).toContain("1 Änderung ist nicht gespeichert und geht verloren.");
  await app.click("Weiter bearbeiten");
  expect(screen.queryByRole("alertdialog", question)).toBeNull();
  expect(valueOf("Name")).toBe("Augsburg am Lech");

  await logOut();
  await screen.findByRole("alertdialog", question);
  await app.click("Verwerfen und abmelden");
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(drafts()).toEqual([]);
});

test("Logout with an open form: saves before logging out if asked to", async () => {
  const { app, logOut } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await logOut();
  const dialog = within(await screen.findByRole("alertdialog", question));
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(drafts()).toEqual([]);
});

test("Logout with an open form: does not ask if nothing would be lost", async () => {
  const { app, logOut } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Verwerfen");
  await logOut();
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
});

test("Logout with an open form: in another tab deletes the draft here, but an expired session keeps it", async () => {
  const { app } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await act(async () => app.session.lapse());
  expect(drafts()).toHaveLength(1);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "signedOutAt", newValue: "1" }));
  });
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(drafts()).toEqual([]);
});

test("Logout with an open form: instead of logging in again deletes the draft", async () => {
  const { app } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await act(async () => app.session.lapse());
  await app.click("Abmelden und Seite verlassen");
  await screen.findByRole("heading", { level: 1, name: "Anmelden" });
  expect(drafts()).toEqual([]);
});
