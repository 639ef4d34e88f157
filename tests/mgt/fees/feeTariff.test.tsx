import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findAnnounced } from "../../support/announcements";
import { fieldError, valueOf } from "../../support/forms";
import { failure } from "../../support/mockedEndpoints";
import { member } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { fee, feeServer, price } from "./feeServer";

const url = "/mgt/servicefees/09761000/ikfz-neuzulassung";
const label = "GebOSt-Nummer (optional)";

const entry = (gebOstNr: string, text: string, bounds: readonly number[], note: string | null = null) => ({
  gebOstNr,
  text,
  note,
  minimum: bounds[0] ?? null,
  maximum: bounds.at(-1) ?? null,
});
const tariff = [
  entry("221", "Zulassung eines Kraftfahrzeugs", []),
  entry("221.1", "Zulassung oder Wiederzulassung", [2_700]),
  entry("221.1.1", "Internetbasierte Zulassung", [2_790]),
  entry("254", "Sonstige Anordnungen", [3_320, 25_600]),
  entry("258", "Prüfung", [], "nach dem Zeitaufwand"),
  entry("227", "x".repeat(600), [510]),
];

const plate = fee("221.1", "Kennzeichen", [
  price(300, "2021-01-01", "2026-06-30"),
  price(400, "2026-07-01", "2027-12-31"),
  price(2_700, "2028-01-01"),
]);

// Only Date is replaced, so that timers still run.
beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => vi.useRealTimers());

async function open(button: "Gebühr anlegen" | "Kennzeichen bearbeiten" = "Gebühr anlegen") {
  const server = feeServer([plate]);
  const feeTariff = vi.fn((_: unknown, { text }: { text: string }): unknown => [
    ...tariff.filter(({ gebOstNr }) => gebOstNr.startsWith(text)),
    ...tariff.filter((one) => !one.gebOstNr.startsWith(text) && one.text.includes(text)),
  ]);
  const mgt = { ...server.mgt, Query: { ...server.mgt.Query, feeTariff } };
  let lookUps = 0;
  let isOffline = false;
  const app = await visit(url, {
    viewer: member,
    mgt,
    server: (fetch) => (input, init) => {
      const isLookUp = String(init?.body).includes('"variables":{"text":');
      if (isLookUp) lookUps += 1;
      return isLookUp && isOffline ? Promise.reject(new TypeError("Failed to fetch")) : fetch(input, init);
    },
  });
  await app.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  return {
    app,
    server,
    dialog,
    feeTariff,
    lookUps: () => lookUps,
    setOffline: () => {
      isOffline = true;
    },
    save: () => app.user.click(dialog.getByRole("button", { name: "Anlegen" })),
  };
}

const field = () => screen.getByRole("combobox", { name: label });
/** Adds text to the field, as one input: the tests' events are faster than Chakra's combobox follows. */
async function enter(app: Awaited<ReturnType<typeof visit>>, text: string) {
  await app.user.click(field());
  await app.user.paste(text);
}

const proposals = () =>
  screen.findByRole("listbox", { name: label }).then((list) => within(list).getAllByRole("option"));
const numbersOf = (options: readonly HTMLElement[]) =>
  options.map((option) => option.querySelector("code")?.textContent);
const values = () => ["Gebühren-ID", "Bezeichnung", "Betrag (€)"].map(valueOf);
const plainText = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ");

test("Fee tariff: proposes entries while a number is typed; by keyboard, one fills the form and is saved with the fee", async () => {
  const { app, server, dialog, save } = await open();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await app.user.paste("221");
  await findAnnounced("3 Vorschläge");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  const options = await proposals();
  expect(numbersOf(options)).toEqual(["221", "221.1", "221.1.1"]);
  expect(options.map(plainText)[1]).toBe("221.1Zulassung oder Wiederzulassung27,00 €");

  await app.user.keyboard("{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(field().getAttribute("aria-activedescendant")).toBe(options[1]?.id));
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect([valueOf(label), ...values()]).toEqual([
    "221.1",
    "221.1",
    "Zulassung oder Wiederzulassung",
    "27,00",
  ]);
  expect(plainText(dialog.getByText(/^Tarif: /))).toBe("Tarif: 27,00 €");
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")).toBe(
    dialog.getByText(/^Tarif: /),
  );
  await findAnnounced("Tarif: 27,00 €");
  expect(server.saveFee).not.toHaveBeenCalled();

  await app.fill("Gültig ab", "2027-01-01");
  await save();
  await waitFor(() => expect(fieldError("Gebühren-ID")).toBe("Ist bereits vorhanden"));
  await app.fill("Gebühren-ID", "zulassung");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.stored("zulassung")?.numbers).toMatchObject({ gebOstNr: "221.1" });
});

test("Fee tariff: Enter chooses the typed number, and never submits the form while the list is open", async () => {
  const { app, server } = await open();
  await enter(app, "22");
  await proposals();
  await app.user.keyboard("{Enter}");
  expect(values()).toEqual(["", "", ""]);
  await enter(app, "1.1");
  await screen.findByText(/^Tarif: 27,00/);
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(values()).toEqual(["221.1", "Zulassung oder Wiederzulassung", "27,00"]));
  expect(fieldError("Gültig ab")).toBeNull();
  expect(server.saveFee).not.toHaveBeenCalled();
});

test("Fee tariff: never replaces what was typed; a frame is no amount", async () => {
  const { app, dialog } = await open();
  await app.fill("Bezeichnung", "Eigene");
  await app.fill("Gebühren-ID", "eigene");
  await enter(app, "Anordnungen");
  const [option] = await proposals();
  if (option) await app.user.click(option);
  await waitFor(() => expect(valueOf(label)).toBe("254"));
  expect(values()).toEqual(["eigene", "Eigene", ""]);
  expect(plainText(await dialog.findByText(/^Tarif: /))).toBe("Tarif: 33,20 € bis 256,00 €");

  await app.fill("Betrag (€)", "5,00");
  await app.user.clear(field());
  expect(dialog.queryByText(/^Tarif: /)).toBeNull();
  await enter(app, "221.1.1");
  await proposals();
  await app.user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(valueOf(label)).toBe("221.1.1"));
  expect(values()).toEqual(["eigene", "Eigene", "5,00"]);
});

test("Fee tariff: shows the wording of a fee that is no amount, and shortens texts that are too long", async () => {
  const { app, dialog } = await open();
  await enter(app, "258");
  await dialog.findByText("Tarif: nach dem Zeitaufwand");
  await app.user.clear(field());
  await enter(app, "227");
  await dialog.findByText(/^Tarif: 5,10/);
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(valueOf("Bezeichnung")).toBe(`${"x".repeat(499)}…`));
});

test("Fee tariff: Escape closes the list only; leaving the field closes it without choosing", async () => {
  const { app } = await open();
  await enter(app, "221");
  await proposals();
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("dialog")).toBeTruthy();
  await app.user.keyboard("{ArrowDown}");
  await proposals();
  await app.user.tab();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText("Gebühren-ID"));
  expect(values()).toEqual(["", "", ""]);
});

test("Fee tariff: proposals that arrive after the field was left do not open the list", async () => {
  const { app, dialog } = await open();
  await enter(app, "221.1");
  await app.user.tab();
  await dialog.findByText(/^Tarif: 27,00/);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Gebühren-ID"));
});

test("Fee tariff: warns of an amount outside of the tariff, which can be saved", async () => {
  const { app, server, dialog, save } = await open();
  await enter(app, "221.1");
  await app.fill("Gebühren-ID", "eigene");
  await app.fill("Bezeichnung", "Eigene");
  await app.fill("Gültig ab", "2027-01-01");
  await app.fill("Betrag (€)", "3,00");
  const warning = await dialog.findByText(/außerhalb/);
  expect(plainText(warning)).toBe("3,00 € liegt außerhalb des Tarifs zu 221.1 (27,00 €).");
  expect(warning.closest("[role=status]")).toBeTruthy();
  await app.fill("Betrag (€)", "27,00");
  await waitFor(() => expect(dialog.queryByText(/außerhalb/)).toBeNull());
  await app.fill("Betrag (€)", "27,01");
  await dialog.findByText(/außerhalb/);
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.stored("eigene")?.prices[0]?.value).toBe(2_701);
});

test("Fee tariff: warns of the amounts of an existing fee by its number, not of those in the past", async () => {
  const { app, dialog, feeTariff } = await open("Kennzeichen bearbeiten");
  const warning = await dialog.findByText(/außerhalb/);
  expect(plainText(warning)).toBe("4,00 € liegt außerhalb des Tarifs zu 221.1 (27,00 €).");
  expect(feeTariff.mock.calls.map(([, { text }]) => text)).toEqual(["221.1"]);
  expect(screen.queryByRole("combobox", { name: label })).toBeNull();
  const [past, present] = dialog.getAllByLabelText("Betrag (€)");
  if (!past || !present) throw new Error("There are no prices.");
  await app.user.clear(present);
  await app.user.type(present, "27,00");
  await waitFor(() => expect(dialog.queryByText(/außerhalb/)).toBeNull());
});

test.each(["offline", "failed", "not installed"])(
  "a look-up that is %s does not block the form",
  async (how) => {
    const { app, server, feeTariff, dialog, save, lookUps, setOffline } = await open();
    if (how === "offline") setOffline();
    if (how === "not installed") feeTariff.mockReturnValue([]);
    if (how === "failed") {
      feeTariff.mockImplementation(() => {
        throw failure("internal_error");
      });
    }
    await enter(app, "221.1");
    await waitFor(() => expect(lookUps()).toBe(1));
    expect(field().getAttribute("aria-expanded")).toBe("false");
    await app.fill("Gebühren-ID", "eigene");
    await app.fill("Bezeichnung", "Eigene");
    await app.fill("Gültig ab", "2027-01-01");
    await app.fill("Betrag (€)", "3,00");
    expect(dialog.queryByRole("alert")).toBeNull();
    await save();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.stored("eigene")?.numbers.gebOstNr).toBe("221.1");
  },
);
