/** Builds the SQL conditions of a process filter, on alias `p` of `process`. */
import { sql, type RawBuilder } from "kysely";
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import { triesMax, type ProcessType } from "#domain/retrySchedule";
import { arrayOf, isOneOf, type ListedColumn } from "#server/storage/database/listConditions";
import { containsPattern, startsWith } from "#server/storage/database/textConditions";

/** A time range; `null` bounds are open. */
export interface TimeSpan {
  readonly from: Date | null;
  /** Exclusive. */
  readonly before: Date | null;
}

/** Retry schedule steps in stored terms: try counts of asynchronous processes, optionally all synchronous processes. */
export interface RetrySteps {
  readonly tries: readonly number[];
  readonly withSynchronous: boolean;
}

/** Filter conditions. `null` matches any process, an empty list matches none. Lists contain no duplicates. */
export interface ProcessConditions {
  /** Prefix of pid, uuid, business key or payment identifier, ignoring case. */
  readonly text: string | null;
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly statuses: readonly ProcessStatus[] | null;
  readonly types: readonly ProcessType[] | null;
  readonly records: readonly ProcessRecord[] | null;
  /**
   * Only processes that need manual action, see needsAttention of the domain. Implies ACTIVE, whatever `records` says.
   */
  readonly needsAttention: boolean;
  /** Only processes whose payment differs from the fee rule. */
  readonly hasFeeDifference: boolean;
  /** Only processes whose erasure is held today. */
  readonly isErasureHeld: boolean;
  readonly retrySteps: RetrySteps | null;
  /** Accepted numbers of tries. */
  readonly tries: readonly number[] | null;
  readonly created: TimeSpan;
  readonly updated: TimeSpan;
  /** Substring of the latest error, ignoring case. */
  readonly errorText: string | null;
  readonly errorFingerprint: string | null;
  /** Database id of a bulk job. */
  readonly jobId: string | null;
}

/** Conditions with a list of values, for which an index may be read value by value. */
export type ListedCondition = "communes" | "services" | "statuses" | "types" | "records" | "tries";

const columns: Readonly<Record<ListedCondition, ListedColumn>> = {
  communes: { column: sql`p.commune_ags`, type: "text" },
  services: { column: sql`p.service_id`, type: "text" },
  statuses: { column: sql`p.status`, type: "text" },
  types: { column: sql`p.type`, type: "text" },
  records: { column: sql`p.record`, type: "text" },
  tries: { column: sql`p.tries`, type: "integer" },
};

// Must match the predicate of the partial index, hence literals instead of parameters.
const attention = sql`(p.record = 'ACTIVE' and (p.status = 'ERROR_WITHOUT_RETRY'
  or (p.status = 'ERROR' and (p.type = 'SYNCHRONOUS' or p.tries >= ${sql.lit(triesMax)})) or p.fee_difference is not null))`;

/** Whether the erasure of alias `p` of `process` is held today. */
export const isHeldToday = sql<boolean>`p.erasure_held_until >= (now() at time zone 'Europe/Berlin')::date`;

/** Builds the condition for alias `p` of `process`. The conditions named in `without` are left out. */
export function processConditions(
  conditions: ProcessConditions,
  without: readonly ListedCondition[] = [],
): RawBuilder<boolean> {
  const { text, created, updated, errorText, errorFingerprint, jobId, retrySteps } = conditions;
  const listed = (["communes", "services", "statuses", "types", "records", "tries"] as const)
    .filter((name) => !without.includes(name))
    .map((name) => isOneOf(columns[name], conditions[name]));
  const parts = [
    ...listed,
    conditions.needsAttention && attention,
    conditions.hasFeeDifference && sql`p.fee_difference is not null`,
    conditions.isErasureHeld && isHeldToday,
    text !== null && matchesPrefix(text),
    created.from && sql`p.created_at >= ${created.from}`,
    created.before && sql`p.created_at < ${created.before}`,
    updated.from && sql`p.updated_at >= ${updated.from}`,
    // A process is never updated before it is created, so this also bounds the index on creation time.
    updated.before && sql`p.updated_at < ${updated.before} and p.created_at < ${updated.before}`,
    errorText !== null && sql`p.error_text ilike ${containsPattern(errorText)}`,
    errorFingerprint !== null && sql`p.error_fingerprint = ${errorFingerprint}`,
    retrySteps && isInRetrySteps(retrySteps),
    jobId !== null && sql`p.id in (select i.process_id from run_item i where i.run_id = ${jobId})`,
  ].filter((part) => part !== null && part !== false);
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

/** Joins the values of a list condition under the alias, to read an index value by value. */
export function valuesOf(
  name: ListedCondition,
  values: readonly (string | number)[],
  alias: string,
): { readonly from: RawBuilder<unknown>; readonly where: RawBuilder<unknown> } {
  const { column, type } = columns[name];
  return {
    from: sql`unnest(${arrayOf(type, values)}) as ${sql.ref(alias)}(value)`,
    where: sql`${column} = ${sql.ref(`${alias}.value`)}`,
  };
}

function matchesPrefix(text: string): RawBuilder<unknown> {
  const lower = text.toLowerCase();
  const alternatives = [
    startsWith("p.pid", text),
    ...(lower === text ? [] : [startsWith("p.pid", lower)]),
    startsWith("p.uuid", lower),
    startsWith("p.business_key_lower", lower),
    startsWith("p.payment_identifier_lower", lower),
  ];
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

function isInRetrySteps({ tries, withSynchronous }: RetrySteps): RawBuilder<unknown> {
  const isSynchronous = sql`p.type = 'SYNCHRONOUS'`;
  if (tries.length === 0) return withSynchronous ? isSynchronous : sql`false`;
  const isInStep = sql`(p.type = 'ASYNCHRONOUS' and p.tries = any(${tries}::integer[]))`;
  return withSynchronous ? sql`(${isSynchronous} or ${isInStep})` : isInStep;
}
