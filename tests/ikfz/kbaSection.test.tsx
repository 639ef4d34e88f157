import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within, type VisitOptions } from "../support/visit";
import { kbaServer, kbaSettings, outcome, refusal, type KbaServer } from "./kbaServer";

const address = "/mgt/edit/09761000/kba-settings";

async function open(server: KbaServer, options: VisitOptions = {}) {
  const app = await visit(address, { viewer: support, mgt: server.mgt, ikfz: server.ikfz, ...options });
  await screen.findByRole("heading", { level: 1, name: "Augsburg" });
  return app;
}

const card = (user = "AUX1") => screen.findByRole("article", { name: `KBA-Benutzer ${user}` });

/** The facts of a card by their names. */
async function facts(user?: string) {
  const names = [...(await card(user)).querySelectorAll("dt")];
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]));
}

const navigation = async () =>
  within(await screen.findByRole("navigation", { name: "Abschnitte der Kommune" }));

/** Days are counted from 20 November 2026. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00Z`));

describe("KBA section", () => {
  test("shows the settings of each KBA user, with the state of the password in words", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    at("2026-11-20");
    const server = kbaServer([
      kbaSettings("AUX1", { customsSystemCode: "ZC9" }),
      kbaSettings("AUX2", {
        passwordState: "EXPIRING",
        passwordExpiresOn: "2026-11-21",
        lastUsedAt: null,
        stbaNumber: null,
        lastRefusedAt: "2026-11-18T07:00:00.000Z",
        lastRefusedIdentifier: "AUX206",
        updatedBy: null,
      }),
      kbaSettings("AUX3", { passwordState: "EXPIRED", passwordExpiresOn: "2026-11-18" }),
    ]);
    await open(server);
    expect(await facts()).toEqual({
      Benutzernummer: "4711",
      "Mandanten-AGS": "09761000",
      "Zollsystem-Code": "ZC9",
      "STBA-Nummer": "Z123456",
      Großkundenzulassung: "Ja",
      "Zuletzt gespeichert": "02.10.2026 10:00 von k.brandl",
      Passwortkennung: "AUX107",
      "Gesetzt am": "01.10.2026",
      "Gültig bis": "30.12.2026Noch 40 Tage gültig",
      "Zuletzt verwendet": "19.11.2026 10:30",
    });
    expect(await facts("AUX2")).toMatchObject({
      "STBA-Nummer": "–",
      "Gültig bis": "21.11.2026Läuft in 1 Tag ab",
      "Zuletzt verwendet": "Noch nicht",
      "Zuletzt abgewiesen": "18.11.2026 08:00 mit AUX206",
      "Zuletzt gespeichert": "02.10.2026 10:00",
    });
    expect(await facts("AUX3")).toMatchObject({ "Gültig bis": "18.11.2026Seit 2 Tagen abgelaufen" });
    expect((await navigation()).getByRole("link", { name: "KBA-Einstellungen 3" })).toHaveProperty(
      "pathname",
      address,
    );
  });

  test("is not offered for a commune without vehicle registration, and explains that under its URL", async () => {
    await open(kbaServer(null), { viewer: member });
    await screen.findByText(/bietet keinen Zulassungsdienst \(i-Kfz\) an/);
    expect((await navigation()).queryByRole("link", { name: /KBA/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Hinzufügen" })).toBeNull();
  });

  test("is not in the navigation while nothing has loaded", async () => {
    const server = kbaServer([]);
    const commune = () => new Promise(() => undefined);
    await visit(address, {
      viewer: support,
      ikfz: server.ikfz,
      mgt: { ...server.mgt, Query: { commune } },
    });
    expect((await navigation()).getByRole("link", { name: "Stammdaten" })).toBeDefined();
    expect((await navigation()).queryByRole("link", { name: /KBA/ })).toBeNull();
  });

  test("offers the first step if there are no settings", async () => {
    await open(kbaServer([]));
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    expect(screen.getAllByRole("button", { name: "Hinzufügen" })).toHaveLength(1);
  });

  test("reports a failed request below its heading, and retries", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const server = kbaServer([kbaSettings("AUX1")]);
    let isBroken = true;
    const read = server.ikfz.Query?.kbaSettings;
    const app = await open(server, {
      ikfz: {
        Query: {
          kbaSettings: () => {
            if (isBroken) throw failure("internal_error", { reference: "r-7" });
            return typeof read === "function" ? read() : null;
          },
        },
      },
    });
    await screen.findByText(/Auf dem Server ist ein Fehler aufgetreten/);
    expect(screen.getByRole("heading", { level: 2, name: "KBA-Einstellungen" })).toBeDefined();
    isBroken = false;
    await app.click("Erneut versuchen");
    expect(await card()).toBeDefined();
  });
});

describe("Removing KBA settings", () => {
  async function remove(server: KbaServer) {
    const app = await open(server);
    await card();
    await app.click("Entfernen AUX1");
    await screen.findByRole("alertdialog", { name: "KBA-Einstellungen von AUX1 entfernen?" });
    expect(screen.getByRole("alertdialog").textContent).toContain("lässt sich nicht wiederherstellen");
    await app.click("KBA-Einstellungen entfernen");
    return app;
  }

  test("takes the card and the count away, and keeps the focus in the section", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1"), kbaSettings("AUX2")], {
      removeKbaSettings: () => {
        server.stored = [kbaSettings("AUX2")];
        return { ...outcome("DELETED"), removedKbaSettingsId: "KbaSettings:AUX1" };
      },
    });
    const app = await remove(server);
    await screen.findByText("Die KBA-Einstellungen sind entfernt.");
    expect(screen.queryByRole("article", { name: "KBA-Benutzer AUX1" })).toBeNull();
    await (await navigation()).findByRole("link", { name: "KBA-Einstellungen 1" });
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole("article"))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    const call = app.calls.find(({ operation }) => operation === "useKbaRemovalMutation");
    expect(call?.variables.input).toEqual({ id: "KbaSettings:AUX1", revision: 3 });
  });

  test("of what is gone already says so and shows the new list", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1")], {
      removeKbaSettings: () => {
        server.stored = [];
        return outcome("NOT_FOUND");
      },
    });
    await remove(server);
    await screen.findByText(/Diese KBA-Einstellungen gibt es nicht mehr/);
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
  });

  test("of changed settings, or after an unknown error, keeps the card and says why", async () => {
    let answers = [
      refusal("conflict", null, { by: "k.brandl" }, kbaSettings("AUX1", { userNumber: "4712", revision: 4 })),
      outcome("UNKNOWN_INTERNAL_ERROR"),
    ];
    const server = kbaServer([kbaSettings("AUX1")], {
      removeKbaSettings: () => {
        const [answer, ...others] = answers;
        answers = others;
        return answer;
      },
    });
    const app = await remove(server);
    await within(await card()).findByText(/inzwischen geändert. Es wurde nichts entfernt/);
    expect(await facts()).toMatchObject({ Benutzernummer: "4712" });
    await app.click("Entfernen AUX1");
    await app.click("KBA-Einstellungen entfernen");
    await within(await card()).findByText(/Es ist ein unbekannter Fehler aufgetreten/);
    const inputs = app.calls.filter(({ operation }) => operation === "useKbaRemovalMutation");
    expect(inputs.map(({ variables }) => variables.input)).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  });
});
