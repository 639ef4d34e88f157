/** Storage of the predefined files of services. */
import type { PredefinedFileKind } from "#domain/serviceFiles";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** A stored predefined file, of a commune or inherited by all. */
export interface StoredPredefinedFile {
  readonly id: string;
  /** `null` if all communes inherit it. */
  readonly communeAgs: string | null;
  readonly kind: PredefinedFileKind;
  /** `null` if the file was reset. */
  readonly content: PredefinedContent | null;
  readonly revision: number;
  readonly updatedAt: Date;
  /** `null` if all communes inherit it. */
  readonly updatedBy: StoredActor | null;
}

/** The content of a predefined file. */
export interface PredefinedContent {
  readonly sha256: string;
  readonly mediaType: string;
  readonly byteSize: number;
  /** Pixels; `null` if it is not a picture. */
  readonly width: number | null;
  /** Pixels; `null` if it is not a picture. */
  readonly height: number | null;
}

/** Loads the files of a service of a commune, and the inherited ones of the service. */
export async function selectPredefinedFiles(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredPredefinedFile[]> {
  const rows = await db
    .selectFrom("predefined_file as f")
    .leftJoin("stored_blob as b", "b.sha256", "f.sha256")
    .select(["f.id", "f.commune_ags as communeAgs", "f.kind", "f.sha256", "f.media_type as mediaType"])
    .select(["f.width", "f.height", "f.revision", "f.updated_at as updatedAt", "b.byte_size as byteSize"])
    .select(["f.updated_by_id as byId", "f.updated_by_name as byName", "f.updated_by_role as byRole"])
    .where("f.service_id", "=", serviceId)
    .where(({ or, eb }) => or([eb("f.commune_ags", "=", communeAgs), eb("f.commune_ags", "is", null)]))
    .execute();
  return rows.map(({ sha256, mediaType, byteSize, width, height, byId, byName, byRole, ...row }) => ({
    ...row,
    content:
      sha256 === null || mediaType === null || byteSize === null
        ? null
        : { sha256, mediaType, byteSize, width, height },
    updatedBy: byName === null ? null : { id: byId, name: byName, role: byRole },
  }));
}

/** Loads the row with this id (a UUID) for sending its content. Returns `undefined` if it has none. */
export function selectPredefinedFile(db: Database, id: string) {
  return db
    .selectFrom("predefined_file as f")
    .innerJoin("stored_blob as b", "b.sha256", "f.sha256")
    .select(["f.commune_ags as communeAgs", "f.service_id as serviceId", "f.kind", "b.sha256", "f.width"])
    .select(["b.byte_size as byteSize"])
    .select(({ fn, val }) => fn.coalesce("f.media_type", val("")).as("mediaType"))
    .where("f.id", "=", id)
    .executeTakeFirst();
}

/** Stores or resets a file of a commune and increments its revision. */
export async function savePredefinedFile(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  kind: PredefinedFileKind,
  content: PredefinedContent | null,
  { at, by }: Stamp,
): Promise<void> {
  const values = {
    sha256: content?.sha256 ?? null,
    media_type: content?.mediaType ?? null,
    width: content?.width ?? null,
    height: content?.height ?? null,
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
  await tx
    .insertInto("predefined_file")
    .values({ commune_ags: communeAgs, service_id: serviceId, kind, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["commune_ags", "service_id", "kind"])
        .where("commune_ags", "is not", null)
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb("predefined_file.revision", "+", 1) })),
    )
    .execute();
}
