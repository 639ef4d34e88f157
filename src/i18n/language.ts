/**
 * The current language. German, the source language, is compiled into the code;
 * English has two catalogs, one for the login and one for everything behind it.
 */
import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { appContext } from "#browser/appContext";
import { loadChunk } from "#browser/loadChunk";
import { observable, type ReadonlyObservable } from "#browser/observable";
import type { StoredValues } from "#browser/storage";
import { useObservable } from "#browser/useObservable";
import { defaultLocale, locales, type Locale } from "./locales";

type CatalogPart = "entry" | "app";
type ImportCatalog = () => Promise<{ readonly messages: Messages }>;

const catalogs: Readonly<Record<CatalogPart, ImportCatalog>> = {
  entry: () => import("#locales/en/entry.po"),
  app: () => import("./appCatalogs"),
};

export interface Language {
  /** For Lingui's provider. */
  readonly i18n: I18n;
  /** The current language. */
  readonly locale: ReadonlyObservable<Locale>;
  /** Loads the messages behind the login, for the current language and for each one chosen later. */
  readonly loadAppCatalog: () => Promise<void>;
  /** Applies the stored language; German until its catalog has loaded. */
  readonly start: () => Promise<void>;
  /** Switches and stores the language; keeps the current one if the catalog fails to load. */
  readonly choose: (language: Locale) => Promise<void>;
}

export function createLanguage(stored: StoredValues): Language {
  const i18n = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
  const parts = new Set<CatalogPart>(["entry"]);
  const loaded = new Map<CatalogPart, Promise<void>>();
  const kept = stored.read("language");
  const locale = observable<Locale>(locales.find((known) => known === kept) ?? defaultLocale);

  function load(language: Locale, part: CatalogPart): Promise<void> {
    if (language === defaultLocale) return Promise.resolve();
    const running = loaded.get(part);
    if (running) return running;
    const started = loadChunk(catalogs[part]).then(({ messages }) => i18n.load(language, messages));
    loaded.set(part, started);
    // Retry a failed catalog next time.
    started.catch(() => loaded.delete(part));
    return started;
  }

  async function show(language: Locale): Promise<void> {
    await Promise.all([...parts].map((part) => load(language, part)));
    i18n.activate(language);
    document.documentElement.lang = language;
    locale.set(language);
  }

  return {
    i18n,
    locale,
    loadAppCatalog: async () => {
      parts.add("app");
      await load(locale.get(), "app");
    },
    start: async () => {
      document.documentElement.lang = defaultLocale;
      if (locale.get() !== defaultLocale) {
        await show(locale.get()).catch(() => locale.set(defaultLocale));
      }
    },
    choose: async (language) => {
      await show(language);
      stored.write("language", language);
    },
  };
}

export const [LanguageContext, useLanguage] = appContext<Language>("language");

/** The current language; re-renders when it changes. */
export function useLocale(): Locale {
  return useObservable(useLanguage().locale);
}
