import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { asked, open, property, serve } from "../../support/propertySection";
import { screen, visit, within } from "../../support/visit";
import { failed } from "./recordServer";

describe("Residential property list", () => {
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent?.trim());

  test("shows the distinguishing parts of addresses", async () => {
    await open();
    const usual = ["Straße", "Hausnummer", "Buchstabe", "Postleitzahl", "Ort", "Ortsteil"];
    expect(heads()).toEqual(expect.arrayContaining(usual));
    expect(heads()).not.toContain("Teilnummer");
  });

  test("column headings follow the language", async () => {
    const { app } = await open();
    await app.user.selectOptions(screen.getByLabelText("Sprache"), "en");
    await waitFor(() =>
      expect(heads()).toEqual(expect.arrayContaining(["Street", "House number", "Postal code"])),
    );
  });

  test("shows the other fields on request", async () => {
    await open({ search: "?columns=partNumber&columns=supplements&columns=houseNumberLetter&columns=ags" });
    const further = ["Teilnummer", "Zusätze", "Hausnummer mit Buchstabe", "AGS"];
    expect(heads()).toEqual(expect.arrayContaining(further));
    expect(heads()).not.toContain("Ortsteil");
  });

  test("queries one page with the order and filter of the URL", async () => {
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

  test("shows an inexact count as such", async () => {
    await open({ isExceeded: true });
    expect(screen.getByRole("navigation", { name: "Seiten" }).textContent).toContain("mehr als 10.000");
  });

  test("reports a failed query, and retries", async () => {
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

describe("Residential property", () => {
  test("is validated before sending", async () => {
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
    await waitFor(() => expect(inputs).toHaveLength(1));
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

describe("Residential property export", () => {
  test("offers the file with the filters of the list", async () => {
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

  test("explains a failure, and retries", async () => {
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
    await waitFor(() => expect(attempts).toBe(2));
  });
});
