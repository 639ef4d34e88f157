/** Reads the reports of services and the versions of their own templates. */
import { sql } from "kysely";
import { reportVersionsMax } from "#domain/reports/serviceReports";
import type { ReportKind } from "#domain/reports/templates";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { StoredActor } from "#server/storage/stamp";
import type { TemplateContents } from "#server/storage/columnTypes";

/** Identifies a report. */
export interface ReportKey extends CommuneServiceKey {
  readonly report: string;
}

/** A template without its contents. */
export interface StoredTemplate {
  readonly versionId: number;
  readonly kind: ReportKind;
  readonly fileName: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly savedAt: Date;
  readonly savedBy: StoredActor;
}

/** A report that has, or had, an own template. */
export interface StoredReport extends ReportKey {
  /** Null: removed. */
  readonly current: StoredTemplate | null;
  readonly revision: number;
}

/** Loads the reports of these services of a commune. */
export async function selectServiceReports(
  db: Database | Transaction,
  communeAgs: string,
  serviceIds: readonly string[],
): Promise<StoredReport[]> {
  if (serviceIds.length === 0) return [];
  const rows = await db
    .selectFrom("service_report as r")
    .leftJoin("report_template_version as v", "v.id", "r.current_id")
    .select(["r.commune_ags as communeAgs", "r.service_id as serviceId", "r.report", "r.revision"])
    .select(["v.id", "v.kind", "v.file_name as fileName", "v.byte_size as byteSize", "v.sha256"])
    .select(["v.saved_at as savedAt", "v.saved_by_id as byId", "v.saved_by_name as byName"])
    .select("v.saved_by_role as byRole")
    .where("r.commune_ags", "=", communeAgs)
    .where("r.service_id", "in", serviceIds)
    .execute();
  return rows.map(({ communeAgs: ags, serviceId, report, revision, byId, byName, byRole, ...version }) => ({
    communeAgs: ags,
    serviceId,
    report,
    revision,
    current: toTemplate({
      ...version,
      savedBy: byName === null ? null : { id: byId, name: byName, role: byRole },
    }),
  }));
}

/** Columns that are null together: for a report without a current template, and for a removal. */
interface TemplateColumns {
  readonly id: number | null;
  readonly kind: ReportKind | null;
  readonly fileName: string | null;
  readonly byteSize: number | null;
  readonly sha256: string | null;
  readonly savedAt: Date | null;
  readonly savedBy: StoredActor | null;
}

/** The template of a version; null if there is none. */
function toTemplate({ id, ...columns }: TemplateColumns): StoredTemplate | null {
  const { kind, fileName, byteSize, sha256, savedAt, savedBy } = columns;
  if (id === null || kind === null || fileName === null || byteSize === null) return null;
  if (sha256 === null || savedAt === null || savedBy === null) return null;
  return { versionId: id, kind, fileName, byteSize, sha256, savedAt, savedBy };
}

const versionRow = declareRow({
  id: "report_template_version.id",
  communeAgs: "report_template_version.commune_ags",
  serviceId: "report_template_version.service_id",
  report: "report_template_version.report",
  action: "report_template_version.action",
  kind: "report_template_version.kind",
  fileName: "report_template_version.file_name",
  byteSize: "report_template_version.byte_size",
  sha256: "report_template_version.sha256",
  savedAt: "report_template_version.saved_at",
  savedBy: json<StoredActor>(),
  isCurrent: bool(),
});

/** A version of an own template. */
export type StoredTemplateVersion = RowOf<typeof versionRow>;

const versionColumns = sql`
  v.id, v.commune_ags as "communeAgs", v.service_id as "serviceId", v.report, v.action, v.kind,
  v.file_name as "fileName", v.byte_size as "byteSize", v.sha256, v.saved_at as "savedAt",
  json_build_object('id', v.saved_by_id, 'name', v.saved_by_name, 'role', v.saved_by_role) as "savedBy",
  exists (select from service_report c where c.current_id = v.id) as "isCurrent"`;

/** Loads the latest versions of each of these reports, latest first. */
export async function selectTemplateVersions(
  db: Database | Transaction,
  keys: readonly ReportKey[],
): Promise<StoredTemplateVersion[]> {
  const communes = keys.map(({ communeAgs }) => communeAgs);
  const services = keys.map(({ serviceId }) => serviceId);
  const reports = keys.map(({ report }) => report);
  const { rows } = await versionRow.sql`
    select ${versionColumns}
    from unnest(${communes}::text[], ${services}::text[], ${reports}::text[]) as k (ags, service_id, report)
    cross join lateral (
      select * from report_template_version t
      where t.commune_ags = k.ags and t.service_id = k.service_id and t.report = k.report
      order by t.id desc limit ${reportVersionsMax}) v
    order by v.id desc`.execute(db);
  return [...rows];
}

/** Loads one version; `null` if there is none. */
export async function selectTemplateVersion(
  db: Database | Transaction,
  id: number,
): Promise<StoredTemplateVersion | null> {
  const { rows } = await versionRow.sql`
    select ${versionColumns} from report_template_version v where v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Loads the contents of these versions by id. */
export async function selectTemplateContents(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, TemplateContents>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("report_template_version")
    .select(["id", "contents"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.flatMap(({ id, contents }) => (contents ? [[id, contents]] : [])));
}
