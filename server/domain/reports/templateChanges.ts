/** Shared by all changes of own templates. */
import { shortenText } from "#domain/cutText";
import type { ErrorCode } from "#domain/errorCodes";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { conflictError, userError, type UserError } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import type { TemplateContents } from "#server/storage/columnTypes";
import {
  selectTemplateVersions,
  type ReportKey,
  type StoredTemplate,
} from "#server/storage/reports/serviceReports";
import { insertTemplateVersion, type NewTemplateVersion } from "#server/storage/reports/templateVersions";
import { loadReports, type ServiceReport } from "./serviceReports";
import { stampOf } from "#server/domain/stamp";

/** Loads a report of a service that the commune offers; null if there is none. Does not check access. */
export async function loadReport(
  tx: Transaction,
  { communeAgs, serviceId, report }: ReportKey,
): Promise<ServiceReport | null> {
  const [found] = await loadReports(tx, communeAgs, [serviceId]);
  return found?.reports.find((each) => each.report === report) ?? null;
}

/** Makes a version the current state of a report, records it, and returns the report. */
export async function changeTemplate(
  ctx: Context,
  tx: Transaction,
  before: ReportKey & { readonly current: StoredTemplate | null },
  version: NewTemplateVersion,
): Promise<ServiceReport> {
  await insertTemplateVersion(tx, before, version, stampOf(ctx));
  const after = await loadReport(tx, before);
  if (!after) throw new Error("The report that was just changed is missing.");
  await recordActivity(tx, {
    type: version.action === "REMOVE" ? "REMOVE_SERVICE_REPORT" : "UPLOAD_SERVICE_REPORT",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...targetOf(before),
    ...(before.current && { before: loggedTemplate(before, before.current) }),
    ...(after.current && { after: loggedTemplate(after, after.current) }),
  });
  return after;
}

/** The error of a change that is based on an earlier state of a report. */
export async function reportConflict(ctx: Context, tx: Transaction, key: ReportKey): Promise<UserError> {
  const [latest] = await selectTemplateVersions(tx, [key]);
  return conflictError({
    updatedAt: latest?.savedAt ?? ctx.now(),
    updatedByName: latest?.savedBy.name ?? null,
  });
}

/** Returns an error unless the user has confirmed the expressions, which a renderer executes as code. */
export function unconfirmedError(
  { expressions }: TemplateContents,
  confirmed: readonly ErrorCode[],
): UserError | null {
  if (expressions.length === 0 || confirmed.includes("report_expressions_unconfirmed")) return null;
  return userError("report_expressions_unconfirmed", null, { count: String(expressions.length) });
}

/** The error of a report without an own template. */
export function reportNotFound({ serviceId, report }: ReportKey): UserError {
  return userError("service_report_not_found", null, { service: serviceId, report });
}

/** Length of the hash prefix in the log. */
const loggedHashLength = 12;

function loggedTemplate({ report }: ReportKey, { fileName, byteSize, sha256 }: StoredTemplate) {
  return { report, fileName, bytes: byteSize, sha256: sha256.slice(0, loggedHashLength) };
}

/** Maximum length of the name in the label of an entry. */
const labelNameMax = 100;

function targetOf({
  communeAgs: ags,
  serviceId,
  report,
}: ReportKey): Pick<Activity, "ags" | "serviceId" | "target" | "label"> {
  const name = findService(serviceId)?.name.de ?? serviceId;
  // Begins with the name of the service, which the log translates.
  const label = `${name} (${shortenText(report, labelNameMax)})`;
  return { ags, serviceId, target: { kind: "service", id: serviceId }, label };
}
