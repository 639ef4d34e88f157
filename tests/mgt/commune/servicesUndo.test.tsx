import { within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { communeServer, open, stateOf, stored, three } from "../../support/communeServices";
import { support } from "../../support/people";
import { screen } from "../../support/visit";

const all = "Alle Dienste der Liste auswählen";
// The live region repeats the text.
const toast = (text: string) => screen.findByText(text, { selector: ".chakra-toast__title" });
const question = () => screen.findByRole("alertdialog");

describe("Switching off several services", () => {
  test("asks first, and names the services and their number", async () => {
    const { app, server } = await open();
    await app.user.click(screen.getByLabelText(all));
    await app.click("2 ausschalten");
    expect(within(await question()).getByRole("heading", { name: "2 Dienste ausschalten?" })).toBeTruthy();
    const names = within(await question())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Meldebescheinigung", "Neuzulassung"]);
    expect((await question()).textContent).toContain("Augsburg (09761000)");
    expect((await question()).textContent).not.toContain("Serviceportal");
    await app.click("Abbrechen");
    expect(server.inputs).toEqual([]);
    expect(stateOf("Neuzulassung")).toBe("Eingeschaltet");
    expect(screen.getByText("3 ausgewählt", { selector: ".bulk-bar *" })).toBeTruthy();
  });

  test("warns of the Serviceportal", async () => {
    const { app } = await open(support, communeServer([...three, stored("service-portal")]));
    await app.user.click(screen.getByLabelText(all));
    await app.click("3 ausschalten");
    expect(within(await question()).getByRole("note").textContent).toMatch(/^Das Serviceportal ist dabei\./);
  });

  test("can be undone: only those enabled before are enabled again", async () => {
    const { app, server } = await open();
    await app.user.click(screen.getByLabelText(all));
    await app.click("2 ausschalten");
    await app.click("2 Dienste ausschalten");
    await toast("2 Dienste ausgeschaltet.");
    await app.click("Rückgängig");
    await toast("2 Dienste wieder eingeschaltet.");
    expect(stateOf("Meldebescheinigung")).toBe("Eingeschaltet");
    expect(stateOf("Ummeldung innerhalb der Kommune")).toBe("Ausgeschaltet");
    expect(server.inputs[1]).toEqual({
      items: [
        { id: "CommuneService:ew-meldebescheinigung", revision: 4 },
        { id: "CommuneService:ikfz-neuzulassung", revision: 4 },
      ],
      isEnabled: true,
    });
    expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  });
});

describe("Switching one service", () => {
  test("happens at once and can be undone", async () => {
    const { app } = await open();
    await app.click("Meldebescheinigung ausschalten");
    await toast("„Meldebescheinigung“ ausgeschaltet.");
    await app.click("Rückgängig");
    await toast("„Meldebescheinigung“ wieder eingeschaltet.");
    expect(stateOf("Meldebescheinigung")).toBe("Eingeschaltet");
  });

  test("asks first for the Serviceportal", async () => {
    const { app, server } = await open(support, communeServer([stored("service-portal")]));
    await app.click("Serviceportal ausschalten");
    expect(server.inputs).toEqual([]);
    expect(
      within(await question()).getByRole("heading", { name: "Serviceportal ausschalten?" }),
    ).toBeTruthy();
    await app.user.click(within(await question()).getByRole("button", { name: "Serviceportal ausschalten" }));
    await toast("„Serviceportal“ ausgeschaltet.");
  });

  test("removes an undo that it makes stale", async () => {
    const { app } = await open();
    await app.click("Meldebescheinigung ausschalten");
    await toast("„Meldebescheinigung“ ausgeschaltet.");
    await app.click("Meldebescheinigung einschalten");
    await toast("„Meldebescheinigung“ eingeschaltet.");
    expect(screen.getAllByRole("button", { name: "Rückgängig" })).toHaveLength(1);
  });

  test("an undo after another user's change changes nothing and names the user", async () => {
    let calls = 0;
    const on = three.slice(0, 1);
    const server = communeServer(on, {
      setCommuneServicesEnabled: () => {
        calls += 1;
        if (calls === 1) {
          return { communeServices: [{ ...on[0], isEnabled: false, revision: 4 }], errors: [] };
        }
        const params = [
          { name: "by", value: "k.brandl" },
          { name: "at", value: "2026-11-20T10:00:00.000Z" },
        ];
        return {
          communeServices: [{ ...on[0], isEnabled: false, revision: 9 }],
          errors: [{ code: "conflict", field: null, params }],
        };
      },
    });
    const { app } = await open(support, server);
    await app.click("Meldebescheinigung ausschalten");
    await toast("„Meldebescheinigung“ ausgeschaltet.");
    await app.click("Rückgängig");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^k\.brandl hat am 20\.11\.2026 11:00/);
    expect(stateOf("Meldebescheinigung")).toBe("Ausgeschaltet");
  });
});
