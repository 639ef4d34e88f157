import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { augsburg, blacklistUrl, listsUrl, refusal, securityListServer } from "./securityListServer";

async function openForm(options: Parameters<typeof securityListServer>[1] = {}, url = blacklistUrl) {
  const server = securityListServer([], options);
  const app = await visit(url, { viewer: member, mgt: augsburg(), ikfz: server.endpoint });
  await app.click("Eintrag hinzufügen");
  await screen.findByRole("dialog");
  const impacts = () => app.calls.filter(({ operation }) => operation === "EntryImpactQuery");
  return { app, impacts, ...server };
}

const dialog = () => within(screen.getByRole("dialog"));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const label = "E-Mail-Adresse oder Domain";

test("Adding to a security list: adds an entry with reason and last day, and announces it", async () => {
  const { app, inputsOf } = await openForm();
  await app.fill(label, "example.org");
  await app.fill("Grund (optional)", "Wegwerfadressen");
  await app.fill("Gültig bis (optional)", "31.12.2099");
  await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
  await isClosed();
  expect(inputsOf("addSecurityListEntry")).toEqual([
    {
      ags: "09761000",
      list: "BLACKLIST",
      pattern: "example.org",
      allowsPublicSuffix: false,
      reason: "Wegwerfadressen",
      expiresOn: "2099-12-31",
    },
  ]);
  await within(await screen.findByRole("grid", { name: "Blacklist" })).findByText("example.org");
  expect(await screen.findByText("Der Eintrag wurde hinzugefügt.")).toBeTruthy();
});

const results = [
  ["ENTRY_EXISTS_ALREADY", blacklistUrl, "Der Eintrag ist schon vorhanden."],
  ["INVALID", blacklistUrl, "Das ist weder eine E-Mail-Adresse noch eine Domain."],
  ["CONFLICT", blacklistUrl, /^Der Eintrag steht auf der Whitelist\. Löschen Sie ihn dort/],
  ["CONFLICT", listsUrl, /^Der Eintrag steht auf der Blacklist\. Löschen Sie ihn dort/],
  ["DOMAIN_NOT_ALLOWED", listsUrl, /^Domains sind auf der Whitelist nicht erlaubt\./],
  ["NOT_FOUND", blacklistUrl, /^Der Eintrag oder die Liste wurde nicht gefunden\./],
  ["INTERNAL_ERROR", blacklistUrl, /^Ein interner Fehler ist aufgetreten\./],
] as const;

test.each(results)(
  "Adding to a security list: the result %s at %s has a text of its own, and the input stays",
  async (result, url, text) => {
    const { app } = await openForm({ results: { "example.org": result } }, url);
    const field = url === listsUrl ? "E-Mail-Adresse" : label;
    const input = () => dialog().getByLabelText<HTMLInputElement>(field);
    await app.user.click(input());
    await app.user.paste("example.org");
    await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
    const alert = await dialog().findByRole("alert");
    expect(alert.textContent?.replace("example.org: ", "")).toMatch(text);
    expect(input().value).toBe("example.org");
    expect(document.activeElement).toBe(input());
  },
);

test("Adding to a security list: leaving the field says what the entry would have done, with the stored form, and typing asks nothing", async () => {
  const { app, impacts } = await openForm({ impact: { pattern: "xn--mller-kva.example" } });
  await app.user.click(dialog().getByLabelText(label));
  await app.user.keyboard("müller.example");
  expect(impacts()).toHaveLength(0);
  await app.user.tab();
  await dialog().findByText("Hätte in den letzten 30 Tagen 17 von 1.200 Reservierungen abgewiesen.");
  expect(dialog().getByText("xn--mller-kva.example")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Auswirkung prüfen");
  expect(impacts()).toHaveLength(1);
  expect(impacts()[0]?.variables).toEqual({ ags: "09761000", list: "BLACKLIST", pattern: "müller.example" });
  await app.fill(label, "example.net");
  expect(dialog().queryByText(/^Hätte in den letzten/)).toBeNull();
  await app.click("Auswirkung prüfen");
  await dialog().findByText(/^Hätte in den letzten/);
});

test("Adding to a security list: of a whitelist, it says how many would have been let in; of a refused entry, only why", async () => {
  const { app } = await openForm({ results: { "example.org": "DOMAIN_NOT_ALLOWED" } }, listsUrl);
  const input = dialog().getByLabelText("E-Mail-Adresse");
  await app.user.type(input, "anna@example.org");
  await app.user.tab();
  await dialog().findByText(/3 von 1\.200 Reservierungen zugelassen, die sonst abgewiesen werden\.$/);
  await app.user.clear(input);
  await app.user.type(input, "example.org");
  await app.user.tab();
  await dialog().findByText(/^Domains sind auf der Whitelist nicht erlaubt\./);
  expect(dialog().queryByText(/^Hätte in den letzten/)).toBeNull();
});

test("Adding to a security list: a refusal replaces what was said about the entry before", async () => {
  const { app } = await openForm({ results: { "a..de": "INVALID" } });
  await app.fill(label, "a..de");
  await app.user.tab();
  const words = /Das ist weder eine E-Mail-Adresse noch eine Domain\./;
  await dialog().findByText(words);
  await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
  expect((await dialog().findByRole("alert")).textContent).toMatch(words);
  expect(dialog().getAllByText(words)).toHaveLength(1);
});

test("Adding to a security list: says if there were no reservations, or more than were counted", async () => {
  const { app } = await openForm({ impact: { reservationCount: 10_000, reservationCountExceeded: true } });
  await app.fill(label, "example.org");
  await app.user.tab();
  await dialog().findByText("Gezählt sind nur die neuesten; es gab mehr.");
  const other = await openForm({ impact: { reservationCount: 0 } });
  await other.app.fill(label, "example.org");
  await other.app.user.tab();
  await dialog().findByText("In den letzten 30 Tagen gab es keine Reservierungen.");
});

test("Adding to a security list: a public suffix is only added after a question that says what it means", async () => {
  const { app, inputsOf } = await openForm({ results: { de: "PUBLIC_SUFFIX" } });
  await app.fill(label, "de");
  await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("„de“ ist eine öffentliche Endung.");
  await app.user.click(within(question).getByRole("button", { name: "Abbrechen" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(inputsOf("addSecurityListEntry")).toMatchObject([{ allowsPublicSuffix: false }]);
  await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
  await app.click("Endung sperren");
  await isClosed();
  expect(inputsOf("addSecurityListEntry")).toMatchObject([
    { allowsPublicSuffix: false },
    { allowsPublicSuffix: false },
    { pattern: "de", allowsPublicSuffix: true },
  ]);
});

test("Adding to a security list: a refused day is at its field", async () => {
  const { app, refuseNext } = await openForm();
  refuseNext("addSecurityListEntry", refusal("date_in_past", ["expiresOn"]));
  await app.fill(label, "example.org");
  await app.fill("Gültig bis (optional)", "01.01.2020");
  await app.user.click(dialog().getByRole("button", { name: "Hinzufügen" }));
  await dialog().findAllByText(/^(Gültig bis: )?Der Tag ist schon vorbei\./);
});

test("Adding to a security list: closing asks before a typed entry is lost", async () => {
  const { app } = await openForm();
  await app.fill(label, "example.org");
  await app.user.click(dialog().getByRole("button", { name: "Abbrechen" }));
  await screen.findByRole("alertdialog");
});
