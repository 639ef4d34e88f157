/** Removes own templates, so that the inherited ones apply again. */
import type { Context } from "#server/context";
import { done, inTransaction, userError, type Outcome, type UserError } from "#server/domain/mutationResult";
import { canAccessService } from "#server/domain/services/serviceAccess";
import { failure } from "#server/failure";
import { lockCommuneServices } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import type { ReportKey } from "#server/storage/reports/serviceReports";
import { loadReports, type ServiceReport } from "./serviceReports";
import { changeTemplate, reportConflict, reportNotFound } from "./templateChanges";

/** A report to change, with the revision that was read. */
export interface ReportItem {
  /** Null if no such report can exist. */
  readonly key: ReportKey | null;
  readonly revision: number;
}

/** Result of a removal. The errors name the items that were not removed; all others were. */
export interface RemovedTemplates {
  readonly reports: readonly ServiceReport[];
  readonly errors: readonly UserError[];
}

/**
 * Removes the own templates of all reports that have one; their versions are kept. Errors by item: not_found if there
 * is no such report, service_report_not_found if it has no own template or is not visible, conflict.
 */
export function removeTemplates(
  ctx: Context,
  items: readonly ReportItem[],
): Promise<Outcome<RemovedTemplates>> {
  const keys = items.flatMap(({ key }) => key ?? []);
  if (new Set(keys.map(pathOf)).size !== keys.length) {
    throw failure("bad_request", { detail: "The items contain duplicates." });
  }
  return inTransaction<RemovedTemplates>(ctx, async (tx) => {
    const found = await lockReports(
      tx,
      keys.filter((key) => canAccessService(ctx, key)),
    );
    const errors: UserError[] = [];
    for (const [at, item] of items.entries()) {
      const report = item.key && found.get(pathOf(item.key));
      const problem = await problemOf(ctx, tx, item, report ?? null);
      if (problem) errors.push({ ...problem, field: ["items", String(at)] });
      else if (report) {
        const removal = { action: "REMOVE", template: null } as const;
        found.set(pathOf(report), await changeTemplate(ctx, tx, report, removal));
      }
    }
    return done({ reports: keys.flatMap((key) => found.get(pathOf(key)) ?? []), errors });
  });
}

async function problemOf(
  ctx: Context,
  tx: Transaction,
  { key, revision }: ReportItem,
  report: ServiceReport | null,
): Promise<UserError | null> {
  if (!key) return userError("not_found");
  if (report && report.revision !== revision) return reportConflict(ctx, tx, report);
  return report?.current ? null : reportNotFound(key);
}

/** Loads these reports by their paths, and locks their services. */
async function lockReports(tx: Transaction, keys: readonly ReportKey[]): Promise<Map<string, ServiceReport>> {
  const services = await lockCommuneServices(tx, keys);
  const found = new Map<string, ServiceReport>();
  for (const ags of new Set(services.map(({ communeAgs }) => communeAgs))) {
    const ids = services.filter(({ communeAgs }) => communeAgs === ags).map(({ serviceId }) => serviceId);
    for (const { reports } of await loadReports(tx, ags, ids)) {
      for (const report of reports) found.set(pathOf(report), report);
    }
  }
  return found;
}

const pathOf = ({ communeAgs, serviceId, report }: ReportKey) => `${communeAgs}/${serviceId}/${report}`;
