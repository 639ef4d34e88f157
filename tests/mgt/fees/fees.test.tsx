import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fieldError } from "../../support/forms";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { fee, feeServer, impact, price } from "./feeServer";

const url = "/mgt/servicefees/09761000/ikfz-neuzulassung";

const registration = fee("221.1.1", "Internetbasierte Zulassung", [
  price(2_790, "2021-01-01", "2026-12-31"),
  price(2_860, "2027-01-01"),
]);
const plate = fee("wunschkennzeichen", "Wunschkennzeichen", [price(1_020, "2021-01-01")]);
const sticker = fee(
  "228.3",
  "Plakettenträger",
  [price(30, "2021-01-01", "2026-06-30"), price(35, "2026-10-01")],
  {
    isInherited: false,
    inherited: fee("228.3", "Plakettenträger", [price(30, "2021-01-01")]).inherited,
  },
);
const shipping = fee("versand", "Versand", [price(411, "2024-01-01", "2026-03-31")], {
  isInherited: false,
  status: "INACTIVE",
  inherited: null,
});

// Only Date is replaced, so that timers still run.
beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => vi.useRealTimers());

async function open({ search = "", fees = [registration, plate, sticker, shipping], viewer = member } = {}) {
  const server = feeServer(fees);
  const app = await visit(url + search, { viewer, mgt: server.mgt });
  await screen.findByRole("button", { name: "Gebühr anlegen" });
  return { app, server };
}

const row = (text: string) => within(screen.getByRole("row", { name: new RegExp(`^${text}`) }));
const rows = () => screen.getAllByRole("rowheader").map((cell) => cell.firstElementChild?.textContent);
const inDialog = async () => within(await screen.findByRole("dialog"));

/** What applications pay before and after a change, by line. */
const amountsIn = (question: ReturnType<typeof row>) =>
  question.queryAllByRole("term").map((term) => {
    const line = `${term.textContent}: ${term.nextElementSibling?.textContent}`;
    return line.replaceAll("\u00a0", " ");
  });

async function choose(app: Awaited<ReturnType<typeof open>>["app"], text: string, action: string) {
  await app.click(`Aktionen für ${text}`);
  await app.click(action, "menuitem");
}

test("Fees: shows a member the prices of today, and those over time in words", async () => {
  await open();
  expect(document.title).toBe("Service Management - Gebühren - Augsburg");
  expect(screen.getByRole("link", { name: /^Gebühren/ }).getAttribute("aria-current")).toBe("page");
  expect(row("Internetbasierte Zulassung").getByText("27,90 €", { selector: "b" })).toBeTruthy();
  expect(row("Internetbasierte Zulassung").getByText("GebOSt 221.1.1")).toBeTruthy();
  const timeline = row("Internetbasierte Zulassung").getByRole("img");
  expect(timeline.getAttribute("aria-label")?.replaceAll("\u00a0", " ")).toBe(
    "27,90 € vom 01.01.2021 bis 31.12.2026; 28,60 € ab 01.01.2027",
  );
  expect(row("Plakettenträger").getByText("eigener Preis, +0,05 €")).toBeTruthy();
  expect(row("Versand").getByText("versand", { selector: "code" })).toBeTruthy();
  expect(row("Versand").getByText("eigene Gebühr")).toBeTruthy();
});

test("Fees: shows the prices of another day, which is in the URL", async () => {
  await open({ search: "?asOf=2027-02-01" });
  expect(row("Internetbasierte Zulassung").getByText("28,60 €", { selector: "b" })).toBeTruthy();
  expect(row("Internetbasierte Zulassung").getByText("unbefristet")).toBeTruthy();
});

test("Fees: filters by status and text, and says if nothing matches", async () => {
  const { app } = await open();
  await app.click("Inaktiv");
  await waitFor(() => expect(rows()).toEqual(["Versand"]));
  await app.click("Alle");
  await app.user.type(screen.getByRole("searchbox", { name: "Gebühr oder Nummer" }), "221.1");
  await waitFor(() => expect(rows()).toEqual(["Internetbasierte Zulassung"]));
  expect(app.path()).toBe(`${url}?text=221.1`);
  await app.user.type(screen.getByRole("searchbox", { name: "Gebühr oder Nummer" }), "x");
  await screen.findByText("Nichts entspricht Ihrer Suche");
});

test("Fees: points out gaps of active fees only, unless they are past, and opens their prices", async () => {
  const { app } = await open({
    search: "?asOf=2026-09-30",
    fees: [sticker, { ...sticker, id: "Fee:x", feeId: "x", text: "Alt", status: "INACTIVE" }],
  });
  expect(screen.getAllByText(/Lücke vom 01\.07\.2026 bis 30\.09\.2026/)).toHaveLength(1);
  await app.click("Preise bearbeiten");
  const dialog = await inDialog();
  expect(dialog.queryByText(/^Lücke/)).toBeNull();
  expect(dialog.getAllByLabelText<HTMLInputElement>("Betrag (€)").map(({ value }) => value)).toEqual([
    "0,30",
    "0,35",
  ]);
});

test("Fees: says that a service has no fees", async () => {
  await visit("/mgt/servicefees/09761000/service-portal", {
    viewer: support,
    mgt: feeServer([], "service-portal").mgt,
  });
  await screen.findByText("Dieser Dienst hat keinen Bereich „Gebühren“.");
});

test("Fees: refuses amounts that are no exact cents, with the reason at the field", async () => {
  const { app, server } = await open();
  await app.click("Gebühr anlegen");
  const dialog = await inDialog();
  await app.fill("Gebühren-ID", "feinstaub");
  await app.fill("Bezeichnung", "Feinstaubplakette");
  await app.fill("Gültig ab", "2027-01-01");
  await app.fill("Betrag (€)", "NaN");
  await app.user.click(dialog.getByRole("button", { name: "Anlegen" }));
  await waitFor(() => expect(fieldError("Betrag (€)")).toBe("Betrag muss eine Dezimalzahl sein"));
  for (const [typed, reason] of [
    ["-5", /0,00\s€ und 999\.999,99\s€/],
    ["1.234", /1234,00 oder 1,23/],
  ] as const) {
    await app.fill("Betrag (€)", typed);
    await waitFor(() => expect(fieldError("Betrag (€)")).toMatch(reason));
  }
  await app.fill("Betrag (€)", "5,00");
  await app.fill("USt. (%)", "19");
  await app.fill("Gültig bis (optional)", "2026-12-31");
  await waitFor(() =>
    expect(fieldError("Gültig bis (optional)")).toBe("Das Enddatum liegt vor dem Startdatum."),
  );
  expect(server.saveFee).not.toHaveBeenCalled();

  await app.fill("Gültig bis (optional)", "2027-02-28");
  await app.user.click(dialog.getByRole("button", { name: "Anlegen" }));
  await waitFor(() => expect(rows()).toContain("Feinstaubplakette"));
  expect(server.saveFee.mock.lastCall?.[1].input).toMatchObject({
    revision: null,
    feeId: "feinstaub",
    prices: [{ value: 500, taxRate: 1_900, validFrom: "2027-01-01", validTo: "2027-02-28" }],
  });
});

test("Fees: a fee id that exists is refused at its field, and the input is kept", async () => {
  const { app } = await open();
  await app.click("Gebühr anlegen");
  await app.fill("Gebühren-ID", "wunschkennzeichen");
  await app.fill("Bezeichnung", "Noch eins");
  await app.fill("Betrag (€)", "5");
  await app.fill("Gültig ab", "2027-01-01");
  await app.click("Anlegen");
  await waitFor(() => expect(fieldError("Gebühren-ID")).toBe("Ist bereits vorhanden"));
  expect(screen.getByLabelText<HTMLInputElement>("Bezeichnung").value).toBe("Noch eins");
});

test("Fees: adds a price, shows its gap while it is typed, and removes another", async () => {
  const { app, server } = await open({ fees: [plate] });
  await app.click("Wunschkennzeichen bearbeiten");
  const dialog = await inDialog();
  await app.fill("Gültig bis (optional)", "2026-11-30");
  await app.click("Preis hinzufügen");
  const amounts = () => dialog.getAllByLabelText("Betrag (€)");
  await waitFor(() => expect(document.activeElement).toBe(amounts()[1]));
  await app.user.keyboard("11,00");
  const [, firstDay] = dialog.getAllByLabelText("Gültig ab");
  if (firstDay) await app.user.type(firstDay, "2027-01-01");
  await dialog.findByText(/^Lücke vom 01\.12\.2026 bis 31\.12\.2026\. In dieser Zeit/);
  await app.click("Preis ab 01.01.2021 entfernen");
  expect(dialog.getByRole("button", { name: "Preis ab 01.01.2027 entfernen" })).toHaveProperty(
    "disabled",
    true,
  );
  await app.click("Speichern");
  await waitFor(() => expect(server.stored("wunschkennzeichen")?.prices).toHaveLength(1));
  expect(server.stored("wunschkennzeichen")?.prices[0]).toMatchObject({ value: 1_100, validTo: null });
});

test("Fees: prepares a price change: closes the current price the day before", async () => {
  const { app, server } = await open();
  await choose(app, "Wunschkennzeichen", "Preisänderung vorbereiten …");
  await inDialog();
  await app.fill("Neuer Betrag (€)", "11,50");
  await app.fill("Gültig ab", "2027-04-01");
  await screen.findByText(/Bis 31\.03\.2027 gelten 10,20 €, ab 01\.04\.2027 11,50 €\./);
  await app.click("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.stored("wunschkennzeichen")?.prices).toMatchObject([
    { value: 1_020, validTo: "2027-03-31" },
    { value: 1_150, validFrom: "2027-04-01", validTo: null },
  ]);
});

test("Fees: a price change applies to the prices that somebody else has saved meanwhile", async () => {
  const { app, server } = await open();
  await choose(app, "Wunschkennzeichen", "Preisänderung vorbereiten …");
  await inDialog();
  await app.fill("Neuer Betrag (€)", "11,50");
  await app.fill("Gültig ab", "2027-04-01");
  server.saveAsOther("wunschkennzeichen", [
    price(1_020, "2021-01-01", "2026-12-31"),
    price(1_100, "2027-01-01"),
  ]);
  await app.click("Speichern");
  await waitFor(() => expect(server.stored("wunschkennzeichen")?.prices).toHaveLength(3));
  expect(server.stored("wunschkennzeichen")?.prices.map(({ value }) => value)).toEqual([1_020, 1_100, 1_150]);
});

test("Fees: deactivates an inherited fee; undoing it inherits the fee again", async () => {
  const { app, server } = await open();
  await choose(app, "Wunschkennzeichen", "Deaktivieren");
  await screen.findByText("„Wunschkennzeichen“ ist inaktiv und wird nicht mehr berechnet.");
  expect(row("Wunschkennzeichen").getByText("Inaktiv")).toBeTruthy();
  await app.click("Rückgängig");
  await waitFor(() => expect(server.stored("wunschkennzeichen")?.status).toBe("ACTIVE"));
  expect(server.resetFee).toHaveBeenCalledOnce();
  expect(server.stored("wunschkennzeichen")?.isInherited).toBe(true);
  await screen.findByText("„Wunschkennzeichen“ ist wieder aktiv und kostet 10,20 €.");
});

test("Fees: says what applications will pay before it deactivates a fee that the rule charges", async () => {
  const { app, server } = await open();
  await choose(app, "Internetbasierte Zulassung", "Deaktivieren");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Die Gebührenregel berechnet diese Gebühr\. Solange sie/)).toBeTruthy();
  await question.findByText("27,90 € → 0,00 €");
  expect(server.feeImpact.mock.lastCall?.[1]).toMatchObject({ id: "Fee:221.1.1", change: "DEACTIVATE" });
  expect(amountsIn(question)).toEqual([
    "Diese Gebühr heute: 27,90 € → 0,00 €",
    "Häufigster Antrag mit dieser Gebühr (120 der letzten 200 Zahlungen): 38,10 € → 10,20 €",
    "Beispiel „Mit Wunsch“: 40,00 € → 12,10 €",
  ]);
  expect(question.getByText("2 Beispiele kosten dasselbe wie bisher.")).toBeTruthy();
  // Members may not change rules, so nothing is said about saving them.
  expect(question.queryByText(/lassen sich erst wieder speichern/)).toBeNull();
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(server.stored("221.1.1")?.status).toBe("ACTIVE");
  await choose(app, "Internetbasierte Zulassung", "Deaktivieren");
  await app.click("Trotzdem deaktivieren");
  await waitFor(() => expect(server.stored("221.1.1")?.status).toBe("INACTIVE"));
  // The text of the rule follows without a reload.
  await screen.findByText("0,00 € für Zulassung (inaktiv).");
});

test("Fees: says in words that no payment contains a fee before it is deactivated", async () => {
  const { app, server } = await open();
  server.feeImpact.mockReturnValue({ ...impact, usual: null });
  await choose(app, "Internetbasierte Zulassung", "Deaktivieren");
  const question = within(await screen.findByRole("alertdialog"));
  await question.findByText(/^Keine der letzten 190 Zahlungen enthielt diese Gebühr\./);
  expect(amountsIn(question)).toHaveLength(2);
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  server.feeImpact.mockReturnValue({ ...impact, usual: null, usablePaymentCount: 0 });
  await choose(app, "Internetbasierte Zulassung", "Deaktivieren");
  await screen.findByText(/^Es gibt noch keine Zahlung, an der sich zeigen ließe/);
});

test("Fees: tells those who may change rules that such a rule cannot be saved", async () => {
  const { app } = await open({ viewer: support });
  await choose(app, "Internetbasierte Zulassung", "Deaktivieren");
  await screen.findByText(/lassen sich erst wieder speichern/);
});

test("Fees: an undo returns to an inactive fee that the rule charges without asking", async () => {
  const { inherited } = registration;
  const off = { ...registration, status: "INACTIVE" as const };
  const { app, server } = await open({
    fees: [{ ...off, inherited: inherited && { ...inherited, status: "INACTIVE" } }],
  });
  await choose(app, "Internetbasierte Zulassung", "Aktivieren");
  await waitFor(() => expect(server.stored("221.1.1")?.status).toBe("ACTIVE"));
  await app.click("Rückgängig");
  await waitFor(() =>
    expect(server.stored("221.1.1")).toMatchObject({ isInherited: true, status: "INACTIVE" }),
  );
});

test("Fees: saves, resets and restores the numbers without touching the prices", async () => {
  const { app, server } = await open();
  await choose(app, "Wunschkennzeichen", "Haushaltsstelle und Nummern …");
  await inDialog();
  expect(screen.getByText("Im Katalog: 0.1120.1000")).toBeTruthy();
  await app.fill("Haushaltsstelle (optional)", "0.1120.2000");
  await app.fill("Objektnummer (optional)", "4711");
  await app.click("Speichern");
  await waitFor(() => expect(row("Wunschkennzeichen").getByText("0.1120.2000")).toBeTruthy());
  expect(server.saveFeeMetadata.mock.lastCall?.[1].input.numbers).toEqual({
    gebOstNr: null,
    hhst: "0.1120.2000",
    objnr: "4711",
  });
  expect(server.stored("wunschkennzeichen")?.isInherited).toBe(true);
  await choose(app, "Wunschkennzeichen", "Nummern zurücksetzen");
  await waitFor(() => expect(row("Wunschkennzeichen").getByText("0.1120.1000")).toBeTruthy());
  await choose(app, "Wunschkennzeichen", "Zurücksetzen der Nummern rückgängig machen");
  await waitFor(() => expect(row("Wunschkennzeichen").getByText("0.1120.2000")).toBeTruthy());
});

test("Fees: resets a fee to the catalogue after a question, and undoes it", async () => {
  const { app, server } = await open();
  await choose(app, "Plakettenträger", "Auf den Katalog zurücksetzen …");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/zuletzt 0,30 € ab 01\.01\.2021/)).toBeTruthy();
  await app.user.click(dialog.getByRole("button", { name: "Zurücksetzen" }));
  await waitFor(() => expect(server.stored("228.3")?.isInherited).toBe(true));
  await app.click("Rückgängig");
  await waitFor(() => expect(server.stored("228.3")?.isInherited).toBe(false));
  expect(server.stored("228.3")?.prices).toEqual(sticker.prices);
});

test("Fees: says what applications will pay before a reset deactivates a fee that the rule charges", async () => {
  const { inherited } = registration;
  const { app, server } = await open({
    fees: [
      { ...registration, isInherited: false, inherited: inherited && { ...inherited, status: "INACTIVE" } },
    ],
  });
  await choose(app, "Internetbasierte Zulassung", "Auf den Katalog zurücksetzen …");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Dort ist die Gebühr inaktiv: Sie kostet dann nichts\./)).toBeTruthy();
  await waitFor(() => expect(amountsIn(dialog)[1]).toContain("38,10 € → 10,20 €"));
  expect(server.feeImpact.mock.lastCall?.[1]).toMatchObject({ change: "RESET" });
  await app.user.click(dialog.getByRole("button", { name: "Zurücksetzen" }));
  await waitFor(() =>
    expect(server.stored("221.1.1")).toMatchObject({ isInherited: true, status: "INACTIVE" }),
  );
});
