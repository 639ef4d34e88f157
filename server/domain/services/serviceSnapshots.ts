/** Reinstalls the service portal, and restores a service from a snapshot. */
import type { ActivityValues } from "#domain/activityFields";
import { serviceSnapshotsMax } from "#domain/limits";
import { servicePortalId } from "#domain/serviceCatalogue";
import { defaultTextLanguages, textLanguages } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import {
  draftDefaults,
  draftSnapshotTexts,
  resetFiles,
  restoreDrafts,
  restoreFiles,
} from "#server/storage/services/contentReplacement";
import {
  countOwnContent,
  dropOldSnapshots,
  insertServiceSnapshot,
  matchesSnapshot,
  selectServiceSnapshot,
  selectServiceSnapshots,
  type ContentCounts,
  type StoredServiceSnapshot,
} from "#server/storage/services/serviceSnapshots";
import { discardDrafts, publishDrafts } from "#server/storage/texts/textVersions";
import { writeDrafts, type OwnText } from "#server/storage/texts/texts";
import { activityTarget } from "./predefinedFiles";
import { canAccessService } from "./serviceAccess";
import { replaceServiceForm } from "./serviceForm";
import { withinTextBytes, type FaultyText } from "../texts/checkedTexts";
import { findFaultyDrafts } from "../texts/publishTexts";
import { findServiceTexts, lockServiceTexts, stampTexts, type ServiceTexts } from "../texts/serviceTexts";
import { stampOf } from "#server/domain/stamp";

export type ServiceSnapshot = StoredServiceSnapshot;

/** A commune's changes to a service. */
export interface ServiceContent extends ContentCounts {
  readonly languages: readonly string[];
}

/** The service, and its content before the replacement; null if nothing differed. */
export interface ReplacedContent {
  readonly service: CommuneServiceKey;
  readonly snapshot: ServiceSnapshot | null;
}

/** Data that the caller has read and confirmed. */
interface Replacement {
  /** Revision of the texts. */
  readonly revision: number;
  /** Codes of confirmed warnings. */
  readonly confirmed: readonly string[];
}

/** Returns the commune's changes to a service that the caller may see. */
export async function readOwnContent(ctx: Context, key: CommuneServiceKey): Promise<ServiceContent> {
  const texts = await findServiceTexts(ctx, key);
  return { ...(await countOwnContent(ctx.db, key)), languages: texts?.languages ?? defaultTextLanguages };
}

/** Returns the snapshots of a service that the caller may see, the latest first. */
export function listServiceSnapshots(ctx: Context, key: CommuneServiceKey): Promise<ServiceSnapshot[]> {
  return selectServiceSnapshots(ctx.db, key);
}

/** Returns the snapshot with this id; null if there is none or the caller may not access its service. */
export async function findServiceSnapshot(ctx: Context, id: number): Promise<ServiceSnapshot | null> {
  const snapshot = await selectServiceSnapshot(ctx.db, id);
  return snapshot && canAccessService(ctx, snapshot) ? snapshot : null;
}

/** Content of a snapshot. */
export function contentOfSnapshot({ counts, languages }: ServiceSnapshot): ServiceContent {
  return { ...counts, languages };
}

/**
 * Resets texts, languages, files and form of the service portal to the inherited ones, after taking a snapshot. Does
 * nothing if they are inherited already. Payload errors: not_found, capability_missing for other services, conflict,
 * form_breaks_applications.
 */
export function reinstallServicePortal(
  ctx: Context,
  key: CommuneServiceKey | null,
  replacement: Replacement,
): Promise<Outcome<ReplacedContent>> {
  return inTransaction<ReplacedContent>(ctx, async (tx) => {
    const texts = await lockServiceTexts(ctx, tx, key);
    if (texts.serviceId !== servicePortalId) throw new Refusal([userError("capability_missing", ["id"])]);
    const unchanged = { service: texts, snapshot: null };
    if (texts.revision !== replacement.revision) return { value: unchanged, errors: [conflictError(texts)] };
    const { texts: live, drafts, files, formFields } = await countOwnContent(tx, texts);
    const hasLanguages = texts.languages.join() !== defaultTextLanguages.join();
    if (live + drafts + files + formFields === 0 && !hasLanguages) return done(unchanged);
    return done(await replace(ctx, tx, texts, { ...replacement, source: null }));
  });
}

/**
 * Restores a snapshot, after taking one of the current content. Does nothing if they are equal. Texts that may not be
 * published become drafts. Payload errors: not_found, conflict, form_breaks_applications, texts_too_large.
 */
export function restoreServiceSnapshot(
  ctx: Context,
  id: number | null,
  replacement: Replacement,
): Promise<Outcome<ReplacedContent>> {
  return inTransaction<ReplacedContent>(ctx, async (tx) => {
    const found = id === null ? null : await selectServiceSnapshot(tx, id);
    const texts = await lockServiceTexts(ctx, tx, found);
    // Read again under the lock: it may have been dropped as the oldest one.
    const source = found && (await selectServiceSnapshot(tx, found.id));
    if (!source) throw new Refusal([userError("not_found", ["id"])]);
    const unchanged = { service: texts, snapshot: null };
    if (texts.revision !== replacement.revision) return { value: unchanged, errors: [conflictError(texts)] };
    if (await matchesSnapshot(tx, texts, source.id)) return done(unchanged);
    return done(await replace(ctx, tx, texts, { ...replacement, source }));
  });
}

/** @param source null: the inherited content */
async function replace(
  ctx: Context,
  tx: Transaction,
  texts: ServiceTexts,
  { source, confirmed }: Replacement & { readonly source: ServiceSnapshot | null },
): Promise<ReplacedContent> {
  const reason = source ? "RESTORE" : "REINSTALL";
  const stamp = stampOf(ctx);
  const snapshotId = await insertServiceSnapshot(tx, texts, { reason, ...stamp });
  const snapshot = await selectServiceSnapshot(tx, snapshotId);
  if (!snapshot) throw new Error("The snapshot that was just stored is missing.");

  const publishedVersion = await withinTextBytes(tx, texts, () => replaceTexts(ctx, tx, texts, source));
  const languages = source?.languages ?? defaultTextLanguages;
  await stampTexts(ctx, tx, texts, languages);
  await resetFiles(tx, texts, stamp);
  if (source) await restoreFiles(tx, texts, source.id);
  await replaceServiceForm(ctx, tx, texts, source?.form ?? null, confirmed);

  const after = { ...(await countOwnContent(tx, texts)), languages };
  await recordActivity(tx, {
    type: source ? "RESTORE_SNAPSHOT" : "REINSTALL_SERVICE_PORTAL",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...activityTarget(texts),
    before: loggedContent(contentOfSnapshot(snapshot)),
    after: {
      ...loggedContent(after),
      ...(publishedVersion !== null && { edition: publishedVersion }),
      ...(source && { takenAt: source.createdAt }),
    },
  });
  // Must come last, so that the restored snapshot itself can be dropped.
  await deleteUnusedBlobs(tx, await dropOldSnapshots(tx, texts, serviceSnapshotsMax));
  return { service: texts, snapshot };
}

/** Returns the number of the published version; null if live texts do not change. */
async function replaceTexts(
  ctx: Context,
  tx: Transaction,
  texts: ServiceTexts,
  source: ServiceSnapshot | null,
): Promise<number | null> {
  const revision = texts.revision + 1;
  await discardDrafts(tx, texts, revision);
  const draftCount = source
    ? await draftSnapshotTexts(tx, texts, source.id, revision)
    : await draftDefaults(tx, texts, revision);
  // Keep texts that may not be published as drafts. Inherited texts need no check.
  const faulty = source ? (await findFaultyDrafts(tx, texts, textLanguages)).map(draftOf) : [];
  await writeDrafts(tx, texts, faulty.map(withoutDraft), revision);
  const origin = source ? "RESTORE" : "REINSTALL";
  // Include removed languages: their texts would reappear with them.
  const edition =
    draftCount > faulty.length
      ? await publishDrafts(tx, texts, textLanguages, { ...stampOf(ctx), comment: "", revision, origin })
      : null;
  await writeDrafts(tx, texts, faulty, revision);
  if (source) await restoreDrafts(tx, texts, source.id, revision);
  return edition;
}

const draftOf = ({ key, stored }: FaultyText): OwnText => ({
  key,
  language: stored.language,
  hasDraft: stored.hasDraft,
  value: stored.ownDraft,
  basis: stored.draftBasis,
});

const withoutDraft = (draft: OwnText): OwnText => ({ ...draft, hasDraft: false, value: null, basis: null });

function loggedContent(content: ServiceContent): ActivityValues<"REINSTALL_SERVICE_PORTAL"> {
  const { texts, drafts, files, formFields, languages } = content;
  return { ownTexts: texts, drafts, files, formFields, languages: [...languages] };
}
