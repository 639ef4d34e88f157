/** Sentences of the interface: the language in use and the catalogs that it needs. */
import { i18n, type Messages } from "@lingui/core";
import { loadChunk } from "#browser/loadChunk";
import { observable } from "#browser/observable";
import { readStored, writeStored } from "#browser/storage";
import { messages as entryDe } from "#locales/de/entry.po";
import { defaultLocale, locales, type CatalogArea, type Locale } from "./locales";

const catalogs = import.meta.glob<{ messages: Messages }>(["/locales/*/*.po", "!/locales/de/entry.po"]);

const areas = new Set<CatalogArea>(["entry"]);
const loaded = new Map<string, Promise<void>>();

/** The language in use. */
export const locale = observable<Locale>(storedLocale());

function storedLocale(): Locale {
  const stored = readStored("language");
  return locales.find((known) => known === stored) ?? defaultLocale;
}

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

/** Makes the sentences of a part ready, in the language in use and in each that is chosen later. */
export async function loadCatalog(area: CatalogArea): Promise<void> {
  areas.add(area);
  await load(locale.get(), area);
}

async function show(language: Locale): Promise<void> {
  await Promise.all([...areas].map((area) => load(language, area)));
  i18n.activate(language);
  document.documentElement.lang = language;
  locale.set(language);
}

/** Shows the stored language; German until another has arrived. */
export async function startLanguage(): Promise<void> {
  i18n.load("de", entryDe);
  i18n.activate("de");
  document.documentElement.lang = "de";
  if (locale.get() !== "de") await show(locale.get()).catch(() => locale.set("de"));
}

/** Shows a language and keeps the choice; where its sentences do not arrive, the language stays as it was. */
export async function chooseLocale(language: Locale): Promise<void> {
  await show(language);
  writeStored("language", language);
}
