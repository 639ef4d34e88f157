import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import {
  augsburg,
  blacklistUrl,
  entry,
  listsUrl,
  refusal,
  securityListServer,
  serviceUrl,
} from "./securityListServer";

type Options = Parameters<typeof securityListServer>[1];

async function open(
  entries: Parameters<typeof securityListServer>[0],
  url = blacklistUrl,
  options: Options = {},
) {
  const server = securityListServer(entries, options);
  const app = await visit(url, { viewer: member, mgt: augsburg(), ikfz: server.endpoint });
  await screen.findByRole("heading", { name: "Welcher Eintrag gilt" });
  return { app, ...server };
}

const table = (name = "Blacklist") => screen.findByRole("grid", { name });
const row = async (name: RegExp) => within(await table()).findByRole("row", { name });

test("Security lists: the section is only offered with the licence plate reservation, and says so at its address", async () => {
  const lists = securityListServer([]);
  const ikfz = { Query: { ...lists.endpoint.Query, securityListEntries: () => null } };
  await visit(listsUrl, { viewer: member, mgt: augsburg(false), ikfz });
  await screen.findByText("Hier gibt es keine Sicherheitslisten");
  const part = within(screen.getByRole("main"));
  expect(part.queryByLabelText("E-Mail-Adresse")).toBeNull();
  expect(part.queryByRole("heading", { name: "Welcher Eintrag gilt" })).toBeNull();
  expect(part.queryByRole("search")).toBeNull();
  expect(part.queryAllByRole("button", { name: /exportieren|importieren|hinzufügen|testen/i })).toEqual([]);
  const sections = within(screen.getByRole("navigation", { name: "Abschnitte der Kommune" }));
  expect(sections.queryByRole("link", { name: "Sicherheitslisten" })).toBeNull();
  await open([]);
  const link = await within(screen.getByRole("navigation", { name: "Abschnitte der Kommune" })).findByRole(
    "link",
    { name: "Sicherheitslisten" },
  );
  expect(link.getAttribute("href")).toBe(listsUrl);
});

test("Security lists: the service has the same lists as a screen of its own", async () => {
  await open([entry("anna@example.org", { list: "WHITELIST" })], serviceUrl);
  await within(await table("Whitelist")).findByText("anna@example.org");
  const tabs = within(screen.getByRole("navigation", { name: "Seiten des Dienstes" }));
  expect(tabs.getByRole("link", { name: "Sicherheitsmaßnahmen" }).getAttribute("aria-current")).toBe("page");
  expect(document.title).toContain("Sicherheitsmaßnahmen");
});

test("Security lists: other services have no security measures", async () => {
  const { endpoint } = securityListServer([]);
  await visit("/mgt/security/09761000/ikfz-neuzulassung", {
    viewer: support,
    mgt: augsburg(),
    ikfz: endpoint,
  });
  await screen.findByText("Dieser Dienst hat keinen Bereich „Sicherheitsmaßnahmen“.");
  const tabs = within(screen.getByRole("navigation", { name: "Seiten des Dienstes" }));
  expect(tabs.queryByRole("link", { name: "Sicherheitsmaßnahmen" })).toBeNull();
});

test("Security lists: shows entries, with the stored form where it differs", async () => {
  await open([
    entry("müller.example", {
      pattern: "xn--mller-kva.example",
      reason: "Wegwerfadressen",
      expiresOn: "2026-12-31",
    }),
    entry("anna@example.org"),
  ]);
  const text = (await row(/müller/)).textContent;
  for (const part of ["xn--mller-kva.example", "Domain", "Wegwerfadressen", "31.12.2026", "k.brandl"]) {
    expect(text).toContain(part);
  }
  expect((await row(/anna/)).textContent).toContain("unbegrenzt");
});

test("Security lists: list, search, filters and order are in the URL, and the whitelist has no filter by kind", async () => {
  const { app, asked } = await open([], `${blacklistUrl}&kind=domain&expires=true&sort=-created-at&text=exa`);
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      ags: "09761000",
      list: "BLACKLIST",
      filter: { text: "exa", kinds: ["DOMAIN"], expires: true },
      orderBy: { field: "CREATED_AT", direction: "DESC" },
    }),
  );
  await app.click("Whitelist");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ list: "WHITELIST", filter: { kinds: null } }));
  expect(screen.queryByLabelText("Art")).toBeNull();
  expect(app.path()).toContain("list=whitelist");
});

test("Security lists: a list that cannot be loaded leaves the section in place", async () => {
  const { endpoint } = securityListServer([]);
  const ikfz = {
    Query: {
      ...endpoint.Query,
      securityListEntries: () => {
        throw failure("internal_error");
      },
    },
  };
  await visit(blacklistUrl, { viewer: member, mgt: augsburg(), ikfz });
  await screen.findByText("Die Liste konnte nicht geladen werden.");
  expect(screen.getByRole("heading", { name: "Welcher Eintrag gilt" })).toBeTruthy();
});

const verdicts = [
  ["NOT_LISTED", true, "Zugelassen: Anna@Example.orgKein Eintrag trifft auf die Adresse zu."],
  ["ADDRESS_WHITELISTED", true, "Zugelassen: Anna@Example.orgDie Adresse steht auf der Whitelist."],
  ["ADDRESS_BLACKLISTED", false, "Abgewiesen: Anna@Example.orgDie Adresse steht auf der Blacklist."],
  [
    "DOMAIN_BLACKLISTED",
    false,
    "Abgewiesen: Anna@Example.orgDie Domain der Adresse steht auf der Blacklist.",
  ],
] as const;

test.each(verdicts)(
  "Security lists: the verdict %s says whether a reservation would be let in",
  async (reason, isAdmitted, text) => {
    const { app } = await open([], blacklistUrl, { verdict: { reason, isAdmitted } });
    await app.fill("E-Mail-Adresse", "Anna@Example.org");
    await app.click("Testen");
    const answer = await screen.findByText(isAdmitted ? "Zugelassen" : "Abgewiesen");
    expect(answer.closest("[aria-live=polite]")?.textContent).toBe(`${text}Verglichen als anna@example.org`);
  },
);

test("Security lists: the verdict leads to the entry that decides", async () => {
  const decides = entry("example.org", { reason: "Spam" });
  const verdict = { reason: "DOMAIN_BLACKLISTED", isAdmitted: false, entry: decides };
  const { app, asked } = await open([decides], listsUrl, { verdict });
  await app.fill("E-Mail-Adresse", "anna@mail.example.org");
  await app.click("Testen");
  await screen.findByText("Grund: Spam");
  await app.click("example.org", "link");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ list: "BLACKLIST", filter: { text: "example.org" } }),
  );
});

test("Security lists: a text that is no address is not judged, and an old verdict goes with a new text", async () => {
  const { app } = await open([], blacklistUrl, { verdict: { reason: "NOT_AN_ADDRESS", address: null } });
  await app.fill("E-Mail-Adresse", "anna");
  await app.click("Testen");
  await screen.findByText(/^„anna“ ist keine E-Mail-Adresse\./);
  await app.fill("E-Mail-Adresse", "anna@example.org");
  expect(screen.queryByText(/ist keine E-Mail-Adresse/)).toBeNull();
});

test("Security lists: removes the selected entries after naming them, and undoes it", async () => {
  const { app, inputsOf } = await open([
    entry("anna@example.org"),
    entry("example.net"),
    entry("example.com"),
  ]);
  await app.user.click(within(await row(/anna/)).getByRole("checkbox"));
  await app.user.click(within(await row(/example\.net/)).getByRole("checkbox"));
  await app.click("Löschen …");
  const question = await screen.findByRole("alertdialog");
  expect(
    within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["anna@example.org", "example.net"]);
  await app.click("2 Einträge löschen");
  await screen.findByText("2 Einträge wurden gelöscht.");
  expect(inputsOf("removeSecurityListEntries")).toEqual([
    { ids: ["Entry:anna@example.org", "Entry:example.net"] },
  ]);
  await waitFor(() =>
    expect(screen.queryByText("example.net", { selector: "[data-part=entry]" })).toBeNull(),
  );
  await app.click("Rückgängig");
  await screen.findByText("2 Einträge sind wieder auf der Liste.");
  expect(inputsOf("restoreSecurityListEntries")).toEqual([{ removalId: "removal-1" }]);
  await row(/example\.net/);
});

test("Security lists: a single removal has the specified text, and can be undone later from the recent ones", async () => {
  const { app } = await open([entry("anna@example.org"), entry("example.net")]);
  await app.user.click(within(await row(/anna/)).getByRole("checkbox"));
  await app.click("Löschen …");
  await app.click("1 Eintrag löschen");
  await screen.findByText("Der Eintrag wurde gelöscht.");
  await app.user.click(await screen.findByText("Zuletzt gelöscht (1)"));
  await app.click("anna@example.org: Wiederherstellen");
  await row(/anna/);
  await waitFor(() => expect(screen.queryByText(/^Zuletzt gelöscht/)).toBeNull());
  const list = await table();
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
});

test("Security lists: without rows left under the filter, the focus is on what resets it", async () => {
  const { endpoint } = securityListServer([entry("example.net")]);
  const { securityListEntries } = endpoint.Query;
  let release: () => void = () => undefined;
  const refetch = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  const Query = {
    ...endpoint.Query,
    securityListEntries: async (...args: Parameters<typeof securityListEntries>) => {
      if (!isFirst) await refetch;
      isFirst = false;
      return securityListEntries(...args);
    },
  };
  const url = `${blacklistUrl}&text=example`;
  const app = await visit(url, { viewer: member, mgt: augsburg(), ikfz: { ...endpoint, Query } });
  await app.user.click(within(await row(/example\.net/)).getByRole("checkbox"));
  await app.click("Löschen …");
  await app.click("1 Eintrag löschen");
  await waitFor(async () => expect(document.activeElement).toBe(await row(/example\.net/)));
  release();
  const reset = await screen.findByRole("button", { name: "Filter zurücksetzen" });
  await waitFor(() => expect(document.activeElement).toBe(reset));
});

test("Security lists: removes all entries under the filter with the number that was shown", async () => {
  const total = { totalCount: 4_321, totalCountExceeded: false };
  const { app, inputsOf } = await open([entry("example.net")], `${blacklistUrl}&text=example`, { total });
  await app.user.click(within(await row(/example\.net/)).getByRole("checkbox"));
  await app.click("Alle 4.321 Einträge löschen …");
  await screen.findByText(/auch auf den anderen Seiten/);
  await app.click("4.321 Einträge löschen");
  await screen.findByText("Der Eintrag wurde gelöscht.");
  expect(inputsOf("removeFilteredSecurityListEntries")).toEqual([
    {
      ags: "09761000",
      list: "BLACKLIST",
      expectedCount: 4_321,
      filter: { text: "example", kinds: null, expires: null },
    },
  ]);
});

test("Security lists: beyond the exact count, all entries are removed without a number; another number removes nothing", async () => {
  const total = { totalCount: 10_000, totalCountExceeded: true };
  const { app, inputsOf, refuseNext } = await open([entry("example.net")], blacklistUrl, { total });
  refuseNext("removeFilteredSecurityListEntries", refusal("count_mismatch", ["expectedCount"], { count: 1 }));
  await app.user.click(within(await row(/example\.net/)).getByRole("checkbox"));
  await app.click("Alle Einträge löschen …");
  await screen.findByText(/^Es sind mehr als 10\.000\./);
  await app.click("Alle Einträge löschen");
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^Inzwischen sind es mehr oder weniger Einträge\./,
  );
  expect(inputsOf("removeFilteredSecurityListEntries")).toMatchObject([
    { filter: null, expectedCount: null },
  ]);
});

test.each([
  ["NOT_FOUND", "Der Eintrag oder die Liste wurde nicht gefunden. Es wurde nichts geändert."],
  [
    "INTERNAL_ERROR",
    "Ein interner Fehler ist aufgetreten. Es wurde nichts geändert. Versuchen Sie es noch einmal.",
  ],
])("Security lists: a removal that results in %s says so", async (result, text) => {
  const { endpoint } = securityListServer([entry("example.net")]);
  const removeSecurityListEntries = () => ({ removal: null, removedIds: [], result, errors: [] });
  const ikfz = { ...endpoint, Mutation: { ...endpoint.Mutation, removeSecurityListEntries } };
  const app = await visit(blacklistUrl, { viewer: member, mgt: augsburg(), ikfz });
  await app.user.click(within(await row(/example\.net/)).getByRole("checkbox"));
  await app.click("Löschen …");
  await app.click("1 Eintrag löschen");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("Security lists: exports what the filter finds", async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute("href") ?? "");
  });
  const { app, inputsOf } = await open([entry("example.net")], `${blacklistUrl}&kind=domain`);
  await app.click("Gefundene exportieren");
  await waitFor(() => expect(clicked).toEqual(["/files/blacklist.csv"]));
  expect(inputsOf("exportSecurityList")).toEqual([
    { ags: "09761000", list: "BLACKLIST", filter: { text: null, kinds: ["DOMAIN"], expires: null } },
  ]);
});
