/** Storage of import previews (checked files) and the problems of their rows. */
import { sql, type Insertable, type Updateable } from "kysely";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { FileProblem, RowProblem } from "#domain/imports/importProblem";
import type { RoleType } from "#domain/permissions";
import type {
  ImportCounts,
  ImportExample,
  ImportKind,
  ImportState,
  OtherCommunes,
  ProblemCount,
} from "#server/storage/columnTypes";

import type { StockKind } from "#server/storage/imports/stocks";
import type { Database, Transaction } from "#server/storage/database/database";
import type { ImportPreview } from "#server/storage/__generated__/tables";

/** A preview without its examples. */
export interface StoredPreview {
  /** UUID. */
  readonly id: string;
  readonly kind: ImportKind;
  readonly commune_ags: string;
  readonly state: ImportState;
  readonly staged_stock_id: number | null;
  readonly base_stock_id: number | null;
  readonly base_revision: number | null;
  readonly file_name: string;
  readonly byte_size: number;
  readonly encoding: TextEncodingName | null;
  readonly sample: string | null;
  readonly ignored_columns: readonly string[];
  readonly other_communes: OtherCommunes | null;
  readonly progress_done: number;
  readonly progress_total: number | null;
  readonly counts: ImportCounts | null;
  readonly problem_counts: readonly ProblemCount[];
  readonly needs_confirmation: readonly string[];
  readonly failure: FileProblem | null;
  readonly created_by_id: string | null;
  readonly created_by_name: string;
  readonly created_by_role: RoleType | null;
  readonly created_at: Date;
  readonly beat_at: Date;
  readonly expires_at: Date;
}

/** A problem with the line number of its row. */
export interface ProblemWithLine extends RowProblem {
  readonly line: number;
}

/** A stored problem with its zero-based position among all problems. */
export interface StoredProblem extends ProblemWithLine {
  readonly position: number;
}

/** Returns the kind of stock that an import of this kind replaces. */
export function stockKindOf(kind: ImportKind): StockKind {
  return kind === "POSTAL_CODES" ? "POSTAL_CODES" : "RESIDENTIAL_PROPERTIES";
}

const columns = [
  "id",
  "kind",
  "commune_ags",
  "state",
  "staged_stock_id",
  "base_stock_id",
  "base_revision",
  "file_name",
  "byte_size",
  "encoding",
  "sample",
  "progress_done",
  "progress_total",
  "counts",
  "problem_counts",
  "needs_confirmation",
  "failure",
  "created_by_id",
  "created_by_name",
  "created_by_role",
  "created_at",
  "beat_at",
  "expires_at",
  "ignored_columns",
  "other_communes",
] as const;

/** Inserts a preview and returns its id. Returns `undefined` if another one of that stock is being processed. */
export async function insertPreview(
  tx: Transaction,
  preview: Insertable<ImportPreview>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto("import_preview")
    .values(preview)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** Loads the preview with this id. Returns `undefined` if there is none. */
export async function selectPreview(
  db: Database | Transaction,
  id: string,
): Promise<StoredPreview | undefined> {
  return db.selectFrom("import_preview").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Locks and returns the preview with this id. The lock lasts until the transaction ends. */
export async function lockPreview(tx: Transaction, id: string): Promise<StoredPreview | undefined> {
  return tx.selectFrom("import_preview").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Loads the preview of a commune's stock that is being checked. */
export async function selectRunningPreview(
  db: Database | Transaction,
  ags: string,
  kind: StockKind,
): Promise<StoredPreview | undefined> {
  return db
    .selectFrom("import_preview")
    .select(columns)
    .where("commune_ags", "=", ags)
    .where("kind", kind === "POSTAL_CODES" ? "=" : "!=", "POSTAL_CODES")
    .where("state", "=", "CHECKING")
    .executeTakeFirst();
}

/** Updates a preview if it is in one of these states, and renews its heartbeat. Returns whether it was updated. */
export async function updatePreview(
  db: Database | Transaction,
  id: string,
  from: readonly ImportState[],
  changes: Updateable<ImportPreview>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("import_preview")
    .set(changes)
    .set({ beat_at: sql`clock_timestamp()` })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends checks without a heartbeat for `silentForMs` by the clock of the database. `null`: all running checks. */
export async function interruptPreviews(
  db: Database | Transaction,
  silentForMs: number | null,
): Promise<void> {
  const since = sql<Date>`now() - ${silentForMs}::float8 * interval '1 millisecond'`;
  await db
    .updateTable("import_preview")
    .set({ state: "REFUSED", failure: JSON.stringify({ code: "import_interrupted", params: {} }) })
    .where("state", "=", "CHECKING")
    .$if(silentForMs !== null, (all) => all.where("beat_at", "<", since))
    .execute();
}

/** Expires previews that were not committed in time. */
export async function expirePreviews(db: Database | Transaction, now: Date): Promise<number> {
  const { numUpdatedRows: count } = await db
    .updateTable("import_preview")
    .set({ state: "EXPIRED" })
    .where("state", "=", "READY")
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return Number(count);
}

/** Expires the previews of a commune's stock that their creator has left uncommitted. */
export async function expireOpenPreviews(
  tx: Transaction,
  ags: string,
  kind: StockKind,
  creatorId: string | null,
): Promise<void> {
  await tx
    .updateTable("import_preview")
    .set({ state: "EXPIRED" })
    .where("commune_ags", "=", ags)
    .where("kind", kind === "POSTAL_CODES" ? "=" : "!=", "POSTAL_CODES")
    .where("state", "=", "READY")
    .where("created_by_id", creatorId === null ? "is" : "=", creatorId)
    .execute();
}

/** Deletes finished previews that expired before that time, together with their problems. */
export async function deletePreviews(db: Database | Transaction, expiredBefore: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("import_preview")
    .where("expires_at", "<", expiredBefore)
    .where("state", "not in", ["CHECKING", "READY"])
    .executeTakeFirst();
  return Number(count);
}

/** Problems per insert statement. A statement has at most 65,535 parameters; a problem has eight. */
const problemsPerStatement = 5_000;

/** Inserts problems and numbers them consecutively, starting at `position`. */
export async function insertProblems(
  tx: Transaction,
  previewId: string,
  position: number,
  problems: readonly ProblemWithLine[],
): Promise<void> {
  const rows = problems.map(({ line, column, columnName, value, code, params }, at) => ({
    preview_id: previewId,
    position: position + at,
    line,
    column_number: column,
    column_name: columnName,
    value,
    code,
    params: JSON.stringify(params),
  }));
  for (let from = 0; from < rows.length; from += problemsPerStatement) {
    const some = rows.slice(from, from + problemsPerStatement);
    await tx.insertInto("import_problem").values(some).execute();
  }
}

/** Loads up to `limit` problems starting at position `from`, in file order. */
export async function selectProblems(
  db: Database | Transaction,
  previewId: string,
  from: number,
  limit: number,
): Promise<StoredProblem[]> {
  const rows = await db
    .selectFrom("import_problem")
    .select(["position", "line", "column_number", "column_name", "value", "code", "params"])
    .where("preview_id", "=", previewId)
    .where("position", ">=", from)
    .orderBy("position")
    .limit(limit)
    .execute();
  return rows.map(({ column_number: column, column_name: columnName, ...row }) => ({
    ...row,
    column,
    columnName,
  }));
}

/** Counts the stored problems of a preview. */
export async function countProblems(db: Database | Transaction, previewId: string): Promise<number> {
  const { count } = await db
    .selectFrom("import_problem")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("preview_id", "=", previewId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Loads the stored example changes of a preview. Empty if it has none. */
export async function selectChanges(
  db: Database | Transaction,
  id: string,
): Promise<readonly ImportExample[]> {
  const row = await db.selectFrom("import_preview").select("changes").where("id", "=", id).executeTakeFirst();
  return row?.changes ?? [];
}
