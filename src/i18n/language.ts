/** Sentences of the interface: the language in use and the catalogs that it needs. */
import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { appContext } from "#browser/appContext";
import { loadChunk } from "#browser/loadChunk";
import { observable, type ReadonlyObservable } from "#browser/observable";
import type { StoredValues } from "#browser/storage";
import { useObservable } from "#browser/useObservable";
import { messages as entryDe } from "#locales/de/entry.po";
import { defaultLocale, locales, type CatalogArea, type Locale } from "./locales";

const catalogs = import.meta.glob<{ messages: Messages }>(["/locales/*/*.po", "!/locales/de/entry.po"]);

export interface Language {
  /** For Lingui's provider. */
  readonly i18n: I18n;
  /** The language in use. */
  readonly locale: ReadonlyObservable<Locale>;
  /** Makes the sentences of a part ready, in the language in use and in each that is chosen later. */
  readonly loadCatalog: (area: CatalogArea) => Promise<void>;
  /** Shows the stored language; German until another has arrived. */
  readonly start: () => Promise<void>;
  /** Shows a language and keeps the choice; where its sentences do not arrive, the language stays as it was. */
  readonly choose: (language: Locale) => Promise<void>;
}

export function createLanguage(stored: StoredValues): Language {
  const i18n = setupI18n();
  const areas = new Set<CatalogArea>(["entry"]);
  const loaded = new Map<string, Promise<void>>();
  const kept = stored.read("language");
  const locale = observable<Locale>(locales.find((known) => known === kept) ?? defaultLocale);

  function load(language: Locale, area: CatalogArea): Promise<void> {
    const path = `/locales/${language}/${area}.po`;
    const running = loaded.get(path);
    if (running) return running;
    const importCatalog = catalogs[path];
    if (!importCatalog) return Promise.resolve();
    const started = loadChunk(importCatalog).then(({ messages }) => i18n.load(language, messages));
    loaded.set(path, started);
    // A part that failed to arrive is asked for again the next time.
    started.catch(() => loaded.delete(path));
    return started;
  }

  function activate(language: Locale): void {
    i18n.activate(language);
    document.documentElement.lang = language;
  }

  async function show(language: Locale): Promise<void> {
    await Promise.all([...areas].map((area) => load(language, area)));
    activate(language);
    locale.set(language);
  }

  return {
    i18n,
    locale,
    loadCatalog: async (area) => {
      areas.add(area);
      await load(locale.get(), area);
    },
    start: async () => {
      i18n.load("de", entryDe);
      activate("de");
      if (locale.get() !== "de") await show(locale.get()).catch(() => locale.set("de"));
    },
    choose: async (language) => {
      await show(language);
      stored.write("language", language);
    },
  };
}

export const [LanguageContext, useLanguage] = appContext<Language>("language");

/** The language in use; renders again when it changes. */
export function useLocale(): Locale {
  return useObservable(useLanguage().locale);
}
