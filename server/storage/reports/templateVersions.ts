/** Stores versions of own templates. */
import { reportVersionsMax } from "#domain/reports/serviceReports";
import type { Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import type { TemplateContents } from "#server/storage/columnTypes";
import type { ReportKey, StoredTemplate } from "./serviceReports";
import type { Stamp } from "#server/storage/stamp";

/** A template whose content is stored. */
export interface NewTemplate extends Omit<StoredTemplate, "versionId" | "savedAt" | "savedBy"> {
  readonly contents: TemplateContents;
}

/** The new current state of a report. */
export type NewTemplateVersion =
  | { readonly action: "UPLOAD" | "RESTORE"; readonly template: NewTemplate }
  | { readonly action: "REMOVE"; readonly template: null };

/**
 * Stores a version as the current state of its report, and drops the oldest versions beyond the limit. The service must
 * be locked.
 */
export async function insertTemplateVersion(
  tx: Transaction,
  { communeAgs, serviceId, report }: ReportKey,
  { action, template }: NewTemplateVersion,
  { at, by }: Stamp,
): Promise<void> {
  const key = { commune_ags: communeAgs, service_id: serviceId, report };
  await tx
    .insertInto("service_report")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .insertInto("report_template_version")
    .values({
      ...key,
      action,
      kind: template?.kind ?? null,
      file_name: template?.fileName ?? null,
      byte_size: template?.byteSize ?? null,
      sha256: template?.sha256 ?? null,
      contents: template && JSON.stringify(template.contents),
      saved_at: at,
      saved_by_id: by.id,
      saved_by_name: by.name,
      saved_by_role: by.role,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("service_report")
    .set(({ eb }) => ({ current_id: template ? id : null, revision: eb("revision", "+", 1) }))
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("report", "=", report)
    .execute();
  await dropOldVersions(tx, { communeAgs, serviceId, report });
}

/** The current version is the latest one, or none. */
async function dropOldVersions(tx: Transaction, { communeAgs, serviceId, report }: ReportKey): Promise<void> {
  const old = await tx
    .selectFrom("report_template_version")
    .select(["id", "sha256"])
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("report", "=", report)
    .orderBy("id", "desc")
    .offset(reportVersionsMax)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tx.deleteFrom("report_template_version").where("id", "in", ids).execute();
  await deleteUnusedBlobs(tx, [...new Set(old.flatMap(({ sha256 }) => sha256 ?? []))]);
}
