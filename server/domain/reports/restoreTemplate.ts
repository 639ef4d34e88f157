/** Restores an earlier version of a template as the current one. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { canAccessService, requireCommuneService } from "#server/domain/services/serviceAccess";
import { selectTemplateContents, selectTemplateVersion } from "#server/storage/reports/serviceReports";
import type { ServiceReport } from "./serviceReports";
import {
  changeTemplate,
  loadReport,
  reportConflict,
  reportNotFound,
  unconfirmedError,
} from "./templateChanges";

/** Input of the change. */
interface VersionToRestore {
  /** Database id; null if no such version can exist. */
  readonly versionId: number | null;
  /** Revision of the report that was read. */
  readonly revision: number;
  readonly confirmed: readonly ErrorCode[];
}

/**
 * Restores a version, also of a removed template. The value is the report, even with an error. Payload errors: not_found
 * at `versionId`; service_report_not_found if the version is a removal; conflict, report_expressions_unconfirmed.
 */
export function restoreTemplate(
  ctx: Context,
  { versionId, revision, confirmed }: VersionToRestore,
): Promise<Outcome<ServiceReport>> {
  return inTransaction<ServiceReport>(ctx, async (tx) => {
    const notFound = refused(userError("not_found", ["versionId"]));
    const version = versionId === null ? null : await selectTemplateVersion(tx, versionId);
    if (!version || !canAccessService(ctx, version)) return notFound;
    await requireCommuneService(ctx, tx, version, "statistics", "versionId");
    const before = await loadReport(tx, version);
    const contents = (await selectTemplateContents(tx, [version.id])).get(version.id);
    const { kind, fileName, byteSize, sha256 } = version;
    if (!before) return notFound;
    if (!contents || kind === null || fileName === null || byteSize === null || sha256 === null) {
      return { value: before, errors: [reportNotFound(version)] };
    }
    if (before.revision !== revision) {
      return { value: before, errors: [await reportConflict(ctx, tx, version)] };
    }
    if (before.current?.versionId === version.id) return done(before);
    const unconfirmed = unconfirmedError(contents, confirmed);
    if (unconfirmed) return { value: before, errors: [unconfirmed] };
    const template = { kind, fileName, byteSize, sha256, contents };
    return done(await changeTemplate(ctx, tx, before, { action: "RESTORE", template }));
  });
}
