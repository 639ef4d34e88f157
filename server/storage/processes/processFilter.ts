/** The processes that a filter keeps, as conditions on `process p`. */
import { sql, type RawBuilder } from "kysely";
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import { triesMax, type ProcessType } from "#domain/retrySchedule";

/** A stretch of time; null: open. */
export interface TimeSpan {
  readonly from: Date | null;
  /** What is as late as this lies behind it. */
  readonly before: Date | null;
}

/** Steps of the schedule as what is stored: these numbers of tries of asynchronous ones, and perhaps synchronous ones. */
export interface RetrySteps {
  readonly tries: readonly number[];
  readonly withSynchronous: boolean;
}

/** Which processes; null: any, an empty list: none. Lists name nothing twice. */
export interface ProcessConditions {
  /** pid, uuid, business key or payment identifier begins so, whatever the case. */
  readonly text: string | null;
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly statuses: readonly ProcessStatus[] | null;
  readonly types: readonly ProcessType[] | null;
  readonly records: readonly ProcessRecord[] | null;
  /** Nothing but a person moves them on, as needsAttention of the domain says; whatever `records` are. */
  readonly needsAttention: boolean;
  readonly retrySteps: RetrySteps | null;
  /** All numbers of tries that are wanted. */
  readonly tries: readonly number[] | null;
  readonly created: TimeSpan;
  readonly updated: TimeSpan;
  /** Part of the latest error, whatever its case. */
  readonly errorText: string | null;
  readonly errorFingerprint: string | null;
  /** Bare id of a bulk job. */
  readonly jobId: string | null;
}

/** The list-like ones, by which an index may be read value by value. */
export type ListedCondition = "communes" | "services" | "statuses" | "types" | "records" | "tries";

const columnOf: Readonly<Record<ListedCondition, RawBuilder<unknown>>> = {
  communes: sql`p.commune_ags`,
  services: sql`p.service_id`,
  statuses: sql`p.status`,
  types: sql`p.type`,
  records: sql`p.record`,
  tries: sql`p.tries`,
};

// As the partial index has it, with literals in place of parameters.
const attention = sql`(p.record = 'ACTIVE' and (p.status = 'ERROR_WITHOUT_RETRY'
  or (p.status = 'ERROR' and (p.type = 'SYNCHRONOUS' or p.tries >= ${sql.lit(triesMax)}))))`;

/** What holds of a row of `process p` that meets the conditions; those of `without` are left out. */
export function processConditions(
  conditions: ProcessConditions,
  without: readonly ListedCondition[] = [],
): RawBuilder<boolean> {
  const { text, created, updated, errorText, errorFingerprint, jobId, retrySteps } = conditions;
  const listed = (["communes", "services", "statuses", "types", "records", "tries"] as const)
    .filter((name) => !without.includes(name))
    .map((name) => isOneOf(name, conditions[name]));
  const parts = [
    ...listed,
    conditions.needsAttention && attention,
    text !== null && beginsWith(text),
    created.from && sql`p.created_at >= ${created.from}`,
    created.before && sql`p.created_at < ${created.before}`,
    updated.from && sql`p.updated_at >= ${updated.from}`,
    // Nothing is changed before it is there, which bounds the index on creation as well.
    updated.before && sql`p.updated_at < ${updated.before} and p.created_at < ${updated.before}`,
    errorText !== null && sql`p.error_text ilike ${`%${errorText.replace(/[\\%_]/g, "\\$&")}%`}`,
    errorFingerprint !== null && sql`p.error_fingerprint = ${errorFingerprint}`,
    retrySteps && inSteps(retrySteps),
    jobId !== null && sql`p.id in (select i.process_id from job_item i where i.job_id = ${jobId})`,
  ].filter((part) => part !== null && part !== false);
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

/** A join with the values of a listed condition under the alias, to read an index value by value. */
export function valuesOf(
  name: ListedCondition,
  values: readonly (string | number)[],
  alias: string,
): { readonly from: RawBuilder<unknown>; readonly where: RawBuilder<unknown> } {
  const type = sql.raw(name === "tries" ? "integer[]" : "text[]");
  return {
    from: sql`unnest(${values}::${type}) as ${sql.ref(alias)}(value)`,
    where: sql`${columnOf[name]} = ${sql.ref(`${alias}.value`)}`,
  };
}

function isOneOf(
  name: ListedCondition,
  values: readonly (string | number)[] | null,
): RawBuilder<unknown> | null {
  if (values === null) return null;
  // One by itself, so that the index gives the order too.
  if (values.length === 1) return sql`${columnOf[name]} = ${values[0]}`;
  return sql`${columnOf[name]} = any(${values}::${sql.raw(name === "tries" ? "integer[]" : "text[]")})`;
}

function beginsWith(text: string): RawBuilder<unknown> {
  const lower = text.toLowerCase();
  const ways = [
    begins("p.pid", text),
    ...(lower === text ? [] : [begins("p.pid", lower)]),
    begins("p.uuid", lower),
    begins("p.business_key_lower", lower),
    begins("p.payment_identifier_lower", lower),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A stretch of an index; LIKE with a parameter would be none. The last code point is no character. */
function begins(column: string, text: string): RawBuilder<unknown> {
  return sql`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}\u{10ffff}`})`;
}

function inSteps({ tries, withSynchronous }: RetrySteps): RawBuilder<unknown> {
  const isSynchronous = sql`p.type = 'SYNCHRONOUS'`;
  if (tries.length === 0) return withSynchronous ? isSynchronous : sql`false`;
  const isInStep = sql`(p.type = 'ASYNCHRONOUS' and p.tries = any(${tries}::integer[]))`;
  return withSynchronous ? sql`(${isSynchronous} or ${isInStep})` : isInStep;
}
