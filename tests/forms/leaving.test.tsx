import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { hasUnloadPrompt, fieldError, saveBar, valueOf } from "../support/forms";
import { communeStore, userError } from "../support/masterData";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

async function openForm() {
  const store = communeStore();
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: store.mgt });
  await screen.findByLabelText("Name");
  return { app, store };
}

const question = () => screen.queryByRole("alertdialog", { name: "Nicht gespeicherte Änderungen" });
const findQuestion = () => screen.findByRole("alertdialog", { name: "Nicht gespeicherte Änderungen" });

test("Leaving a form: leaves an unchanged form without asking", async () => {
  const { app } = await openForm();
  expect(hasUnloadPrompt()).toBe(false);
  await app.click("Kommunen", "link");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
});

test("Leaving a form: a link asks first: staying keeps everything, leaving asks only once", async () => {
  const { app } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Kommunen", "link");
  const dialog = await findQuestion();
  expect(dialog.textContent).toContain("1 Änderung ist nicht gespeichert und geht verloren.");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Weiter bearbeiten"));
  await app.click("Weiter bearbeiten");
  expect(question()).toBeNull();
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(valueOf("Name")).toBe("Augsburg am Lech");

  await app.click("Kommunen", "link");
  await findQuestion();
  await app.click("Seite verlassen");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(question()).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Leaving a form: saves and leaves if everything is valid", async () => {
  const { app, store } = await openForm();
  await app.fill("Name", "");
  await app.click("Kommunen", "link");
  expect(within(await findQuestion()).queryByRole("button", { name: "Speichern" })).toBeNull();
  await app.click("Weiter bearbeiten");
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Kommunen", "link");
  await app.user.click(within(await findQuestion()).getByRole("button", { name: "Speichern" }));
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  expect(question()).toBeNull();
  expect(store.saveCommune).toHaveBeenCalledOnce();
});

test("Leaving a form: a refused save stays, with its error at the field", async () => {
  const { app, store } = await openForm();
  store.saveCommune.mockReturnValueOnce({ commune: null, errors: [userError("text_invalid", ["name"])] });
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Kommunen", "link");
  await app.user.click(within(await findQuestion()).getByRole("button", { name: "Speichern" }));
  await waitFor(() => expect(fieldError("Name")).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  expect(question()).toBeNull();
  expect(app.path()).toBe("/mgt/edit/09761000");
  // The navigation is given up: nothing leaves the form once it is saved.
  await app.fill("Name", "Augsburg (Lech)");
  await app.click("Verwerfen");
  expect(app.path()).toBe("/mgt/edit/09761000");
});

test("Leaving a form: the browser's history buttons ask first", async () => {
  const { app } = await openForm();
  await app.click("Kommunen", "link");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await act(async () => window.history.back());
  await app.fill("Name", "Augsburg am Lech");
  await act(async () => window.history.forward());
  await findQuestion();
  await app.click("Weiter bearbeiten");
  await waitFor(() => expect(app.path()).toBe("/mgt/edit/09761000"));
  expect(valueOf("Name")).toBe("Augsburg am Lech");
});

test("Leaving a form: another section asks first, Escape stays", async () => {
  const { app } = await openForm();
  await app.fill("Art der Behörde", "Landkreis");
  const sections = within(screen.getByRole("navigation", { name: "Abschnitte der Kommune" }));
  await app.user.click(sections.getByRole("link", { name: /Dienste/ }));
  await findQuestion();
  await app.user.keyboard("{Escape}");
  expect(question()).toBeNull();
  expect(valueOf("Art der Behörde")).toBe("Landkreis");
});

test("Leaving a form: reloading and closing the tab ask while something is unsaved", async () => {
  const { app } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  expect(hasUnloadPrompt()).toBe(true);
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(hasUnloadPrompt()).toBe(false);
  await app.fill("Name", "Augsburg");
  expect(hasUnloadPrompt()).toBe(true);
  await app.click("Verwerfen");
  expect(hasUnloadPrompt()).toBe(false);
});

test("Leaving a form: Ctrl+S below the question does not save", async () => {
  const { app, store } = await openForm();
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Kommunen", "link");
  await findQuestion();
  await app.user.keyboard("{Control>}s{/Control}");
  expect(store.saveCommune).not.toHaveBeenCalled();
  expect(question()).not.toBeNull();
});
