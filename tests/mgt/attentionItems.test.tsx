import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { attentionListKinds, type AttentionListKind } from "#domain/attention";
import { pageOf, type PageArguments } from "../support/connection";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";

const item = (kind: AttentionListKind, id: string, changes: object = {}) => ({
  id,
  kind,
  name: null,
  key: null,
  ags: null,
  communeName: null,
  serviceId: null,
  resource: null,
  since: null,
  from: null,
  to: null,
  missingCount: null,
  outdatedCount: null,
  isUnreadable: null,
  error: null,
  ...changes,
});

const augsburg = { ags: "09761000", communeName: "Augsburg" };
const registration = { ...augsburg, serviceId: "ikfz-neuzulassung" };
const refused = { code: "address_refused", field: null, params: [] };

const rows: Readonly<Record<AttentionListKind, readonly object[]>> = {
  SECRET_KEY: [
    item("SECRET_KEY", "1", {
      name: "Zahlung Nord",
      key: "password",
      resource: { version: "v1", type: "paymentProvider", resourceId: "epaybl-nord" },
    }),
    item("SECRET_KEY", "2", { ...registration, key: "apiToken", isUnreadable: true }),
    item("SECRET_KEY", "3", { ...augsburg, name: "AUX1" }),
  ],
  JOB_FAILED: [item("JOB_FAILED", "1", { name: "check-statistics", since: "2026-11-20T01:00:00Z" })],
  IMPORT_FAILED: [item("IMPORT_FAILED", "1", { ...augsburg, error: refused, since: "2026-11-20T01:00:00Z" })],
  COMMUNE_NOT_INITIALIZED: [
    item("COMMUNE_NOT_INITIALIZED", "1", {
      ...augsburg,
      error: { code: "resource_invalid", field: null, params: [] },
    }),
    item("COMMUNE_NOT_INITIALIZED", "2", { ags: "01002000", communeName: "Kiel" }),
  ],
  FEE_GAP: [
    item("FEE_GAP", "1", { ...registration, name: "Plakette", from: "2026-12-01", to: "2026-12-31" }),
  ],
  FEE_OVERLAP: [item("FEE_OVERLAP", "1", { ...registration, name: "Plakette", from: "2026-12-01" })],
  WATER_METER_READING: [
    item("WATER_METER_READING", "1", {
      ...augsburg,
      name: "Jahresablesung",
      from: "2026-11-01",
      to: "2026-11-30",
    }),
  ],
  TEXT_INCOMPLETE: [item("TEXT_INCOMPLETE", "1", { ...registration, missingCount: 1_142, outdatedCount: 3 })],
};

/** A server with the rows; it starts the setup of communes. */
function listing() {
  const asked: unknown[] = [];
  const started: unknown[] = [];
  const mgt = {
    Query: {
      attentionItems: (_: unknown, args: PageArguments & { readonly kind: AttentionListKind }) => {
        asked.push(args);
        return pageOf(rows[args.kind], args);
      },
    },
    Mutation: {
      retryCommuneInitialization: (_: unknown, { input }: { readonly input: { readonly ags: string } }) => {
        started.push(input.ags);
        const errors =
          input.ags === "01002000" ? [{ code: "status_not_allowed", field: null, params: [] }] : [];
        return { commune: null, errors };
      },
    },
  };
  return { asked, started, mgt };
}

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));

const linkOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

async function open(slug: string) {
  const server = listing();
  const app = await visit(`/admin/attention/${slug}`, { viewer: support, mgt: server.mgt });
  await screen.findByRole("table");
  return { app, ...server };
}

test("Attention list: names the list, says who acts, and leads back to the overview", async () => {
  const { asked } = await open("fee-gap");
  expect(screen.getByRole("heading", { level: 1, name: "Lücken in Gebühren" })).toBeDefined();
  expect(
    screen.getByText(/Zeiträume ab heute, in denen eine Gebühr keinen Preis hat\. Zuständig: Kommune\./),
  ).toBeDefined();
  expect(document.title).toBe(
    "Service Management - Administration - Braucht Aufmerksamkeit - Lücken in Gebühren",
  );
  expect(asked).toEqual([{ kind: "FEE_GAP", first: 50, after: null, last: null, before: null }]);
  expect(cells()).toEqual([["Plakette", "Augsburg 09761000", "Neuzulassung", "01.12.2026", "31.12.2026"]]);
  expect(linkOf("Plakette")).toBe("/mgt/servicefees/09761000/ikfz-neuzulassung");
  const path = within(screen.getByRole("navigation", { name: "Pfad" }));
  expect(path.getByRole("link", { name: "Übersicht" }).getAttribute("href")).toBe("/admin");
});

test("Attention list: secrets link to the resource, the settings or the KBA settings that hold them", async () => {
  await open("secret-key");
  expect(linkOf("Zahlung Nord")).toBe("/admin/editresource/v1/paymentProvider/epaybl-nord");
  expect(linkOf("Neuzulassung")).toBe("/mgt/serviceedit/09761000/ikfz-neuzulassung");
  expect(cells().map((row) => row.at(-1))).toEqual([
    "Vorheriger Schlüssel",
    "Nicht lesbar",
    "Vorheriger Schlüssel",
  ]);
  expect(linkOf("AUX1")).toBe("/mgt/edit/09761000/kba-settings");
});

test.each([
  ["fee-overlap", /^Plakette/, "/mgt/servicefees/09761000/ikfz-neuzulassung", "offen"],
  ["water-meter-reading", "Jahresablesung", "/mgt/edit/09761000/water-meter-reading", "30.11.2026"],
  ["text-incomplete", "Neuzulassung", "/mgt/textedit/09761000/ikfz-neuzulassung", "1.142"],
  ["import-failed", "Augsburg", "/mgt/edit/09761000/residential-properties", "20.11.2026 02:00"],
  ["commune-not-initialized", "Augsburg", "/mgt/edit/09761000", "Einrichtung"],
])("Attention list: the rows of %s link to where they are mended", async (slug, name, href, text) => {
  await open(slug);
  expect(linkOf(name)).toBe(href);
  expect(screen.getByRole("table").textContent).toContain(text);
});

test("Attention list: failed jobs link to their pages, by their names", async () => {
  await open("job-failed");
  expect(cells()).toEqual([["Statistik prüfen", "20.11.2026 02:00"]]);
  expect(linkOf("Statistik prüfen")).toBe("/admin/more/automated-jobs/check-statistics");
});

test("Attention list: sets communes up again, and says why if that is refused", async () => {
  const { app, started } = await open("commune-not-initialized");
  await app.click("Erneut einrichten: Augsburg");
  expect(await screen.findByText("Wird eingerichtet")).toBeDefined();
  expect(started).toEqual(["09761000"]);
  await app.click("Erneut einrichten: Kiel");
  expect(await screen.findByText(/^Kiel: Das ist im jetzigen Zustand nicht möglich/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Erneut einrichten: Kiel" })).toBeDefined();
});

test.each(attentionListKinds)("Attention list: %s has a title and a description in English", async (kind) => {
  const slug = kind.toLowerCase().replaceAll("_", "-");
  await visit(`/admin/attention/${slug}`, {
    viewer: support,
    mgt: listing().mgt,
    stored: { language: "en" },
  });
  await screen.findByRole("table");
  expect(screen.getByText(/Responsible: (Operations|Support|Commune)\.$/)).toBeDefined();
});

test("Attention list: an unknown kind, and one with a list elsewhere, are not found", async () => {
  for (const slug of ["no-such-kind", "keystore"]) {
    await visit(`/admin/attention/${slug}`, { viewer: support, mgt: listing().mgt });
    expect(await screen.findByText("Die Seite konnte nicht gefunden werden.")).toBeDefined();
  }
});

test("Attention list: is closed to members", async () => {
  const app = await visit("/admin/attention/fee-gap", { viewer: member, mgt: listing().mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
});
