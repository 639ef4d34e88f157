/** Entered texts of a service: their checks, and the drafts that store them. */
import { checkText, type TextProblem } from "#domain/texts/textChecks";
import { readText, sourceLanguage } from "#domain/texts/serviceTexts";
import type { OwnText, StoredTextEntry, StoredTextValue } from "#server/storage/services/texts";
import { sanitizeText } from "./sanitizeText";

/** A valid text to save; null: the default. */
export interface CheckedText {
  readonly key: string;
  readonly stored: StoredTextValue;
  readonly text: string | null;
  readonly isCurrent: boolean;
}

/**
 * Checks an entered text and sanitises it.
 * @param stored the value of the entry in the language of the text
 * @param isCurrent whether the text fits the current German one, even if it is not changed
 */
export function checkEntered(
  entry: StoredTextEntry,
  stored: StoredTextValue,
  entered: string,
  isCurrent: boolean,
): CheckedText | { readonly problem: TextProblem } {
  const normalised = readText(entered);
  const reference = stored.defaultText ?? germanDefault(entry);
  const problem = checkText(normalised, { reference, isRich: entry.isRich });
  if (problem) return { problem };
  const text = entry.isRich ? sanitizeText(normalised) : normalised;
  const isDefault = text === "" || (text === stored.defaultText && !isCurrent);
  return { key: entry.key, stored, text: isDefault ? null : text, isCurrent };
}

function germanDefault({ values }: StoredTextEntry): string | null {
  return values.find(({ language }) => language === sourceLanguage)?.defaultText ?? null;
}

/** What a checked text changes, for the activity log. */
export function changeOf({ key, stored, text }: CheckedText) {
  return { key, language: stored.language, before: stored.text, after: text ?? stored.defaultText };
}

/** The rows to write; none for texts that are stored like that already. */
export function draftsOf(saved: readonly CheckedText[]): OwnText[] {
  const german = new Map(
    saved.flatMap(({ key, stored, text }) =>
      stored.language === sourceLanguage ? [[key, text ?? stored.defaultText]] : [],
    ),
  );
  return saved.flatMap(({ key, stored, text, isCurrent }) => {
    const { language, hasDraft, ownDraft, draftBasis, ownLive, liveBasis } = stored;
    const own = hasDraft ? ownDraft : ownLive;
    if (text === own && !isCurrent) return [];
    const basis = text === null || language === sourceLanguage ? null : (german.get(key) ?? stored.german);
    const isLive = text === ownLive && basis === liveBasis;
    if (hasDraft && text === ownDraft && basis === draftBasis) return [];
    if (!hasDraft && isLive) return [];
    const draft = isLive ? { value: null, basis: null } : { value: text, basis };
    return [{ key, language, hasDraft: !isLive, ...draft }];
  });
}
