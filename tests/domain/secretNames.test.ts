import { describe, expect, test } from "vitest";
import { isSecretName, maskSecrets } from "#domain/secretNames";

describe("Secret names", () => {
  test.each([
    "password",
    "Passwort",
    "passwordHash",
    "apiKey",
    "api_key",
    "API-KEY",
    "accessToken",
    "clientSecret",
  ])("%s is secret", (name) => expect(isSecretName(name)).toBe(true));
  test.each(["pin", "userPin", "card_cvv", "tan", "Authorization", "privateKey", "keystore", "Zugangscode"])(
    "%s is secret",
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
  ])("%s, a form field, is secret", (name) => expect(isSecretName(name)).toBe(true));
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
  ])("%s is not", (name) => expect(isSecretName(name)).toBe(false));

  test("mask values of any type at any depth, and nothing else", () => {
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

  test("stay masked below the maximum depth", () => {
    let value: unknown = { password: "x" };
    for (let level = 0; level < 40; level++) value = { level: value };
    expect(JSON.stringify(maskSecrets(value))).not.toContain("x");
  });
});
