/** Publishes, discards and restores texts of a service. */
import { checkFreeText, readReason } from "#domain/freeText";
import { publicationCommentMaxLength } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { selectRange } from "#server/storage/database/keyset";
import {
  discardDrafts,
  draftChangeSource,
  draftVersion,
  canRestoreVersion,
  publishDrafts,
  selectDraftKeys,
  textChangeOrder,
  type StoredTextChange,
} from "#server/storage/texts/textVersions";
import { selectTextEntries } from "#server/storage/texts/texts";
import {
  conflict,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { stampOf } from "#server/domain/stamp";
import { findFaultyTexts, refuseFaulty, withinTextBytes, type FaultyText } from "./checkedTexts";
import { lockServiceTexts, stampTexts, type ServiceTexts } from "./serviceTexts";
import { loggedChangesMax, recordTextChange } from "./textActivity";

/** The texts to change and the revision that was read. */
export interface TextsTarget {
  /** Null if no such service can exist. */
  readonly key: CommuneServiceKey | null;
  readonly revision: number;
}

/** Makes the draft live. Payload errors: text_invalid, text_too_long, conflict, draft_missing, texts_faulty. */
export function publishTexts(
  ctx: Context,
  target: TextsTarget,
  typedComment: string,
): Promise<Outcome<CommuneServiceKey>> {
  const comment = readReason(typedComment);
  return changeTexts(ctx, target, async (tx, texts) => {
    const wrong = comment === "" ? null : checkFreeText(comment, publicationCommentMaxLength);
    if (wrong) throw new Refusal([userError(wrong.code, ["comment"], wrong.params)]);
    const changes = await requireDraft(tx, texts);
    refuseFaulty(await findFaultyDrafts(tx, texts, texts.languages), "id");
    await publishDrafts(tx, texts, texts.languages, {
      ...stampOf(ctx),
      comment,
      revision: texts.revision + 1,
    });
    await recordTextChange(ctx, tx, texts, { action: "PUBLISH", changes, comment });
  });
}

/** Removes the draft. Payload errors: conflict, draft_missing. */
export function discardTextDraft(ctx: Context, target: TextsTarget): Promise<Outcome<CommuneServiceKey>> {
  return changeTexts(ctx, target, async (tx, texts) => {
    const changes = await requireDraft(tx, texts);
    await discardDrafts(tx, texts, texts.revision + 1);
    const undone = changes.map((change) => ({ ...change, before: change.after, after: change.before }));
    await recordTextChange(ctx, tx, texts, { action: "DISCARD", changes: undone });
  });
}

/**
 * Drafts the state after a version and replaces the current draft. The number before the first one means the state
 * before it. Payload errors: not_found, conflict, texts_too_large.
 */
export function restoreTextVersion(
  ctx: Context,
  target: TextsTarget,
  number: number,
): Promise<Outcome<CommuneServiceKey>> {
  return changeTexts(ctx, target, async (tx, texts) => {
    if (!(await canRestoreVersion(tx, texts, number)))
      throw new Refusal([userError("not_found", ["number"])]);
    await withinTextBytes(tx, texts, async () => {
      await discardDrafts(tx, texts, texts.revision + 1);
      await draftVersion(tx, texts, number, texts.revision + 1);
    });
    await recordTextChange(ctx, tx, texts, {
      action: "RESTORE",
      changes: await someDrafts(tx, texts),
      number,
    });
  });
}

/** Drafts with problems. */
export async function findFaultyDrafts(
  tx: Transaction,
  texts: CommuneServiceKey,
  languages: readonly string[],
): Promise<readonly FaultyText[]> {
  const keys = await selectDraftKeys(tx, texts, languages);
  const entries = await selectTextEntries(tx, texts, languages, keys);
  return findFaultyTexts(entries, ({ ownDraft }) => ownDraft);
}

async function changeTexts(
  ctx: Context,
  { key, revision }: TextsTarget,
  change: (tx: Transaction, texts: ServiceTexts) => Promise<void>,
): Promise<Outcome<CommuneServiceKey>> {
  return inTransaction(ctx, async (tx) => {
    const texts = await lockServiceTexts(ctx, tx, key);
    if (texts.revision !== revision) return conflict<CommuneServiceKey>(texts, texts);
    await change(tx, texts);
    await stampTexts(ctx, tx, texts);
    return done<CommuneServiceKey>(texts);
  });
}

/**
 * Returns the changes of the draft, up to the number that the log stores. Throws Refusal draft_missing if there are
 * none.
 */
async function requireDraft(tx: Transaction, texts: ServiceTexts): Promise<readonly StoredTextChange[]> {
  const changes = await someDrafts(tx, texts);
  if (changes.length === 0) throw new Refusal([userError("draft_missing", ["id"])]);
  return changes;
}

function someDrafts(tx: Transaction, texts: ServiceTexts): Promise<readonly StoredTextChange[]> {
  const all = { order: textChangeOrder, isDescending: false, after: null, before: null };
  const part = { limit: loggedChangesMax + 1, fromEnd: false };
  return selectRange(tx, draftChangeSource(texts, texts.languages), all, part);
}
