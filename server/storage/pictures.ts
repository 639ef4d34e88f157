/** Pictures as stored. */
import type { Database } from "./database";

/** A picture with its bytes. */
export interface StoredPicture {
  readonly sha256: Uint8Array;
  readonly mediaType: string;
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
