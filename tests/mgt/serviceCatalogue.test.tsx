import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { findService } from "#domain/serviceCatalogue";
import { pageOf, type PageArguments } from "../support/connection";
import { failure } from "../support/mockedEndpoints";
import { admin, member, support } from "../support/people";
import { screen, visit, within, type VisitOptions } from "../support/visit";

/** A service in the form of the contract. */
function service(serviceId: string, counts: object = {}) {
  const known = findService(serviceId);
  if (!known) throw new Error(`No service ${serviceId}.`);
  return {
    id: `Service:${serviceId}`,
    serviceId,
    group: known.group,
    nameDe: known.name.de,
    nameEn: known.name.en,
    capabilities: known.capabilities,
    state: "NOT_OFFERED",
    communeCount: 0,
    enabledCount: 0,
    waitingCount: 0,
    applicationCount: 0,
    systemFeeCount: 0,
    hasFeeRule: false,
    ...counts,
  };
}

const commune = (ags: string, communeName: string, values: object = {}) => ({
  id: `ServiceCommune:${ags}`,
  ags,
  communeName,
  state: "ENABLED",
  textCount: 0,
  draftCount: 0,
  fileCount: 0,
  feeCount: 0,
  hasFeeRule: false,
  settingCount: 0,
  hasForm: false,
  changedAt: "2026-11-02T08:00:00.000Z",
  changedBy: null,
  applicationCount: 0,
  ...values,
});

const registration = service("ikfz-neuzulassung", {
  state: "PARTLY_ENABLED",
  communeCount: 12,
  enabledCount: 9,
  waitingCount: 2,
  applicationCount: 1_234,
  systemFeeCount: 7,
  hasFeeRule: true,
});
const portal = service("service-portal");
const communes = [
  commune("09761000", "Augsburg", {
    textCount: 2,
    draftCount: 1,
    feeCount: 3,
    hasFeeRule: true,
    changedBy: "k.brandl",
    applicationCount: 40,
  }),
  commune("06611000", "Kassel", { state: "WAITING", changedAt: null }),
  commune("09162000", "München", { state: "DISABLED" }),
];

interface ListArguments extends PageArguments {
  readonly filter?: object | null;
  readonly orderBy?: object | null;
}

function catalogueServer(services = [registration, portal]) {
  const list = vi.fn((_: unknown, args: ListArguments): unknown => pageOf(services, args));
  const listCommunes = vi.fn((args: ListArguments): unknown => pageOf(communes, args));
  const find = vi.fn((_: unknown, { serviceId }: { serviceId: string }): unknown => {
    const found = services.find((one) => one.serviceId === serviceId);
    return found ? { ...found, communes: listCommunes } : null;
  });
  const entry = {
    id: "Activity:1",
    type: "DISABLE_SERVICE",
    at: "2026-11-20T08:12:30.000Z",
    actor: { username: "k.brandl", role: "SUPPORT" },
    target: {
      commune: { ags: "09761000", name: "Augsburg" },
      serviceId: "ikfz-neuzulassung",
      pid: null,
      resourceUrn: null,
      automatedJob: null,
      label: "Neuzulassung",
    },
    changes: [],
  };
  const activities = vi.fn((_: unknown, args: ListArguments): unknown => pageOf([entry], args));
  return {
    list,
    listCommunes,
    find,
    activities,
    mgt: { Query: { services: list, service: find } },
    "mgt-v2": { Query: { activities } },
  };
}

async function open(path = "/admin/services", options: VisitOptions = {}, server = catalogueServer()) {
  const { mgt, "mgt-v2": v2 } = server;
  const app = await visit(path, { viewer: support, mgt, "mgt-v2": v2, ...options });
  return { app, server };
}
const page = "/admin/services/ikfz-neuzulassung";

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.querySelector("a")?.textContent);
const textOf = (name: RegExp) => screen.getByRole("row", { name }).textContent;

test("Catalogue of services: lists services with group, capabilities, state and use", async () => {
  const { server } = await open();
  await waitFor(() => expect(names()).toEqual(["Neuzulassung", "Serviceportal"]));
  expect(document.title).toBe("Service Management - Administration - Dienste");
  expect(screen.getByRole("link", { name: "Dienste", current: "page" })).toBeTruthy();
  const row = textOf(/Neuzulassung/);
  for (const text of [
    "ikfz-neuzulassung",
    "i-Kfz",
    "Teilweise aktiviert",
    "12",
    "9",
    "1.234",
    "alle",
    "2 offen",
  ]) {
    expect(row).toContain(text);
  }
  expect(textOf(/Serviceportal/)).toContain("TexteNicht angeboten");
  expect(server.list.mock.lastCall?.[1]).toMatchObject({ filter: null, first: 50 });
});

test("Catalogue of services: reads filters, order and page from the URL", async () => {
  const { server } = await open(
    "/admin/services?text=%20Kfz%20&group=ikfz&group=zw&capability=fees&state=partly&state=disabled&use=offered&awaited=true&sort=-application-count&size=100",
  );
  await waitFor(() => expect(server.list).toHaveBeenCalled());
  expect(server.list.mock.lastCall?.[1]).toMatchObject({
    filter: {
      text: "Kfz",
      groups: ["ikfz", "zw"],
      capabilities: ["fees"],
      states: ["PARTLY_ENABLED", "DISABLED"],
      isOffered: true,
      isAwaited: true,
    },
    orderBy: { field: "APPLICATION_COUNT", direction: "DESC" },
    first: 100,
  });
});

test("Catalogue of services: filters and sorts by the toolbar and the headers, and resets all filters", async () => {
  const { app, server } = await open();
  await waitFor(() => expect(names()).toHaveLength(2));
  await app.click("Kommunen nicht eingerichtet");
  await waitFor(() => expect(app.path()).toBe("/admin/services?awaited=true"));
  await app.user.selectOptions(screen.getByLabelText("Nutzung"), "Von keiner Kommune angeboten");
  await waitFor(() => expect(app.path()).toBe("/admin/services?awaited=true&use=unused"));
  await waitFor(() =>
    expect(server.list.mock.lastCall?.[1]).toMatchObject({ filter: { isOffered: false, isAwaited: true } }),
  );
  await app.click(/Filter/);
  await waitFor(() => expect(app.path()).toBe("/admin/services"));
  await app.click(/^Dienst\b/);
  await waitFor(() => expect(app.path()).toBe("/admin/services?sort=name-de"));
});

test("Catalogue of services: shows and sorts English names in English", async () => {
  const { app } = await open("/admin/services", { stored: { language: "en" } });
  await waitFor(() => expect(names()).toEqual(["New vehicle registration", "Service portal"]));
  expect(textOf(/New vehicle/)).toContain("Partly enabled");
  await app.click(/^Service\b/);
  await waitFor(() => expect(app.path()).toBe("/admin/services?sort=name-en"));
});

test("Catalogue of services: says that nothing matches, and that it could not be loaded", async () => {
  const empty = catalogueServer([]);
  await open("/admin/services?text=xyz", {}, empty);
  await screen.findByText("Nichts entspricht Ihrer Suche");
});

test("Catalogue of services: reports a failed list, and loads it again", async () => {
  const server = catalogueServer();
  server.list.mockImplementationOnce(() => {
    throw failure("internal_error");
  });
  const { app } = await open("/admin/services", {}, server);
  await screen.findByText("Die Dienste konnten nicht geladen werden.");
  await app.click("Erneut versuchen");
  await waitFor(() => expect(names()).toHaveLength(2));
});

test("Catalogue of services: redirects a member to the communes without a query", async () => {
  for (const path of ["/admin/services", page, `${page}/history`]) {
    const server = catalogueServer();
    const { app } = await open(path, { viewer: member }, server);
    await waitFor(() => expect(app.path()).toBe("/"));
    expect(server.list).not.toHaveBeenCalled();
    expect(server.find).not.toHaveBeenCalled();
    expect(server.activities).not.toHaveBeenCalled();
    app.view.unmount();
  }
});

test("Catalogue of services: j and Enter open a service, and its breadcrumb leads back to the filtered list", async () => {
  const { app } = await open("/admin/services?group=ikfz");
  await waitFor(() => expect(names()).toHaveLength(2));
  screen.getAllByRole("row")[1]?.focus();
  await app.user.keyboard("j{Enter}");
  await waitFor(() => expect(app.path()).toBe("/admin/services/service-portal"));
  await screen.findByRole("heading", { level: 1, name: "Serviceportal" });
  await app.user.click(
    within(screen.getByRole("navigation", { name: "Pfad" })).getByRole("link", { name: "Dienste" }),
  );
  await waitFor(() => expect(app.path()).toBe("/admin/services?group=ikfz"));
});

test("Catalogue of services: exports all matching services, not only those of the page", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:services";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { app, server } = await open("/admin/services?group=ikfz&sort=-commune-count");
  await waitFor(() => expect(names()).toHaveLength(2));
  await app.click("Exportieren");
  await waitFor(() => expect(files).toHaveLength(1));
  expect(server.list.mock.lastCall?.[1]).toMatchObject({
    filter: { groups: ["ikfz"] },
    orderBy: { field: "COMMUNE_COUNT", direction: "DESC" },
    first: 200,
  });
  const text = await files[0]?.text();
  expect(text).toContain("Kennung;Gruppe;Name (Deutsch);Name (Englisch)");
  expect(text).toContain("ikfz-neuzulassung;i-Kfz;Neuzulassung;New vehicle registration;");
  expect(text).toContain(";Teilweise aktiviert;12;9;2;1234");
});

test("Page of a service: shows its figures with links to what they count", async () => {
  const { app } = await open(page);
  await screen.findByRole("heading", { level: 1, name: "Neuzulassung" });
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("12")).toBe(`${page}?state=enabled&state=disabled`);
  expect(hrefOf("9")).toBe(`${page}?state=enabled`);
  expect(hrefOf("2")).toBe(`${page}?state=waiting`);
  expect(hrefOf("7")).toBe("/admin/fees?service=ikfz-neuzulassung");
  expect(screen.getByText(/Die Gebührenregel des Dienstes gilt in allen Kommunen/)).toBeTruthy();
  expect(hrefOf("Kommunen mit eigener Regel")).toBe(`${page}?own=fee-rule`);
  expect(app.calls.filter(({ endpoint }) => endpoint === "mgt-v2")).toHaveLength(0);
});

test("Page of a service: lists its communes with what they have of their own, and links to their screens", async () => {
  await open(page);
  await waitFor(() => expect(names()).toEqual(["Augsburg", "Kassel", "München"]));
  const augsburg = within(screen.getByRole("row", { name: /Augsburg/ }));
  for (const [name, screenName] of [
    [/^Texte 2$/, "textedit"],
    [/^Dateien$/, "servicefiles"],
    [/^Gebühren 3$/, "servicefees"],
    [/^Formular$/, "serviceformfields"],
    [/^Einstellungen$/, "serviceedit"],
  ] as const) {
    expect(augsburg.getByRole("link", { name }).getAttribute("href")).toBe(
      `/mgt/${screenName}/09761000/ikfz-neuzulassung`,
    );
  }
  expect(augsburg.getByText("1 Entwurf")).toBeTruthy();
  expect(augsburg.getByRole("link", { name: "Regel" }).getAttribute("href")).toBe(
    "/mgt/servicefees/09761000/ikfz-neuzulassung/rule",
  );
  expect(textOf(/Augsburg/)).toContain("02.11.2026 · k.brandl");
  expect(textOf(/Kassel/)).toContain("Nicht eingerichtet");
  expect(textOf(/München/)).toContain("Deaktiviert");
  expect(
    within(screen.getByRole("row", { name: /Kassel/ })).queryByRole("link", { name: "Texte" }),
  ).toBeNull();
});

test("Page of a service: filters its communes by the URL, and keeps the head while they load", async () => {
  const { app, server } = await open(`${page}?text=augs&land=by&state=enabled&own=texts&own=fee-rule`);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(server.listCommunes.mock.lastCall?.[0]).toMatchObject({
    filter: {
      text: "augs",
      federalStates: ["BY"],
      states: ["ENABLED"],
      ownContent: ["TEXTS", "FEE_RULE"],
    },
  });
  await app.click(/Filter/);
  await waitFor(() => expect(app.path()).toBe(page));
  expect(screen.getByRole("heading", { level: 1, name: "Neuzulassung" })).toBeTruthy();
});

test("Page of a service: j and Enter open the services of a commune", async () => {
  const { app } = await open(page, { viewer: admin });
  await waitFor(() => expect(names()).toHaveLength(3));
  screen.getAllByRole("row")[1]?.focus();
  await app.user.keyboard("j{Enter}");
  await waitFor(() => expect(app.path()).toBe("/mgt/edit/06611000/services"));
});

test("Page of a service: leads back to the catalogue from an unknown service", async () => {
  const { app } = await open("/admin/services/ew-unbekannt");
  await screen.findByRole("heading", { level: 1, name: "Diesen Dienst gibt es im Katalog nicht" });
  await app.click("Zu den Diensten", "link");
  await waitFor(() => expect(app.path()).toBe("/admin/services"));
});

test("History of a service: lists the entries of all communes, one request for each endpoint", async () => {
  const { app, server } = await open(page);
  await waitFor(() => expect(names()).toHaveLength(3));
  const before = app.calls.length;
  await app.click("Verlauf", "link");
  const link = await screen.findByRole("link", { name: "Augsburg" });
  expect(link.getAttribute("href")).toBe("/mgt/edit/09761000/services");
  expect(app.path()).toBe(`${page}/history`);
  expect(server.activities.mock.lastCall?.[1]).toMatchObject({ filter: { services: ["ikfz-neuzulassung"] } });
  // The navigation counts processes at any time.
  const sent = app.calls.slice(before).map(({ endpoint }) => endpoint);
  expect(sent.filter((endpoint) => endpoint !== "process").toSorted()).toEqual(["mgt", "mgt-v2"]);
  expect(screen.queryByRole("searchbox", { name: "Benutzername" })).toBeNull();
});

test("History of a service: filters by section and period, and offers only sections of services", async () => {
  const { app, server } = await open(`${page}/history?section=fees&from=2026-11-01`);
  await screen.findByRole("link", { name: "Augsburg" });
  const { filter } = server.activities.mock.lastCall?.[1] ?? {};
  expect(filter).toMatchObject({ services: ["ikfz-neuzulassung"], period: { from: "2026-11-01" } });
  expect(filter).toHaveProperty("types", expect.arrayContaining(["SAVE_SERVICE_FEE"]));
  const sections = within(screen.getByLabelText("Bereich")).getAllByRole("option");
  expect(sections.map(({ textContent }) => textContent)).not.toContain("Postleitzahlen");
  await app.click(/Filter zurücksetzen/);
  await waitFor(() => expect(app.path()).toBe(`${page}/history`));
});

test("History of a service: a failure leaves the head of the service", async () => {
  const server = catalogueServer();
  server.activities.mockImplementationOnce(() => {
    throw failure("internal_error");
  });
  const { app } = await open(`${page}/history`, {}, server);
  await screen.findByRole("heading", { level: 1, name: "Neuzulassung" });
  await app.click("Erneut versuchen");
  await screen.findByRole("link", { name: "Augsburg" });
});
