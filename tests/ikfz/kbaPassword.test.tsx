import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { support } from "../support/people";
import { screen, visit, within, type App } from "../support/visit";
import { kbaServer, kbaSettings, outcome, refusal, type KbaServer } from "./kbaServer";

const address = "/mgt/edit/09761000/kba-settings";

async function open(server: KbaServer) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
  const app = await visit(address, { viewer: support, mgt: server.mgt, ikfz: server.ikfz });
  await screen.findByRole("article", { name: "KBA-Benutzer AUX1" });
  return app;
}

const input = (app: App, operation: string) =>
  app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables.input);

/** Answers one after the other. */
function inTurn(...answers: readonly object[]) {
  const left = [...answers];
  return () => left.shift() ?? null;
}

const unconfirmed = {
  passwordIdentifier: "AUX108",
  nextPasswordIdentifier: "AUX109",
  previousPasswordIdentifier: "AUX107",
  passwordChangedAt: "2026-11-20T09:00:00.000Z",
  revision: 4,
};

describe("Changing a KBA password", () => {
  async function change(server: KbaServer) {
    const app = await open(server);
    await app.click("Passwort ändern AUX1");
    await screen.findByRole("dialog", { name: "KBA-Passwort ändern" });
    await app.fill("Passwort", "streng geheim");
    return app;
  }

  const save = (app: App) => app.click("Passwort speichern");

  test("proposes the next identifier and today; the card shows that it is not confirmed", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1")], {
      changeKbaPassword: () => {
        const changed = kbaSettings("AUX1", unconfirmed);
        server.stored = [changed];
        return outcome("PASSWORD_CHANGED", changed);
      },
    });
    const app = await change(server);
    expect(screen.getByLabelText("Passwortkennung")).toHaveProperty("value", "AUX108");
    expect(screen.getByText(/Nach 99 folgt 01/)).toBeDefined();
    await save(app);
    await screen.findByText(/Das neue Passwort ist gespeichert. Das bisherige bleibt aufbewahrt/);
    expect(input(app, "ChangeKbaPasswordMutation")).toEqual([
      {
        id: "KbaSettings:AUX1",
        revision: 3,
        password: { identifier: "AUX108", password: "streng geheim", setOn: "2026-11-20" },
      },
    ]);
    await screen.findByText(
      "Das neue Passwort (AUX108) wurde noch nicht verwendet. Bis es einmal funktioniert hat, bleibt das bisherige (AUX107) aufbewahrt.",
    );
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain("geheim");
  });

  test("shows each refusal at its field or in the form", async () => {
    const server = kbaServer([kbaSettings("AUX1")], {
      changeKbaPassword: inTurn(
        outcome("PASSWORD_IDENTIFIER_INVALID"),
        outcome("PASSWORD_EXPIRED"),
        outcome("UNKNOWN_INTERNAL_ERROR"),
        outcome("USER_DOES_NOT_EXIST"),
        outcome("A_RESULT_OF_TOMORROW"),
      ).bind(null),
    });
    const app = await change(server);
    await save(app);
    await waitFor(() =>
      expect(app.errorOf("Passwortkennung")).toMatch(/in derselben Groß- und Kleinschreibung/),
    );
    await save(app);
    await waitFor(() => expect(app.errorOf("Beim KBA gesetzt am")).toMatch(/abgelaufen/));
    await save(app);
    await screen.findByText(/unbekannter Fehler/);
    server.stored = [];
    await save(app);
    await screen.findByText(/hat inzwischen jemand entfernt/);
    expect(screen.getByLabelText("Passwort")).toHaveProperty("value", "streng geheim");
  });

  test("sends the password again if only other fields were changed meanwhile", async () => {
    const server = kbaServer([kbaSettings("AUX1")], {
      changeKbaPassword: inTurn(
        refusal("conflict", null, { by: "k.brandl" }, kbaSettings("AUX1", { revision: 4 })),
        outcome("PASSWORD_CHANGED", kbaSettings("AUX1", { ...unconfirmed, revision: 5 })),
      ),
    });
    const app = await change(server);
    await save(app);
    await screen.findByText(/Das neue Passwort ist gespeichert/);
    expect(input(app, "ChangeKbaPasswordMutation")).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  });

  test("asks the user to check if the password was changed meanwhile, and then replaces it", async () => {
    const server = kbaServer([kbaSettings("AUX1")], {
      changeKbaPassword: inTurn(
        refusal("conflict", null, { by: "k.brandl" }, kbaSettings("AUX1", unconfirmed)),
        outcome("PASSWORD_CHANGED", kbaSettings("AUX1", { ...unconfirmed, revision: 5 })),
      ),
    });
    const app = await change(server);
    await save(app);
    await screen.findByText(
      /^k.brandl hat inzwischen etwas am Passwort geändert; jetzt gilt die Kennung AUX108/,
    );
    expect(input(app, "ChangeKbaPasswordMutation")).toHaveLength(1);
    expect(screen.getByLabelText("Passwortkennung")).toHaveProperty("value", "AUX109");
    await save(app);
    await screen.findByText(/Das neue Passwort ist gespeichert/);
    expect(input(app, "ChangeKbaPasswordMutation")).toMatchObject([
      { revision: 3 },
      { revision: 4, password: { identifier: "AUX109", password: "streng geheim" } },
    ]);
  });
});

describe("Unconfirmed KBA password", () => {
  const confirmed = { ...unconfirmed, previousPasswordIdentifier: null, revision: 5 };

  test("is confirmed with one click", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1", unconfirmed)], {
      confirmKbaPassword: () => {
        server.stored = [kbaSettings("AUX1", confirmed)];
        return outcome("PASSWORD_CONFIRMED", server.stored[0]);
      },
    });
    const app = await open(server);
    await app.click("Neues Passwort funktioniert");
    await screen.findByText("Das neue Passwort ist bestätigt. Das bisherige ist gelöscht.");
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Passwort ändern/));
    expect(screen.queryByText(/wurde noch nicht verwendet/)).toBeNull();
    expect(input(app, "UnconfirmedPasswordMutation")).toEqual([
      { id: "KbaSettings:AUX1", revision: 4, works: true },
    ]);
  });

  test("is replaced by the previous one after a question", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1", unconfirmed)], {
      confirmKbaPassword: () => {
        server.stored = [kbaSettings("AUX1", { revision: 5 })];
        return outcome("PREVIOUS_PASSWORD_RESTORED", server.stored[0]);
      },
    });
    const app = await open(server);
    await app.click("Bisheriges wieder verwenden");
    const question = await screen.findByRole("alertdialog", {
      name: "Bisheriges Passwort wieder verwenden?",
    });
    expect(question.textContent).toContain("Das neue Passwort AUX108 wird gelöscht");
    await app.user.click(within(question).getByRole("button", { name: "Bisheriges wieder verwenden" }));
    await screen.findByText("Das bisherige Passwort gilt wieder. Das andere ist gelöscht.");
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Passwort ändern/));
    expect(input(app, "UnconfirmedPasswordMutation")).toMatchObject([{ works: false }]);
  });

  test.each([
    [outcome("PASSWORD_EXPIRED"), /vor mehr als 90 Tagen gesetzt/],
    [outcome("UNKNOWN_INTERNAL_ERROR"), /unbekannter Fehler/],
    [outcome("USER_DOES_NOT_EXIST"), /hat inzwischen jemand entfernt/],
    [outcome("NOT_FOUND"), /gibt es nicht mehr/],
    [refusal("status_not_allowed"), /^Jemand hat inzwischen/],
  ])("stays as it is if that is refused: %#", async (answer, text) => {
    const app = await open(
      kbaServer([kbaSettings("AUX1", unconfirmed)], { confirmKbaPassword: () => answer }),
    );
    await app.click("Neues Passwort funktioniert");
    expect((await screen.findByRole("alert")).textContent).toMatch(text);
    expect(screen.getByText(/wurde noch nicht verwendet/)).toBeDefined();
  });

  test("shows the state that another user has saved", async () => {
    const server: KbaServer = kbaServer([kbaSettings("AUX1", unconfirmed)], {
      confirmKbaPassword: () => {
        server.stored = [kbaSettings("AUX1", confirmed)];
        return refusal("conflict", null, { by: "k.brandl" }, server.stored[0]);
      },
    });
    const app = await open(server);
    await app.click("Neues Passwort funktioniert");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Jemand hat inzwischen/);
    await waitFor(() => expect(screen.queryByText(/wurde noch nicht verwendet/)).toBeNull());
  });

  test("tells if the KBA still accepts the previous one, or refuses the new one", async () => {
    const still = { lastUsedIdentifier: "AUX107", lastUsedAt: "2026-11-20T09:30:00.000Z" };
    const refused = { lastRefusedIdentifier: "AUX108", lastRefusedAt: "2026-11-20T09:29:00.000Z" };
    await open(kbaServer([kbaSettings("AUX1", { ...unconfirmed, ...still, ...refused })]));
    await screen.findByText("Das KBA nimmt noch das bisherige an, zuletzt am 20.11.2026 10:30.");
    expect(
      screen.getByText(/Das KBA hat das neue Passwort \(AUX108\) am 20.11.2026 10:29 abgewiesen/),
    ).toBeDefined();
  });

  test("does not count a use before the change", async () => {
    const before = { lastUsedIdentifier: "AUX107", lastUsedAt: "2026-11-20T08:30:00.000Z" };
    await open(kbaServer([kbaSettings("AUX1", { ...unconfirmed, ...before })]));
    await screen.findByText(/wurde noch nicht verwendet/);
    expect(screen.queryByText(/nimmt noch das bisherige an/)).toBeNull();
  });
});
