// @vitest-environment happy-dom
/** The app words what the server really writes: no key, code or value appears in raw form. */
import { ChakraProvider } from "@chakra-ui/react";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityTypes, type ActivityType } from "#domain/activityTypes";
import { createLanguage, LanguageContext } from "#i18n/language";
import { locales, type Locale } from "#i18n/locales";
import { ActivityChanges } from "#mgt-v2/activities/ActivityChanges";
import { activityLabel } from "#mgt-v2/activities/activityLabels";
import { exportNames } from "#server/domain/activity/exportNames";
import { chakraSystem } from "#ui/theme/system";
import { postgres, type TestDatabase } from "../support/databases";
import { definitionsOf, matrixEndpoints } from "../support/matrix/world";
import { mutationsWithoutEntry } from "../support/mutationsWithoutEntry";
import { runEveryAction, type EveryAction, type WrittenEntry } from "../support/everyAction";

let open: TestDatabase;
let entries: EveryAction["entries"];
let written: EveryAction["written"];
beforeAll(async () => {
  open = await postgres.open();
  ({ entries, written } = await runEveryAction(open.db));
});
afterAll(() => open.close());

async function speak(locale: Locale) {
  const language = createLanguage({
    read: (key) => (key === "language" ? locale : null),
    write: () => undefined,
    onElsewhere: () => undefined,
  });
  await language.start();
  await language.loadAppCatalog();
  const wordsOf = ({ type, changes }: WrittenEntry) => {
    const { container } = render(
      <LanguageContext value={language}>
        <I18nProvider i18n={language.i18n}>
          <ChakraProvider value={chakraSystem()}>
            <ActivityChanges type={type} changes={changes} />
          </ChakraProvider>
        </I18nProvider>
      </LanguageContext>,
    );
    const name = activityLabel(type, changes);
    const cells = [...container.querySelectorAll("tbody tr > *")].map((cell) => cell.textContent);
    const hasRawPath = container.querySelector("code") !== null;
    cleanup();
    return { name: name ? language.i18n._(name) : type, cells, hasRawPath };
  };
  return wordsOf;
}

/** Objects, codes, unfilled placeholders of paths, and languages and services by their ids. */
const raw = /[{[]"|\{\}|\[object|^[A-Z]+_[A-Z_]+$|\*|(^|[ ,])(de|en|tr)($|[,:])|\b(ew|pw|ikfz)-[a-z]/;

test.each(locales)("Activity words: every action reads in words (%s)", async (locale) => {
  const wordsOf = await speak(locale);
  for (const entry of entries) {
    const { name, cells, hasRawPath } = wordsOf(entry);
    expect([entry, hasRawPath, [name, ...cells].filter((text) => raw.test(text))]).toEqual([
      entry,
      false,
      [],
    ]);
  }
});

test("Activity words: the actions of one type read differently", async () => {
  const wordsOf = await speak("de");
  const namesOf = (type: ActivityType) => [
    ...new Set(entries.filter((entry) => entry.type === type).map((entry) => wordsOf(entry).name)),
  ];
  expect(namesOf("SAVE_CUSTOM_LOCALES").sort()).toEqual([
    "Entwurf der Texte gespeichert",
    "Entwurf der Texte verworfen",
    "Fassung der Texte als Entwurf wiederhergestellt",
    "Texte aus einer Datei übernommen",
    "Texte veröffentlicht",
  ]);
  expect(namesOf("CHANGE_SERVICE_FILES").sort()).toEqual([
    "Datei ersetzt",
    "Datei hinzugefügt",
    "Datei umbenannt",
    "Datei zurückgesetzt",
  ]);
});

test("Activity words: real actions produce every type", () => {
  const run = new Set(entries.map(({ type }) => type));
  expect(activityTypes.filter((type) => !run.has(type))).toEqual([]);
});

test("Activity words: each mutation writes an entry, or there is a reason why not", () => {
  const mutations = matrixEndpoints.flatMap((endpoint) =>
    [...definitionsOf(endpoint).fields.keys()]
      .filter((name) => name.startsWith("Mutation."))
      .map((name) => `${endpoint}.${name.slice(9)}`),
  );
  const silent = mutations.filter((name) => !written.get(name)?.size);
  expect(silent.toSorted()).toEqual(mutationsWithoutEntry.toSorted());
});

test("Activity words: an exported file names the types as the app does", async () => {
  const wordsOf = await speak("de");
  const names = activityTypes.map((type) => [type, wordsOf({ type, changes: [] }).name]);
  expect(exportNames).toEqual(Object.fromEntries(names));
});
