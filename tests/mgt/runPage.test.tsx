import { expect, test } from "vitest";
import { waitFor, within } from "@testing-library/react";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";
import { changeAddress, changeTitle, feeChangeServer } from "./fees/feeChangeServer";
import { transferServer } from "./texts/transferServer";

async function open(options: Parameters<typeof transferServer>[0] = {}, id = "transfer-1") {
  const server = transferServer(options);
  const app = await visit(`/admin/runs/${id}`, { viewer: support, mgt: server.mgt });
  return { server, app };
}

// One of the two communes cannot take the texts.
const title = "Texte als Entwurf in 1 Kommune übertragen";

const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

test("Run page: shows the results with their reasons, linked to the service of each commune", async () => {
  await open({ hasFailed: true });
  await screen.findByRole("heading", { level: 1, name: title });
  expect(rows()).toEqual([
    expect.stringMatching(/^Gera.*Nicht möglich.*Sprache/),
    expect.stringMatching(/^Fürth.*FehlgeschlagenHat sich nach dem Probelauf geändert/),
  ]);
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("link", { name: "Fürth" }).getAttribute("href")).toBe(
    "/mgt/textedit/09563000/ikfz-neuzulassung",
  );
  expect(screen.getByRole("link", { name: "Einzelheiten bei den Texten" }).getAttribute("href")).toBe(
    "/mgt/textedit/09761000/ikfz-neuzulassung?transfer=transfer-1",
  );
  await waitFor(() => expect(document.title).toContain(title));
  const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { name: "Sammelaktionen" }).getAttribute("aria-current")).toBe("page");
});

test("Run page: filters the results by tab", async () => {
  const { app } = await open({ hasFailed: true });
  await screen.findByRole("heading", { level: 1, name: title });
  await app.user.click(await screen.findByRole("link", { name: "Nicht möglich 1" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(app.path()).toBe("/admin/runs/transfer-1?result=impossible");
});

test("Run page: the retry opens its dry run, which starts after a question", async () => {
  const { app, server } = await open({ hasFailed: true });
  await app.click("Fehlgeschlagenes wiederholen …");
  await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
  expect(app.path()).toBe("/admin/runs/transfer-2");
  expect(screen.getByRole("link", { name: /^Sammelaktion vom/ }).getAttribute("href")).toBe(
    "/admin/runs/transfer-1",
  );
  expect(server.startRun).not.toHaveBeenCalled();
});

test("Run page: starts a dry run after a question, and stops it after another", async () => {
  const { app, server } = await open();
  await app.click("Auf 1 Kommune übertragen");
  const question = within(await screen.findByRole("alertdialog", { name: "Auf 1 Kommune übertragen?" }));
  await app.user.click(question.getByRole("button", { name: "Auf 1 Kommune übertragen" }));
  await app.click("Anhalten …");
  const stop = within(await screen.findByRole("alertdialog", { name: "Anhalten" }));
  await app.user.click(stop.getByRole("button", { name: "Anhalten" }));
  await screen.findByText("Es wurde nichts geändert.");
  expect([server.startRun, server.cancelRun].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("Run page: says that a run does not exist", async () => {
  await open({}, "unknown");
  await screen.findByRole("heading", { level: 1, name: "Diese Sammelaktion gibt es nicht" });
});

test("Run page: says before the start that texts become public", async () => {
  const { app } = await open({ action: "PUBLISH_TEXTS" });
  await app.click("In 1 Kommune veröffentlichen");
  const question = within(await screen.findByRole("alertdialog", { name: "In 1 Kommune veröffentlichen?" }));
  expect(question.getByText(/^Die Texte sind danach in diesen Kommunen sofort öffentlich\./)).toBeTruthy();
});

test("Run page: a change of fees opens on its own page", async () => {
  const app = await visit("/admin/runs/FeeChange-1", { viewer: support, mgt: feeChangeServer().mgt });
  await screen.findByRole("heading", { level: 1, name: changeTitle });
  expect(app.path()).toBe(changeAddress);
});
