/** Contents of files. Files with the same content share one, which is stored in parts to keep statements small. */
import { createHash } from "node:crypto";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";

const partBytes = 1_048_576;

/** The hash that identifies a content. */
export function blobHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Stores a content unless it is stored already. Returns its hash. */
export async function insertBlob(tx: Transaction, bytes: Uint8Array): Promise<string> {
  const sha256 = blobHash(bytes);
  // The update locks the row, so that no other transaction deletes the content before a file refers to it.
  await tx
    .insertInto("stored_blob")
    .values({ sha256, byte_size: bytes.length })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ byte_size: bytes.length }))
    .execute();
  const stored = await tx
    .selectFrom("stored_blob_part")
    .select("position")
    .where("sha256", "=", sha256)
    .where("position", "=", 0)
    .executeTakeFirst();
  if (stored) return sha256;
  for (let position = 0; position * partBytes < bytes.length; position += 1) {
    const part = bytes.subarray(position * partBytes, (position + 1) * partBytes);
    await tx.insertInto("stored_blob_part").values({ sha256, position, bytes: part }).execute();
  }
  return sha256;
}

/** Reads a content part by part; nothing if it is not stored. */
export async function* readBlob(db: Database, sha256: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const part = await db
      .selectFrom("stored_blob_part")
      .select("bytes")
      .where("sha256", "=", sha256)
      .where("position", "=", position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}

/** Returns the hashes of the contents of a service's own files, former ones, snapshots, archives and report templates. */
export async function selectBlobsOf(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<string[]> {
  const ofService = (
    table: "service_file" | "predefined_file" | "report_template_version" | "report_template_check",
  ) =>
    tx
      .selectFrom(table)
      .select("sha256")
      .where("commune_ags", "=", communeAgs)
      .where("service_id", "=", serviceId);
  const ofSnapshots = tx
    .selectFrom("service_snapshot_blob as b")
    .innerJoin("service_snapshot as s", "s.id", "b.snapshot_id")
    .select("b.sha256")
    .where("s.commune_ags", "=", communeAgs)
    .where("s.service_id", "=", serviceId);
  const ofImports = tx
    .selectFrom("service_file_import_entry as e")
    .innerJoin("service_file_import as i", "i.id", "e.import_id")
    .select("e.sha256")
    .where("i.commune_ags", "=", communeAgs)
    .where("i.service_id", "=", serviceId);
  const ofChanges = tx
    .selectFrom("service_file_change_entry as e")
    .innerJoin("service_file_change as c", "c.id", "e.change_id")
    .select("e.sha256")
    .where("c.commune_ags", "=", communeAgs)
    .where("c.service_id", "=", serviceId);
  const rows = await ofService("service_file")
    .union(ofService("predefined_file"))
    .union(ofService("report_template_version"))
    .union(ofService("report_template_check"))
    .union(ofSnapshots)
    .union(ofImports)
    .union(ofChanges)
    .execute();
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/**
 * Deletes those of these contents that no file, former one, snapshot, checked archive, report template or removed
 * service refers to.
 */
export async function deleteUnusedBlobs(tx: Transaction, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  // Waits for transactions that are about to refer to them; the next statement then sees their files.
  await tx
    .selectFrom("stored_blob")
    .select("sha256")
    .where("sha256", "in", hashes)
    .orderBy("sha256")
    .forUpdate()
    .execute();
  await tx
    .deleteFrom("stored_blob")
    .where("sha256", "in", hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("service_file").select("id").whereRef("service_file.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("predefined_file")
            .select("id")
            .whereRef("predefined_file.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("service_snapshot_blob as b")
            .select("b.snapshot_id")
            .whereRef("b.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("service_file_import_entry")
            .select("import_id")
            .whereRef("service_file_import_entry.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("service_file_change_entry")
            .select("change_id")
            .whereRef("service_file_change_entry.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("report_template_version as v")
            .select("v.id")
            .whereRef("v.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("report_template_check as k")
            .select("k.id")
            .whereRef("k.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("service_switch_blob as w")
            .select("w.run_id")
            .whereRef("w.sha256", "=", "stored_blob.sha256"),
        ),
      ),
    )
    .execute();
}
