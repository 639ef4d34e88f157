/** Pictures as stored, and which commune has which. */
import type { Database, Transaction } from "#server/storage/database/database";

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

/** A picture to store. */
export interface NewPicture {
  readonly sha256: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** The picture with this id, a UUID; undefined: none. */
export function readPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom("stored_picture")
    .select(["sha256", "media_type as mediaType", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The picture of a commune; undefined: none. */
export function selectPictureOf(tx: Transaction, ags: string): Promise<PictureRecord | undefined> {
  return tx
    .selectFrom("stored_picture as p")
    .innerJoin("commune as c", "c.picture_id", "p.id")
    .select(["p.id", "p.media_type as mediaType", "p.width", "p.height"])
    .select(({ fn }) => fn<number>("octet_length", ["p.bytes"]).as("byteSize"))
    .where("c.ags", "=", ags)
    .executeTakeFirst();
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
