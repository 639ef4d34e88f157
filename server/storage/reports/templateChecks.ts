/** Checked templates, whose contents are stored until they are saved or expire. */
import type { ReportKind } from "#domain/reports/templates";
import type { Database, Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import type { TemplateContents } from "#server/storage/columnTypes";
import type { ReportKey } from "./serviceReports";

/** A checked template of a user. */
export interface NewTemplateCheck extends ReportKey {
  readonly userId: string;
  readonly kind: ReportKind;
  readonly fileName: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly contents: TemplateContents;
  readonly expiresAt: Date;
}

/** A stored check. */
export interface StoredTemplateCheck extends Omit<NewTemplateCheck, "userId" | "contents"> {
  readonly id: string;
}

/** Stores a check, whose content is already stored, and replaces the user's earlier check of the report. */
export async function replaceTemplateCheck(tx: Transaction, check: NewTemplateCheck): Promise<string> {
  const earlier = await tx
    .deleteFrom("report_template_check")
    .where("user_id", "=", check.userId)
    .where("commune_ags", "=", check.communeAgs)
    .where("service_id", "=", check.serviceId)
    .where("report", "=", check.report)
    .returning("sha256")
    .execute();
  const { id } = await tx
    .insertInto("report_template_check")
    .values({
      user_id: check.userId,
      commune_ags: check.communeAgs,
      service_id: check.serviceId,
      report: check.report,
      kind: check.kind,
      file_name: check.fileName,
      byte_size: check.byteSize,
      sha256: check.sha256,
      contents: JSON.stringify(check.contents),
      expires_at: check.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await deleteUnusedBlobs(
    tx,
    earlier.map(({ sha256 }) => sha256),
  );
  return id;
}

/** Loads a check that this user can still save; `null` if there is none. */
export async function selectTemplateCheck(
  db: Database | Transaction,
  id: string,
  userId: string,
  now: Date,
): Promise<StoredTemplateCheck | null> {
  const found = await db
    .selectFrom("report_template_check")
    .select(["id", "commune_ags as communeAgs", "service_id as serviceId", "report", "kind", "sha256"])
    .select(["file_name as fileName", "byte_size as byteSize", "expires_at as expiresAt"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found ?? null;
}

/** Deletes a check and returns it; `null` if it no longer exists. Its content is kept. */
export async function takeTemplateCheck(tx: Transaction, id: string): Promise<TemplateContents | null> {
  const taken = await tx
    .deleteFrom("report_template_check")
    .where("id", "=", id)
    .returning("contents")
    .executeTakeFirst();
  return taken?.contents ?? null;
}

/** Checks deleted by one transaction. */
const batchSize = 20;

/** Deletes expired checks, which can no longer be saved. */
export async function deleteExpiredTemplateChecks(db: Database, now: Date): Promise<number> {
  let deleted: number;
  let sum = 0;
  do {
    deleted = await db.transaction().execute(async (tx) => {
      const expired = await tx
        .selectFrom("report_template_check")
        .select(["id", "sha256"])
        .where("expires_at", "<=", now)
        .orderBy("id")
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      if (expired.length === 0) return 0;
      const ids = expired.map(({ id }) => id);
      await tx.deleteFrom("report_template_check").where("id", "in", ids).execute();
      await deleteUnusedBlobs(tx, [...new Set(expired.map(({ sha256 }) => sha256))]);
      return expired.length;
    });
    sum += deleted;
  } while (deleted > 0);
  return sum;
}
