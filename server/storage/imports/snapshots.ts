/** Snapshots: replaced stocks that can still be restored. */
import type { NotNull } from "kysely";
import { snapshotsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { StockKind } from "#server/storage/imports/stocks";
import type { Database, Transaction } from "#server/storage/database/database";

/** A replaced stock that can be restored until it expires. */
export interface StoredSnapshot {
  readonly id: number;
  readonly commune_ags: string;
  readonly kind: StockKind;
  readonly row_count: number;
  readonly replaced_at: Date;
  readonly replaced_by_id: string | null;
  readonly replaced_by_name: string | null;
  readonly replaced_by_role: RoleType | null;
  readonly expires_at: Date;
}

/** Loads the snapshot with this id. Returns `undefined` if it does not exist or has expired. */
export async function selectSnapshot(
  db: Database | Transaction,
  id: number,
  now: Date,
): Promise<StoredSnapshot | undefined> {
  return snapshots(db, now).where("id", "=", id).executeTakeFirst();
}

/** Loads the snapshots of a commune that have not expired, latest first. */
export async function selectSnapshots(
  db: Database,
  ags: string,
  kind: StockKind,
  now: Date,
): Promise<StoredSnapshot[]> {
  return snapshots(db, now)
    .where("commune_ags", "=", ags)
    .where("kind", "=", kind)
    .orderBy("replaced_at", "desc")
    .orderBy("id", "desc")
    .limit(snapshotsMax)
    .execute();
}

function snapshots(db: Database | Transaction, now: Date) {
  return db
    .selectFrom("stock")
    .select(["id", "commune_ags", "kind", "row_count", "replaced_at", "expires_at"])
    .select(["replaced_by_id", "replaced_by_name", "replaced_by_role"])
    .where("state", "=", "replaced")
    .where("replaced_at", "is not", null)
    .where("expires_at", ">", now)
    .$narrowType<{ replaced_at: NotNull; expires_at: NotNull }>();
}
