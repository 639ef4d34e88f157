/** Languages of the texts of a service. */
import { isTextLanguage, sourceLanguage } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { readSettings } from "#server/domain/installation/settings";
import { recordActivity } from "#server/domain/activity/activity";
import {
  conflict,
  done,
  inTransaction,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import type { TextsTarget } from "./publishTexts";
import { lockServiceTexts, stampTexts } from "./serviceTexts";
import { textEntry } from "./textActivity";

/**
 * Replaces the languages. Texts of a removed language are kept and come back with it. Payload errors:
 * language_invalid, not_unique, german_required, language_not_offered for an added one, conflict.
 */
export function saveTextLanguages(
  ctx: Context,
  { key, revision }: TextsTarget,
  languages: readonly string[],
): Promise<Outcome<CommuneServiceKey>> {
  return inTransaction(ctx, async (tx) => {
    const texts = await lockServiceTexts(ctx, tx, key);
    refuseIf(errorsOf(languages));
    const { languages: offered } = await readSettings(tx);
    refuseIf(notOffered(languages, [...texts.languages, ...offered]));
    if (texts.revision !== revision) return conflict<CommuneServiceKey>(texts, texts);
    const sorted = [sourceLanguage, ...languages.filter((language) => language !== sourceLanguage)];
    if (sorted.join() === texts.languages.join()) return done<CommuneServiceKey>(texts);
    await stampTexts(ctx, tx, texts, sorted);
    await recordActivity(tx, {
      ...textEntry(ctx, "SAVE_SERVICE_LANGUAGES", texts),
      before: { languages: [...texts.languages] },
      after: { languages: sorted },
    });
    return done<CommuneServiceKey>(texts);
  });
}

function notOffered(languages: readonly string[], possible: readonly string[]): UserError[] {
  return languages.flatMap((language, at) =>
    possible.includes(language)
      ? []
      : [userError("language_not_offered", ["languages", String(at)], { language })],
  );
}

function errorsOf(languages: readonly string[]): UserError[] {
  const errors = languages.flatMap((language, at) => {
    const field = ["languages", String(at)];
    if (!isTextLanguage(language)) return [userError("language_invalid", field)];
    return languages.indexOf(language) < at ? [userError("not_unique", field)] : [];
  });
  return languages.includes(sourceLanguage)
    ? errors
    : [...errors, userError("german_required", ["languages"])];
}
