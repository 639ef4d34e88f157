import { ChakraProvider } from "@chakra-ui/react";
import { I18nProvider } from "@lingui/react";
import { render, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { activityCodes, activityField, activityFields, type ValueKind } from "#domain/activityFields";
import { activityTypes } from "#domain/activityTypes";
import { createLanguage, LanguageContext, type Language } from "#i18n/language";
import { locales, type Locale } from "#i18n/locales";
import { ActivityChanges } from "#mgt-v2/activities/ActivityChanges";
import { activityLabel, type ActivityChange } from "#mgt-v2/activities/activityLabels";
import { chakraSystem } from "#ui/theme/system";

let language: Language;

async function speak(locale: Locale) {
  language = createLanguage({
    read: (key) => (key === "language" ? locale : null),
    write: () => undefined,
    onElsewhere: () => undefined,
  });
  await language.start();
  await language.loadAppCatalog();
}

function nameOf(type: string, changes: readonly ActivityChange[]): string {
  const name = activityLabel(type, changes);
  return name ? language.i18n._(name) : type;
}

const keys: Readonly<Record<string, string>> = {
  "*": "09761000",
  "*language": "de",
  "*text": "title (de)",
};

/** Each declared field by its path, with a key in place of "*". */
function fieldsOf(shape: object, prefix = ""): [path: string, kind: string][] {
  return Object.entries(shape).flatMap(([name, part]) => {
    const path = `${prefix}${keys[name] ?? name}`;
    return typeof part === "string" ? [[path, part]] : fieldsOf(part, `${path}.`);
  });
}

const codesOf = (kind: string): readonly string[] =>
  Object.entries(activityCodes).find(([known]) => known === kind)?.[1] ?? [];

/** The cells of the lines, and what is shown in raw form. */
function shown(type: string, changes: readonly ActivityChange[]) {
  const { container, unmount } = render(
    <LanguageContext value={language}>
      <I18nProvider i18n={language.i18n}>
        <ChakraProvider value={chakraSystem()}>
          <ActivityChanges type={type} changes={changes} />
        </ChakraProvider>
      </I18nProvider>
    </LanguageContext>,
  );
  const rows = within(container)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  const raw = [...container.querySelectorAll("code")].map((code) => code.textContent);
  unmount();
  return { rows, raw };
}

beforeEach(() => speak("de"));

describe.each(locales)("Activity words in %s", (locale) => {
  test("every field of every type has a name", async () => {
    await speak(locale);
    for (const type of activityTypes) {
      const fields = fieldsOf(activityFields[type]);
      if (fields.length === 0) continue;
      const { rows, raw } = shown(
        type,
        fields.map(([path]) => ({ path, before: null, after: "x" })),
      );
      expect(raw, type).toEqual([]);
      expect(rows.map(([name]) => name).filter((name) => !name || /[_.*]/.test(name))).toEqual([]);
    }
  });

  test("every code of every field has a label", async () => {
    await speak(locale);
    for (const type of activityTypes) {
      const changes = fieldsOf(activityFields[type]).flatMap(([path, kind]) =>
        codesOf(kind).map((code) => ({ path, before: code, after: [code] })),
      );
      if (changes.length === 0) continue;
      const { rows } = shown(type, changes);
      const codes = new Set<string | null>(changes.map(({ before }) => before));
      expect(rows.filter(([, before, after]) => codes.has(before ?? "") || codes.has(after ?? ""))).toEqual(
        [],
      );
    }
  });

  test("every type has its own name", async () => {
    await speak(locale);
    const names = activityTypes.map((type) => nameOf(type, []));
    expect(new Set(names).size).toBe(activityTypes.length);
    expect(names.filter((name) => name.includes("_"))).toEqual([]);
  });
});

const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });

test.each([
  ["SAVE_COMMUNE_POSTAL_CODES", "postalCode", "Postleitzahl"],
  ["SAVE_COMMUNE_REGISTER_OFFICES", "name", "Standesamt"],
  ["SAVE_COMMUNE_STATES", "name", "Staat"],
  ["SAVE_COMMUNE_SERVICE_WATERMETER_READING", "ags", "Wasserzählerablesung"],
  ["SAVE_RESIDENTIAL_PROPERTIES", "ags", "Wohngrundstück"],
])("Activity words: %s reads as an addition, a change or a deletion", (type, key, thing) => {
  expect(nameOf(type, [change(key, null, "a"), change("place", null, "b")])).toBe(`${thing} hinzugefügt`);
  expect(nameOf(type, [change(key, "a", null), change("place", "b", null)])).toBe(`${thing} gelöscht`);
  expect(nameOf(type, [change("place", null, "b")])).toBe(`${thing} geändert`);
});

test("Activity words: all other types of one kind read as what happened", async () => {
  expect(nameOf("SAVE_RESIDENTIAL_PROPERTIES", [change("source", "FILE_UPLOAD", "OKKOMM_IMPORT")])).toBe(
    "Herkunft der Wohngrundstücke geändert",
  );
  expect(nameOf("ARCHIVE_PROCESS", [change("record", "ARCHIVED", "ACTIVE")])).toBe(
    "Prozess aus dem Archiv geholt",
  );
});

test("Activity words: values are shown in the current language", async () => {
  const access = ["MEMBER", "Augsburg 09761000", "ew-meldebescheinigung"];
  const changes = [
    change("roles.09761000", null, access),
    change("roles.all", "admin", null),
    change("roles.0.type", null, "ADMIN"),
  ];
  await speak("en");
  expect(shown("UPDATE_USER", changes).rows).toEqual([
    ["Role", "no value", "member, Augsburg 09761000, Certificate of residence"],
    ["Role", "admin", "no value"],
    ["Role", "no value", "admin"],
  ]);
  const file = [change("mediaType", "image/svg+xml", "application/pdf"), change("bytes", 1, 1234567)];
  expect(shown("UPLOAD_PROCESS_FILE", file).rows).toEqual([
    ["File type", "SVG", "PDF"],
    ["Size in bytes", "1", "1,234,567"],
  ]);
});

test("Activity words: prices are shown by their first day, as amounts and percentages", () => {
  const changes = [
    change("prices.2026-01-01.value", 2_790, 1_234_567),
    change("prices.2026-01-01.taxRate", 0, 1_950),
    change("prices.2026-01-01.validTo", "2026-12-31", null),
    change("status", "ACTIVE", "INACTIVE"),
  ];
  expect(shown("SAVE_SERVICE_FEE", changes).rows).toEqual([
    ["01.01.2026: Betrag", "27,90\u00A0€", "12.345,67\u00A0€"],
    ["01.01.2026: Umsatzsteuer", "0 %", "19,5 %"],
    ["01.01.2026: Gültig bis", "31.12.2026", "kein Wert"],
    ["Status", "Aktiv", "Inaktiv"],
  ]);
});

test("Activity words: keys with dots are whole, and languages have names", () => {
  const changes = [
    change("texts.start.title (en)", null, "Start"),
    change("fields.plz.helpTexts.de", "Alt", "Neu"),
    change("languages", ["de"], ["de", "tr"]),
  ];
  expect(shown("SAVE_CUSTOM_LOCALES", changes.slice(0, 1)).rows).toEqual([
    ["start.title, Englisch: Text", "kein Wert", "Start"],
  ]);
  expect(shown("SAVE_SERVICE_FORM_FIELDS", changes.slice(1, 2)).rows).toEqual([
    ["plz, Deutsch: Hilfetext", "Alt", "Neu"],
  ]);
  expect(shown("SAVE_SERVICE_LANGUAGES", changes.slice(2)).rows).toEqual([
    ["Sprachen", "nichts entfernt", "Türkisch 1 unverändert"],
  ]);
});

test("Activity words: what a change is about is shown once", () => {
  expect(shown("CHANGE_SERVICE_FILES", [change("path", "a.png", "a.png")]).rows).toEqual([["Pfad", "a.png"]]);
});

test("Activity words: a field of another version shows its path", async () => {
  const kindOf = (type: string, path: string): ValueKind | undefined => activityField(type, path)?.kind;
  expect(kindOf("SAVE_COMMUNE", "new.field")).toBeUndefined();
  expect(kindOf("NEW_TYPE", "name")).toBeUndefined();
  expect(shown("SAVE_COMMUNE", [change("new.field", null, "x")]).raw).toEqual(["new.field"]);
});
