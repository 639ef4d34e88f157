/** Files of a service with a fixed purpose: the commune's own, or else the inherited ones of the service. */
import { shortenText } from "#domain/cutText";
import type { ActivityValues } from "#domain/activityFields";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import { predefinedFileKinds, predefinedFileRules, type PredefinedFileKind } from "#domain/serviceFiles";
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import { recordActivity } from "#server/domain/activity/activity";
import { readCheckedFile } from "#server/domain/files/checkFile";
import { findCommuneService } from "#server/domain/communes/communeServices";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { insertBlob } from "#server/storage/services/blobs";
import {
  savePredefinedFile,
  selectPredefinedFiles,
  type PredefinedContent,
  type StoredPredefinedFile,
} from "#server/storage/services/predefinedFiles";
import type { SpooledFile } from "#server/uploads";
import { keepFormerFiles, type FileChange } from "./formerFiles";
import { requireCommuneService } from "./serviceAccess";
import { stampOf } from "#server/domain/stamp";

/** Identifies a predefined file. */
export interface PredefinedFileKey extends CommuneServiceKey {
  readonly kind: PredefinedFileKind;
}

/** A predefined file as citizens get it. */
export interface PredefinedFile extends PredefinedFileKey {
  /** `null` if the commune never changed it. */
  readonly own: StoredPredefinedFile | null;
  readonly inherited: StoredPredefinedFile | null;
  /** The row in use; `null` if there is no file. */
  readonly used: (StoredPredefinedFile & { readonly content: PredefinedContent }) | null;
}

/** The file to change, with the revision that was read. */
export interface PredefinedFileTarget {
  /** `null` if no such file can exist. */
  readonly key: PredefinedFileKey | null;
  readonly revision: number;
}

/** Lists the predefined files of a service, one of each kind; none without the capability. */
export async function listPredefinedFiles(
  { db }: Pick<Context, "db">,
  key: CommuneServiceKey,
): Promise<PredefinedFile[]> {
  if (!hasCapability(key.serviceId, "files")) return [];
  return combine(key, await selectPredefinedFiles(db, key));
}

/** Returns a predefined file; `null` if there is none or the caller may not see it. */
export async function findPredefinedFile(
  ctx: Context,
  key: PredefinedFileKey,
): Promise<PredefinedFile | null> {
  if ((await findCommuneService(ctx, key)) === null) return null;
  return (await listPredefinedFiles(ctx, key)).find(({ kind }) => kind === key.kind) ?? null;
}

/**
 * Uploads a file. Payload errors: not_found, capability_missing, conflict; at `file` those of checkFile and
 * file_upload_error.
 */
export async function uploadPredefinedFile(
  ctx: Context,
  target: PredefinedFileTarget,
  file: SpooledFile,
): Promise<Outcome<FileChange<PredefinedFile>>> {
  // An unknown kind is refused below.
  const read = target.key && (await readCheckedFile(file, predefinedFileRules[target.key.kind]));
  return logUnexpectedErrors(ctx, userError("file_upload_error", ["file"]), () =>
    inTransaction(ctx, (tx) =>
      changePredefinedFile(ctx, tx, target, async () => {
        if (!read || "code" in read) throw new Refusal(read ? [read] : []);
        const { bytes, mediaType, size } = read;
        const sha256 = await insertBlob(tx, bytes);
        const [width, height] = [size?.width ?? null, size?.height ?? null];
        return { sha256, mediaType, byteSize: bytes.length, width, height };
      }),
    ),
  );
}

/**
 * Resets a file to the inherited one, or to none. Payload errors: not_found, capability_missing, conflict,
 * file_reset_error.
 * file_reset_error.
 */
export function resetPredefinedFile(
  ctx: Context,
  target: PredefinedFileTarget,
): Promise<Outcome<FileChange<PredefinedFile>>> {
  return logUnexpectedErrors(ctx, userError("file_reset_error"), () =>
    inTransaction(ctx, (tx) => changePredefinedFile(ctx, tx, target, async () => null)),
  );
}

/** Runs a change of a file. Unexpected failures are logged and become a payload error. */
export async function logUnexpectedErrors<T>(
  ctx: Context,
  unexpected: UserError,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "files of a service could not be changed");
    return { value: null, errors: [unexpected] };
  }
}

/**
 * Changes the content of a file in a transaction; null resets it. Keeps a replaced own file for undo. Payload errors:
 * not_found, capability_missing, conflict.
 */
export async function changePredefinedFile(
  ctx: Context,
  tx: Transaction,
  { key, revision }: PredefinedFileTarget,
  contentOf: () => Promise<PredefinedContent | null>,
): Promise<Outcome<FileChange<PredefinedFile>>> {
  await requireCommuneService(ctx, tx, key, "files");
  if (!key) throw new Refusal([userError("not_found", ["id"])]);
  const read = async () =>
    combine(key, await selectPredefinedFiles(tx, key)).find(({ kind }) => kind === key.kind);
  const before = await read();
  if (!before) throw new Refusal([userError("not_found", ["id"])]);
  const { own } = before;
  const unchanged = { file: before, undoId: null };
  if ((own?.revision ?? 0) !== revision) {
    const { updatedAt, updatedBy } = own ?? { updatedAt: ctx.now(), updatedBy: null };
    return {
      value: unchanged,
      errors: [conflictError({ updatedAt, updatedByName: updatedBy?.name ?? null })],
    };
  }
  const content = await contentOf();
  if (content?.sha256 === own?.content?.sha256) return done(unchanged);
  await savePredefinedFile(tx, key, key.kind, content, stampOf(ctx));
  const after = (await read()) ?? before;
  const former = own?.content && {
    ...own.content,
    fileId: own.id,
    kind: key.kind,
    path: null,
    revision: after.own?.revision ?? null,
  };
  const undoId = await keepFormerFiles(ctx, tx, key, former ? [former] : []);
  await recordActivity(tx, {
    type: "CHANGE_SERVICE_FILES",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...activityTarget(key),
    before: loggedValues(before),
    after: loggedValues(after),
  });
  return done({ file: after, undoId });
}

function combine(key: CommuneServiceKey, rows: readonly StoredPredefinedFile[]): PredefinedFile[] {
  const { communeAgs, serviceId } = key;
  return predefinedFileKinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const own = ofKind.find((row) => row.communeAgs !== null) ?? null;
    const inherited = ofKind.find((row) => row.communeAgs === null) ?? null;
    return { communeAgs, serviceId, kind, own, inherited, used: inUse(own) ?? inUse(inherited) };
  });
}

function inUse(row: StoredPredefinedFile | null): PredefinedFile["used"] {
  return row?.content ? { ...row, content: row.content } : null;
}

function loggedValues({ kind, own, used }: PredefinedFile): ActivityValues<"CHANGE_SERVICE_FILES"> {
  const isInherited = inUse(own) === null;
  return { purpose: kind, isInherited, ...(used && contentValues(used.content)) };
}

/** Values of a content that are stored in the activity log. */
export function contentValues(content: {
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: string;
}) {
  const { mediaType, byteSize, sha256 } = content;
  return { mediaType, bytes: byteSize, sha256: sha256.slice(0, 12) };
}

/** Maximum length of a path in the label of an entry. */
const labelPathMax = 100;

/** The target of entries about files of a service, with the path of a single one. */
export function activityTarget({ communeAgs: ags, serviceId }: CommuneServiceKey, path?: string) {
  const name = findService(serviceId)?.name.de ?? serviceId;
  // Begins with the name of the service, which the log translates.
  const label = path === undefined ? name : `${name} (${shortenText(path, labelPathMax)})`;
  return { ags, serviceId, target: { kind: "service", id: serviceId }, label } as const;
}
