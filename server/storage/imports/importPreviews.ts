/** Checked files as stored, with what is wrong with their rows. */
import { sql, type Insertable, type Updateable } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import type { FileProblem, RowProblem } from "#domain/imports/importProblem";
import type { RoleType } from "#domain/permissions";
import type { ImportExample } from "./importRows";
import type { StockKind } from "#server/storage/imports/stocks";
import type { Database, Transaction } from "#server/storage/database/database";
import type { ImportPreview } from "#server/storage/__generated__/tables";

export type ImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "OKKOMM_RESIDENTIAL_PROPERTIES";

export type ImportState =
  "CHECKING" | "READY" | "REFUSED" | "COMMITTING" | "COMMITTED" | "CANCELLED" | "EXPIRED";

export type ImportEncoding = "UTF_8" | "WINDOWS_1252";

/** What a commit does with rows, in numbers. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Rows with problems, left out. */
  readonly refused: number;
}

/** How many problems have a code. */
export interface ProblemCount {
  readonly code: ErrorCode;
  readonly count: number;
}

/** What is kept of the communes that a left out AGS column names. */
export interface OtherCommunes {
  readonly rowCount: number;
  readonly communeCount: number;
  /** Those with the most rows. */
  readonly communes: readonly { readonly ags: string; readonly rowCount: number }[];
}

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
  readonly encoding: ImportEncoding | null;
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

/** A problem and the line of its row. */
export interface LinedProblem extends RowProblem {
  readonly line: number;
}

/** A stored problem with its place among the others, from 0. */
export interface StoredProblem extends LinedProblem {
  readonly position: number;
}

/** The stock that an import of this kind replaces. */
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

/** Adds a preview; answers its id, or undefined where one of that stock is being checked already. */
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

/** The preview with this id. */
export async function selectPreview(
  db: Database | Transaction,
  id: string,
): Promise<StoredPreview | undefined> {
  return db.selectFrom("import_preview").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The preview with this id, kept from changes by others until the transaction ends. */
export async function lockPreview(tx: Transaction, id: string): Promise<StoredPreview | undefined> {
  return tx.selectFrom("import_preview").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The preview of that stock that is being checked or stored. */
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
    .where("state", "in", ["CHECKING", "COMMITTING"])
    .executeTakeFirst();
}

/** Changes a preview that is in one of these states; answers whether it was. Shows that its server is there. */
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

/** Ends checks of which nothing was heard for so long by the database's clock; null: all of them. */
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

/** Ends previews that were not taken over in time. */
export async function expirePreviews(db: Database | Transaction, now: Date): Promise<void> {
  await db
    .updateTable("import_preview")
    .set({ state: "EXPIRED" })
    .where("state", "=", "READY")
    .where("expires_at", "<=", now)
    .execute();
}

/** Ends the previews of a stock that somebody has left open. */
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

/** Removes previews, with their problems, that ended before that time. */
export async function deletePreviews(db: Database | Transaction, expiredBefore: Date): Promise<void> {
  await db
    .deleteFrom("import_preview")
    .where("expires_at", "<", expiredBefore)
    .where("state", "not in", ["CHECKING", "COMMITTING", "READY"])
    .execute();
}

/** A statement has at most 65,535 parameters; a problem has eight. */
const problemsAtOnce = 5_000;

/** Adds problems, numbered on from `position`. */
export async function insertProblems(
  tx: Transaction,
  previewId: string,
  position: number,
  problems: readonly LinedProblem[],
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
  for (let from = 0; from < rows.length; from += problemsAtOnce) {
    const some = rows.slice(from, from + problemsAtOnce);
    await tx.insertInto("import_problem").values(some).execute();
  }
}

/** Problems from a position on, in the order of the file. */
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

/** How many problems are stored. */
export async function countProblems(db: Database | Transaction, previewId: string): Promise<number> {
  const { count } = await db
    .selectFrom("import_problem")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("preview_id", "=", previewId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The examples of a preview as they were written. */
export async function selectChanges(
  db: Database | Transaction,
  id: string,
): Promise<readonly ImportExample[]> {
  const row = await db.selectFrom("import_preview").select("changes").where("id", "=", id).executeTakeFirst();
  return row?.changes ?? [];
}
