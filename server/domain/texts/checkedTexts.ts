/** Validates texts of a service, entered and stored ones, and creates the drafts that store them. */
import { sourceLanguage } from "#domain/texts/serviceTexts";
import { serviceTextsMaxBytes } from "#domain/limits";
import { readServiceText, type TextRules } from "#domain/texts/textChecks";
import type { TextProblem } from "#domain/texts/textProblem";
import { mapInChunks } from "#server/domain/mapInChunks";
import { Refusal, userError } from "#server/domain/mutationResult";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { sumTextBytes } from "#server/storage/texts/textBytes";
import type { OwnText, StoredTextEntry } from "#server/storage/texts/texts";
import type { StoredTextValue } from "#server/storage/texts/textValues";

/** Maximum number of faulty texts named in a refusal. */
const namedFaultyTextsMax = 5;

/** A valid text to save; null: the inherited one. */
export interface CheckedText {
  readonly key: string;
  readonly stored: StoredTextValue;
  readonly text: string | null;
  /** The stored German text, as edited. */
  readonly german: string | null;
  readonly isCurrent: boolean;
}

/**
 * Converts an entered text to its stored form and checks it.
 * @param stored the value of the entry in the language of the text
 * @param isCurrent whether the text matches the current German one, even if it is not changed
 */
export function checkEntered(
  entry: StoredTextEntry,
  stored: StoredTextValue,
  entered: string,
  isCurrent: boolean,
): CheckedText | { readonly problem: TextProblem } {
  const { text, problem } = readServiceText(entered, rulesOf(entry, stored));
  if (problem) return { problem };
  const isInherited = text === "" || (text === stored.inheritedText && !isCurrent);
  const german = germanOf(entry)?.text ?? null;
  return { key: entry.key, stored, text: isInherited ? null : text, german, isCurrent };
}

function rulesOf(entry: StoredTextEntry, { language, inheritedText }: StoredTextValue): TextRules {
  return {
    reference: inheritedText ?? germanOf(entry)?.inheritedText ?? null,
    isRich: entry.isRich,
    language,
  };
}

const germanOf = ({ values }: StoredTextEntry) => values.find(({ language }) => language === sourceLanguage);

/** A stored text that may not be published. */
export interface FaultyText {
  readonly key: string;
  readonly stored: StoredTextValue;
}

/**
 * Checks stored texts. Texts of earlier versions, or written for other inherited texts, may have problems.
 * @param textOf the text of a value to check; null for none
 */
export async function findFaultyTexts(
  entries: readonly StoredTextEntry[],
  textOf: (value: StoredTextValue) => string | null,
): Promise<readonly FaultyText[]> {
  const texts = entries.flatMap((entry) =>
    entry.values.flatMap((stored) => {
      const text = textOf(stored);
      return text === null ? [] : { entry, stored, text };
    }),
  );
  const checked = await mapInChunks(texts, ({ entry, stored, text }) =>
    readServiceText(text, rulesOf(entry, stored)).problem ? { key: entry.key, stored } : null,
  );
  return checked.filter((found) => found !== null);
}

/** Throws Refusal texts_faulty if there are any. */
export function refuseFaulty(faulty: readonly FaultyText[], field: string): void {
  if (faulty.length === 0) return;
  const named = faulty.slice(0, namedFaultyTextsMax).map(({ key, stored }) => `${key} (${stored.language})`);
  const texts = faulty.length > namedFaultyTextsMax ? [...named, "…"] : named;
  const params = { count: String(faulty.length), texts: texts.join(", ") };
  throw new Refusal([userError("texts_faulty", [field], params)]);
}

/** Writes texts of a service. Throws Refusal texts_too_large if they exceed the limit and have grown. */
export async function withinTextBytes<Result>(
  tx: Transaction,
  of: CommuneServiceKey,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await sumTextBytes(tx, of);
  const result = await write();
  // Texts beyond the limit may still be shortened.
  const after = await sumTextBytes(tx, of);
  if (after > Math.max(before, serviceTextsMaxBytes)) {
    throw new Refusal([userError("texts_too_large", null, { maxBytes: String(serviceTextsMaxBytes) })]);
  }
  return result;
}

/** The change made by a checked text, for the activity log. */
export function changeOf({ key, stored, text }: CheckedText) {
  return { key, language: stored.language, before: stored.text, after: text ?? stored.inheritedText };
}

/** The rows to write; omits texts that are already stored. */
export function draftsOf(saved: readonly CheckedText[]): OwnText[] {
  const savedGerman = new Map(
    saved.flatMap(({ key, stored, text }) =>
      stored.language === sourceLanguage ? [[key, text ?? stored.inheritedText]] : [],
    ),
  );
  return saved.flatMap(({ key, stored, text, german, isCurrent }) => {
    const { language, hasDraft, ownDraft, draftBasis, ownLive, liveBasis } = stored;
    const own = hasDraft ? ownDraft : ownLive;
    if (text === own && !isCurrent) return [];
    const basis = text === null || language === sourceLanguage ? null : (savedGerman.get(key) ?? german);
    const isLive = text === ownLive && basis === liveBasis;
    if (hasDraft && text === ownDraft && basis === draftBasis) return [];
    if (!hasDraft && isLive) return [];
    const draft = isLive ? { value: null, basis: null } : { value: text, basis };
    return [{ key, language, hasDraft: !isLive, ...draft }];
  });
}
