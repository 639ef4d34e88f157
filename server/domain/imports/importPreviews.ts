/** Import previews, visible only to the users who started them. */
import { createHash } from "node:crypto";
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";
import type { FileProblem } from "#domain/imports/importProblem";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type {
  ImportCounts,
  ImportState,
  ProblemCount,
  ChangeKind,
  ImportExample,
} from "#server/storage/columnTypes";
import {
  countProblems,
  selectChanges,
  selectPreview,
  selectProblems,
  type StoredPreview,
  type StoredProblem,
} from "#server/storage/imports/importPreviews";

import { selectCommuneNames } from "#server/storage/communes/communes";
import { selectSnapshot, type StoredSnapshot } from "#server/storage/imports/snapshots";
import { canAccessCommune } from "#server/domain/communes/communeScope";
import { parsePageSize } from "#server/domain/lists/paging";
import { requireViewer } from "#server/domain/sessions/sessions";
import { heartbeatTimeoutMs } from "#server/domain/installation/dropExpired";
import { importTarget } from "./importTarget";

const noCounts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0 };
const interrupted: FileProblem = { code: "import_interrupted", params: {} };

export type ImportPreview = StoredPreview;

/** Whether the caller started this import and still has permission to. */
export function ownsPreview(ctx: Context, preview: StoredPreview): boolean {
  const viewer = requireViewer(ctx);
  const mayImport = preview.kind !== "OKKOMM_RESIDENTIAL_PROPERTIES" || can(viewer, "admin_features");
  return preview.created_by_id === viewer.id && mayImport && canAccessCommune(ctx, preview.commune_ags);
}

/** Returns the import with this id, or null if it does not exist or the caller does not own it. */
export async function findPreview(ctx: Context, id: string): Promise<StoredPreview | null> {
  const preview = await selectPreview(ctx.db, id);
  return preview && ownsPreview(ctx, preview) ? preview : null;
}

/** Returns the state at a given time: ready previews expire, and checks without a heartbeat count as refused. */
export function stateAt(preview: StoredPreview, now: Date): ImportState {
  const { state, expires_at: end, beat_at: beat } = preview;
  if (state === "READY" && end <= now) return "EXPIRED";
  return state === "CHECKING" && now.getTime() - beat.getTime() > heartbeatTimeoutMs ? "REFUSED" : state;
}

/** Returns why the file was refused as a whole, or null if it was not. */
export function failureAt(preview: StoredPreview, now: Date): FileProblem | null {
  if (preview.state === "CHECKING" && stateAt(preview, now) === "REFUSED") return interrupted;
  return preview.failure;
}

/** Returns how many rows a commit would add, change, keep, remove and leave out; all zero until the check is done. */
export function countsOf(preview: StoredPreview): ImportCounts {
  return preview.counts ?? noCounts;
}

/** Returns the other communes named in the file, with the names of those the caller may see; null if there are none. */
export async function nameOtherCommunes(ctx: Context, preview: StoredPreview) {
  const others = preview.other_communes;
  if (others === null) return null;
  const seen = others.communes.flatMap(({ ags }) => (canAccessCommune(ctx, ags) ? [ags] : []));
  const names = await selectCommuneNames(ctx.db, seen);
  const communes = others.communes.map((other) => ({ ...other, name: names.get(other.ags) ?? null }));
  return { ...others, communes };
}

/** Returns the number of problems by code, in the order of first occurrence. */
export function problemCountsOf(preview: StoredPreview): readonly ProblemCount[] {
  return preview.problem_counts;
}

/** Returns the codes to confirm before the commit. */
export function confirmationsOf(preview: StoredPreview): readonly ErrorCode[] {
  return preview.needs_confirmation.filter(isErrorCode);
}

/** Returns a fingerprint of the checked rows and of the stock they were compared with. */
export function tokenOf(preview: StoredPreview): string {
  const { id, staged_stock_id: staged, base_stock_id: base, base_revision: revision } = preview;
  const seen = JSON.stringify([id, staged, base, revision, countsOf(preview)]);
  return createHash("sha256").update(seen).digest("base64url");
}

/**
 * Returns the stock that a commit replaced. Returns null if the import is not committed, nothing was replaced, or the
 * stock has since been restored or dropped.
 */
export async function snapshotOf(ctx: Context, preview: StoredPreview): Promise<StoredSnapshot | null> {
  if (preview.state !== "COMMITTED" || preview.base_stock_id === null) return null;
  const { added, changed, removed } = countsOf(preview);
  if (added + changed + removed === 0) return null;
  return (await selectSnapshot(ctx.db, preview.base_stock_id, ctx.now())) ?? null;
}

/** A page of problems. */
export interface ProblemPage {
  readonly rows: readonly { readonly cursor: string; readonly problem: StoredProblem }[];
  readonly hasNext: boolean;
  readonly totalCount: () => Promise<number>;
}

/** Returns a page of problems, ordered by line. Throws bad_request for invalid bounds and cursors. */
export async function listProblems(
  ctx: Context,
  previewId: string,
  first: number | null,
  after: string | null,
): Promise<ProblemPage> {
  const size = parsePageSize(first, null);
  const from = after === null ? 0 : positionOf(after) + 1;
  const rows = await selectProblems(ctx.db, previewId, from, size + 1);
  return {
    rows: rows.slice(0, size).map((problem) => ({ cursor: cursorOf(problem.position), problem })),
    hasNext: rows.length > size,
    totalCount: () => countProblems(ctx.db, previewId),
  };
}

const cursorOf = (position: number): string => Buffer.from(`problem ${position}`).toString("base64url");

function positionOf(cursor: string): number {
  const position = Number(/^problem (\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1]);
  if (cursorOf(position) !== cursor) throw failure("bad_request", { detail: "Unknown cursor." });
  return position;
}

/** Effect of a commit on a row. */
export interface ImportChange {
  readonly line: number | null;
  readonly kind: ChangeKind;
  readonly label: string;
  readonly changes: readonly {
    readonly path: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** Returns the first example rows of a kind of change. Throws bad_request if `first` is not from 1 to 200. */
export async function listChanges(
  ctx: Context,
  preview: StoredPreview,
  kind: ChangeKind,
  first: number,
): Promise<ImportChange[]> {
  const size = parsePageSize(first, null);
  const examples = await selectChanges(ctx.db, preview.id);
  const { labelOf } = importTarget(preview.kind);
  return examples
    .filter((example) => example.kind === kind)
    .slice(0, size)
    .map(({ line, before, after }) => ({
      line,
      kind,
      label: labelOf(after ?? before ?? {}),
      changes: differences(before, after),
    }));
}

function differences(
  before: ImportExample["before"],
  after: ImportExample["after"],
): ImportChange["changes"] {
  return Object.keys(after ?? before ?? {}).flatMap((path) => {
    const [was = "", is = ""] = [before?.[path], after?.[path]];
    return was === is ? [] : [{ path, before: before && was, after: after && is }];
  });
}
