/** Pictures as stored, and which commune has which. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "./database";

/** A picture with its bytes. */
export interface StoredPicture {
  readonly sha256: Uint8Array;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What is known of a picture without its bytes. */
export interface PictureRecord {
  readonly id: string;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly byteSize: number;
}

/** A commune that is about to get another picture, or none. */
export interface PictureHolder {
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
  readonly picture: PictureRecord | null;
}

/** A picture to store. */
export interface NewPicture {
  readonly sha256: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Which picture a commune gets, and from whom. */
export interface NewPictureHolder {
  /** Null: none. */
  readonly pictureId: string | null;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string; readonly role: RoleType | null };
}

/** The picture with this id, a UUID; undefined: none. */
export function readPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom("stored_picture")
    .select(["sha256", "media_type as mediaType", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Locks the commune with this AGS until the end of the transaction; fails where there is none. */
export async function lockPictureHolder(tx: Transaction, ags: string): Promise<PictureHolder> {
  const { pictureId, ...holder } = await tx
    .selectFrom("commune")
    .select([
      "revision",
      "updated_at as updatedAt",
      "updated_by_name as updatedByName",
      "picture_id as pictureId",
    ])
    .where("ags", "=", ags)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (pictureId === null) return { ...holder, picture: null };
  const picture = await tx
    .selectFrom("stored_picture")
    .select(["id", "media_type as mediaType", "width", "height"])
    .select(sql<number>`octet_length(bytes)`.as("byteSize"))
    .where("id", "=", pictureId)
    .executeTakeFirstOrThrow();
  return { ...holder, picture };
}

/** Gives a commune that is locked another picture, or none. */
export async function updatePictureHolder(
  tx: Transaction,
  ags: string,
  { pictureId, at, by }: NewPictureHolder,
): Promise<void> {
  await tx
    .updateTable("commune")
    .set(({ eb }) => ({
      picture_id: pictureId,
      revision: eb("revision", "+", 1),
      updated_at: at,
      updated_by_id: by.id,
      updated_by_name: by.name,
      updated_by_role: by.role,
    }))
    .where("ags", "=", ags)
    .execute();
}

/** Stores a picture; answers its id. */
export async function insertPicture(tx: Transaction, picture: NewPicture): Promise<string> {
  const { mediaType, ...rest } = picture;
  const { id } = await tx
    .insertInto("stored_picture")
    .values({ ...rest, media_type: mediaType })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a picture that no commune has; several may have the same one. */
export async function deleteUnusedPicture(tx: Transaction, id: string): Promise<void> {
  await tx
    .deleteFrom("stored_picture")
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("commune").select("ags").where("picture_id", "=", id))),
    )
    .execute();
}
