/** Copies the texts of a transfer to one commune. */
import { roleTypeOf } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { lockCommuneServices } from "#server/storage/communes/communeServices";
import { selectCommuneNames } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { selectCellsToCopy, type CellToCopy } from "#server/storage/texts/textTransferCells";
import type { CommuneOutcome, StoredTransfer, WaitingCommune } from "#server/storage/texts/textTransfers";
import { publishTexts } from "#server/storage/texts/textVersions";
import { ensureTexts, selectTexts, updateTexts, writeDrafts } from "#server/storage/texts/texts";
import { recordActivity, type Actor } from "#server/domain/activity/activity";
import { withinTextBytes } from "#server/domain/texts/checkedTexts";
import { loggedTexts } from "#server/domain/texts/textActivity";
import type { TargetText } from "./overwriteChoices";

/** What a transfer does in each commune. */
export interface CopyJob {
  readonly transfer: StoredTransfer;
  readonly actor: Actor;
  readonly isOverwritten: (of: TargetText) => boolean;
  readonly now: Date;
}

/**
 * Copies the texts, with the service of the commune locked. Texts that the commune changed after the dry run are left
 * out. The texts were checked when the transfer was prepared, and defaults are the same in all communes. Throws Refusal
 * texts_too_large.
 */
export async function copyTexts(
  tx: Transaction,
  job: CopyJob,
  { ags, revision: seen }: WaitingCommune,
): Promise<CommuneOutcome> {
  const { transfer, isOverwritten, now, actor } = job;
  const of = { communeAgs: ags, serviceId: transfer.service_id };
  if ((await lockCommuneServices(tx, [of])).length === 0) return failed("service_not_offered", {});
  const stored = await selectTexts(tx, of);
  const languages = stored?.languages ?? defaultTextLanguages;
  const missing = transfer.languages.filter((language) => !languages.includes(language));
  if (missing.length > 0) return failed("languages_missing_in_commune", { languages: missing.join(", ") });

  const cells = await selectCellsToCopy(tx, transfer, { ags, revision: seen });
  const changed = cells.filter(({ state }) => state === "CHANGED").length;
  const copied = cells.filter(
    (cell) => cell.state === "NEW" || (cell.state === "DIFFERENT" && isOverwritten({ ...cell, ags })),
  );
  const kept = cells.length - changed - copied.length;
  if (copied.length > 0) {
    await ensureTexts(tx, of, defaultTextLanguages);
    const revision = (stored?.revision ?? 0) + 1;
    await updateTexts(tx, of, { languages, revision }, { at: now, by: actor.username });
    await withinTextBytes(tx, of, () => writeCells(tx, job, { of, revision, cells: copied }));
  }
  return { copied: copied.length, kept, changed, error: null };
}

interface Written {
  readonly of: { readonly communeAgs: string; readonly serviceId: string };
  /** Of the texts after the change. */
  readonly revision: number;
  readonly cells: readonly CellToCopy[];
}

async function writeCells(tx: Transaction, job: CopyJob, { of, revision, cells }: Written): Promise<void> {
  const { transfer, actor, now } = job;
  const names = await selectCommuneNames(tx, [transfer.commune_ags]);
  const sourceCommune = `${names.get(transfer.commune_ags) ?? ""} ${transfer.commune_ags}`.trim();
  const isPublished = transfer.mode === "PUBLISH";
  let edition: number | undefined;
  // If all are live already, only their drafts are removed: an edition would be empty.
  if (!isPublished || cells.every(isLive)) await writeDrafts(tx, of, cells.map(draftOf), revision);
  else {
    const by = { id: actor.id, name: actor.username, role: roleTypeOf(actor) ?? null };
    edition = await publishTexts(tx, of, cells, {
      at: now,
      by,
      comment: `Übertragen aus ${sourceCommune}`,
      revision,
    });
  }
  const changes = cells.map(({ key, language, source, target, liveValue, defaultText }) => ({
    key,
    language,
    after: source,
    before: isPublished ? (liveValue ?? defaultText) : target,
  }));
  await recordActivity(tx, {
    type: "TRANSFER_TEXTS",
    at: now,
    actor,
    ags: of.communeAgs,
    serviceId: of.serviceId,
    target: { kind: "service", id: of.serviceId },
    label: findService(of.serviceId)?.name.de ?? of.serviceId,
    before: { texts: loggedTexts(changes, "before") },
    after: {
      sourceCommune,
      transferMode: transfer.mode,
      ...(edition !== undefined && { edition }),
      texts: loggedTexts(changes, "after"),
    },
  });
}

const isLive = ({ value, basis, liveValue, liveBasis }: CellToCopy): boolean =>
  value === liveValue && basis === liveBasis;

/** The draft; none if the text is live already. */
function draftOf(cell: CellToCopy) {
  const { key, language, value, basis } = cell;
  const draft = isLive(cell)
    ? { hasDraft: false, value: null, basis: null }
    : { hasDraft: true, value, basis };
  return { key, language, ...draft };
}

function failed(
  code: "service_not_offered" | "languages_missing_in_commune",
  params: Readonly<Record<string, string>>,
): CommuneOutcome {
  return { copied: 0, kept: 0, changed: 0, error: { code, params } };
}
