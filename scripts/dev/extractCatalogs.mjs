/*
 * Updates the catalogs that contain the given source files: new sentences are added, translated ones that are no longer
 * used are kept as obsolete, so that moving one loses no translation. `npm run generate` removes them.
 */
import { getConfig } from "@lingui/conf";
import { getCatalogs } from "@lingui/cli/api";

const config = getConfig();
const files = process.argv.slice(2);
const catalogs = await getCatalogs(config);
for (const catalog of catalogs.filter(({ sourcePaths }) =>
  files.some((file) => sourcePaths.includes(file)),
)) {
  // Reports files that cannot be parsed.
  const written = await catalog.make({ clean: false, overwrite: false, orderBy: config.orderBy });
  if (written) await dropUntranslated(catalog, written);
}

/** Removes obsolete sentences without a translation, for example of half-typed ones. */
async function dropUntranslated(catalog, written) {
  const translations = config.locales.filter((locale) => locale !== config.sourceLocale);
  const isKept = ([id, { obsolete }]) =>
    !obsolete || translations.some((locale) => Boolean(written[locale]?.[id]?.translation));
  for (const [locale, messages] of Object.entries(written)) {
    const kept = Object.entries(messages).filter(isKept);
    if (kept.length < Object.keys(messages).length) await catalog.write(locale, Object.fromEntries(kept));
  }
}
