/** The list of runs: bulk jobs, transfers of texts, changes of fees, switched services and imports, by their start. */
import { sql, type RawBuilder } from "kysely";
import type { RoleType } from "#domain/permissions";
import { declareRow, json, text, timestamptz, uuid, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { RunAction, RunKind } from "#server/storage/columnTypes";
import type { RunState } from "./runs";

export type ListedRunKind = RunKind | "IMPORT" | "USER_IMPORT";

/** Action of a run. */
export type ListedAction =
  RunAction | "IMPORT_POSTAL_CODES" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_USERS";

/** Counts of the items of a run. */
export interface RunCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A run. */
export type ListedRun = RowOf<typeof runRow>;

const runRow = declareRow({
  id: uuid(),
  kind: text<ListedRunKind>(),
  action: text<ListedAction>(),
  state: text<RunState>(),
  ags: text<string | null>(),
  communeName: text<string | null>(),
  serviceId: text<string | null>(),
  fileName: text<string | null>(),
  comment: text<string | null>(),
  counts: json<RunCounts | null>(),
  createdById: uuid<string | null>(),
  createdByName: text(),
  createdByRole: text<RoleType | null>(),
  startedAt: timestamptz(),
  beginsAt: timestamptz<Date | null>(),
});

/** Orders runs by start; ids are random, so they are unique across kinds. */
export const runOrder: KeysetOrder = {
  name: "started",
  keys: [
    { column: "r.started_at", type: "timestamp" },
    { column: "r.id", type: "uuid" },
  ],
};

/** The runs that a viewer may list. */
export interface RunsFilter {
  /** Kinds; none: no rows. */
  readonly kinds: readonly ListedRunKind[];
  /** States at `now`; empty: all. */
  readonly states: readonly RunState[];
  /** Only bulk jobs and imports of this user; null: of all. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Runs that match the filter. Each kind is read from its index by start, and the kinds are merged. The parts of the
 * union must not have a WHERE clause, otherwise PostgreSQL does not push the outer conditions into them.
 */
export function runSource({ kinds, states, userId, now }: RunsFilter): KeysetSource<ListedRun> {
  const ofKinds =
    kinds.length === 0 ? sql`false` : sql`r.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
  const own = userId === null ? sql`` : sql`and (r.is_shared or r.created_by_id = ${userId})`;
  const inStates = states.length === 0 ? sql`` : sql`and r.state in (${sql.join([...states])})`;
  return {
    row: runRow,
    select: sql`
      r.id, r.kind, r.action, r.state, r.ags, r.service_id as "serviceId", r.file_name as "fileName", r.comment,
      (select c.name from commune c where c.ags = r.ags) as "communeName", ${counts} as counts,
      r.created_by_id as "createdById", r.created_by_name as "createdByName", r.created_by_role as "createdByRole",
      r.started_at as "startedAt", r.begins_at as "beginsAt"`,
    from: sql`(
      select id, kind, kind <> 'PROCESSES' as is_shared, action, ${stateAt(now)} as state, commune_ags as ags,
        service_id, null as file_name, comment, created_by_id, created_by_name, created_by_role, started_at,
        begins_at
      from run
      union all
      select id, 'IMPORT', false,
        case kind when 'POSTAL_CODES' then 'IMPORT_POSTAL_CODES' else 'IMPORT_RESIDENTIAL_PROPERTIES' end,
        case state when 'CHECKING' then 'RUNNING' when 'REFUSED' then 'FAILED' when 'COMMITTED' then 'FINISHED'
          when 'READY' then ${preparedAt(now)} else state end, commune_ags,
        null, file_name, null, created_by_id, created_by_name, created_by_role, created_at,
        null
      from import_preview
      union all
      select id, 'USER_IMPORT', false, 'IMPORT_USERS',
        case state when 'COMMITTED' then 'FINISHED' when 'READY' then ${preparedAt(now)} else state end, null,
        null, file_name, null, created_by_id, created_by_name, created_by_role, created_at,
        null
      from user_import
    ) as r`,
    where: sql`r.started_at is not null and not ${isClosedPreview} and ${ofKinds} ${own} ${inStates}`,
  };
}

/** An import preview that was closed without a commit. */
const isClosedPreview = sql`(r.kind = 'IMPORT' and r.state = 'CANCELLED')`;

const preparedAt = (now: Date): RawBuilder<unknown> =>
  sql`case when expires_at <= ${now}::timestamptz then 'EXPIRED' else 'PREPARED' end`;

const stateAt = (now: Date): RawBuilder<unknown> =>
  sql`case state when 'PREPARED' then ${preparedAt(now)} else state end`;

/** Computed only for the rows of a page. */
const counts = sql`case
  when r.kind = 'USER_IMPORT' then (
    select json_build_object('total', u.row_count, 'done', u.row_count - u.refused_count, 'failed', u.refused_count,
      'skipped', 0)
    from user_import u where u.id = r.id and u.row_count is not null)
  when r.kind = 'IMPORT' then (
    select json_build_object('total', n.good + n.bad, 'done', n.good, 'failed', n.bad, 'skipped', 0)
    from import_preview p cross join lateral (
      select (p.counts ->> 'added')::int4 + (p.counts ->> 'changed')::int4 + (p.counts ->> 'unchanged')::int4 as good,
        (p.counts ->> 'refused')::int4 as bad) n
    where p.id = r.id and p.counts is not null)
  else (
    select json_build_object('total', n.total, 'done', n.succeeded, 'failed', n.failed, 'skipped', n.skipped)
    from run n where n.id = r.id)
  end`;
