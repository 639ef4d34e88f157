/** Commits an import exactly as previewed, or cancels it. */
import type { ErrorCode } from "#domain/errorCodes";
import type { FileProblem } from "#domain/imports/importProblem";
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import type { ImportCounts } from "#server/storage/columnTypes";
import type { Transaction } from "#server/storage/database/database";
import {
  lockPreview,
  selectPreview,
  stockKindOf,
  updatePreview,
  type StoredPreview,
} from "#server/storage/imports/importPreviews";
import { recordSourceFailure } from "#server/storage/residentialProperties/sourceUpdates";
import {
  lockCurrentStock,
  lockStockReplacement,
  replaceStock,
  type Stock,
} from "#server/storage/imports/stocks";
import { recordActivity, systemName } from "#server/domain/activity/activity";
import {
  inTransaction,
  done,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requiredConfirmations } from "./importConfirmations";
import { dropUnusedStocksInBackground } from "#server/domain/installation/dropExpired";
import { importTarget } from "./importTarget";
import { countsOf, failureAt, ownsPreview, stateAt, tokenOf } from "./importPreviews";
import { beginImport, type Importer, type ImportStart } from "./startImport";

/** The preview to commit, as seen by the user. */
export interface CommitRequest {
  readonly id: string;
  readonly token: string;
  /** Codes of the warnings that the user has confirmed. */
  readonly confirmed: readonly ErrorCode[];
}

/**
 * Commits a preview. Payload errors: not_found, status_not_allowed, preview_expired, and the codes that need a
 * confirmation but were not confirmed.
 */
export async function commitImport(ctx: Context, request: CommitRequest): Promise<Outcome<StoredPreview>> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const preview = await lockPreview(tx, request.id);
    if (!preview || !ownsPreview(ctx, preview)) throw new Refusal([userError("not_found", ["id"])]);
    return done(await commit(tx, ctx, preview, request));
  });
  if (outcome.value) dropUnusedStocksInBackground(ctx);
  // A rejected commit returns the preview in its current state.
  const preview = outcome.value ?? (await selectPreview(ctx.db, request.id));
  return { errors: outcome.errors, value: preview && ownsPreview(ctx, preview) ? preview : null };
}

/**
 * Cancels an import; the stock is not changed. An import that has already ended in another way keeps its state. Payload
 * errors: not_found, and status_not_allowed if it was committed.
 */
export async function cancelImport(ctx: Context, id: string): Promise<Outcome<StoredPreview>> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const preview = await lockPreview(tx, id);
    if (!preview || !ownsPreview(ctx, preview)) throw new Refusal([userError("not_found", ["id"])]);
    if (preview.state === "COMMITTED") throw new Refusal([statusNotAllowed(preview.state)]);
    await updatePreview(tx, id, ["CHECKING", "READY"], { state: "CANCELLED" });
    return done((await selectPreview(tx, id)) ?? preview);
  });
  if (outcome.value) {
    ctx.background.cancelCheck(id);
    dropUnusedStocksInBackground(ctx);
  }
  return outcome;
}

/**
 * Checks a file and commits it without review by a user. Anything that would need confirmation, such as rows with
 * problems or a shrink, prevents the commit. The reason is also recorded with the commune's source, unless it is
 * already_running.
 */
export async function checkAndCommit(by: Importer, start: ImportStart): Promise<UnattendedImport> {
  const started = await beginImport(by, start);
  if (started === null) return { problem: { code: "already_running", params: {} }, counts: null };
  await started.checked;
  const { id } = started.preview;
  const problem = await commitWithoutReview(by, id);
  if (problem !== null) await recordSourceFailure(by.db, start.ags, problem, by.now());
  dropUnusedStocksInBackground(by);
  return { problem, counts: (await selectPreview(by.db, id))?.counts ?? null };
}

/** Result of an import without review. */
interface UnattendedImport {
  /** Why it was not committed; null if it was. */
  readonly problem: FileProblem | null;
  /** What the file changes; null if it could not be checked. */
  readonly counts: ImportCounts | null;
}

async function commitWithoutReview(by: Importer, id: string): Promise<FileProblem | null> {
  const outcome = await inTransaction(by, async (tx) => {
    const preview = await lockPreview(tx, id);
    if (!preview) throw new Refusal([userError("import_interrupted")]);
    const failure = failureAt(preview, by.now());
    if (failure) throw new Refusal([userError(failure.code, null, failure.params)]);
    return done(await commit(tx, by, preview, { id, token: tokenOf(preview), confirmed: [] }));
  });
  const [error] = outcome.errors;
  if (!error) return null;
  await updatePreview(by.db, id, ["READY"], { state: "CANCELLED" });
  return {
    code: error.code,
    params: Object.fromEntries(error.params.map(({ name, value }) => [name, value])),
  };
}

async function commit(
  tx: Transaction,
  by: Importer,
  preview: StoredPreview,
  { token, confirmed }: CommitRequest,
): Promise<StoredPreview> {
  const { id, commune_ags: ags, staged_stock_id: stagedId } = preview;
  const at = by.now();
  const state = stateAt(preview, at);
  if (state === "EXPIRED") throw expired();
  if (state !== "READY") throw new Refusal([statusNotAllowed(state)]);
  const kind = stockKindOf(preview.kind);
  await lockStockReplacement(tx, ags, kind);
  const current = await lockCurrentStock(tx, ags, kind);
  const isBase =
    (current?.id ?? null) === preview.base_stock_id && (current?.revision ?? null) === preview.base_revision;
  if (!isBase || stagedId === null || token !== tokenOf(preview)) throw expired();
  const counts = countsOf(preview);
  refuseIf(
    requiredConfirmations(counts, preview.other_communes?.rowCount ?? 0).filter(
      ({ code }) => !confirmed.includes(code),
    ),
  );

  const isChange = counts.added + counts.changed + counts.removed > 0;
  // Keep a stock that has not changed; otherwise each daily import would leave a snapshot.
  if (isChange || !current) {
    if (!(await replaceStock(tx, current, stagedId, replacement(by, at)))) throw expired();
  }
  await updatePreview(tx, id, ["READY"], { state: "COMMITTED" });
  await importTarget(preview.kind).onReplaced(tx, ags, at);
  await note(tx, by, preview, current);
  return { ...preview, state: "COMMITTED" };
}

async function note(tx: Transaction, by: Importer, preview: StoredPreview, current: Stock | undefined) {
  const { added, changed, unchanged, removed } = countsOf(preview);
  const { commune_ags: ags } = preview;
  await recordActivity(tx, {
    type: importTarget(preview.kind).activity,
    at: by.now(),
    actor: by.viewer,
    ags,
    target: { kind: "commune", id: ags },
    before: { rows: current?.row_count ?? 0 },
    after: { rows: added + changed + unchanged, file: preview.file_name, added, changed, removed },
  });
}

/** Returns who replaces a stock, and when. */
export function replacement({ viewer }: Importer, at: Date) {
  return {
    at,
    byId: viewer?.id ?? null,
    byName: viewer?.username ?? systemName,
    byRole: roleTypeOf(viewer) ?? null,
  };
}

function expired(): Refusal {
  return new Refusal([userError("preview_expired")]);
}

function statusNotAllowed(status: string): UserError {
  return userError("status_not_allowed", null, { status });
}
