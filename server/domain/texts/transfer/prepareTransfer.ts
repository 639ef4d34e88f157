/** Prepares a transfer of texts: freezes the texts of the source and checks the target communes. */
import { isAgs } from "#domain/ags";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { transferTextsMax, type TextTransferMode } from "#domain/texts/textTransfers";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { canAccessService, requireCommuneService } from "#server/domain/services/serviceAccess";
import { findFaultyTexts, refuseFaulty } from "#server/domain/texts/checkedTexts";
import { insertDryRun, nothingToRetry, requireEndedRun } from "#server/domain/runs/runStates";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  insertTransferCommunes,
  insertTransferTexts,
  replaceChoices,
  selectChoices,
  selectKeysWithoutDefault,
  selectRetriedParts,
} from "#server/storage/texts/textTransferInputs";
import { selectTextEntries, selectTexts } from "#server/storage/texts/texts";
import { insertTransfer, selectTransfer, type StoredTransfer } from "#server/storage/texts/textTransfers";
import { textTransferRuns } from "./copyTexts";

/** Texts and targets of a transfer. */
export interface TransferInput {
  /** Null if no such service can exist. */
  readonly key: CommuneServiceKey | null;
  readonly keys: readonly string[];
  readonly languages: readonly string[];
  readonly communes: readonly string[];
  readonly mode: TextTransferMode;
  readonly overwrite: boolean;
}

/**
 * Stores the dry run. Communes that cannot take the texts are stored with the reason. The published texts are copied;
 * drafts of the source are not. Payload errors: not_found, capability_missing, required, list_too_long, not_unique,
 * language_invalid, no_default_locale, texts_faulty.
 */
export function prepareTransfer(ctx: Context, input: TransferInput): Promise<Outcome<StoredTransfer>> {
  return inTransaction(ctx, async (tx) => done(await storeDryRun(ctx, tx, input, null)));
}

/**
 * Prepares a transfer with the input and choices of an ended one, to the communes that failed in it. Payload errors:
 * not_found, status_not_allowed (the transfer has not ended, or nothing failed), and those of `prepareTransfer`.
 */
export function retryTransfer(ctx: Context, id: string | null): Promise<Outcome<StoredTransfer>> {
  return inTransaction(ctx, async (tx) => {
    const before = await requireEndedRun(tx, textTransferRuns, id);
    const transfer = await selectTransfer(tx, before.id);
    const { communes, keys } = await selectRetriedParts(tx, before.id);
    if (!transfer || communes.length === 0) throw nothingToRetry(before);
    const { languages, mode, overwrite, commune_ags: communeAgs, service_id: serviceId } = transfer;
    const key = { communeAgs: communeAgs ?? "", serviceId: serviceId ?? "" };
    const input = { key, keys, languages, communes, mode, overwrite };
    const retried = await storeDryRun(ctx, tx, input, before.id);
    const choices = await selectChoices(tx, before.id);
    await replaceChoices(
      tx,
      retried.id,
      choices.filter(({ ags }) => ags === "" || communes.includes(ags)),
    );
    return done(retried);
  });
}

async function storeDryRun(
  ctx: Context,
  tx: Transaction,
  input: TransferInput,
  retryOf: string | null,
): Promise<StoredTransfer> {
  const { mode, overwrite } = input;
  const source = await requireCommuneService(ctx, tx, input.key, "text");
  checkLists(input, source.communeAgs);
  const stored = await selectTexts(tx, source);
  const known = stored?.languages ?? defaultTextLanguages;
  refuseIf(
    input.languages.flatMap((language, at) =>
      known.includes(language) ? [] : [userError("language_invalid", ["languages", String(at)])],
    ),
  );
  const missing = await selectKeysWithoutDefault(tx, source.serviceId, input.keys);
  refuseIf(
    missing.map((key) => userError("no_default_locale", ["keys", String(input.keys.indexOf(key))], { key })),
  );
  for (const communeAgs of input.communes) {
    if (!canAccessService(ctx, { communeAgs, serviceId: source.serviceId })) {
      throw failure("insufficient_permissions");
    }
  }
  const entries = await selectTextEntries(tx, source, known, input.keys);
  const faulty = await findFaultyTexts(entries, ({ language, ownLive }) =>
    input.languages.includes(language) ? ownLive : null,
  );
  refuseFaulty(faulty, "keys");
  const run = await insertDryRun(ctx, tx, textTransferRuns, {
    action: `${mode}_TEXTS`,
    commune_ags: source.communeAgs,
    service_id: source.serviceId,
    retry_of_id: retryOf,
  });
  // In the order of the service, so that columns of one key are side by side.
  const languages = known.filter((language) => input.languages.includes(language));
  const values = { run_id: run.id, languages, key_count: input.keys.length, mode, overwrite };
  await insertTransfer(tx, values);
  const count = await insertTransferTexts(tx, run.id, source, input.keys, languages);
  if (count === 0) throw new Refusal([userError("required", ["keys"])]);
  await insertTransferCommunes(tx, run.id, source.serviceId, {
    ags: input.communes,
    languages,
    defaultLanguages: defaultTextLanguages,
  });
  return { ...run, ...values };
}

/** Checks sizes and duplicates. Throws Refusal with all problems. */
function checkLists({ keys, languages, communes }: TransferInput, sourceAgs: string): void {
  requireSome("keys", keys);
  requireSome("languages", languages);
  requireSome("communes", communes);
  if (keys.length * languages.length > transferTextsMax) {
    throw new Refusal([userError("list_too_long", ["keys"], { max: String(transferTextsMax) })]);
  }
  refuseIf([
    ...repeated("keys", keys, new Set()),
    ...repeated("languages", languages, new Set()),
    ...repeated("communes", communes, new Set([sourceAgs])),
    ...communes.flatMap((ags, at) =>
      isAgs(ags) ? [] : [userError("ags_invalid", ["communes", String(at)])],
    ),
  ]);
}

function requireSome(field: string, { length }: readonly string[]): void {
  if (length === 0) throw new Refusal([userError("required", [field])]);
}

/** Problems of values that are repeated or already in use, such as the source among the targets. */
function repeated(field: string, values: readonly string[], known: Set<string>): UserError[] {
  return values.flatMap((value, at) => {
    const isKnown = known.has(value);
    known.add(value);
    return isKnown ? [userError("not_unique", [field, String(at)])] : [];
  });
}
