import { describe, expect, test, vi } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { member, support, type Person } from "../../support/people";
import { takeUploads } from "../../support/uploads";
import { screen, visit, within } from "../../support/visit";
import { importServer } from "./importServer";
import { failed, recordServer } from "./recordServer";

const soon = (check: () => void) => vi.waitFor(check, 5_000);

const property = (number: number) => ({
  id: `ResidentialProperty:${number}`,
  revision: 0,
  ags: "09761000",
  postalCode: "86150",
  location: "Augsburg",
  district: "Innenstadt",
  street: `Straße ${String(number).padStart(2, "0")}`,
  houseNumber: String(number),
  letter: "a",
  partNumber: "",
  supplements: "",
  houseNumberLetter: `${number} a`,
});

interface Source {
  readonly source: string;
  readonly mode: string;
  readonly [field: string]: unknown;
}

interface Options {
  readonly viewer?: Person;
  readonly search?: string;
  readonly source?: Partial<Source> | "unreadable";
  readonly isExceeded?: boolean;
  readonly mutations?: Readonly<Record<string, unknown>>;
}

function serve({ source = {}, isExceeded = false, mutations = {} }: Options) {
  const records = recordServer({
    list: "residentialProperties",
    type: "ResidentialProperties",
    orders: { STREET: "street", POSTAL_CODE: "postalCode", LOCATION: "location", DISTRICT: "district" },
    records: Array.from({ length: 3 }, (_, number) => property(number + 1)),
    mutations,
  });
  const imports = importServer({ kind: "OKKOMM_RESIDENTIAL_PROPERTIES", counts: { added: 2, unchanged: 3 } });
  const commune: Readonly<Record<string, unknown>> = Object(records.mgt.Commune);
  const list = commune.residentialProperties as (...args: unknown[]) => Promise<{ totalCount: number }>;
  const stored: Source = {
    source: "FILE_UPLOAD",
    mode: "MANUAL",
    revision: 2,
    lastUpdatedAt: "2026-11-19T02:00:00.000Z",
    nextRunAt: null,
    lastFailure: null,
    running: null,
    ...(source === "unreadable" ? {} : source),
  };
  return {
    records,
    imports,
    mgt: {
      ...records.mgt,
      Commune: {
        ...commune,
        residentialProperties: async (...args: unknown[]) => {
          const page = await list(...args);
          const total = isExceeded ? { totalCount: 10_000 } : {};
          return { ...page, ...total, totalCountExceeded: isExceeded };
        },
        residentialPropertySource: (root: { residentialPropertySource?: unknown }) => {
          if (root.residentialPropertySource) return root.residentialPropertySource;
          if (source === "unreadable") throw failure("latest_residential_properties_update_error");
          return stored;
        },
        snapshots: () => [],
      },
      Query: { ...records.mgt.Query, ...imports.Query },
      Mutation: { ...records.mgt.Mutation, ...imports.Mutation, ...mutations },
    },
  };
}

async function open(options: Options = {}) {
  takeUploads();
  const server = serve(options);
  const app = await visit(`/mgt/edit/09761000/residential-properties${options.search ?? ""}`, {
    viewer: options.viewer ?? support,
    mgt: server.mgt,
  });
  await screen.findByRole("grid", { name: "Wohngrundstücke" });
  return { app, ...server };
}

const asked = (app: Awaited<ReturnType<typeof open>>["app"]) =>
  app.calls.filter(({ operation }) => operation === "ResidentialPropertiesSectionQuery").at(-1)?.variables;

describe("the list", () => {
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent?.trim());

  test("shows what tells addresses apart", async () => {
    await open();
    const usual = ["Straße", "Hausnummer", "Buchstabe", "Postleitzahl", "Ort", "Ortsteil"];
    expect(heads()).toEqual(expect.arrayContaining(usual));
    expect(heads()).not.toContain("Teilnummer");
  });

  test("its heads follow the language", async () => {
    const { app } = await open();
    await app.user.selectOptions(screen.getByLabelText("Sprache"), "en");
    await soon(() =>
      expect(heads()).toEqual(expect.arrayContaining(["Street", "House number", "Postal code"])),
    );
  });

  test("shows the other fields on request", async () => {
    await open({ search: "?columns=partNumber&columns=supplements&columns=houseNumberLetter&columns=ags" });
    const further = ["Teilnummer", "Zusätze", "Hausnummer mit Buchstabe", "AGS"];
    expect(heads()).toEqual(expect.arrayContaining(further));
    expect(heads()).not.toContain("Ortsteil");
  });

  test("asks the server for one page in the order and under the filter of the address", async () => {
    const { app } = await open({ search: "?sort=-district&text=stra&size=200" });
    expect(asked(app)).toEqual({
      ags: "09761000",
      first: 200,
      after: null,
      last: null,
      before: null,
      orderBy: { field: "DISTRICT", direction: "DESC" },
      filter: { text: "stra" },
    });
  });

  test("does not pretend to have counted what nobody counts", async () => {
    await open({ isExceeded: true });
    expect(screen.getByRole("navigation", { name: "Seiten" }).textContent).toContain("mehr als 10.000");
  });

  test("says so where the rows cannot be read, and tries again", async () => {
    const server = serve({});
    server.records.fail(failure("residential_properties_load_error"));
    const app = await visit("/mgt/edit/09761000/residential-properties", {
      viewer: support,
      mgt: server.mgt,
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "Die Wohngrundstücke konnten nicht geladen werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.",
    );
    expect(screen.getByRole("region", { name: "Herkunft und Aktualisierung" })).toBeTruthy();
    server.records.fail(null);
    await app.click("Erneut versuchen");
    expect(await screen.findByRole("grid", { name: "Wohngrundstücke" })).toBeTruthy();
  });
});

describe("one property", () => {
  test("is checked before it is sent", async () => {
    const { app } = await open();
    await app.click("Hinzufügen");
    const dialog = within(await screen.findByRole("dialog", { name: "Wohngrundstück hinzufügen" }));
    await app.fill("Postleitzahl", "8615");
    await app.user.clear(dialog.getByRole("textbox", { name: "AGS" }));
    await app.user.type(dialog.getByRole("textbox", { name: "AGS" }), "09162000");
    await app.user.type(dialog.getByLabelText(/^Teilnummer/), "12345678901");
    await app.user.click(dialog.getByRole("button", { name: "Hinzufügen" }));
    expect(app.errorOf("Straße")).toBe("Dieses Feld wird benötigt");
    expect(app.errorOf("Ort")).toBe("Dieses Feld wird benötigt");
    expect(dialog.getByText("Der AGS 09162000 gehört nicht zu dieser Kommune.")).toBeTruthy();
    expect(app.errorOf("Postleitzahl")).toBe("Eine Postleitzahl besteht aus fünf Ziffern.");
    expect(dialog.getByLabelText(/^Teilnummer/).getAttribute("aria-invalid")).toBe("true");
    expect(app.calls.some(({ operation }) => operation.includes("SaveMutation"))).toBe(false);
  });

  test("is stored with all its fields", async () => {
    const inputs: unknown[] = [];
    const saveResidentialProperty = (_: unknown, { input }: { input: object }) => {
      inputs.push(input);
      return {
        residentialPropertyEdge: { cursor: "9", node: { ...property(9), ...input, id: "9" } },
        errors: [],
      };
    };
    const { app } = await open({ mutations: { saveResidentialProperty } });
    await app.click("Hinzufügen");
    const dialog = within(await screen.findByRole("dialog", { name: "Wohngrundstück hinzufügen" }));
    await app.fill("Straße", "Maximilianstraße");
    await app.fill("Postleitzahl", "86150");
    await app.fill("Ort", "Augsburg");
    await app.user.click(dialog.getByRole("button", { name: "Hinzufügen" }));
    await soon(() => expect(inputs).toHaveLength(1));
    expect(inputs[0]).toEqual({
      ags: "09761000",
      id: null,
      revision: null,
      propertyAgs: "09761000",
      street: "Maximilianstraße",
      postalCode: "86150",
      location: "Augsburg",
      district: "",
      houseNumber: "",
      letter: "",
      partNumber: "",
      supplements: "",
      houseNumberLetter: "",
    });
  });
});

describe("the export", () => {
  test("offers the file with what the list is filtered by", async () => {
    const inputs: unknown[] = [];
    const exportResidentialProperties = (_: unknown, { input }: { input: object }) => {
      inputs.push(input);
      return { download: { url: "/mgt/downloads/7", fileName: "wohngrundstuecke.csv" }, errors: [] };
    };
    const { app } = await open({ search: "?text=stra", mutations: { exportResidentialProperties } });
    await app.click("Gefundene als CSV exportieren");
    const link = await screen.findByRole("link", { name: "wohngrundstuecke.csv" });
    expect(link.getAttribute("href")).toBe("/mgt/downloads/7");
    expect(inputs).toEqual([{ ags: "09761000", filter: { text: "stra" } }]);
  });

  test("says why there is none, with another attempt", async () => {
    let attempts = 0;
    const exportResidentialProperties = () => {
      attempts += 1;
      return { download: null, errors: [failed("residential_properties_export_error")] };
    };
    const { app } = await open({ mutations: { exportResidentialProperties } });
    await app.click("Als CSV exportieren");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Die Wohngrundstücke konnten nicht als CSV-Datei ausgegeben werden.",
    );
    await app.click("Erneut versuchen");
    await soon(() => expect(attempts).toBe(2));
  });
});

describe("where they come from", () => {
  const facts = () => screen.getByRole("region", { name: "Herkunft und Aktualisierung" }).textContent;

  test("members read it and import from files", async () => {
    await open({ viewer: member });
    expect(facts()).toContain("QuelleDatei");
    expect(facts()).toContain("Modusmanuell");
    expect(facts()).toContain("19.11.2026 03:00");
    expect(screen.queryByRole("button", { name: "Ändern …" })).toBeNull();
    expect(screen.queryByRole("button", { name: "OK.KOMM abrufen …" })).toBeNull();
    expect(screen.getByRole("button", { name: "Datei einlesen …" })).toBeTruthy();
  });

  test("the last failure in words, and when it is tried next", async () => {
    await open({
      source: {
        source: "OKKOMM_IMPORT",
        mode: "AUTOMATIC",
        nextRunAt: "2026-11-21T02:00:00.000Z",
        lastFailure: { code: "okkomm_not_configured", field: null, params: [] },
      },
    });
    expect(facts()).toContain("QuelleOK.KOMM");
    expect(facts()).toContain("automatisch, täglich um 3 Uhr");
    expect(facts()).toContain("21.11.2026 03:00");
    expect(
      screen.getByText("Die letzte Aktualisierung ist gescheitert.").parentElement?.textContent,
    ).toContain("Für diese Kommune ist keine OK.KOMM-Quelle eingerichtet.");
  });

  test("where that cannot be read, the rows stay", async () => {
    await open({ source: "unreadable" });
    expect(
      screen.getByText(/^Der Stand der letzten Aktualisierung der Wohngrundstücke konnte nicht gelesen/),
    ).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Herkunft und Aktualisierung" })).toBeNull();
  });

  test("automatic needs OK.KOMM; then the job is switched on", async () => {
    const inputs: unknown[] = [];
    const saveResidentialPropertySource = (_: unknown, { input }: { input: object }) => {
      inputs.push(input);
      const residentialPropertySource = { ...input, revision: 3, lastFailure: null, running: null };
      return { commune: { id: "Commune:1", ags: "09761000", residentialPropertySource }, errors: [] };
    };
    const { app } = await open({ mutations: { saveResidentialPropertySource } });
    await app.click("Ändern …");
    await screen.findByRole("dialog", { name: "Herkunft und Aktualisierung" });
    await app.user.click(screen.getByLabelText(/^Automatisch aktualisieren/));
    await app.click("Speichern");
    expect(await screen.findAllByText("Automatisch geht nur mit OK.KOMM als Quelle.")).toBeTruthy();
    expect(inputs).toEqual([]);
    await app.user.click(screen.getByLabelText(/^Der Bestand kommt von OK\.KOMM/));
    await app.click("Speichern");
    await soon(() => expect(facts()).toContain("automatisch, täglich um 3 Uhr"));
    expect(inputs).toEqual([{ ags: "09761000", revision: 2, source: "OKKOMM_IMPORT", mode: "AUTOMATIC" }]);
  });

  test("support fetches from OK.KOMM by the same way as from a file", async () => {
    const { app, imports } = await open();
    await app.click("OK.KOMM abrufen …");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Wohngrundstücke aus OK.KOMM ersetzen" }),
    );
    await app.user.click(dialog.getByRole("button", { name: "Bei OK.KOMM abrufen" }));
    await app.user.click(await dialog.findByRole("button", { name: "3 Einträge durch 5 ersetzen" }));
    await soon(() => expect(imports.committed).toHaveLength(1));
    await screen.findAllByText("5 Einträge übernommen");
  });

  test("what is given up before OK.KOMM has answered is cancelled once it has", async () => {
    const { app, imports } = await open();
    const release = imports.holdOkkomm();
    await app.click("OK.KOMM abrufen …");
    await app.click("Bei OK.KOMM abrufen");
    await app.click("Abbrechen");
    await app.click("Import abbrechen");
    await soon(() => expect(screen.queryByRole("dialog", { name: /OK\.KOMM/ })).toBeNull());
    expect(imports.cancelled).toEqual([]);
    release();
    await soon(() => expect(imports.cancelled).toEqual(["Import:1"]));
    expect(imports.progressCalls()).toBe(0);
  });

  test("it can be asked although the rows have not come", async () => {
    const { records, mgt } = serve({});
    const release = records.hold();
    const app = await visit("/mgt/edit/09761000/residential-properties", { viewer: support, mgt });
    await app.click("OK.KOMM abrufen …");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Wohngrundstücke aus OK.KOMM ersetzen" }),
    );
    dialog.getByText("Alle vorhandenen Einträge werden ersetzt.");
    release();
    expect(await dialog.findByText("Alle 3 vorhandenen Einträge werden ersetzt.")).toBeTruthy();
  });
});
