/** Data of processes that only the detail view shows: payment, variables, attempts and files. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import {
  placed,
  positionColumn,
  type KeysetOrder,
  type KeysetSource,
  type Placed,
} from "#server/storage/database/keyset";
import type { StoredActor } from "#server/storage/stamp";
import type { StoredFee } from "#server/storage/columnTypes";

/** A payment; amounts in cents. */
export interface StoredPayment {
  /** Database id of its process. */
  readonly processId: number;
  readonly completionType: string;
  readonly completedAt: Date | null;
  readonly identifier: string;
  readonly paymentSystem: string;
  readonly paymentType: string;
  readonly retries: number;
  readonly totalAmount: number;
  /** What the fee rule charged; null if it could not be computed. */
  readonly expectedAmount: number | null;
  readonly fees: readonly StoredFee[];
}

/** Returns the payments of these processes, in no particular order. Processes without a payment are left out. */
export async function selectPayments(
  db: Database | Transaction,
  processIds: readonly number[],
): Promise<StoredPayment[]> {
  return db
    .selectFrom("process_payment")
    .select(["process_id as processId", "completion_type as completionType", "completed_at as completedAt"])
    .select(["identifier", "payment_system as paymentSystem", "payment_type as paymentType", "retries"])
    .select(["total_amount as totalAmount", "expected_amount as expectedAmount", "fees"])
    .where(sql<boolean>`process_id = any(${processIds}::bigint[])`)
    .execute();
}

/** Returns the variables of a process as received, including secrets; undefined if they have been erased. */
export async function selectVariables(db: Database | Transaction, processId: number): Promise<unknown> {
  const row = await db
    .selectFrom("process_content")
    .select("variables")
    .where("process_id", "=", processId)
    .executeTakeFirst();
  return row?.variables;
}

/** One attempt of a process. */
export type StoredAttempt = RowOf<typeof attemptRow>;

const attemptRow = declareRow({
  id: "process_attempt.id",
  processId: "process_attempt.process_id",
  /** Counts from 1 across all restarts. */
  number: "process_attempt.number",
  restart: "process_attempt.restart",
  idempotencyKey: "process_attempt.idempotency_key",
  trigger: "process_attempt.trigger",
  state: "process_attempt.state",
  startedAt: "process_attempt.started_at",
  /** `null` while the attempt is running. */
  durationMs: "process_attempt.duration_ms",
  httpStatus: "process_attempt.http_status",
  target: "process_attempt.target",
  problem: "process_attempt.problem",
  errorText: "process_attempt.error_text",
  errorFingerprint: "process_attempt.error_fingerprint",
});

const attemptColumns = sql`
  a.id, a.process_id as "processId", a.number, a.restart, a.idempotency_key as "idempotencyKey", a.trigger, a.state, a.started_at as "startedAt",
  a.duration_ms as "durationMs", a.http_status as "httpStatus", a.target, a.problem, a.error_text as "errorText",
  a.error_fingerprint as "errorFingerprint"`;

/** The attempts of a process, for paging. */
export function attemptSource(processId: number): KeysetSource<StoredAttempt> {
  return {
    row: attemptRow,
    select: attemptColumns,
    from: sql`process_attempt a`,
    where: sql`a.process_id = ${processId}`,
  };
}

/** Returns the attempt with this database id; undefined if there is none. */
export async function selectAttempt(db: Database, id: number): Promise<StoredAttempt | undefined> {
  const { rows } = await attemptRow.sql`
    select ${attemptColumns} from process_attempt a where a.id = ${id}`.execute(db);
  return rows[0];
}

/** A file of a process without its bytes. */
export type StoredFile = RowOf<typeof fileRow>;

const fileRow = declareRow({
  id: "process_file.id",
  fileName: "process_file.file_name",
  mediaType: "process_file.media_type",
  byteSize: "process_file.byte_size",
  uploadedAt: "process_file.uploaded_at",
  uploadedBy: json<StoredActor>(),
});

const fileColumns = sql`
  f.id, f.file_name as "fileName", f.media_type as "mediaType", f.byte_size as "byteSize", f.uploaded_at as "uploadedAt",
  json_build_object('id', f.uploaded_by_id, 'name', f.uploaded_by_name, 'role', f.uploaded_by_role) as "uploadedBy"`;

/** The files of a process, for paging. */
export function fileSource(processId: number): KeysetSource<StoredFile> {
  return {
    row: fileRow,
    select: fileColumns,
    from: sql`process_file f`,
    where: sql`f.process_id = ${processId}`,
  };
}

/** Returns the file with this database id and its position in the order; undefined if there is none. */
export async function selectFile(
  db: Database | Transaction,
  id: string,
  order: KeysetOrder,
): Promise<Placed<StoredFile> | undefined> {
  const { rows } = await placed(fileRow).sql`
    select ${fileColumns}, ${positionColumn(order)} from process_file f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the database id of the process that a file belongs to; undefined if there is no such file. */
export async function selectProcessIdOfFile(db: Database, fileId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("process_file")
    .select("process_id")
    .where("id", "=", fileId)
    .executeTakeFirst();
  return row?.process_id;
}

/** Streams the bytes of a file in parts. */
export async function* readFileParts(db: Database, fileId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const part = await db
      .selectFrom("process_file_part")
      .select("bytes")
      .where("file_id", "=", fileId)
      .where("position", "=", position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}
