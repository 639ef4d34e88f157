import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { member, support } from "../../support/people";
import { open, serve } from "../../support/propertySection";
import { screen, visit, within } from "../../support/visit";

describe("Residential property source", () => {
  const facts = () => screen.getByRole("region", { name: "Herkunft und Aktualisierung" }).textContent;

  test("members see it and import from files", async () => {
    await open({ viewer: member });
    expect(facts()).toContain("QuelleDatei");
    expect(facts()).toContain("Modusmanuell");
    expect(facts()).toContain("19.11.2026 03:00");
    expect(screen.queryByRole("button", { name: "Ändern …" })).toBeNull();
    expect(screen.queryByRole("button", { name: "OK.KOMM abrufen …" })).toBeNull();
    expect(screen.getByRole("button", { name: "Datei einlesen …" })).toBeTruthy();
  });

  test("shows the last failure and the next attempt", async () => {
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

  test("keeps the rows if the source fails to load", async () => {
    await open({ source: "unreadable" });
    expect(
      screen.getByText(/^Der Stand der letzten Aktualisierung der Wohngrundstücke konnte nicht gelesen/),
    ).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Herkunft und Aktualisierung" })).toBeNull();
  });

  test("automatic mode requires OK.KOMM and then starts the job", async () => {
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
    await waitFor(() => expect(facts()).toContain("automatisch, täglich um 3 Uhr"));
    expect(inputs).toEqual([{ ags: "09761000", revision: 2, source: "OKKOMM_IMPORT", mode: "AUTOMATIC" }]);
  });

  test("support imports from OK.KOMM in the same way as from a file", async () => {
    const { app, imports } = await open();
    await app.click("OK.KOMM abrufen …");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Wohngrundstücke aus OK.KOMM ersetzen" }),
    );
    await app.user.click(dialog.getByRole("button", { name: "Bei OK.KOMM abrufen" }));
    await app.user.click(await dialog.findByRole("button", { name: "3 Einträge durch 5 ersetzen" }));
    await waitFor(() => expect(imports.committed).toHaveLength(1));
    await screen.findAllByText("5 Einträge übernommen");
  });

  test("a fetch that was given up is cancelled once OK.KOMM has responded", async () => {
    const { app, imports } = await open();
    const release = imports.holdOkkomm();
    await app.click("OK.KOMM abrufen …");
    await app.click("Bei OK.KOMM abrufen");
    await app.click("Abbrechen");
    await app.click("Import abbrechen");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /OK\.KOMM/ })).toBeNull());
    expect(imports.cancelled).toEqual([]);
    release();
    await waitFor(() => expect(imports.cancelled).toEqual(["Import:1"]));
    expect(imports.progressCalls()).toBe(0);
  });

  test("can be fetched even if the rows failed to load", async () => {
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
