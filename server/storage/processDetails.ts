/** What belongs to processes and only details show: payment and variables. */
import { sql } from "kysely";
import type { Database, Transaction } from "./database";
import type { StoredFee } from "./processTables";

/** A payment; amounts in cents. */
export interface StoredPayment {
  /** Bare id of its process. */
  readonly processId: number;
  readonly completionType: string;
  readonly completedAt: Date | null;
  readonly identifier: string;
  readonly paymentSystem: string;
  readonly paymentType: string;
  readonly retries: number;
  readonly totalAmount: number;
  readonly fees: readonly StoredFee[];
}

/** The payments of these processes, in no order; those without one are left out. */
export async function selectPayments(
  db: Database | Transaction,
  processIds: readonly number[],
): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select process_id as "processId", completion_type as "completionType", completed_at as "completedAt", identifier,
      payment_system as "paymentSystem", payment_type as "paymentType", retries, total_amount as "totalAmount", fees
    from process_payment where process_id = any(${processIds}::bigint[])`.execute(db);
  return rows;
}

/** The variables of a process as they were sent, secrets included; undefined: erased. */
export async function selectVariables(db: Database | Transaction, processId: number): Promise<unknown> {
  const row = await db
    .selectFrom("process_content")
    .select("variables")
    .where("process_id", "=", processId)
    .executeTakeFirst();
  return row?.variables;
}
