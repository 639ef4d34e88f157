/** Saves a checked template as the current one of its report. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectTemplateCheck, takeTemplateCheck } from "#server/storage/reports/templateChecks";
import type { ServiceReport } from "./serviceReports";
import { changeTemplate, loadReport, reportConflict, unconfirmedError } from "./templateChanges";

/** Input of the change. */
interface TemplateToSave {
  /** Database id of the check; null if no such check can exist. */
  readonly id: string | null;
  /** Revision of the report at the check. */
  readonly revision: number;
  readonly confirmed: readonly ErrorCode[];
}

/**
 * Saves a checked template as a new version. The value is the report, even with an error. Payload errors:
 * preview_expired if the check is too old, unknown, already saved or belongs to another user; conflict,
 * report_expressions_unconfirmed, not_found, capability_missing.
 */
export function saveTemplate(
  ctx: Context,
  { id, revision, confirmed }: TemplateToSave,
): Promise<Outcome<ServiceReport>> {
  return inTransaction<ServiceReport>(ctx, async (tx) => {
    const check = id === null ? null : await selectTemplateCheck(tx, id, requireViewer(ctx).id, ctx.now());
    if (!check) return refused(userError("preview_expired"));
    await requireCommuneService(ctx, tx, check, "statistics");
    // If the request is sent twice, only the first one finds the check.
    const contents = await takeTemplateCheck(tx, check.id);
    if (!contents) return refused(userError("preview_expired"));
    const stored = await loadReport(tx, check);
    const { communeAgs, serviceId, report, kind, fileName, byteSize, sha256 } = check;
    const before = stored ?? { communeAgs, serviceId, report, current: null, revision: 0 };
    if (before.revision !== revision) {
      return { value: stored, errors: [await reportConflict(ctx, tx, check)] };
    }
    const unconfirmed = unconfirmedError(contents, confirmed);
    if (unconfirmed) return { value: stored, errors: [unconfirmed] };
    // Skip unchanged saves: they would only add versions.
    if (stored?.current?.sha256 === sha256 && stored.current.fileName === fileName) return done(stored);
    const template = { kind, fileName, byteSize, sha256, contents };
    return done(await changeTemplate(ctx, tx, before, { action: "UPLOAD", template }));
  });
}
