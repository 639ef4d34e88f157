/** The report templates of services: required by the catalogue, inherited, and uploaded by communes. */
import { demandedReports } from "#domain/reports/serviceReports";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { canAccessCommune } from "#server/domain/communes/communeScope";
import { findCommuneService, listCommuneServices } from "#server/domain/communes/communeServices";
import { canAccessService } from "#server/domain/services/serviceAccess";
import { selectCommuneNames } from "#server/storage/communes/communes";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  selectServiceReports,
  selectTemplateVersion,
  type ReportKey,
  type StoredReport,
  type StoredTemplate,
  type StoredTemplateVersion,
} from "#server/storage/reports/serviceReports";

/** A version of an own template. */
export type ReportTemplateVersion = StoredTemplateVersion;

/** A report, including those for which the commune has never uploaded a template. */
export interface ServiceReport extends ReportKey {
  readonly communeName: string;
  readonly isDemanded: boolean;
  readonly hasInherited: boolean;
  /** The own template in effect. */
  readonly current: StoredTemplate | null;
  /** 0 before the first upload. */
  readonly revision: number;
}

/** The reports of a service. */
export interface ServiceReports extends CommuneServiceKey {
  readonly communeName: string;
  readonly reports: readonly ServiceReport[];
}

/** A template in effect or available: an own one, or the inherited one. */
export interface ReportTemplate {
  readonly of: ReportKey;
  /** Null: inherited. */
  readonly own: StoredTemplate | null;
}

/** Lists the reports of a service by name. Null if it has none, is not offered, or the viewer may not see it. */
export async function readServiceReports(
  ctx: Context,
  key: CommuneServiceKey,
): Promise<ServiceReports | null> {
  if (!hasReports(key.serviceId) || !canAccessService(ctx, key)) return null;
  const service = await findCommuneService(ctx, key);
  if (!service) return null;
  const [reports] = await loadReports(ctx.db, key.communeAgs, [key.serviceId]);
  return reports ?? null;
}

/** Lists the reports of all services of a commune that the viewer may see. Null if the commune is unknown or foreign. */
export async function listCommuneReports(ctx: Context, ags: string): Promise<ServiceReports[] | null> {
  if (!canAccessCommune(ctx, ags)) return null;
  const services = (await listCommuneServices(ctx, ags)).map(({ serviceId }) => serviceId);
  const loaded = await loadReports(ctx.db, ags, services.filter(hasReports));
  return loaded.length === 0 && !(await selectCommuneNames(ctx.db, [ags])).has(ags) ? null : loaded;
}

/** Returns a report; null if there is none or the viewer may not see it. */
export async function findServiceReport(
  ctx: Context,
  { report, ...key }: ReportKey,
): Promise<ServiceReport | null> {
  const found = await readServiceReports(ctx, { communeAgs: key.communeAgs, serviceId: key.serviceId });
  return found?.reports.find(({ report: name }) => name === report) ?? null;
}

/** Returns a version; null if there is none or the viewer may not see it. */
export async function findTemplateVersion(ctx: Context, id: number): Promise<ReportTemplateVersion | null> {
  const version = await selectTemplateVersion(ctx.db, id);
  return version && canAccessService(ctx, version) ? version : null;
}

/** Whether the service keeps reports. */
function hasReports(serviceId: string): boolean {
  return hasCapability(serviceId, "statistics");
}

/** Parses the database id of a report; null if no such report can exist. */
export function parseReportId(id: string | null): ReportKey | null {
  const [communeAgs = "", serviceId = "", report = ""] = id?.split("/") ?? [];
  return hasReports(serviceId) ? { communeAgs, serviceId, report } : null;
}

/** Loads the reports of services that the commune offers, in the given order; without access checks. */
export async function loadReports(
  db: Database | Transaction,
  ags: string,
  serviceIds: readonly string[],
): Promise<ServiceReports[]> {
  const communeName = (await selectCommuneNames(db, [ags])).get(ags);
  if (communeName === undefined) return [];
  const stored = await selectServiceReports(db, ags, serviceIds);
  const byService = new Map<string, StoredReport[]>(serviceIds.map((id) => [id, []]));
  for (const row of stored) byService.get(row.serviceId)?.push(row);
  return serviceIds.map((serviceId) => {
    const key = { communeAgs: ags, serviceId };
    const reports = combine(key, byService.get(serviceId) ?? []);
    return { ...key, communeName, reports: reports.map((report) => ({ ...report, communeName })) };
  });
}

function combine(
  key: CommuneServiceKey,
  stored: readonly StoredReport[],
): Omit<ServiceReport, "communeName">[] {
  const service = findService(key.serviceId);
  const demanded = new Map(service ? demandedReports(service).map((each) => [each.name, each]) : []);
  const rows = new Map(stored.map((row) => [row.report, row]));
  const names = new Set([...demanded.keys(), ...rows.keys()]);
  return [...names].sort().map((report) => ({
    ...key,
    report,
    isDemanded: demanded.has(report),
    hasInherited: demanded.get(report)?.hasInherited ?? false,
    current: rows.get(report)?.current ?? null,
    revision: rows.get(report)?.revision ?? 0,
  }));
}
