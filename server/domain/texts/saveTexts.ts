/** Saves texts of a service as a draft. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { selectTextEntries, writeDrafts, type StoredTextEntry } from "#server/storage/texts/texts";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { changeOf, checkEntered, draftsOf, withinTextBytes, type CheckedText } from "./checkedTexts";
import { lockServiceTexts, stampTexts, type ServiceTexts, type TextEntry } from "./serviceTexts";
import { recordTextChange } from "./textActivity";

/** A text to save. */
export interface TextInput {
  readonly key: string;
  readonly language: string;
  /** Empty, or equal to the inherited text: resets to it. */
  readonly text: string;
  /** Whether the text matches the current German one, even if it is not changed. */
  readonly isCurrent: boolean;
}

/** Input of a save. */
export interface TextsInput {
  /** Null if no such service can exist. */
  readonly key: CommuneServiceKey | null;
  /** Revision that was read. */
  readonly revision: number;
  readonly texts: readonly TextInput[];
}

/** The texts, and the given keys as stored. */
export interface SavedTexts {
  readonly texts: CommuneServiceKey;
  readonly entries: readonly TextEntry[];
}

/**
 * Saves texts as a draft, all or none. Only texts that were changed since the given revision conflict. Payload errors:
 * required, conflict, texts_too_large, and those of the contract per text.
 */
export async function saveTexts(ctx: Context, input: TextsInput): Promise<Outcome<SavedTexts>> {
  return inTransaction(ctx, async (tx) => {
    const texts = await lockServiceTexts(ctx, tx, input.key);
    if (input.texts.length === 0) throw new Refusal([userError("required", ["texts"])]);
    const keys = [...new Set(input.texts.map(({ key }) => key))];
    const read = () => selectTextEntries(tx, texts, texts.languages, keys);
    const before = await read();
    const saved = readInputs(input.texts, texts, before);
    if (saved.some(({ stored }) => stored.revision > input.revision)) {
      return { value: { texts, entries: before }, errors: [conflictError(texts)] };
    }
    const drafts = draftsOf(saved);
    if (drafts.length === 0) return done({ texts, entries: before });
    await stampTexts(ctx, tx, texts);
    await withinTextBytes(tx, texts, () => writeDrafts(tx, texts, drafts, texts.revision + 1));
    await recordTextChange(ctx, tx, texts, {
      action: "DRAFT",
      changes: saved.map(changeOf),
    });
    return done({ texts, entries: await read() });
  });
}

/** Checks all inputs. Throws Refusal with all problems. */
function readInputs(
  inputs: readonly TextInput[],
  { languages }: ServiceTexts,
  entries: readonly StoredTextEntry[],
): CheckedText[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const seen = new Set<string>();
  const errors: UserError[] = [];
  const checked = inputs.flatMap(({ key, language, text: typed, isCurrent }, at) => {
    const refuse = (field: string, code: ErrorCode, params?: Readonly<Record<string, string>>) => {
      errors.push(userError(code, ["texts", String(at), field], params));
      return [];
    };
    const entry = byKey.get(key);
    if (!entry) return refuse("key", "not_found");
    const stored = entry.values.find((value) => value.language === language);
    if (!stored || !languages.includes(language)) return refuse("language", "language_invalid");
    const name = `${language}/${key}`;
    if (seen.has(name)) return refuse("key", "not_unique");
    seen.add(name);
    const text = checkEntered(entry, stored, typed, isCurrent);
    return "problem" in text ? refuse("text", text.problem.code, text.problem.params) : [text];
  });
  refuseIf(errors);
  return checked;
}
