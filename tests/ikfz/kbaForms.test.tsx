import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { support } from "../support/people";
import { screen, visit, within, type App } from "../support/visit";
import { kbaServer, kbaSettings, outcome, refusal, type KbaServer } from "./kbaServer";

const address = "/mgt/edit/09761000/kba-settings";

async function open(server: KbaServer) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
  const app = await visit(address, { viewer: support, mgt: server.mgt, ikfz: server.ikfz });
  await screen.findByRole("heading", { level: 1, name: "Augsburg" });
  return app;
}

const input = (app: App, operation: string) =>
  app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables.input);

const dialog = (name: string) => screen.findByRole("dialog", { name });

async function press(name: string, button: string, app: App) {
  await app.user.click(within(await dialog(name)).getByRole("button", { name: button }));
}

/** Everything that the app has stored in this browser. */
const stored = () =>
  JSON.stringify([window.localStorage, window.sessionStorage].map((storage) => ({ ...storage })));

/** Answers one after the other. */
function inTurn(...answers: readonly object[]) {
  const left = [...answers];
  return () => left.shift() ?? null;
}

describe("Adding KBA settings", () => {
  const title = "KBA-Einstellungen hinzufügen";

  async function fillIn(app: App) {
    await app.click("Hinzufügen");
    await dialog(title);
    await app.fill("KBA-Benutzer", "AUX9");
    await app.fill("Benutzernummer", "99");
    await app.fill("Mandanten-AGS", "09761000");
    await app.fill("Passwort", " ge heim ");
  }

  test("proposes the first identifier and today, and sends empty texts as null", async () => {
    const server: KbaServer = kbaServer([], {
      addKbaSettings: () => {
        server.stored = [kbaSettings("AUX9")];
        return outcome("SETTINGS_ADDED");
      },
    });
    const app = await open(server);
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    await fillIn(app);
    expect(screen.getByLabelText("Passwortkennung")).toHaveProperty("value", "AUX901");
    expect(screen.getByLabelText("Beim KBA gesetzt am")).toHaveProperty("value", "20.11.2026");
    const password = screen.getByLabelText("Passwort");
    expect(password).toMatchObject({ type: "password", autocomplete: "new-password" });
    await app.click("Anzeigen Passwort");
    expect(password).toHaveProperty("type", "text");
    await press(title, "Hinzufügen", app);
    await screen.findByText("Die KBA-Einstellungen sind hinzugefügt.");
    expect(input(app, "AddKbaSettingsMutation")).toEqual([
      {
        ags: "09761000",
        user: "AUX9",
        settings: {
          userNumber: "99",
          clientAgs: "09761000",
          customsSystemCode: null,
          isLargeCustomerApproved: false,
          stbaNumber: null,
        },
        password: { identifier: "AUX901", password: " ge heim ", setOn: "2026-11-20" },
      },
    ]);
    await screen.findByRole("article", { name: "KBA-Benutzer AUX9" });
    await screen.findByRole("link", { name: "KBA-Einstellungen 1" });
    expect(stored()).not.toContain("ge heim");
  });

  test("keeps an identifier that was typed", async () => {
    const app = await open(kbaServer([]));
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    await app.click("Hinzufügen");
    await dialog(title);
    await app.fill("KBA-Benutzer", "AUX9");
    await app.fill("Passwortkennung", "AUX942");
    await app.fill("KBA-Benutzer", "AUX8");
    expect(screen.getByLabelText("Passwortkennung")).toHaveProperty("value", "AUX942");
  });

  test("shows each refusal at its field, and keeps what was typed", async () => {
    const server = kbaServer([], {
      addKbaSettings: inTurn(
        outcome("USER_EXISTS_ALREADY"),
        outcome("PASSWORD_IDENTIFIER_INVALID"),
        outcome("PASSWORD_EXPIRED"),
        refusal("date_in_future", ["password", "setOn"]),
        refusal("stba_number_invalid", ["settings", "stbaNumber"]),
        outcome("UNKNOWN_INTERNAL_ERROR"),
        outcome("NOT_FOUND"),
      ),
    });
    const app = await open(server);
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    await fillIn(app);
    for (const [label, error] of [
      ["KBA-Benutzer", /gibt es in der Kommune schon Einstellungen. Es wurde nichts hinzugefügt/],
      ["Passwortkennung", /zwei Ziffern von 01 bis 99/],
      ["Beim KBA gesetzt am", /vor mehr als 90 Tagen gesetzt/],
      ["Beim KBA gesetzt am", /liegt in der Zukunft/],
      ["STBA-Nummer (optional)", /besteht aus einem Z und 6 oder 7 Ziffern/],
    ] as const) {
      await press(title, "Hinzufügen", app);
      await waitFor(() => expect(app.errorOf(label)).toMatch(error));
    }
    await press(title, "Hinzufügen", app);
    await screen.findByText(/Es ist ein unbekannter Fehler aufgetreten/);
    expect(screen.getByText("Ihre Eingaben sind noch da.")).toBeDefined();
    // Someone has disabled the services of the commune.
    server.stored = null;
    await press(title, "Hinzufügen", app);
    await screen.findByText(/die Kommune bietet keinen Zulassungsdienst mehr an/);
    await screen.findByText(/Diese Kommune bietet keinen Zulassungsdienst/);
    expect(screen.getByLabelText("Passwort")).toHaveProperty("value", " ge heim ");
  });

  test("restores a draft without the password", async () => {
    const server = kbaServer([]);
    const app = await open(server);
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    await fillIn(app);
    await waitFor(() => expect(stored()).toContain("AUX9"));
    expect(stored()).not.toContain("ge heim");
    const drafts = { ...window.sessionStorage };
    // The page is lost, so nothing is discarded.
    const again = await open(server);
    for (const [key, value] of Object.entries(drafts)) window.sessionStorage.setItem(key, String(value));
    await screen.findByRole("heading", { name: "Noch keine KBA-Einstellungen" });
    await again.click("Hinzufügen");
    await screen.findByText("Das Passwort ist nicht dabei. Geben Sie es noch einmal ein.");
    await again.click("Wiederherstellen");
    expect(screen.getByLabelText("KBA-Benutzer")).toHaveProperty("value", "AUX9");
    expect(screen.getByLabelText("Passwort")).toHaveProperty("value", "");
  });
});

describe("Editing KBA settings", () => {
  const title = "KBA-Einstellungen bearbeiten";

  async function edit(server: KbaServer) {
    const app = await open(server);
    await screen.findByRole("article", { name: "KBA-Benutzer AUX1" });
    await app.click("Bearbeiten AUX1");
    await dialog(title);
    expect(screen.queryByLabelText("Passwort")).toBeNull();
    await app.fill("Benutzernummer", "5000");
    return app;
  }

  test("sends the fields with the revision and shows them in the card", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1")], {
      saveKbaSettings: () => {
        server.stored = [kbaSettings("AUX1", { userNumber: "5000", revision: 4 })];
        return outcome("EDITED", server.stored[0]);
      },
    });
    const app = await edit(server);
    await press(title, "Speichern", app);
    await screen.findByText("Die KBA-Einstellungen sind geändert.");
    expect(await screen.findByText("5000")).toBeDefined();
    expect(input(app, "KbaSettingsFormSaveMutation")).toMatchObject([
      { id: "KbaSettings:AUX1", revision: 3, settings: { userNumber: "5000", stbaNumber: "Z123456" } },
    ]);
  });

  test("compares both versions after a conflict and saves the chosen one", async () => {
    const server = kbaServer([kbaSettings("AUX1")], {
      saveKbaSettings: inTurn(
        refusal(
          "conflict",
          null,
          { by: "k.brandl" },
          kbaSettings("AUX1", { userNumber: "6000", revision: 4 }),
        ),
        outcome("EDITED", kbaSettings("AUX1", { userNumber: "5000", revision: 5 })),
      ),
    });
    const app = await edit(server);
    await press(title, "Speichern", app);
    const conflict = await dialog("k.brandl hat inzwischen gespeichert");
    expect(conflict.textContent).toContain("6000");
    await app.user.click(within(conflict).getByRole("radio", { name: /5000/ }));
    await app.user.click(within(conflict).getByRole("button", { name: /peichern/ }));
    await screen.findByText("Die KBA-Einstellungen sind geändert.");
    expect(input(app, "KbaSettingsFormSaveMutation")).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  });

  test.each([
    ["USER_DOES_NOT_EXIST", /hat inzwischen jemand entfernt/],
    ["NOT_FOUND", /gibt es nicht mehr/],
  ])("%s refreshes the list; the input stays", async (result, text) => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1")], {
      saveKbaSettings: () => {
        server.stored = [];
        return outcome(result);
      },
    });
    const app = await edit(server);
    await press(title, "Speichern", app);
    await screen.findByText(text);
    await waitFor(() =>
      expect(screen.queryByRole("article", { name: "KBA-Benutzer AUX1", hidden: true })).toBeNull(),
    );
    expect(screen.getByLabelText("Benutzernummer")).toHaveProperty("value", "5000");
  });
});
