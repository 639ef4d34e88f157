/** Checks an uploaded template before it is saved. */
import type { PlaceholderComparison } from "#domain/reports/placeholders";
import {
  isReportName,
  reportCheckMinutes,
  reportNameMaxLength,
  serviceReportsMax,
} from "#domain/reports/serviceReports";
import { reportExtensions, type TemplateExpression } from "#domain/reports/templates";
import { readFile } from "node:fs/promises";
import type { Context } from "#server/context";
import {
  done,
  inTransaction,
  Refusal,
  refused,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import type { ReportKey } from "#server/storage/reports/serviceReports";
import {
  replaceTemplateCheck,
  type NewTemplateCheck,
  type StoredTemplateCheck,
} from "#server/storage/reports/templateChecks";
import { insertBlob } from "#server/storage/services/blobs";
import type { SpooledFile } from "#server/uploads";
import { inspectTemplate, type Inspected } from "./inspectTemplate";
import { loadReports } from "./serviceReports";
import { compareWithForm } from "./templateData";

/** A checked template. */
export interface CheckedTemplate extends StoredTemplateCheck {
  /** Revision of the report at the check. */
  readonly revision: number;
  readonly replacesOwn: boolean;
  readonly placeholders: PlaceholderComparison;
  readonly expressions: readonly TemplateExpression[];
}

/**
 * Checks a template and stores the check for an hour. Replaces the viewer's earlier check of the report. Payload
 * errors: required, text_too_long, report_name_invalid, list_too_long at `report`; not_found, capability_missing at
 * `serviceId`; those of inspectTemplate at `file`.
 */
export async function checkTemplate(
  ctx: Context,
  { file, ...key }: ReportKey & { readonly file: SpooledFile },
): Promise<Outcome<CheckedTemplate>> {
  // Check access first: reading the file is expensive.
  const access = await inTransaction(ctx, async (tx) => done(await requireReport(ctx, tx, key)));
  if (!access.value) return refused(...access.errors);
  const inspected = await inspect(file);
  if ("errors" in inspected) return refused(...inspected.errors);
  const { kind, placeholders, expressions } = inspected;
  const check = {
    ...key,
    userId: requireViewer(ctx).id,
    kind,
    fileName: withExtension(file.name, reportExtensions[kind]),
    byteSize: file.byteSize,
    contents: { placeholders, expressions },
    expiresAt: new Date(ctx.now().getTime() + reportCheckMinutes * 60_000),
  } satisfies Omit<NewTemplateCheck, "sha256">;
  const bytes = await readFile(file.path);
  const stored = await inTransaction(ctx, async (tx) => {
    const { current, revision } = await requireReport(ctx, tx, key);
    const sha256 = await insertBlob(tx, bytes);
    const id = await replaceTemplateCheck(tx, { ...check, sha256 });
    return done({ id, sha256, revision, replacesOwn: current !== null });
  });
  if (!stored.value) return refused(...stored.errors);
  const compared = await compareWithForm(ctx, key, placeholders);
  return done({ ...check, ...stored.value, placeholders: compared, expressions });
}

/** Locks the service of a report. The report may be new. Throws Refusal. */
async function requireReport(ctx: Context, tx: Transaction, key: ReportKey) {
  const { report, communeAgs, serviceId } = key;
  refuseIf(nameErrors(report));
  await requireCommuneService(ctx, tx, { communeAgs, serviceId }, "statistics", "serviceId");
  const [service] = await loadReports(tx, communeAgs, [serviceId]);
  const reports = service?.reports ?? [];
  const found = reports.find((each) => each.report === report);
  if (!found && reports.length >= serviceReportsMax) {
    throw new Refusal([userError("list_too_long", ["report"], { max: String(serviceReportsMax) })]);
  }
  return found ?? { current: null, revision: 0 };
}

function nameErrors(report: string): UserError[] {
  if (report === "") return [userError("required", ["report"])];
  if (report.length > reportNameMaxLength) {
    return [userError("text_too_long", ["report"], { max: String(reportNameMaxLength) })];
  }
  return isReportName(report) ? [] : [userError("report_name_invalid", ["report"])];
}

async function inspect(file: SpooledFile): Promise<Inspected | Refusal> {
  try {
    return await inspectTemplate(file, file.name);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Normalizes the case of the extension. */
function withExtension(fileName: string, extension: string): string {
  return `${fileName.replace(/\.[^.]*$/, "")}.${extension}`;
}
