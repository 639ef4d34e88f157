import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { findAnnounced } from "../../support/announcements";
import { connection } from "../../support/connection";
import { failure } from "../../support/mockedEndpoints";
import { admin, member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { augsburg, resourceNode, resourceServer } from "./resourceServer";

// Ends of certificates are compared with today.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:05:00.000Z") }));

const rest = resourceNode(["v1", "restService", "fachverfahren"], {
  name: "Fachverfahren",
  useCount: 3,
  isDeprecated: true,
  successor: { version: "v2", type: "restService", isPresent: false },
});
const keystore = resourceNode(["v1", "keystore", "siegel"], {
  name: "Siegel",
  commune: augsburg,
  expiresAt: "2026-12-01T00:00:00.000Z",
});
const broken = resourceNode(["v1", "keystore", "alt"], {
  name: "Alt",
  keystoreProblem: { code: "KEYSTORE_PASSWORD_WRONG", detail: null },
});
const commune = resourceNode(["v1", "commune", "09761000"], { name: "Augsburg", commune: augsburg });
const failed = resourceNode(["v1", "commune", "09762000"], {
  name: "Kaufbeuren",
  commune: {
    ags: "09762000",
    name: "Kaufbeuren",
    communeId: "Commune:2",
    initialization: "NOT_INITIALIZED",
    initializationProblem: { code: "commune_initialization_failed", field: null, params: [] },
  },
});

const rows = () => screen.getAllByRole("row").slice(1);
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);

test("Resource list: lists resources of all kinds: id, version, commune, certificates, uses and who changed them", async () => {
  const server = resourceServer([rest, keystore, broken]);
  const app = await visit("/admin/resources", { viewer: support, mgt: server.mgt });
  await screen.findByRole("link", { name: "Fachverfahren" });
  expect(app.path()).toBe("/admin/resources/all");
  expect(rows().map(cellsOf)).toEqual([
    [
      ...["Fachverfahrenfachverfahren", "REST-Service", "v1veraltet", "alle", "–", "3"],
      "12.11.2026 10:18support",
    ],
    [
      ...["Siegelsiegel", "Schlüsselspeicher", "v1", "Augsburg09761000", "läuft am 01.12.2026 ab", "0"],
      "12.11.2026 10:18support",
    ],
    ["Altalt", "Schlüsselspeicher", "v1", "alle", "Passwort falsch", "0", "12.11.2026 10:18support"],
  ]);
  expect(screen.getByText("veraltet").closest("[data-tooltip]")?.getAttribute("data-tooltip")).toBe(
    "Nachfolger: REST-Service v2",
  );
  expect(server.asked.at(-1)).toMatchObject({
    filter: null,
    orderBy: { field: "NAME", direction: "ASC" },
  });
});

test("Resource list: filters by kind, text, commune, use, age and end of certificates, and keeps them for another kind", async () => {
  const server = resourceServer([keystore]);
  const address =
    "/admin/resources/keystore?text=sie&commune=9761000&used=no&deprecated=no&expires=30&sort=-expires-at";
  const app = await visit(address, { viewer: support, mgt: server.mgt });
  await screen.findByRole("link", { name: "Siegel" });
  expect(server.asked.at(-1)).toMatchObject({
    filter: {
      text: "sie",
      types: ["keystore"],
      communes: ["09761000"],
      isUsed: false,
      isDeprecated: false,
      expiresBefore: "2026-12-21",
    },
    orderBy: { field: "EXPIRES_AT", direction: "DESC" },
  });
  const kinds = within(screen.getByRole("navigation", { name: "Arten von Ressourcen" }));
  expect(kinds.getByRole("link", { current: "page" }).textContent).toBe("Schlüsselspeicher");
  await app.click("OK.KOMM", "link");
  const kept = "text=sie&commune=09761000&used=no&deprecated=no&sort=-expires-at";
  await waitFor(() => expect(app.path()).toBe(`/admin/resources/okkomm?${kept}`));
  await waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({ filter: { text: "sie", types: ["okkomm"], isUsed: false } }),
  );
  expect(server.asked.at(-1)).not.toMatchObject({ filter: { expiresBefore: expect.anything() } });
});

test("Resource list: communes have a list of their own in the navigation, with the state of their setup", async () => {
  const server = resourceServer([commune, failed]);
  const app = await visit("/admin/resources/commune", { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
  await screen.findByRole("link", { name: "Kaufbeuren" });
  expect(rows().map((row) => cellsOf(row)[1])).toEqual(["Eingerichtet", "Einrichtung fehlgeschlagen"]);
  const navigation = within(screen.getByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { current: "page" }).textContent).toBe("Kommunen");
  expect(screen.getByRole("link", { name: "Kommune hinzufügen" }).getAttribute("href")).toBe(
    "/admin/addresource?type=commune",
  );
  await app.click("Ressourcen", "link");
  await screen.findByRole("heading", { level: 1, name: "Ressourcen" });
  expect(navigation.getByRole("link", { current: "page" }).textContent).toBe("Ressourcen");
});

test("Resource list: a URN in the search opens its resource; going back leads to the list without it", async () => {
  const urns: string[] = [];
  const server = resourceServer([keystore]);
  const resourceByUrn = (_: unknown, { urn }: { urn: string }) => {
    urns.push(urn);
    return { resource: keystore, nearest: [] };
  };
  const mgt = { Query: { ...server.Query, resourceByUrn } };
  const app = await visit("/admin/resources/all", { viewer: support, mgt });
  await app.user.click(await screen.findByRole("searchbox"));
  await app.user.paste("  urn:sm:v1:keystore:siegel ");
  await waitFor(() => expect(app.path()).toBe("/admin/editresource/v1/keystore/siegel"));
  expect(urns.at(-1)).toBe("urn:sm:v1:keystore:siegel");
  window.history.back();
  await waitFor(() => expect(app.path()).toBe("/admin/resources/all"));
  expect(window.location.search).toBe("");
});

test("Resource list: a URN that matches nothing says so, and offers the nearest", async () => {
  const server = resourceServer([]);
  const resourceByUrn = () => ({ resource: null, nearest: [keystore] });
  const mgt = { Query: { ...server.Query, resourceByUrn } };
  await visit("/admin/resources/all?text=urn:sm:v1:keystore:siegl", { viewer: support, mgt });
  const notice = await screen.findByText(/^Es gibt keine Ressource mit der URN/);
  expect(notice.textContent).toContain("urn:sm:v1:keystore:siegl");
  const link = screen.getByRole("link", { name: "urn:sm:v1:keystore:siegel" });
  expect(link.getAttribute("href")).toBe("/admin/editresource/v1/keystore/siegel");
  await findAnnounced("Es gibt keine Ressource mit der URN urn:sm:v1:keystore:siegl.");
});

test("Resource list: the number of uses opens them as links", async () => {
  const none = { ags: null, communeName: null, serviceId: null, settingKey: null, resource: null };
  const place = { ags: "09761000", communeName: "Augsburg" };
  const uses = connection([
    { ...none, kind: "COMMUNE", ...place },
    { ...none, kind: "RESOURCE", resource: { ...keystore, ags: null } },
    {
      ...none,
      kind: "SERVICE_SETTING",
      ...place,
      serviceId: "ikfz-neuzulassung",
      settingKey: "rest_service",
    },
    { ...none, kind: "SERVICE_SETTING", serviceId: "ikfz-neuzulassung", settingKey: "rest_service" },
  ]);
  const server = resourceServer([
    resourceNode(["v1", "restService", "fachverfahren"], { name: "Fachverfahren", useCount: 4, uses }),
  ]);
  const app = await visit("/admin/resources/restService", { viewer: support, mgt: server.mgt });
  await app.click("Fachverfahren: von 4 Stellen benutzt");
  const dialog = within(await screen.findByRole("dialog", { name: "Benutzt von" }));
  await dialog.findByText("Wohngrundstücke");
  const items = dialog.getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Augsburg 09761000Wohngrundstücke",
    "SiegelSchlüsselspeicher siegel",
    "NeuzulassungREST-Service · Augsburg 09761000",
    "NeuzulassungREST-Service · Vorgabe für alle Kommunen",
  ]);
  expect(items.map((item) => item.querySelector("a")?.getAttribute("href") ?? null)).toEqual([
    "/mgt/edit/09761000/residential-properties",
    "/admin/editresource/v1/keystore/siegel",
    "/mgt/serviceedit/09761000/ikfz-neuzulassung",
    null,
  ]);
});

test("Resource list: an empty list says what the kind is for, and offers the first step", async () => {
  const server = resourceServer([]);
  await visit("/admin/resources/paymentProvider", { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { name: "Noch keine Zahlungsanbieter" });
  expect(screen.getAllByRole("link", { name: "Ressource hinzufügen" }).at(-1)?.getAttribute("href")).toBe(
    "/admin/addresource?type=paymentProvider",
  );
});

test("Resource list: downloads the resources of the list with its filter; a failure can be tried again", async () => {
  const inputs: unknown[] = [];
  const server = resourceServer([keystore]);
  const downloadResources = (_: unknown, { input }: { input: unknown }) => {
    inputs.push(input);
    if (inputs.length === 1) throw failure("internal_error");
    return { download: { url: "/download/1", fileName: "ressourcen.zip", mediaType: "" }, errors: [] };
  };
  const mgt = { Query: server.Query, Mutation: { downloadResources } };
  const app = await visit("/admin/resources/keystore?used=no", { viewer: support, mgt });
  await screen.findByRole("link", { name: "Siegel" });
  await app.click("Als ZIP herunterladen");
  await app.click("Erneut versuchen");
  await screen.findByRole("link", { name: "ressourcen.zip" });
  expect(inputs.at(-1)).toEqual({ filter: { types: ["keystore"], isUsed: false } });
});

test("Resource list: an unknown kind is not found; members are sent to the overview", async () => {
  const server = resourceServer([]);
  await visit("/admin/resources/postbox", { viewer: admin, mgt: server.mgt });
  await screen.findByText("Die Seite konnte nicht gefunden werden.");
  expect(server.asked).toEqual([]);
  const app = await visit("/admin/resources/all", { viewer: member, mgt: server.mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
  expect(screen.queryByRole("link", { name: "Ressource hinzufügen" })).toBeNull();
});

test("Resource list: the app bar has a link to a new resource for those who administer", async () => {
  await visit("/", { viewer: support, mgt: resourceServer([]).mgt });
  const link = await screen.findByRole("link", { name: "Ressource hinzufügen" });
  expect(link.getAttribute("href")).toBe("/admin/addresource");
});
