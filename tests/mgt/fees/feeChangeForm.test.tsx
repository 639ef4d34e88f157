import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userError } from "../../support/masterData";
import { screen, within } from "../../support/visit";
import { feeChangeServer, feesNamed, newId, openChange as open } from "./feeChangeServer";

/** Opens the form from an expired dry run, which offers to prepare it again. */
async function openForm(server = feeChangeServer({ state: "EXPIRED" })) {
  const { app } = await open(server);
  await app.click("Neu vorbereiten");
  const dialog = within(await screen.findByRole("dialog", { name: "Gebühren in Kommunen ändern" }));
  return { app, server, dialog };
}
const sent = ({ prepareFeeChange }: ReturnType<typeof feeChangeServer>) =>
  prepareFeeChange.mock.lastCall?.[1].input;

test("checks amount, percentage and day, and sends nothing until they are valid", async () => {
  const { app, server, dialog } = await openForm();
  expect(dialog.getByText("Meldebescheinigung")).toBeTruthy();
  await app.fill("Neuer Betrag (€)", "27,905");
  await app.click("Probelauf starten");
  await dialog.findByText("2 Felder brauchen eine Korrektur");
  expect(app.errorOf("Neuer Betrag (€)")).toBe("Höchstens zwei Nachkommastellen, zum Beispiel 27,90.");
  expect(app.errorOf("Gültig ab")).toBe("Dieses Feld wird benötigt");
  await app.user.click(dialog.getByRole("radio", { name: "Um Prozent" }));
  for (const text of ["-100,01", "0", "1000,01"]) {
    await app.fill("Änderung (%)", text);
    expect(app.errorOf("Änderung (%)")).toBe(
      "Die Änderung muss zwischen -100 % und 1.000 % liegen und darf nicht 0 % sein.",
    );
  }
  await app.fill("Änderung (%)", "−100");
  await waitFor(() => expect(app.errorOf("Änderung (%)")).toBeNull());
  expect(server.prepareFeeChange).not.toHaveBeenCalled();
});

test("sends an amount with the chosen communes, and opens the dry run", async () => {
  const { app, server, dialog } = await openForm();
  await app.fill("Neuer Betrag (€)", "27,90");
  await app.fill("Gültig ab", "2020-01-01");
  await dialog.findByText("Dieser Tag liegt in der Vergangenheit. Der neue Betrag gilt dann sofort.");
  await app.user.click(dialog.getByRole("radio", { name: "Nur Kommunen, die den Katalog übernehmen" }));
  expect(dialog.getByText(/folgen späteren Änderungen des Katalogs nicht mehr/)).toBeTruthy();
  await app.user.click(dialog.getByRole("button", { name: "Land" }));
  await app.user.click(await dialog.findByRole("checkbox", { name: "Bayern" }));
  await app.click("Probelauf starten");
  await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
  expect(app.path()).toBe(`/admin/fees/changes/${newId}`);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent(server)).toEqual({
    feeIds: ["SystemFee:Meldebescheinigung"],
    kind: "AMOUNT",
    value: 2_790,
    percent: null,
    day: "2020-01-01",
    group: "INHERITING",
    states: ["BY"],
    communes: [],
  });
});

test("sends a signed percentage", async () => {
  const { app, server, dialog } = await openForm(
    feeChangeServer({ state: "EXPIRED", fees: feesNamed("A", "B", "C", "D", "E", "F", "G") }),
  );
  expect(dialog.getByText("7 Gebühren")).toBeTruthy();
  expect(dialog.getByText("und 2 weitere")).toBeTruthy();
  expect(dialog.queryByText("F")).toBeNull();
  await app.user.click(dialog.getByRole("radio", { name: "Um Prozent" }));
  await app.fill("Änderung (%)", "−3,5");
  await app.fill("Gültig ab", "2027-01-01");
  await app.click("Probelauf starten");
  await waitFor(() => expect(server.prepareFeeChange).toHaveBeenCalledOnce());
  expect(sent(server)).toMatchObject({ kind: "PERCENT", value: null, percent: -350, group: "ALL" });
  expect(sent(server)).toMatchObject({ feeIds: feesNamed(..."ABCDEFG").map(({ id }) => id) });
});

test("resets communes with their own version, which needs neither day nor group", async () => {
  const { app, server, dialog } = await openForm();
  await app.user.click(dialog.getByRole("radio", { name: "Auf den Katalog zurücksetzen" }));
  expect(screen.queryByLabelText("Gültig ab")).toBeNull();
  expect(dialog.queryByRole("radio", { name: "Alle Kommunen mit dem Dienst" })).toBeNull();
  expect(dialog.getByText(/Ihre Bezeichnung, ihre Preise und ihr Status gehen verloren/)).toBeTruthy();
  await app.click("Probelauf starten");
  await waitFor(() => expect(server.prepareFeeChange).toHaveBeenCalledOnce());
  expect(sent(server)).toMatchObject({ kind: "RESET", value: null, day: null, group: "DEVIATING" });
});

test("shows what the server refuses at its field, and keeps the input", async () => {
  const server = feeChangeServer({ state: "EXPIRED" });
  server.prepareFeeChange.mockReturnValue({
    change: null,
    errors: [userError("required", ["communes"])],
  });
  const { app, dialog } = await openForm(server);
  await app.fill("Neuer Betrag (€)", "27,90");
  await app.fill("Gültig ab", "2027-01-01");
  await app.click("Probelauf starten");
  const sentences = await dialog.findAllByText(/Keine Kommune passt zu dieser Auswahl/);
  expect(sentences.some((sentence) => sentence.closest("[id$=-error]"))).toBe(true);
  const group = dialog.getByRole("group", { name: "Einzelne Kommunen" });
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(screen.getByLabelText("Neuer Betrag (€)")).toHaveProperty("value", "27,90");
  server.prepareFeeChange.mockReturnValue({
    change: null,
    errors: [userError("not_found", ["feeIds", "0"])],
  });
  await app.click("Probelauf starten");
  await dialog.findByText(/^Eine der Gebühren gibt es im Katalog nicht mehr/);
  server.prepareFeeChange.mockReturnValue({
    change: null,
    errors: [userError("amount_out_of_range", ["value"], { min: "0", max: "99999999" })],
  });
  await app.click("Probelauf starten");
  await waitFor(() =>
    expect(app.errorOf("Neuer Betrag (€)")?.replaceAll("\u00a0", " ")).toBe(
      "Der Betrag muss zwischen 0,00 € und 999.999,99 € liegen.",
    ),
  );
});
