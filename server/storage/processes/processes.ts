/** Reads processes: one by id, several by their ids, or pages that match conditions. */
import { sql } from "kysely";
import { processRecords } from "#domain/processTransitions";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeyColumn, KeysetOrder, KeysetSource, Spread } from "#server/storage/database/keyset";
import { prepared } from "#server/storage/database/prepared";
import { processConditions, valuesOf, type ListedCondition, type ProcessConditions } from "./processFilter";
import type { StoredActor } from "#server/storage/stamp";

/**
 * The data of a process that lists and the detail view share. Data that only the detail view shows is read separately.
 */
export type StoredProcess = RowOf<typeof processRow>;

const processRow = declareRow({
  id: "process.id",
  pid: "process.pid",
  uuid: "process.uuid",
  key: "process.definition_key",
  formKey: "process.form_key",
  businessKey: "process.business_key",
  name: "process.name",
  type: "process.type",
  communeAgs: "process.commune_ags",
  communeName: text(),
  serviceId: "process.service_id",
  status: "process.status",
  record: "process.record",
  tries: "process.tries",
  restarts: "process.restarts",
  nextRetryAt: "process.next_retry_at",
  scheduledRestartAt: "process.scheduled_restart_at",
  /** Who made the upload that scheduled the restart; `null` if no restart is scheduled. */
  scheduledBy: json<StoredActor | null>(),
  paymentIdentifier: "process.payment_identifier",
  feeDifference: "process.fee_difference",
  problem: "process.problem",
  httpStatus: "process.http_status",
  errorText: "process.error_text",
  errorFingerprint: "process.error_fingerprint",
  completedAt: "process.completed_at",
  completedBy: json<StoredActor | null>(),
  completionComment: "process.completion_comment",
  erasedAt: "process.erased_at",
  endedAt: "process.ended_at",
  /** Also once it is over; 9999-12-31 without an end; `null` if not held. */
  erasureHeldUntil: "process.erasure_held_until",
  createdAt: "process.created_at",
  updatedAt: "process.updated_at",
  revision: "process.revision",
});

/** The columns of a StoredProcess, for alias `p` of `process`. The commune name is looked up for each returned row. */
const processColumns = sql`
  p.id, p.pid, p.uuid, p.definition_key as key, p.form_key as "formKey", p.business_key as "businessKey", p.name, p.type,
  p.commune_ags as "communeAgs", coalesce(
    (select c.name from commune c where c.ags = p.commune_ags),
    (select c.name from removed_commune c where c.ags = p.commune_ags), p.commune_ags) as "communeName",
  p.service_id as "serviceId", p.status, p.record, p.tries, p.restarts, p.next_retry_at as "nextRetryAt",
  p.scheduled_restart_at as "scheduledRestartAt",
  case when p.scheduled_by_name is not null then json_build_object(
    'id', p.scheduled_by_id, 'name', p.scheduled_by_name, 'role', p.scheduled_by_role) end as "scheduledBy",
  p.payment_identifier as "paymentIdentifier", p.fee_difference as "feeDifference", p.problem, p.http_status as "httpStatus", p.error_text as "errorText",
  p.error_fingerprint as "errorFingerprint", p.completed_at as "completedAt",
  case when p.completed_by_name is not null then json_build_object(
    'id', p.completed_by_id, 'name', p.completed_by_name, 'role', p.completed_by_role) end as "completedBy",
  p.completion_comment as "completionComment", p.erased_at as "erasedAt",
  p.ended_at as "endedAt", p.erasure_held_until as "erasureHeldUntil",
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.revision`;

/** Returns the process with this database id or this process id; undefined if there is none. */
export async function selectProcess(
  db: Database | Transaction,
  key: { readonly id: number } | { readonly pid: string },
): Promise<StoredProcess | undefined> {
  const where = "id" in key ? sql`p.id = ${key.id}` : sql`p.pid = ${key.pid}`;
  const { rows } = await processRow.sql`${prepared}
    select ${processColumns} from process p where ${where}`.execute(db);
  return rows[0];
}

/** Returns the processes with these database ids, in the order of `ids`. Ids that no longer exist are left out. */
export async function selectProcesses(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredProcess[]> {
  if (ids.length === 0) return [];
  const { rows } = await processRow.sql`
    select ${processColumns} from process p where p.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Columns to sort by. */
export type ProcessOrderField = "CREATED_AT" | "UPDATED_AT" | "NEXT_RETRY_AT" | "TRIES";

const id: KeyColumn = { column: "p.id", type: "bigint" };

/**
 * A sort order, backed by an index for each value of `record`. Processes without a next automatic try come last in both
 * directions.
 */
export function processOrder(field: ProcessOrderField, isDescending: boolean): KeysetOrder {
  switch (field) {
    case "CREATED_AT":
      return { name: field, keys: [{ column: "p.created_at", type: "timestamp" }, id] };
    case "UPDATED_AT":
      return { name: field, keys: [{ column: "p.updated_at", type: "timestamp" }, id] };
    case "TRIES":
      return { name: field, keys: [{ column: "p.tries", type: "integer" }, id] };
    case "NEXT_RETRY_AT":
      break;
  }
  return isDescending
    ? { name: "NEXT_RETRY_AT_DESC", keys: [{ column: latestRetry, type: "timestamp" }, id] }
    : { name: field, keys: [{ column: nextRetry, type: "timestamp" }, id] };
}

// Must match the index expressions exactly.
const nextRetry = sql`coalesce(p.next_retry_at, timestamptz '9999-01-01 00:00:00+00')`;
const latestRetry = sql`coalesce(p.next_retry_at, timestamptz '1970-01-01 00:00:00+00')`;

/** The processes that match the conditions, for paging in that order. */
export function processSource(
  conditions: ProcessConditions,
  field: ProcessOrderField,
): KeysetSource<StoredProcess> {
  const spread = spreadOf(conditions, field);
  return {
    row: processRow,
    select: processColumns,
    from: sql`process p`,
    where: processConditions(conditions),
    ...(spread && { spread }),
  };
}

/** The same rows as far as they belong to a service of the scope that its commune still offers. */
export function transactionSource(
  conditions: ProcessConditions,
  scope: ServiceScope,
): KeysetSource<StoredProcess> {
  const isOffered = sql`exists (select from commune_service s
    where s.commune_ags = p.commune_ags and s.service_id = p.service_id)`;
  const isVisible = scope === null ? sql`true` : sql`${inServiceScope("p", scope)} and ${isOffered}`;
  return {
    row: processRow,
    select: processColumns,
    from: sql`process p`,
    where: sql`${processConditions(conditions)} and ${isVisible}`,
  };
}

/** Limit for the number of value combinations that are read one by one. */
const spreadMax = 2_000;

/**
 * With several values in a condition, the indexes provide the order only within each value, so each value is read
 * separately. Returns undefined if this does not apply or if another condition already narrows the result to few rows.
 */
function spreadOf(conditions: ProcessConditions, field: ProcessOrderField): Spread | undefined {
  const { text, errorText, errorFingerprint, jobId, communes, services, tries, retrySteps } = conditions;
  if (text ?? errorText ?? errorFingerprint ?? jobId) return undefined;
  if (conditions.needsAttention || conditions.hasFeeDifference || conditions.isErasureHeld) return undefined;
  if (communes?.length === 1 && services?.length === 1) return undefined;
  const steps = retrySteps && !retrySteps.withSynchronous ? retrySteps.tries : null;
  const inSteps = tries && steps ? tries.filter((one) => steps.includes(one)) : (tries ?? steps);
  const listed: readonly (readonly [ListedCondition, readonly (string | number)[] | null])[] = [
    ["communes", communes],
    ["services", services],
    ["tries", inSteps],
    ["statuses", conditions.statuses],
  ];
  const several = field === "CREATED_AT" ? listed.find(([, values]) => (values?.length ?? 0) > 1) : undefined;
  const records = conditions.records ?? processRecords;
  const parts = [
    ...(records.length > 1 ? [{ name: "records" as const, values: records }] : []),
    ...(several ? [{ name: several[0], values: several[1] ?? [] }] : []),
  ];
  if (parts.length === 0 || parts.reduce((product, { values }) => product * values.length, 1) > spreadMax) {
    return undefined;
  }
  const joins = parts.map(({ name, values }) => valuesOf(name, values, `v_${name}`));
  const rest = processConditions(
    several?.[0] === "tries" && steps ? asTries(conditions) : conditions,
    parts.map(({ name }) => name),
  );
  return {
    alias: "p",
    values: sql.join(
      joins.map(({ from }) => from),
      sql` cross join `,
    ),
    where: sql.join([...joins.map(({ where }) => where), rest], sql` and `),
  };
}

/** Replaces the steps of the schedule by the type ASYNCHRONOUS: the spread already lists their numbers of tries. */
function asTries({ types, ...conditions }: ProcessConditions): ProcessConditions {
  const asynchronous = (types ?? ["ASYNCHRONOUS"]).filter((type) => type === "ASYNCHRONOUS");
  return { ...conditions, types: asynchronous, retrySteps: null };
}
