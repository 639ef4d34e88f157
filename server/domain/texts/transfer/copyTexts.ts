/** Runs that copy texts to other communes. */
import { findService } from "#domain/serviceCatalogue";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { transferDays } from "#domain/texts/textTransfers";
import { lockCommuneServices } from "#server/storage/communes/communeServices";
import { selectCommuneNames } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { selectCellsToCopy, type CellToCopy } from "#server/storage/texts/textTransferCells";
import { selectChoices } from "#server/storage/texts/textTransferInputs";
import {
  insertCopiedTexts,
  selectTransfer,
  type CopiedTexts,
  type StoredTransfer,
} from "#server/storage/texts/textTransfers";
import type { ItemResult, WaitingItem } from "#server/storage/runs/runItems";
import type { RunFailure } from "#server/storage/columnTypes";
import { resultOf, type DeclaredRuns } from "#server/domain/runs/runKind";
import { storedActor } from "#server/domain/stamp";
import { publishTexts } from "#server/storage/texts/textVersions";
import { ensureTexts, selectTexts, updateTexts, writeDrafts } from "#server/storage/texts/texts";
import { recordActivity, type Actor } from "#server/domain/activity/activity";
import { withinTextBytes } from "#server/domain/texts/checkedTexts";
import { loggedTexts } from "#server/domain/texts/textActivity";
import { overwriteChoice, type TargetText } from "./overwriteChoices";

/** The work of a transfer in each commune. */
interface CopyJob {
  readonly transfer: StoredTransfer;
  readonly actor: Actor;
  readonly isOverwritten: (of: TargetText) => boolean;
  readonly now: Date;
}

/**
 * Copies the texts to communes with their service locked. Skips texts that a commune changed after the dry run. The
 * texts were checked when the transfer was prepared, and defaults are the same in all communes. Throws Refusal
 * texts_too_large.
 */
export const textTransferRuns: DeclaredRuns = {
  kind: "TEXT_TRANSFER",
  queue: "text-transfer",
  slots: 1,
  batchSize: 10,
  daysKept: transferDays,
  permission: "transfer_text_to_communes",
  failsAsWhole: false,
  async handle(_ctx, tx, { run, items, actor, now }) {
    const transfer = await selectTransfer(tx, run.id);
    if (!transfer) throw new Error(`Run ${run.id} is no transfer of texts.`);
    const isOverwritten = overwriteChoice(transfer.overwrite, await selectChoices(tx, run.id));
    const keys = items.map(({ ags }) => ({ communeAgs: ags ?? "", serviceId: transfer.service_id ?? "" }));
    const offering = (await lockCommuneServices(tx, keys)).map(({ communeAgs }) => communeAgs);
    const results: ItemResult[] = [];
    for (const item of items) {
      const isOffered = offering.includes(item.ags ?? "");
      const outcome = isOffered
        ? await copyTexts(tx, { transfer, actor, isOverwritten, now }, item)
        : failed("service_not_offered", {});
      if ("code" in outcome) results.push(resultOf(item, outcome));
      else {
        await insertCopiedTexts(tx, run.id, item.place, outcome);
        results.push({ ...resultOf(item, null), isPartial: outcome.changed > 0 });
      }
    }
    return results;
  },
};

async function copyTexts(
  tx: Transaction,
  job: CopyJob,
  { ags: communeAgs, revision: seen }: WaitingItem,
): Promise<CopiedTexts | RunFailure> {
  const { transfer, isOverwritten, now, actor } = job;
  const ags = communeAgs ?? "";
  const service = { communeAgs: ags, serviceId: transfer.service_id ?? "" };
  const stored = await selectTexts(tx, service);
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
    await ensureTexts(tx, service, defaultTextLanguages);
    const revision = (stored?.revision ?? 0) + 1;
    await updateTexts(tx, service, { languages, revision }, { at: now, by: actor.username });
    await withinTextBytes(tx, service, () => writeCells(tx, job, { service, revision, cells: copied }));
  }
  return { copied: copied.length, kept, changed };
}

interface Written {
  readonly service: { readonly communeAgs: string; readonly serviceId: string };
  /** Of the texts after the change. */
  readonly revision: number;
  readonly cells: readonly CellToCopy[];
}

async function writeCells(
  tx: Transaction,
  job: CopyJob,
  { service, revision, cells }: Written,
): Promise<void> {
  const { transfer, actor, now } = job;
  const source = transfer.commune_ags ?? "";
  const names = await selectCommuneNames(tx, [source]);
  const sourceCommune = `${names.get(source) ?? ""} ${source}`.trim();
  const isPublished = transfer.mode === "PUBLISH";
  let edition: number | undefined;
  // If all texts are live already, only remove their drafts: a version would be empty.
  if (!isPublished || cells.every(isLive)) await writeDrafts(tx, service, cells.map(draftOf), revision);
  else {
    edition = await publishTexts(tx, service, cells, {
      at: now,
      by: storedActor(actor),
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
    ags: service.communeAgs,
    serviceId: service.serviceId,
    target: { kind: "service", id: service.serviceId },
    label: findService(service.serviceId)?.name.de ?? service.serviceId,
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

/** The draft to write; none if the text is live already. */
function draftOf(cell: CellToCopy) {
  const { key, language, value, basis } = cell;
  const draft = isLive(cell)
    ? { hasDraft: false, value: null, basis: null }
    : { hasDraft: true, value, basis };
  return { key, language, ...draft };
}

const failed = (
  code: "service_not_offered" | "languages_missing_in_commune",
  params: Readonly<Record<string, string>>,
): RunFailure => ({ code, params });
