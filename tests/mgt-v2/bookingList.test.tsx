import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import {
  augsburg,
  booking,
  bookingServer,
  bookingsUrl,
  older,
  payment,
  refund,
  type Booking,
} from "./bookingServer";

async function open(bookings: readonly Booking[], url = bookingsUrl, viewer = support) {
  const server = bookingServer(bookings);
  const app = await visit(url, { viewer, mgt: augsburg, "mgt-v2": server.endpoint });
  return { app, ...server };
}

const all = [payment, refund, older];
const findTable = () => screen.findByRole("grid", { name: "Buchungen" });

test("Bookings: lists bookings: refunds with a minus sign and a link, refunded parts, and a dash for what older payments lack", async () => {
  await open(all);
  await screen.findByRole("heading", { level: 1, name: "Buchungsliste" });
  const table = within(await findTable());
  const headers = table.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual([
    ...["Datum", "Zahlungs-ID", "Antrags-ID", "Dienst", "Vorgang", "Kennzeichen", "FIN", "aVa"],
    ...["Gebührennummer", "Haushaltsstelle", "Objektnummer", "Gesamtbetrag", "MwSt.", "Kassenzeichen"],
    ...["Belegnummer", "Zahlungsart", "Status"],
  ]);
  const cells = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent?.replaceAll(/\s/g, " ")));
  expect(cells[0]).toEqual([
    ...["20.11.2026", "pay-1", "pid-1", "Neuzulassung", "Neuzulassung", "A-BC 123", "WVWZZZ1JZXW000001"],
    ...["aVa 7", "221.1", "1100.1000", "4711", "39,00 €davon 5,00 € erstattet", "0,00 €", "KZ-1", "B-1"],
    ...["Kreditkarte", "bezahlt"],
  ]);
  expect(cells[1]?.[4]).toBe("NeuzulassungErstattung zu B-1");
  expect(cells[1]?.[11]).toBe("−5,00 €");
  expect(cells[2]?.slice(5)).toEqual([
    ...["–", "–", "–", "221.1", "–", "–", "11,90 €", "1,90 €", "–", "–", "Kreditkarte", "offen"],
  ]);
  const link = table.getByRole("link", { name: "pid-1" });
  expect(link.getAttribute("href")).toBe("/admin/processes/pid-1");
  expect(document.title).toBe("Service Management - Buchungsliste - Augsburg");
});

test("Bookings: leaves out vehicles and links to processes for viewers who may not see processes", async () => {
  await open(all, bookingsUrl, member);
  const table = within(await findTable());
  expect(table.queryByRole("columnheader", { name: /Kennzeichen|FIN/ })).toBeNull();
  expect(table.queryByRole("link", { name: "pid-1" })).toBeNull();
  expect(screen.getByText(/^Die Suche findet Teile von .*Kassenzeichen und Belegnummer\./)).toBeTruthy();
});

test("Bookings: filters by the URL, within the path, and sums under the same filter", async () => {
  const url = `${bookingsUrl}?commune=09162000&service=ikfz-neuzulassung&from=2026-11-01&to=2026-11-30&budgetItem=1100.1000&budgetItem=none&method=PayPal&state=settled&kind=refund&totalFrom=500&totalTo=12050&text=ABC123&exported=no&sort=-total`;
  const { asked, summed } = await open(all, url);
  await waitFor(() => expect(asked).toHaveLength(1));
  const filter = {
    communes: ["09761000"],
    services: ["ikfz-neuzulassung"],
    period: { from: "2026-11-01", to: "2026-11-30" },
    budgetItems: ["1100.1000", ""],
    paymentMethods: ["PayPal"],
    states: ["SETTLED"],
    kinds: ["REFUND"],
    totalFrom: 500,
    totalTo: 12_050,
    text: "ABC123",
    isExported: false,
  };
  expect(asked[0]).toMatchObject({ filter, orderBy: { field: "TOTAL", direction: "DESC" } });
  await waitFor(() => expect(summed).toEqual([filter]));
  const chips = within(await screen.findByRole("list", { name: "Aktive Filter" }));
  expect(chips.getAllByRole("button").map((chip) => chip.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Datum: 01.11.2026 – 30.11.2026entfernen",
    "Status: bezahltentfernen",
    "Dienst: Neuzulassungentfernen",
    "Haushaltsstelle: 1100.1000entfernen",
    "Haushaltsstelle: ohneentfernen",
    "Zahlungsart: PayPalentfernen",
    "Ausleitung: noch nicht ausgeleitetentfernen",
    "Art: Erstattungentfernen",
    "Betrag in Euro, ohne Vorzeichen: 5,00 € – 120,50 €entfernen",
  ]);
});

test("Bookings: takes amounts in euros, keeps what is none, and does not filter by it", async () => {
  const { app, asked } = await open(all);
  await findTable();
  await app.click("Weitere");
  const from = await screen.findByRole("textbox", { name: /^Betrag in Euro.* von$/ });
  await app.user.type(from, "1.234,5{Enter}");
  await waitFor(() => expect(app.path()).toBe(`${bookingsUrl}?totalFrom=123450`));
  expect(from).toHaveProperty("value", "1234,50");
  const to = screen.getByRole("textbox", { name: /^Betrag in Euro.* bis$/ });
  await app.user.type(to, "5{Enter}");
  await waitFor(() => expect(to.getAttribute("aria-invalid")).toBe("true"));
  expect(to).toHaveProperty("value", "5,00");
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ totalFrom: 123_450, totalTo: null }));
  await app.user.clear(to);
  await app.user.type(to, "1.234{Enter}");
  await screen.findByText("Das ist kein Betrag wie 27,90 oder 1.234,50.");
});

test("Bookings: offers the budget items and payment methods that bookings have", async () => {
  const { app } = await open(all);
  await findTable();
  const filters = within(screen.getByRole("search", { name: "Buchungen suchen und filtern" }));
  await app.user.click(filters.getByRole("button", { name: "Haushaltsstelle" }));
  const items = within(await screen.findByRole("group", { name: "Haushaltsstelle" }));
  expect(items.getAllByRole("checkbox").map((box) => box.parentElement?.textContent)).toEqual([
    ...["1100.1000", "1200.2000", "ohne Haushaltsstelle"],
  ]);
  await app.user.click(items.getByRole("checkbox", { name: "ohne Haushaltsstelle" }));
  await waitFor(() => expect(app.path()).toBe(`${bookingsUrl}?budgetItem=none`));
});

test("Bookings: shows the sums of all rows of the filter, with links to what is not booked", async () => {
  const { app } = await open(all);
  const sums = within(await screen.findByRole("region", { name: "Summen" }));
  const table = within(
    await sums.findByRole("table", { name: "Summen nach Haushaltsstelle und Steuersatz" }),
  );
  const rows = table.getAllByRole("row").map((row) => row.textContent?.replaceAll(/\s/g, " "));
  expect(rows).toEqual([
    "Haushaltsstelle, SteuersatzBuchungenGesamtbetrag",
    "1100.100019 %217,00 €MwSt. 2,71 €",
    "ohne Haushaltsstelle0 %117,00 €",
  ]);
  expect(sums.getByText(/^34,00\s€$/)).toBeTruthy();
  expect(sums.getByText(/^3 Buchungen, darin 2,71\s€ MwSt\.$/)).toBeTruthy();
  expect(sums.getByText(/nicht nur über diese Seite/)).toBeTruthy();
  expect(within(sums.getByRole("list")).getAllByRole("listitem")).toHaveLength(1);
  await app.click("1 offene Buchung", "link");
  await waitFor(() => expect(app.path()).toBe(`${bookingsUrl}?state=OPEN`));
});

test("Bookings: keeps the list and its filters if the sums fail, and loads them again", async () => {
  const { app, isAnswered } = await open(all, bookingsUrl);
  await findTable();
  isAnswered.sums = false;
  await app.click("1 offene Buchung", "link");
  const sums = within(screen.getByRole("region", { name: "Summen" }));
  await sums.findByRole("heading", { name: /fehlgeschlagen|nicht geladen|Fehler/i });
  expect(await findTable()).toBeTruthy();
  isAnswered.sums = true;
  await app.user.click(sums.getByRole("button", { name: "Erneut versuchen" }));
  await sums.findByRole("table");
});

test("Bookings: turns pages without summing again", async () => {
  const many = Array.from({ length: 60 }, (_, position) => booking(String(position + 1)));
  const { app, asked, summed } = await open(many);
  await findTable();
  await app.click("Nächste Seite");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 50, after: "50" }));
  await screen.findByText(/51.*60/);
  expect(summed).toHaveLength(1);
});

test("Bookings: opens a booking beside the list: facts, refunds and export runs; a refund leads back to its booking", async () => {
  const { app } = await open(all, `${bookingsUrl}?id=1`);
  const pane = within(await screen.findByRole("complementary", { name: "Buchung" }));
  await pane.findByRole("heading", { level: 2, name: "Buchung vom 20.11.2026" });
  const facts = pane
    .getAllByRole("term")
    .map(({ textContent, nextSibling }) =>
      `${textContent}: ${nextSibling?.textContent}`.replaceAll(/\s/g, " "),
    );
  expect(facts).toEqual(
    expect.arrayContaining(["Vorgang: Neuzulassung", "Nettobetrag: 39,00 €", "FIN: WVWZZZ1JZXW000001"]),
  );
  expect(pane.getByRole("button", { name: "Belegnummer kopieren" })).toBeTruthy();
  expect(pane.getByRole("link", { name: "Lauf 41: neu" }).getAttribute("href")).toBe(
    "/mgt/accounting/09761000/runs",
  );
  await app.user.click(pane.getByRole("link", { name: "Erstattung vom 21.11.2026" }));
  await pane.findByRole("heading", { level: 2, name: "Erstattung vom 21.11.2026" });
  expect(pane.getByText("In keiner Ausleitung, die Sie sehen dürfen.")).toBeTruthy();
  await app.user.click(pane.getByRole("link", { name: "Buchung B-1 vom 20.11.2026" }));
  await waitFor(() => expect(app.path()).toBe(`${bookingsUrl}?id=1`));
});

test("Bookings: does not show a booking of another commune", async () => {
  await open([booking("9", { commune: { ags: "09162000", name: "München" } })], `${bookingsUrl}?id=9`);
  await screen.findByRole("heading", { name: "Diese Buchung gibt es hier nicht" });
});

test("Bookings: says that there are no bookings yet, or that filters hide them", async () => {
  const { app } = await open([], `${bookingsUrl}?state=OPEN`);
  await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
  await app.click("Filter zurücksetzen");
  await screen.findByRole("heading", { name: "Es gibt noch keine Buchungen" });
  await open([], "/mgt/accounting", member);
  await screen.findByText(/Kommunen, die Ihnen zugeordnet sind/);
});

test("Bookings: lists all communes with a link to each list, and says where bookings are exported", async () => {
  const { asked } = await open(all, "/mgt/accounting?commune=09761000", member);
  await screen.findByRole("heading", { level: 1, name: "Buchungen aller Kommunen" });
  const [link] = await within(await findTable()).findAllByRole("link", { name: "Augsburg" });
  expect(link?.getAttribute("href")).toBe(bookingsUrl);
  expect(screen.getByText(/^Ausgeleitet wird je Kommune/)).toBeTruthy();
  expect(asked[0]?.filter).toMatchObject({ communes: ["09761000"] });
});

test("Bookings: applies a saved view to the commune of the address", async () => {
  const { app } = await open(all);
  const views = within(await screen.findByRole("navigation", { name: "Ansichten" }));
  await app.user.click(await views.findByRole("link", { name: "Offene (BOOKINGS)" }));
  await waitFor(() => expect(app.path()).toBe(`${bookingsUrl}?state=OPEN`));
  expect(views.getByRole("link", { name: "Offene (BOOKINGS)" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("button", { name: "Ansicht speichern" })).toBeTruthy();
});

test("Bookings: shows the notice for a foreign commune", async () => {
  await open(all, "/mgt/accounting/09162000");
  await screen.findByRole("heading", { level: 1, name: /Diese Kommune gibt es hier nicht/ });
});
