import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fieldError } from "../../support/forms";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { price } from "./feeServer";
import { deviation, systemFee, systemFeeServer } from "./systemFeeServer";

const registration = systemFee("221.1.1", "Internetbasierte Zulassung", {
  prices: [price(2_790, "2021-01-01", "2026-12-31"), price(2_860, "2027-01-01")],
  deviating: [
    deviation("09761000", "Augsburg", 3_100),
    deviation("09162000", "München", 2_700),
    deviation("08111000", "Stuttgart", 2_790, ["TEXT"]),
  ],
});
const plate = systemFee("wunschkennzeichen", "Wunschkennzeichen", {
  prices: [price(1_020, "2021-01-01")],
  numbers: { gebOstNr: null, hhst: null, objnr: null },
});
const old = systemFee("versand", "Versand", { status: "INACTIVE", serviceId: "ikfz-umschreibung" });

// Only Date is replaced, so that timers still run.
beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => vi.useRealTimers());

async function open(path = "/admin/fees", { charging = 0, language = "de" } = {}) {
  const server = systemFeeServer([registration, plate, old], charging);
  const app = await visit(path, { viewer: support, mgt: server.mgt, stored: { language } });
  return { app, server };
}
const page = "/admin/fees/ikfz-neuzulassung/221.1.1";
const openPage = async (options = {}) => {
  const opened = await open(page, options);
  await screen.findByRole("button", { name: "Bearbeiten" });
  return opened;
};

const row = (text: string) => within(screen.getByRole("row", { name: new RegExp(text) }));
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.querySelector("a")?.textContent);
const inDialog = async () => within(await screen.findByRole("dialog"));
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("Catalogue of fees: lists the catalogue with the prices of today and how communes deviate", async () => {
  await open();
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(document.title).toBe("Service Management - Administration - Gebühren");
  expect(screen.getByRole("link", { name: "Gebühren", current: "page" })).toBeTruthy();
  expect(row("Internetbasierte").getByText("27,90 €", { selector: "b" })).toBeTruthy();
  const deviating = screen.getByRole("row", { name: /Internetbasierte/ }).textContent;
  expect(plain(deviating)).toContain("3 von 12-0,90 € bis +3,10 €".replace("-", "−"));
  expect(row("Wunschkennzeichen").getByText("keine von 12")).toBeTruthy();
});

test("Catalogue of fees: filters by text, status, service and deviations, and shows the prices of another day", async () => {
  const { app, server } = await open("/admin/fees?asOf=2027-02-01");
  await waitFor(() => expect(row("Internetbasierte").getByText("28,60 €", { selector: "b" })).toBeTruthy());
  await app.click("Mit Abweichungen");
  await waitFor(() => expect(names()).toEqual(["Internetbasierte Zulassung"]));
  await app.click("Mit Abweichungen");
  await app.click("Inaktiv");
  await waitFor(() => expect(names()).toEqual(["Versand"]));
  await app.click("Alle");
  await app.user.type(screen.getByRole("searchbox", { name: "Gebühr oder Nummer" }), "Wunsch");
  await waitFor(() => expect(names()).toEqual(["Wunschkennzeichen"]));
  await waitFor(() => expect(app.path()).toBe("/admin/fees?asOf=2027-02-01&text=Wunsch"));
  expect(server.systemFees.mock.lastCall?.[1]).toMatchObject({ filter: { text: "Wunsch" } });
});

test("Catalogue of fees: redirects a member to the communes without a query", async () => {
  const server = systemFeeServer([registration]);
  const app = await visit("/admin/fees", { viewer: member, mgt: server.mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
  expect(server.systemFees).not.toHaveBeenCalled();
});

test("Catalogue of fees: adds a fee to a service and opens its page", async () => {
  const { app, server } = await open();
  await app.click("Gebühr anlegen");
  const dialog = await inDialog();
  await app.user.click(dialog.getByRole("button", { name: "Anlegen" }));
  await waitFor(() => expect(fieldError("Dienst")).toBeTruthy());
  await app.user.selectOptions(dialog.getByLabelText("Dienst"), "ikfz-umschreibung");
  await app.fill("Gebühren-ID", "feinstaub");
  await app.fill("Bezeichnung", "Feinstaubplakette");
  await app.fill("Betrag (€)", "5,00");
  await app.fill("Gültig ab", "2027-01-01");
  await app.user.click(dialog.getByRole("button", { name: "Anlegen" }));
  await waitFor(() => expect(app.path()).toBe("/admin/fees/ikfz-umschreibung/feinstaub"));
  await screen.findByRole("heading", { level: 1, name: "Feinstaubplakette" });
  expect(server.saveSystemFee.mock.lastCall?.[1].input).toMatchObject({
    serviceId: "ikfz-umschreibung",
    revision: null,
    feeId: "feinstaub",
    text: "Feinstaubplakette",
    prices: [{ value: 500, taxRate: 0, validFrom: "2027-01-01", validTo: null }],
  });
});

test("Catalogue of fees: shows which communes deviate and by how much, and sorts by the difference", async () => {
  const { app } = await openPage();
  expect(names()).toEqual(["Augsburg", "München", "Stuttgart"]);
  expect(plain(screen.getByRole("row", { name: /München/ }).textContent)).toContain("27,00 €−0,90 €Preise");
  expect(row("Stuttgart").getByText("keiner")).toBeTruthy();
  expect(row("Stuttgart").getByText("Bezeichnung")).toBeTruthy();
  await app.click(/Unterschied/);
  await waitFor(() => expect(names()).toEqual(["München", "Stuttgart", "Augsburg"]));
  expect(row("Augsburg").getByRole("link", { hidden: true }).getAttribute("href")).toBe(
    "/mgt/servicefees/09761000/ikfz-neuzulassung",
  );
  await app.user.type(screen.getByRole("searchbox", { name: "Kommune, AGS oder PLZ" }), "Stutt");
  await waitFor(() => expect(names()).toEqual(["Stuttgart"]));
});

test("Catalogue of fees: says that nobody deviates, and that a fee does not exist", async () => {
  await open("/admin/fees/ikfz-neuzulassung/wunschkennzeichen");
  await screen.findByText("Keine Kommune weicht ab");
});

test("Catalogue of fees: leads back to the catalogue from an unknown fee", async () => {
  await open("/admin/fees/ikfz-neuzulassung/unbekannt");
  await screen.findByRole("heading", { level: 1, name: "Diese Gebühr gibt es im Katalog nicht" });
  expect(screen.getByRole("link", { name: "Zu den Gebühren" }).getAttribute("href")).toBe("/admin/fees");
});

test("Catalogue of fees: edits prices; the text that somebody else has changed meanwhile stays", async () => {
  const { app, server } = await openPage();
  await app.click("Bearbeiten");
  const dialog = await inDialog();
  expect(dialog.getByText("Gilt auch in den 9 Kommunen, die diese Gebühr übernehmen.")).toBeTruthy();
  server.saveAsOther("221.1.1", "Zulassung im Internet");
  const [amount] = dialog.getAllByLabelText("Betrag (€)");
  if (!amount) throw new Error("There is no amount.");
  await app.user.clear(amount);
  await app.user.type(amount, "27,50");
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  // Different fields were changed, so both changes are kept.
  await waitFor(() =>
    expect(server.saveSystemFee.mock.lastCall?.[1].input).toMatchObject({
      revision: 4,
      text: "Zulassung im Internet",
      numbers: null,
      prices: [{ value: 2_750 }, { value: 2_860 }],
    }),
  );
  await screen.findByRole("heading", { level: 1, name: "Zulassung im Internet" });
  // The differences follow without a reload.
  expect(plain(screen.getByRole("row", { name: /München/ }).textContent)).toContain("−0,50 €");
});

test("Catalogue of fees: prepares a price for a later day", async () => {
  const { app, server } = await openPage();
  await app.click("Weitere Aktionen");
  await app.click("Preisänderung vorbereiten …", "menuitem");
  const dialog = await inDialog();
  await app.fill("Neuer Betrag (€)", "29,00");
  await app.fill("Gültig ab", "2028-01-01");
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  await waitFor(() =>
    expect(server.saveSystemFee.mock.lastCall?.[1].input).toMatchObject({
      prices: [{ value: 2_790 }, { value: 2_860, validTo: "2027-12-31" }, { value: 2_900 }],
    }),
  );
});

test("Catalogue of fees: saves numbers; text and prices stay", async () => {
  const { app, server } = await openPage();
  await app.click("Weitere Aktionen");
  await app.click("Haushaltsstelle und Nummern …", "menuitem");
  const dialog = await inDialog();
  await app.fill("Haushaltsstelle (optional)", "9.9");
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  await screen.findByText("Haushaltsstelle 9.9");
  expect(server.saveSystemFee.mock.lastCall?.[1].input).toMatchObject({
    text: "Internetbasierte Zulassung",
    prices: registration.prices,
    numbers: { hhst: "9.9", gebOstNr: "221.1.1", objnr: null },
  });
});

test("Catalogue of fees: asks before a fee is deactivated that rules charge, and undoes it", async () => {
  const { app, server } = await openPage({ charging: 4 });
  await app.click("Weitere Aktionen");
  await app.click("Deaktivieren", "menuitem");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/In 4 Kommunen, die diese Gebühr übernehmen/)).toBeTruthy();
  await question.findByText("38,10 € → 10,20 €");
  await app.user.click(question.getByRole("button", { name: "Trotzdem deaktivieren" }));
  await screen.findByText("Inaktiv");
  expect(screen.getByText("Die Gebühr ist inaktiv und wird nicht berechnet.")).toBeTruthy();
  await app.click("Rückgängig");
  await waitFor(() => expect(screen.queryByText("Inaktiv")).toBeNull());
  expect(server.setSystemFeeStatus.mock.lastCall?.[1].input).toMatchObject({ status: "ACTIVE", revision: 4 });
});

test("Catalogue of fees: offers the change of chosen fees in communes", async () => {
  const { app } = await open();
  await waitFor(() => expect(names()).toHaveLength(3));
  await app.user.click(row("Wunschkennzeichen").getByRole("checkbox"));
  await app.user.click(row("Internetbasierte").getByRole("checkbox"));
  await app.click("In Kommunen ändern …");
  const dialog = await inDialog();
  expect(dialog.getByText("Wunschkennzeichen")).toBeTruthy();
  expect(dialog.getByText("Internetbasierte Zulassung")).toBeTruthy();
  expect(dialog.queryByText("Versand")).toBeNull();
});

test("Catalogue of fees: speaks English", async () => {
  await open(page, { language: "en" });
  await screen.findByRole("heading", { level: 2, name: "Deviating communes" });
  expect(screen.getByRole("button", { name: "Edit" })).toBeTruthy();
});
