import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { userError } from "../../support/masterData";
import { member, support } from "../../support/people";
import { textsUrl } from "../../support/textStore";
import { act, screen, visit, within } from "../../support/visit";
import { resultFile, transferServer } from "./transferServer";

async function open(server = transferServer()) {
  const app = await visit(textsUrl, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { name: "end.done" });
  await app.click("Weitere Aktionen");
  await app.user.click(await screen.findByRole("menuitem", { name: "Auf Kommunen übertragen …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Texte auf Kommunen übertragen" }));
  await dialog.findByRole("group", { name: "Schlüssel" });
  return { app, server, dialog };
}

const isChecked = (box: HTMLElement) => box instanceof HTMLInputElement && box.checked;

async function openDryRun(server = transferServer()) {
  const opened = await open(server);
  const { app, dialog } = opened;
  await app.click("Weiter mit 1 Schlüssel");
  await dialog.findByText("Fürth");
  await app.click("Alle auswählen");
  await dialog.findByText("2 Kommunen gewählt");
  await app.click("Probelauf mit 2 Kommunen");
  return opened;
}

async function start({ app, dialog }: Awaited<ReturnType<typeof openDryRun>>) {
  const label = "Auf 1 Kommune übertragen";
  await app.user.click(await dialog.findByRole("button", { name: label }));
  const question = within(await screen.findByRole("alertdialog", { name: `${label}?` }));
  await app.user.click(question.getByRole("button", { name: label }));
}

test("Text transfer: is offered only to those who may transfer texts", async () => {
  const app = await visit(textsUrl, { viewer: member, mgt: transferServer().mgt });
  await screen.findByRole("heading", { name: "end.done" });
  await app.click("Weitere Aktionen");
  await screen.findByRole("menuitem", { name: "Importieren und exportieren …" });
  expect(screen.queryByRole("menuitem", { name: "Auf Kommunen übertragen …" })).toBeNull();
});

test("Text transfer: shows the result of the transfer in the URL, until it is closed", async () => {
  const app = await visit(`${textsUrl}?transfer=transfer-1`, { viewer: support, mgt: transferServer().mgt });
  const dialog = within(await screen.findByRole("dialog", { name: "Texte auf Kommunen übertragen" }));
  await dialog.findByRole("list", { name: "Ergebnis je Kommune" });
  await app.user.click(dialog.getByText("Schließen"));
  await waitFor(() => expect(app.path()).toBe(textsUrl));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Text transfer: proposes the commune's own texts, finds others and points out drafts", async () => {
  const { app, dialog } = await open();
  expect(dialog.getByText("1 von 2 Schlüsseln gewählt")).toBeTruthy();
  expect(isChecked(dialog.getByRole("checkbox", { name: /^start\.title/ }))).toBe(true);
  await app.user.type(dialog.getByRole("searchbox"), "fertig");
  expect(dialog.queryByRole("checkbox", { name: /^start\.title/ })).toBeNull();
  await app.user.click(dialog.getByRole("checkbox", { name: /^end\.done/ }));
  expect(dialog.getByText(/^Einige gewählte Texte haben einen Entwurf/)).toBeTruthy();
  await app.user.click(dialog.getByRole("checkbox", { name: "Englisch" }));
  expect(dialog.getByRole("button", { name: "Weiter mit 2 Schlüsseln" })).toBeTruthy();
});

test("Text transfer: points out communes without the languages, and prepares what was chosen", async () => {
  const { server, dialog } = await openDryRun();
  await dialog.findByRole("region", { name: "Probelauf" });
  expect(server.prepareTextTransfer.mock.lastCall?.[1].input).toEqual({
    id: "service-1",
    keys: ["start.title"],
    languages: ["de", "en"],
    communes: ["09563000", "16052000"],
    mode: "DRAFT",
    overwrite: false,
  });
  expect(dialog.getByText(/^Die Kommune hat diese Sprachen nicht: Englisch/)).toBeTruthy();
});

test("Text transfer: offers no transfer if no commune can receive the texts", async () => {
  const { dialog } = await openDryRun(transferServer({ canReceive: false }));
  await dialog.findByText(/^2 Kommunen können die Texte nicht erhalten/);
  const buttons = dialog.getAllByRole("button").map((button) => button.textContent);
  expect(buttons.filter((name) => /übertragen|veröffentlichen/i.test(name))).toEqual([]);
  expect(buttons).toContain("Zurück");
});

test("Text transfer: names the key that the server refuses, and keeps the choice", async () => {
  const server = transferServer();
  const errors = [userError("no_default_locale", ["keys", "0"], { key: "start.title" })];
  server.prepareTextTransfer.mockReturnValue({ transfer: null, errors });
  const { dialog } = await openDryRun(server);
  await dialog.findByText(
    "Der Schlüssel start.title hat im Quelldienst keinen Standardwert. Er kann nicht übertragen werden.",
  );
  expect(dialog.getByText("2 Kommunen gewählt")).toBeTruthy();
});

test("Text transfer: overwrites differing texts by cell, commune or all, and compares them", async () => {
  const { app, server, dialog } = await openDryRun();
  const cell = await dialog.findByRole("checkbox", { name: /^Überschreiben: Fürth: start\.title/ });
  const choices = () => server.saveTextTransferChoices.mock.lastCall?.[1].input.choices;
  await app.user.click(cell);
  await waitFor(() => expect(isChecked(cell)).toBe(true));
  expect(choices()).toEqual([{ ags: "09563000", key: "start.title", language: "de", overwrite: true }]);
  await app.user.click(dialog.getByRole("checkbox", { name: "Alle überschreiben: Fürth" }));
  await waitFor(() => expect(isChecked(cell)).toBe(false));
  expect(choices()).toEqual([{ ags: "09563000", overwrite: false }]);
  await app.user.click(dialog.getByRole("checkbox", { name: /^Alle überschreiben: start\.title/ }));
  expect(choices()).toEqual([{ key: "start.title", language: "de", overwrite: true }]);
  await app.user.click(dialog.getByRole("button", { name: /^Weicht ab: Fürth/ }));
  expect(dialog.getByText("Vorher und nachher")).toBeTruthy();
});

test("Text transfer: asks before a transfer is stopped, and names who began it", async () => {
  const opened = await openDryRun();
  const { app, server, dialog } = opened;
  await start(opened);
  await app.user.click(await dialog.findByRole("button", { name: "Übertragung anhalten …" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Begonnen von support\./)).toBeTruthy();
  expect(server.cancelRun).not.toHaveBeenCalled();
  await app.user.click(question.getByRole("button", { name: "Übertragung anhalten" }));
  await waitFor(() => expect(server.cancelRun).toHaveBeenCalledOnce());
});

test("Text transfer: shows progress, then the result of each commune, failures first", async () => {
  const opened = await openDryRun();
  const { server, dialog } = opened;
  await start(opened);
  await dialog.findByRole("progressbar");
  expect(server.startRun).toHaveBeenCalledOnce();
  await waitFor(() => expect(server.streams()).toBe(1));
  act(() => server.finish());
  await dialog.findByText("Abgeschlossen");
  const results = dialog.getByRole("list", { name: "Ergebnis je Kommune" });
  expect(
    within(results)
      .getAllByRole("listitem")
      .map((item) => item.querySelector("b")?.textContent),
  ).toEqual([...["Gera", "Fürth"]]);
  await within(results).findByText("1 Text übertragen");
});

test("Text transfer: the dry run expires by itself, and says what to do", async () => {
  const now = Date.now();
  const { dialog } = await openDryRun(transferServer({ expiresAt: new Date(now + 3_600_000).toISOString() }));
  await dialog.findByRole("button", { name: "Auf 1 Kommune übertragen" });
  vi.useFakeTimers({ toFake: ["Date"], now: now + 3_601_000 });
  await dialog.findByText(/^Dieser Probelauf ist verfallen/);
  expect(dialog.queryByRole("button", { name: "Auf 1 Kommune übertragen" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Zurück" })).toBeTruthy();
});

test("Text transfer: earlier transfers say their state and result, and open it", async () => {
  const { app, dialog } = await open(transferServer({ hasFailed: true }));
  await app.user.click(dialog.getByText("1 frühere Übertragung"));
  const [line] = dialog
    .getAllByRole("listitem")
    .filter((one) => /Ergebnis ansehen/.test(one.textContent ?? ""));
  expect(line?.textContent).toMatch(/Abgeschlossen1 Text · 2 Kommunen · 0 erledigt, 1 fehlgeschlagen/);
  await app.user.click(dialog.getByRole("button", { name: "Ergebnis ansehen" }));
  await dialog.findByRole("list", { name: "Ergebnis je Kommune" });
});

describe("results", () => {
  async function openResult() {
    const server = transferServer({ hasFailed: true });
    const app = await visit(`${textsUrl}?transfer=transfer-1`, { viewer: support, mgt: server.mgt });
    const dialog = within(await screen.findByRole("dialog", { name: "Texte auf Kommunen übertragen" }));
    await dialog.findByRole("list", { name: "Ergebnis je Kommune" });
    return { app, server, dialog };
  }
  const results = (dialog: Awaited<ReturnType<typeof openResult>>["dialog"]) =>
    within(dialog.getByRole("list", { name: "Ergebnis je Kommune" }))
      .getAllByRole("listitem")
      .map((line) => line.querySelector(".status")?.textContent);

  test("Text transfer: communes that the dry run found impossible are not named as failed", async () => {
    const { dialog } = await openResult();
    expect(results(dialog)).toEqual(["Nicht möglich", "Nicht übertragen"]);
  });

  test("Text transfer: communes are listed by result, those that were not possible apart from those that failed", async () => {
    const { app, dialog } = await openResult();
    const choose = (label: string) => app.user.click(dialog.getByRole("button", { name: label }));
    await choose("Fehlgeschlagen 1");
    await waitFor(() => expect(results(dialog)).toEqual(["Nicht übertragen"]));
    expect(dialog.getByRole("button", { name: "Fehlgeschlagen 1" }).getAttribute("aria-current")).toBe(
      "true",
    );
    await choose("Nicht möglich 1");
    await waitFor(() => expect(results(dialog)).toEqual(["Nicht möglich"]));
    await choose("Erledigt 0");
    await dialog.findByText("Keine Kommune mit diesem Ergebnis");
    await choose("Alle 2");
    await waitFor(() => expect(results(dialog)).toEqual(["Nicht möglich", "Nicht übertragen"]));
    expect(app.path()).toBe(`${textsUrl}?transfer=transfer-1`);
  });

  test("Text transfer: the retry opens the dry run of what failed, and leads back", async () => {
    const { app, server, dialog } = await openResult();
    await app.click("Fehlgeschlagenes wiederholen …");
    await dialog.findByText("Probelauf: Es wurde noch nichts geändert.");
    expect(server.retryRun.mock.lastCall?.[1].input).toEqual({ id: "transfer-1" });
    await app.click("Übertragung vom 20.11.2026 14:02");
    await dialog.findByRole("list", { name: "Ergebnis je Kommune" });
    await app.click("Fehlgeschlagenes wiederholen …");
    await dialog.findByText("Probelauf: Es wurde noch nichts geändert.");
    await app.click("Zurück");
    await dialog.findByRole("list", { name: "Ergebnis je Kommune" });
  });

  test("Text transfer: the results are offered as a file", async () => {
    const { dialog } = await openResult();
    const link = await dialog.findByRole("link", { name: "CSV herunterladen" });
    expect(link.getAttribute("href")).toBe(resultFile.url);
    expect(link.getAttribute("download")).toBe(resultFile.fileName);
  });
});
