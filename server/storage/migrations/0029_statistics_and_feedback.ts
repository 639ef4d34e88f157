/** Daily sums for statistics, kept by triggers in the transaction of each change, and feedback of citizens. */
import { sql, type Kysely, type Migration } from "kysely";

// The figures are those of src/domain/statistics/figures.ts.
const processFacts = `create function statistics_of_process(
    at timestamptz, present_status text, succeeded timestamptz, restart_count integer)
  returns table (day date, figure text, bucket integer, amount bigint)
  language sql stable as $$
    select (at at time zone 'Europe/Berlin')::date, 'SUBMITTED', 0, 1::bigint
    union all
    select (at at time zone 'Europe/Berlin')::date, 'STATUS_' || present_status, 0, 1
    union all
    select (succeeded at time zone 'Europe/Berlin')::date, 'COMPLETED', 0, 1 where succeeded is not null
    union all
    select (succeeded at time zone 'Europe/Berlin')::date, 'ASSISTED', 0, 1
      where succeeded is not null and (restart_count > 0 or present_status = 'SUCCESS_MANUAL')
    union all
    select (succeeded at time zone 'Europe/Berlin')::date, 'DURATION',
        floor(ln(greatest(extract(epoch from succeeded - at), 1)::float8) / ln(1.02::float8))::integer, 1
      where succeeded is not null
  $$`;

const attemptFacts = `create function statistics_of_attempt(at timestamptz, attempt_state text)
  returns table (day date, figure text, bucket integer, amount bigint)
  language sql stable as $$
    select (at at time zone 'Europe/Berlin')::date, 'FAILED_ATTEMPTS', 0, 1::bigint
      where attempt_state in ('FAILED', 'REFUSED')
  $$`;

const paymentFacts = `create function statistics_of_payment(paid timestamptz, total bigint)
  returns table (day date, figure text, bucket integer, amount bigint)
  language sql stable as $$
    select (paid at time zone 'Europe/Berlin')::date, 'PAYMENTS', 0, 1::bigint where paid is not null
    union all
    select (paid at time zone 'Europe/Berlin')::date, 'FEE_INCOME', 0, total where paid is not null
  $$`;

const ratingFacts = `create function statistics_of_rating(at timestamptz, stars smallint)
  returns table (day date, figure text, bucket integer, amount bigint)
  language sql stable as $$
    select (at at time zone 'Europe/Berlin')::date, 'RATINGS', stars::integer, 1::bigint
  $$`;

/** A table whose rows are summed. */
interface Recorded {
  readonly table: string;
  readonly key: "id" | "process_id";
  /** Selects owner and facts of all rows of a table, transition table or subquery. */
  readonly facts: (rows: string) => string;
  /** Columns on which the facts depend. */
  readonly columns: readonly string[];
}

const ofOwnRow = (call: string) => (rows: string) =>
  `select r.commune_ags, r.service_id, f.* from ${rows} r cross join lateral ${call} f`;
const ofProcessOf = (call: string) => (rows: string) =>
  `select p.commune_ags, p.service_id, f.* from ${rows} r
    join process p on p.id = r.process_id cross join lateral ${call} f`;

const recorded: readonly Recorded[] = [
  {
    table: "process",
    key: "id",
    facts: ofOwnRow("statistics_of_process(r.created_at, r.status, r.succeeded_at, r.restarts)"),
    columns: ["commune_ags", "service_id", "created_at", "status", "succeeded_at", "restarts"],
  },
  {
    table: "process_attempt",
    key: "id",
    facts: ofProcessOf("statistics_of_attempt(r.started_at, r.state)"),
    columns: ["started_at", "state"],
  },
  {
    table: "process_payment",
    key: "process_id",
    facts: ofProcessOf("statistics_of_payment(r.completed_at, r.total_amount)"),
    columns: ["completed_at", "total_amount"],
  },
  {
    table: "feedback",
    key: "id",
    facts: ofOwnRow("statistics_of_rating(r.created_at, r.rating)"),
    columns: ["commune_ags", "service_id", "created_at", "rating"],
  },
];

/** Creates the triggers that add the facts of new rows and subtract those of old ones. */
function triggersOf({ table, key, facts, columns }: Recorded): readonly string[] {
  const add = (signed: string) => `
    insert into statistics_change (commune_ags, service_id, day, figure, bucket, amount)
      select commune_ags, service_id, day, figure, bucket, sum(amount) from (${signed}) facts
      group by commune_ags, service_id, day, figure, bucket having sum(amount) <> 0;`;
  const list = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  const changed = (rows: string, other: string) =>
    `(select c.* from ${rows} c join ${other} o on o.${key} = c.${key}
      where (${list("c")}) is distinct from (${list("o")}))`;
  const added = (rows: string) =>
    `select commune_ags, service_id, day, figure, bucket, amount from (${facts(rows)}) a`;
  const removed = (rows: string) =>
    `select commune_ags, service_id, day, figure, bucket, -amount as amount from (${facts(rows)}) b`;
  const body = (statement: string) =>
    `returns trigger language plpgsql as $$ begin ${statement} return null; end $$`;
  return [
    `create function record_inserted_${table}() ${body(add(added("new_rows")))}`,
    `create function record_updated_${table}() ${body(
      add(`${added(changed("new_rows", "old_rows"))} union all ${removed(changed("old_rows", "new_rows"))}`),
    )}`,
    `create function record_deleted_${table}() ${body(add(removed("old_rows")))}`,
    `create trigger statistics_inserted after insert on ${table}
      referencing new table as new_rows for each statement execute function record_inserted_${table}()`,
    `create trigger statistics_updated after update on ${table}
      referencing old table as old_rows new table as new_rows
      for each statement execute function record_updated_${table}()`,
    `create trigger statistics_deleted after delete on ${table}
      referencing old table as old_rows for each statement execute function record_deleted_${table}()`,
  ];
}

const statements: readonly string[] = [
  `alter table process add column succeeded_at timestamptz`,
  `create function set_process_success() returns trigger language plpgsql as $$ begin
    new.succeeded_at := case when new.status in ('SUCCESS', 'SUCCESS_MANUAL') then new.updated_at end;
    return new;
  end $$`,
  `create trigger process_success_on_insert before insert on process
    for each row when (new.status in ('SUCCESS', 'SUCCESS_MANUAL') and new.succeeded_at is null)
    execute function set_process_success()`,
  `create trigger process_success_on_update before update on process
    for each row when (new.status is distinct from old.status) execute function set_process_success()`,
  `update process set succeeded_at = case
      when status = 'SUCCESS_MANUAL' then coalesce(completed_at, updated_at)
      else coalesce((select max(a.started_at + a.duration_ms * interval '1 millisecond') from process_attempt a
        where a.process_id = process.id and a.state = 'SUCCEEDED'), updated_at)
    end where status in ('SUCCESS', 'SUCCESS_MANUAL')`,

  `create table feedback (
    id bigint generated always as identity primary key,
    delivery_key uuid not null unique default gen_random_uuid(),
    intake_key text collate "C" not null unique,
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    service_id text collate "C" not null,
    rating smallint not null check (rating between 1 and 5),
    comment text,
    original_comment text,
    original_erase_at timestamptz,
    has_hints boolean not null default false,
    state text not null default 'NEW' check (state in ('NEW', 'APPROVED', 'NOT_FOR_PUBLICATION')),
    decided_at timestamptz,
    decided_by_id uuid references user_account (id) on delete set null,
    decided_by_name text,
    decided_by_role text check (decided_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    decision_reason text,
    read_at timestamptz,
    read_by_id uuid references user_account (id) on delete set null,
    read_by_name text,
    read_by_role text check (read_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    note text,
    note_at timestamptz,
    note_by_id uuid references user_account (id) on delete set null,
    note_by_name text,
    note_by_role text check (note_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    delivery_state text check (delivery_state in ('PENDING', 'DELIVERED', 'FAILED')),
    delivery_batch uuid,
    delivery_claimed_until timestamptz,
    delivery_at timestamptz,
    delivery_http_status integer,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by_name text,
    revision integer not null default 1
  )`,
  `create index feedback_by_time on feedback (created_at, id)`,
  `create index feedback_of_commune on feedback (commune_ags, created_at, id)`,
  `create index feedback_of_service on feedback (service_id, created_at, id)`,
  `create index feedback_of_commune_service on feedback (commune_ags, service_id, created_at, id)`,
  `create index feedback_by_state on feedback (state, created_at, id)`,
  `create index feedback_by_rating on feedback (rating, created_at, id)`,
  `create index feedback_unread on feedback (created_at, id) where read_at is null`,
  `create index feedback_read on feedback (created_at, id) where read_at is not null`,
  `create index feedback_with_comment on feedback (created_at, id) where comment is not null`,
  `create index feedback_without_comment on feedback (created_at, id) where comment is null`,
  `create index feedback_with_hints on feedback (created_at, id) where has_hints`,
  `create index feedback_to_deliver on feedback (commune_ags, created_at) where delivery_state in ('PENDING', 'FAILED')`,
  `create index feedback_to_erase on feedback (original_erase_at) where original_erase_at is not null`,
  `create index feedback_search on feedback using gin ((search_forms(comment) collate "C") gin_trgm_ops)
    with (fastupdate = off)`,
  ...["decided", "read", "note"].map(
    (what) => `create index feedback_${what}_by on feedback (${what}_by_id) where ${what}_by_id is not null`,
  ),

  `create table feedback_intake_minute (
    minute timestamptz primary key,
    calls integer not null
  )`,

  `create table statistics_change (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    day date not null,
    figure text collate "C" not null,
    bucket integer not null,
    amount bigint not null
  )`,
  `create table statistics_sum (
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    unit text collate "C" not null check (unit in ('DAY', 'WEEK', 'MONTH')),
    day date not null,
    figure text collate "C" not null,
    bucket integer not null,
    amount bigint not null,
    primary key (commune_ags, service_id, unit, figure, day, bucket)
  )`,
  `create table statistics_check (
    checked_at timestamptz primary key,
    difference_count integer not null,
    duration_ms integer not null
  )`,
  `alter table commune add column population integer check (population > 0)`,
  `create index commune_by_population on commune (population) where population is not null`,

  ...[processFacts, attemptFacts, paymentFacts, ratingFacts],
  `create function statistics_facts()
    returns table (commune_ags text, service_id text, day date, figure text, bucket integer, amount bigint)
    language sql stable as $$ ${recorded
      .map(({ table, facts }) => `select * from (${facts(table)}) of_${table}`)
      .join(" union all ")} $$`,
  `insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select l.commune_ags, l.service_id, u.unit, u.day, figure, bucket, sum(amount) from statistics_facts() f
    cross join lateral (values (f.commune_ags, f.service_id), (f.commune_ags, ''), ('', f.service_id), ('', ''))
      as l (commune_ags, service_id)
    cross join lateral (values ('DAY', f.day), ('WEEK', date_trunc('week', f.day::timestamp)::date),
      ('MONTH', date_trunc('month', f.day::timestamp)::date)) as u (unit, day)
    where u.unit = 'DAY' or figure = 'DURATION'
    group by 1, 2, 3, 4, 5, 6`,
  ...recorded.flatMap(triggersOf),

  `comment on column process.succeeded_at is 'When the status became SUCCESS or SUCCESS_MANUAL; null: another status.'`,
  `comment on column feedback.delivery_key is 'Identifies the entry at the national feedback component.'`,
  `comment on column feedback.original_comment is 'Before the first redaction; null: not redacted, or erased.'`,
  `comment on column feedback.has_hints is 'Whether the comment has parts that may be personal data.'`,
  `comment on column feedback.read_at is 'Null: unread.'`,
  `comment on column feedback.delivery_state is 'Null: not for the national feedback component.'`,
  `comment on column feedback.delivery_batch is 'Set before sending, so that a repeated batch has the same idempotency key.'`,
  `comment on column feedback.delivery_claimed_until is 'Until then, one server is sending the batch.'`,
  `comment on column feedback.updated_by_name is 'Who last changed comment, state or note; null: nobody.'`,
  `comment on table feedback_intake_minute is 'Submissions of a minute, to throttle them over all servers.'`,
  `comment on table statistics_change is 'Changes of sums that are not yet folded into statistics_sum.'`,
  `comment on column statistics_change.bucket is
    'DURATION: exponent of 1.02 in seconds; RATINGS: stars; otherwise 0.'`,
  `comment on column statistics_sum.commune_ags is 'Empty: all communes.'`,
  `comment on column statistics_sum.service_id is 'Empty: all services.'`,
  `comment on column statistics_sum.unit is 'WEEK and MONTH only for DURATION; day is then the first one.'`,
  `comment on table statistics_check is 'Comparisons of the sums with the rows that they sum.'`,
];

/** Adds tables, triggers and columns, and computes the sums of the stored rows. */
export const statisticsAndFeedback: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
