/** Source of a commune's residential properties, and whether they are updated automatically. */
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { selectRunningPreview } from "#server/storage/imports/importPreviews";
import {
  lockSource,
  selectSource,
  updateSource,
  type StoredSource,
} from "#server/storage/residentialProperties/residentialPropertySources";
import { recordActivity } from "#server/domain/activity/activity";
import { requireCommune } from "#server/domain/communes/communeScope";
import { findCommune, type Commune } from "#server/domain/communes/communes";
import { stateAt, type ImportPreview } from "#server/domain/imports/importPreviews";
import { nextNightlyRun } from "./nightlyRun";
import { readOkkommSource } from "#server/domain/residentialProperties/okkommSource";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflict,
  done,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";

/** Source and update mode of a commune's residential properties. */
export interface ResidentialPropertySource extends Pick<StoredSource, "source" | "mode" | "lastUpdatedAt"> {
  /** AGS of the commune. */
  readonly ags: string;
  /** `null` if the latest update did not fail. */
  readonly lastFailure: UserError | null;
  /** `null` if updates are not automatic. */
  readonly nextRunAt: Date | null;
  /** 0 if never saved. */
  readonly revision: number;
}

/** Input for saving a source. */
export interface SourceInput extends Pick<StoredSource, "source" | "mode"> {
  readonly ags: string;
  /** Revision that was read. */
  readonly revision: number;
}

/** Returns the source of a commune that the viewer may access. Defaults to manual file uploads until it is saved. */
export async function findSource(ctx: Context, ags: string): Promise<ResidentialPropertySource> {
  const stored = await selectSource(ctx.db, ags);
  const { source = "FILE_UPLOAD", mode = "MANUAL", lastUpdatedAt = null, revision = 0 } = stored ?? {};
  return {
    ags,
    source,
    mode,
    lastUpdatedAt,
    revision,
    lastFailure: readFailure(stored?.lastFailure),
    nextRunAt: mode === "AUTOMATIC" ? nextNightlyRun(ctx.now()) : null,
  };
}

/** Returns the import of residential properties that is being checked, or null if there is none. */
export async function findRunningImport(ctx: Context, ags: string): Promise<ImportPreview | null> {
  const preview = await selectRunningPreview(ctx.db, ags, "RESIDENTIAL_PROPERTIES");
  // An import whose server died is no longer running.
  return preview && stateAt(preview, ctx.now()) === "CHECKING" ? preview : null;
}

/**
 * Saves source and mode. Payload errors: ags_invalid, not_found, conflict, automatic_needs_okkomm, and
 * okkomm_not_configured (automatic mode without a configured URL).
 */
export async function saveSource(ctx: Context, input: SourceInput): Promise<Outcome<Commune>> {
  const { ags, source, mode } = input;
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome<string>> => {
    await requireCommune(ctx, tx, ags);
    const before = await lockSource(tx, ags);
    if (before.revision !== input.revision) return conflict(ags, before);
    if (mode === "AUTOMATIC") {
      if (source !== "OKKOMM_IMPORT") throw new Refusal([userError("automatic_needs_okkomm", ["mode"])]);
      if ((await readOkkommSource(tx, ags)) === null) {
        throw new Refusal([userError("okkomm_not_configured", ["source"])]);
      }
    }
    const at = ctx.now();
    const actor = requireViewer(ctx);
    await updateSource(tx, ags, { source, mode }, { at, byName: actor.username });
    await recordActivity(tx, {
      type: activityTypeOf(before.mode, mode),
      at,
      actor,
      ags,
      target: { kind: "commune", id: ags },
      before: { source: before.source, mode: before.mode },
      after: { source, mode },
    });
    return done(ags);
  });
  return { ...outcome, value: outcome.value === null ? null : await findCommune(ctx, outcome.value) };
}

function activityTypeOf(before: StoredSource["mode"], after: StoredSource["mode"]) {
  if (before === after) return "SAVE_RESIDENTIAL_PROPERTIES";
  return after === "AUTOMATIC"
    ? "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB"
    : "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB";
}

/** Maps a stored failure. A code written by a later version may be unknown here and is replaced with a generic one. */
function readFailure(stored: unknown): UserError | null {
  if (typeof stored !== "object" || stored === null) return null;
  const code: ErrorCode =
    "code" in stored && isErrorCode(stored.code) ? stored.code : "import_residential_properties_error";
  const params = "params" in stored && typeof stored.params === "object" ? (stored.params ?? {}) : {};
  const texts = Object.entries(params).filter(([, value]) => typeof value === "string");
  return userError(code, null, Object.fromEntries(texts));
}
