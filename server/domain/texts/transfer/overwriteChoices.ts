/** Decides which differing texts of target communes are overwritten. */
import type { StoredChoice } from "#server/storage/texts/textTransferInputs";

/** A text of a target commune. */
export interface TargetText {
  readonly ags: string;
  readonly key: string;
  readonly language: string;
}

const nameOf = (ags: string, key: string, language: string) => `${ags}/${language}/${key}`;

/** Returns whether a text is overwritten: by the latest choice that matches it, else by the first choice for all. */
export function overwriteChoice(
  overwrite: boolean,
  choices: readonly StoredChoice[],
): (of: TargetText) => boolean {
  const byName = new Map(
    choices.map((choice, place) => [nameOf(choice.ags, choice.key, choice.language), { ...choice, place }]),
  );
  return ({ ags, key, language }) => {
    let latest: { readonly place: number; readonly overwrite: boolean } = { place: -1, overwrite };
    for (const byAgs of [ags, ""]) {
      for (const byKey of [key, ""]) {
        for (const byLanguage of [language, ""]) {
          const found = byName.get(nameOf(byAgs, byKey, byLanguage));
          if (found && found.place > latest.place) latest = found;
        }
      }
    }
    return latest.overwrite;
  };
}

/** Returns the choices after another one; those that it replaces are left out. */
export function withChoice(choices: readonly StoredChoice[], added: StoredChoice): StoredChoice[] {
  const isReplaced = (choice: StoredChoice) =>
    (["ags", "key", "language"] as const).every(
      (field) => added[field] === "" || added[field] === choice[field],
    );
  return [...choices.filter((choice) => !isReplaced(choice)), added];
}
