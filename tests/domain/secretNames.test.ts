import { describe, expect, test } from "vitest";
import { isSecretName, maskSecrets } from "#domain/secretNames";

describe("names of secrets", () => {
  test.each([
    "password",
    "Passwort",
    "passwordHash",
    "apiKey",
    "api_key",
    "API-KEY",
    "accessToken",
    "clientSecret",
  ])("%s is one", (name) => expect(isSecretName(name)).toBe(true));
  test.each(["pin", "userPin", "card_cvv", "tan", "Authorization", "privateKey", "keystore", "Zugangscode"])(
    "%s is one",
    (name) => expect(isSecretName(name)).toBe(true),
  );
  test.each([
    "sicherheitscodeTeil1",
    "Sicherheitscode_ZB_II",
    "zb2.sicherheitscode",
    "sicherheitscodeKennzeichenVorne",
    "Freischalt-Code",
    "freischaltcode",
    "aktivierungscode",
    "bestaetigungscode",
    "Bestätigungscode",
    "einmalCode",
    "sperrkennwort",
    "zugangsschluessel",
    "zugangsnummer",
    "kartenpruefnummer",
    "activation_code",
    "accessCode",
    "smsTan",
    "eidPin",
  ])("%s, as forms name it, is one", (name) => expect(isSecretName(name)).toBe(true));
  test.each([
    "errorCode",
    "statusCode",
    "laendercode",
    "postleitzahl",
    "hausnummer",
    "vorgangsnummer",
    "fahrgestellnummer",
    "pruefziffer",
    "schluesselnummer",
    "barcode",
    "druckstuecknummer",
    "name",
    "shipping",
    "spinat",
    "Standort",
    "iban",
    "keyFigure",
    "postalCode",
    "tanker",
    "otpional",
  ])("%s is none", (name) => expect(isSecretName(name)).toBe(false));

  test("are masked however deep, whatever stands there, and nothing else is", () => {
    const value = {
      applicant: { name: "Ənvər", login: { password: "x", hints: ["y"] } },
      tokens: ["a", "b"],
      list: [{ pin: 1234 }, { pin: null }, 3],
    };
    expect(maskSecrets(value)).toEqual({
      applicant: { name: "Ənvər", login: { password: "••••", hints: ["y"] } },
      tokens: "••••",
      list: [{ pin: "••••" }, { pin: null }, 3],
    });
    expect(maskSecrets(null)).toBeNull();
    expect(maskSecrets("text")).toBe("text");
  });

  test("do not come to light below the deepest level", () => {
    let value: unknown = { password: "x" };
    for (let level = 0; level < 40; level++) value = { level: value };
    expect(JSON.stringify(maskSecrets(value))).not.toContain("x");
  });
});
