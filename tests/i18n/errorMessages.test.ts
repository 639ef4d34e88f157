import { setupI18n, type Messages } from "@lingui/core";
import { expect, test } from "vitest";
import { errorCodes } from "#domain/errorCodes";
import { messages as appEn } from "#i18n/appCatalogs";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { errorMessage, loginErrorMessages, type Failure } from "#i18n/errorMessages";
import { locales, type Locale } from "#i18n/locales";
import { messages as entryEn } from "#locales/en/entry.po";

/** German messages are in the code. */
const catalogs: Readonly<Record<Locale, Messages>> = { de: {}, en: { ...entryEn, ...appEn } };
const codes: readonly Failure["code"][] = [
  ...errorCodes,
  "unreachable",
  "unexpected_answer",
  "contract_mismatch",
];
const at = Date.parse("2026-11-20T13:05:00.000Z");

function word(code: Failure["code"], params: Failure["params"] = {}, locale: Locale = "de"): string {
  const i18n = setupI18n({ locale, messages: catalogs });
  return i18n._(errorMessage(allErrorMessages, { code, params, at }, locale));
}

const allParams = {
  detail: "cursor",
  reference: "8f3a",
  report: "/mgt/graphql UsersQuery: Cannot query field",
  server: "older",
  retryAt: "2026-11-20T13:05:45.000Z",
  min: "12",
  max: "254",
  by: "H. Petersen",
  at: "2026-11-20T13:02:00.000Z",
  line: "17",
  column: "4",
  maxBytes: "2097152",
  maxWidth: "1024",
  maxHeight: "1024",
  columns: "postalCode",
  firstLine: "3",
  value: "9761000",
  percent: "34",
  service: "ew-umzug",
  found: ",",
  expected: "2",
  ags: "09761000",
  count: "12",
};

/** Removes the placeholder of addresses, which appears literally. */
const withoutHost = (sentence: string) => sentence.replace("{host}", "");

test.each(locales)("Error messages: every code has its own message (%s)", (locale) => {
  for (const params of [{}, allParams]) {
    const sentences = codes.map((code) => word(code, params, locale));
    expect(new Set(sentences).size).toBe(codes.length);
    for (const sentence of sentences) expect(withoutHost(sentence)).toMatch(/^[^{}]{13,}$/);
  }
  // One specified sentence begins in lower case.
  const written = codes.filter((code) => code !== "translation_file_invalid");
  for (const code of written) expect(word(code, allParams, locale)).toMatch(/^[A-ZÄÖÜ\d]/);
});

test("Error messages: a code without a message falls back to the unexpected answer", () => {
  const read = (code: Failure["code"]) => errorMessage(loginErrorMessages, { code, params: {}, at }, "de");
  expect(read("not_unique")).toEqual(read("unexpected_answer"));
});

test("Error messages: English messages differ from German ones", () => {
  for (const code of codes) expect(word(code, allParams, "en")).not.toBe(word(code, allParams, "de"));
});

test("Error messages: keeps the wording of specified messages", () => {
  expect(word("invalid_credentials")).toBe("Ungültiger Benutzername, E-Mail oder Passwort.");
  expect(word("invalid_token")).toBe("Die verwendete Einladung ist ungültig/abgelaufen.");
  expect(word("invalid_token", {}, "en")).toBe("Your invite is not valid anymore");
  expect(word("insufficient_permissions")).toBe(
    "Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.",
  );
  expect(word("json_invalid")).toMatch(/^Datei ungültig: /);
  expect(word("translation_file_invalid")).toMatch(/^ungültiges dateiformat: /);
  expect(word("no_changes_in_file")).toBe("Die Datei beinhaltet keine Änderungen");
});

test("Error messages: keeps the wording of specified record messages", () => {
  expect(word("required")).toBe("Dieses Feld wird benötigt");
  expect(word("required", {}, "en")).toBe("This field is required");
  expect(word("not_unique")).toBe("Ist bereits vorhanden");
  expect(word("ags_configured_already")).toBe("Für diesen AGS existiert bereits eine Konfiguration.");
  expect(word("end_before_start")).toBe("Das Enddatum liegt vor dem Startdatum.");
  expect(word("services_duplicates")).toBe(
    "Dienste können nicht mehrfach einer Kommune zugeordnet werden. Bitte entfernen Sie den rot markierten Dienst.",
  );
});

test("Error messages: params are filled in", () => {
  expect(word("bad_request", allParams)).toContain("(cursor)");
  expect(word("internal_error", allParams)).toContain("Kennung 8f3a");
  expect(word("password_too_short", { min: "14" })).toContain("mindestens 14 Zeichen");
  expect(word("password_too_short")).toContain("mindestens 12 Zeichen");
  expect(word("text_too_long", allParams)).toContain("höchstens 254 Zeichen");
  expect(word("conflict", allParams)).toContain("H. Petersen hat am 20.11.2026 14:02 gespeichert");
  expect(word("file_too_large", allParams)).toContain("höchstens 2 MB");
  expect(word("columns_missing", { columns: "postal code, place" })).toContain(
    "fehlen Spalten: Postleitzahl, Ort.",
  );
  expect(word("columns_missing", { columns: "postal code, place" }, "en")).toContain("Postal code, Place");
  expect(word("csv_error", allParams)).toContain("in Zeile 17, Spalte 4");
  expect(word("leading_zero_lost", allParams)).toContain("aus 9761000 müsste 09761000 werden");
});

test("Error messages: the refusal of a file says what it is not, and what to choose", () => {
  expect(word("json_invalid")).toContain("Die Datei ist kein JSON.");
  expect(word("json_invalid")).toContain("Wählen Sie eine JSON-Datei");
  expect(word("translation_file_invalid")).toContain("Wählen Sie eine Datei");
  expect(word("zip_error")).toContain("Die Datei ist kein ZIP-Archiv");
  expect(word("zip_error")).toContain("Wählen Sie ein ZIP-Archiv");
});

test("Error messages: numbers have separators of thousands", () => {
  const numbers = {
    min: "20000",
    max: "20000",
    limit: "20000",
    count: "20000",
    percent: "20000",
    texts: "start.title",
  };
  for (const code of codes) {
    expect(word(code, numbers), code).not.toMatch(/20000/);
    expect(word(code, numbers, "en"), code).not.toMatch(/20000/);
  }
  expect(word("csv_field_count", { expected: "1000", found: "1200" })).toContain("1.200 Felder");
  expect(word("text_too_long", numbers)).toContain("höchstens 20.000 Zeichen");
  expect(word("text_too_long", numbers, "en")).toContain("20,000");
});

test("Error messages: an element that may not stand within another is named with it", () => {
  const params = { markup: "<p>", within: "<p>" };
  expect(word("html_not_allowed", params)).toMatch(/^<p> darf nicht in <p> stehen\. /);
  expect(word("html_not_allowed", params, "en")).toMatch(/^<p> must not be within <p>\. /);
});

test("Error messages: amounts and percentages are named as they are entered", () => {
  expect(word("not_decimal", { field: "value" })).toBe("Betrag muss eine Dezimalzahl sein");
  expect(word("not_decimal", { field: "taxRate" })).toBe("Umsatzsteuer muss eine Dezimalzahl sein");
  expect(word("decimal_ambiguous", { value: "1.234" })).toBe(
    "1.234 ist nicht eindeutig: Schreiben Sie 1234,00 oder 1,23.",
  );
  expect(word("decimal_ambiguous", { value: "-12.005" })).toContain("Schreiben Sie -12005,00 oder -12,00.");
  expect(word("amount_out_of_range", { min: "0", max: "99999999" })).toBe(
    "Der Betrag muss zwischen 0,00\u00A0€ und 999.999,99\u00A0€ liegen.",
  );
  expect(word("percentage_out_of_range", { min: "0", max: "10000" })).toContain("zwischen 0 % und 100 %");
});

test("Error messages: a wait is shown with its end in Berlin and its duration", () => {
  expect(word("too_many_attempts", allParams)).toBe(
    "Zu viele Versuche in kurzer Zeit. Der nächste ist ab 14:05:45 Uhr möglich, also in 45 Sekunden.",
  );
  expect(word("too_many_attempts", allParams, "en")).toBe(
    "Too many attempts in a short time. The next one is possible from 14:05:45 Berlin time, that is in 45 seconds.",
  );
  const tomorrow = { retryAt: "2026-11-21T13:05:00.000Z" };
  expect(word("too_many_attempts", tomorrow)).toContain("ab 21.11.2026 14:05 Uhr");
  // The browser's clock is ahead: no negative waiting time.
  const past = { retryAt: "2026-11-20T12:00:00.000Z" };
  expect(word("too_many_attempts", past)).toMatch(/ab 13:00:00 Uhr möglich\.$/);
  expect(word("too_many_attempts", { retryAt: "soon" })).toContain("einige Minuten");
});
