/** Runs that switch services in many communes, and the content of services that they removed. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_switch (
    run_id uuid primary key references run (id) on delete cascade,
    service_ids text[] not null,
    commune_count integer not null,
    undo_of_id uuid references run (id) on delete set null
  )`,
  `create index service_switch_undo_of on service_switch (undo_of_id) where undo_of_id is not null`,
  // No foreign key to run_item: its check would keep a plan from when the table was small.
  `create table service_switch_item (
    run_id uuid not null references service_switch (run_id) on delete cascade,
    position integer not null,
    row_number integer not null,
    is_first boolean not null,
    service_id text collate "C" not null,
    was_enabled boolean,
    obstacles text[] not null default '{}',
    open_applications integer not null default 0,
    prepared_prices integer not null default 0,
    drafts integer not null default 0,
    content jsonb,
    fingerprint text,
    kept_run_id uuid,
    kept_position integer,
    primary key (run_id, position)
  )`,
  `create index service_switch_item_row on service_switch_item (run_id, row_number)`,
  `create table service_switch_kept (
    id bigint generated always as identity primary key,
    run_id uuid not null references run (id) on delete cascade,
    position integer not null,
    part text collate "C" not null,
    content jsonb not null
  )`,
  `create index service_switch_kept_of_item on service_switch_kept (run_id, position, part, id)`,
  `create table service_switch_blob (
    run_id uuid not null references run (id) on delete cascade,
    position integer not null,
    sha256 text collate "C" not null references stored_blob (sha256),
    primary key (run_id, position, sha256)
  )`,
  `create index service_switch_blob_by_content on service_switch_blob (sha256)`,
  `create index run_scheduled on run (kind, begins_at) where state = 'RUNNING' and begins_at is not null`,

  `comment on table service_switch is 'Which services a run switches'`,
  `comment on column service_switch.undo_of_id is 'The run that this one takes back; null: none.'`,
  `comment on table service_switch_item is 'A service of a commune within a run'`,
  `comment on column service_switch_item.row_number is 'Row of the results that shows it, with other services of its commune'`,
  `comment on column service_switch_item.is_first is 'Whether it is the first of its row'`,
  `comment on column service_switch_item.was_enabled is 'At the time of the dry run; null: not offered.'`,
  `comment on column service_switch_item.content is 'Numbers of own content, which a removal deletes; null: not counted.'`,
  `comment on column service_switch_item.fingerprint is 'Of the own content at the time of the dry run; null: it does not matter.'`,
  `comment on column service_switch_item.kept_run_id is 'With the position: the removal whose content is restored; null: nothing is.'`,
  `comment on table service_switch_kept is 'Rows of services that runs removed, for undoing it'`,
  `comment on column service_switch_kept.part is 'Table of the row'`,
  `comment on table service_switch_blob is 'Contents of files of removed services'`,
];

/** Adds the tables. */
export const serviceSwitches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
