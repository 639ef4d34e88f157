/** Storage of pictures, and their assignment to communes. */
import type { Database, Transaction } from "#server/storage/database/database";

/** A picture with its bytes. */
export interface StoredPicture {
  readonly sha256: Uint8Array;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The metadata of a picture. */
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

/** Loads the picture with this id (a UUID). Returns `undefined` if there is none. */
export function readPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom("stored_picture")
    .select(["sha256", "media_type as mediaType", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Loads the metadata of a commune's picture. Returns `undefined` if it has none. */
export function selectPictureOf(tx: Transaction, ags: string): Promise<PictureRecord | undefined> {
  return tx
    .selectFrom("stored_picture as p")
    .innerJoin("commune as c", "c.picture_id", "p.id")
    .select(["p.id", "p.media_type as mediaType", "p.width", "p.height"])
    .select(({ fn }) => fn<number>("octet_length", ["p.bytes"]).as("byteSize"))
    .where("c.ags", "=", ags)
    .executeTakeFirst();
}

/** Inserts a picture and returns its id. */
export async function insertPicture(tx: Transaction, picture: NewPicture): Promise<string> {
  const { mediaType, ...rest } = picture;
  const { id } = await tx
    .insertInto("stored_picture")
    .values({ ...rest, media_type: mediaType })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a picture unless a commune still uses it. Several communes may share one picture. */
export async function deleteUnusedPicture(tx: Transaction, id: string): Promise<void> {
  await tx
    .deleteFrom("stored_picture")
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("commune").select("ags").where("picture_id", "=", id))),
    )
    .execute();
}
