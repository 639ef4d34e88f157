/** A new build is served while a tab is open. */
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { listServer, testProcess } from "../process/listServer";
import { fakeUserServer } from "../support/fakeUserServer";
import { communeStore } from "../support/masterData";
import { deployment } from "../support/otherRelease";
import { support } from "../support/people";
import { act, screen, visit, type App } from "../support/visit";
import { addLippstadt } from "../mgt/users/userPage";

const banner = "Eine neue Version ist da. Die nächste Seite, die Sie öffnen, lädt sie.";
const findBanner = () => screen.findByText(banner, { selector: "header *" });
const queriesOf = ({ calls }: App, operation: string) =>
  calls.filter((call) => call.operation === operation).length;

/** Opens the form of a commune; afterwards another build is deployed. */
async function openCommune() {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { server, deploy } = deployment();
  const { mgt } = communeStore();
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt, server });
  await screen.findByLabelText("Name");
  expect(screen.queryByText(banner)).toBeNull();
  deploy("build-2");
  return { app, reload };
}

test("New build: is announced with the next answer, and loaded by the next navigation", async () => {
  const { app, reload } = await openCommune();
  await app.click("Kommunen", "link");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await findBanner();
  expect(reload).not.toHaveBeenCalled();

  await app.fill("Name, AGS oder PLZ", "augs");
  await waitFor(() => expect(app.path()).toBe("/?text=augs"));
  expect(reload).not.toHaveBeenCalled();

  await app.click("Administration", "link");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(app.path()).toBe("/admin");
  expect(queriesOf(app, "overviewQuery")).toBe(0);
  // The page load was stopped, or brought the old build again: the next navigation tries once more.
  await act(async () => window.history.back());
  await act(async () => window.history.back());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(app.path()).toBe("/mgt/edit/09761000");
});

test("New build: waits until the form has asked about unsaved input", async () => {
  const { app, reload } = await openCommune();
  await app.fill("Name", "Augsburg am Lech");
  await app.click("Speichern");
  await findBanner();
  await app.fill("Name", "Augsburg an der Wertach");
  const dialog = { name: "Nicht gespeicherte Änderungen" };
  await app.click("Kommunen", "link");
  await screen.findByRole("alertdialog", dialog);
  await app.click("Weiter bearbeiten");
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(reload).not.toHaveBeenCalled();

  await app.click("Kommunen", "link");
  await screen.findByRole("alertdialog", dialog);
  await app.click("Seite verlassen");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(app.path()).toBe("/");
});

test("New build: waits for a change that is being sent", async () => {
  const { app, reload } = await openCommune();
  const { pendingChanges } = app.network;
  await app.click("Kommunen", "link");
  await findBanner();
  pendingChanges.set(1);
  await app.click("Administration", "link");
  await screen.findByRole("heading", { level: 1, name: "Übersicht" });
  expect(reload).not.toHaveBeenCalled();

  pendingChanges.set(0);
  await act(async () => window.history.back());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("New build: waits while the server is down", async () => {
  const { app, reload } = await openCommune();
  await app.click("Kommunen", "link");
  await findBanner();
  app.setReachable(false);
  await app.fill("Name, AGS oder PLZ", "augs");
  await screen.findByText(/^Der Server ist nicht erreichbar\. Neuer Versuch/);
  await app.click("Administration", "link");
  await waitFor(() => expect(app.path()).toBe("/admin"));
  expect(reload).not.toHaveBeenCalled();
});

test("New build: keeps a list with its selection while a detail opens beside it", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { server, deploy } = deployment();
  const processes = [1, 2].map((number) => testProcess(number));
  const { process } = listServer(processes, { Query: { process: () => null } });
  const app = await visit("/admin/processes", { viewer: support, process, server });
  await screen.findByRole("grid", { name: /Prozesse/ });
  deploy("build-2");
  const router = (await app.loadWorkspace()).router();
  for (const { pid } of processes) {
    await act(() => router.navigate({ to: "/admin/processes/$pid", params: { pid } }));
    await findBanner();
    expect(app.path()).toBe(`/admin/processes/${pid}`);
  }
  expect(reload).not.toHaveBeenCalled();
  await app.click("Benutzer", "link");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("New build: does not take away the message about what was just done", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { server, deploy } = deployment();
  const { mgt } = fakeUserServer();
  const app = await visit("/admin/edituser/new", { viewer: support, mgt, server });
  await screen.findByRole("heading", { level: 1, name: "Benutzer einladen" });
  deploy("build-2");
  await app.fill("Benutzername", "n.neu");
  await app.fill("E-Mail", "n@example.org");
  await addLippstadt(app);
  await findBanner();
  await app.click("Benutzer einladen");
  expect(await screen.findByText(/^Eingeladen\. Die E-Mail/)).toBeDefined();
  await screen.findByRole("heading", { level: 1, name: "n.neu" });
  expect(screen.getByText(/^Eingeladen\. Die E-Mail/)).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});
