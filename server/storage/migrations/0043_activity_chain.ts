/**
 * The activity log cannot be changed, and a hash chain proves it. Entries refer to users by plain values, because a
 * cascading reference would change them.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table activity drop constraint activity_actor_user_id_fkey`,
  `comment on column activity.actor_user_id is 'Null: the system itself, or pseudonymised. The user may be deleted.'`,

  // No index: the writers only append, and the job takes all rows that it sees.
  `create table activity_waiting (activity_id bigint not null)`,
  `insert into activity_waiting select id from activity order by id`,
  `create function await_chaining() returns trigger language plpgsql as $$
    begin
      insert into activity_waiting select id from inserted;
      return null;
    end $$`,
  `create trigger await_chaining after insert on activity
    referencing new table as inserted for each statement execute function await_chaining()`,

  `create table activity_chain (
    position bigint primary key,
    activity_id bigint not null unique,
    form smallint not null,
    personal_digest bytea not null,
    hash bytea not null
  )`,
  `create table activity_salt (activity_id bigint primary key, salt bytea not null)`,
  `create table activity_chain_head (
    noted_on date primary key,
    position bigint not null,
    hash bytea not null
  )`,
  `create table activity_chain_check (
    id bigint generated always as identity primary key,
    state text not null check (state in ('RUNNING', 'INTACT', 'BROKEN', 'INTERRUPTED')),
    started_at timestamptz not null,
    heartbeat_at timestamptz not null,
    finished_at timestamptz,
    started_by_id uuid,
    started_by_name text not null,
    started_by_role text,
    checked_count bigint not null default 0,
    holds_until timestamptz,
    broken_position bigint,
    broken_activity_id bigint,
    head_hash bytea
  )`,
  `create unique index activity_chain_check_running on activity_chain_check ((true)) where state = 'RUNNING'`,
  `create table activity_pseudonymisation (
    before timestamptz primary key,
    done_at timestamptz not null,
    entry_count bigint not null
  )`,

  `create function refuse_log_change() returns trigger language plpgsql as $$
    declare
      personal text[] := array['actor_user_id', 'actor_name', 'before', 'after'];
      is_pseudonymising boolean := coalesce(current_setting('activity_log.pseudonymising', true), '') = 'on';
    begin
      if is_pseudonymising and tg_table_name = 'activity_salt' and tg_op = 'DELETE' then
        return old;
      end if;
      if is_pseudonymising and tg_table_name = 'activity' and tg_op = 'UPDATE' then
        if old.target_kind = 'user' then
          personal := personal || array['target_id', 'label'];
        end if;
        if to_jsonb(new) - personal = to_jsonb(old) - personal then
          return new;
        end if;
      end if;
      raise exception 'The activity log cannot be changed: % of % refused.', tg_op, tg_table_name
        using errcode = 'restrict_violation';
    end $$`,
  ...["activity", "activity_chain", "activity_salt", "activity_pseudonymisation"].flatMap((table) => [
    `create trigger refuse_change before update or delete on ${table}
      for each row execute function refuse_log_change()`,
    `create trigger refuse_truncate before truncate on ${table}
      for each statement execute function refuse_log_change()`,
  ]),

  `create table activity_purpose (
    id bigint generated always as identity primary key,
    session_id uuid not null references user_session (id) on delete cascade,
    purpose text not null,
    valid_until timestamptz not null
  )`,
  `create index activity_purpose_of_session on activity_purpose (session_id, id)`,
  `create table activity_purpose_person (
    purpose_id bigint not null references activity_purpose (id) on delete cascade,
    person text collate "C" not null,
    primary key (purpose_id, person)
  )`,
  `create table personal_data_read (
    day date not null,
    user_id uuid not null,
    process_id bigint not null,
    primary key (day, user_id, process_id)
  )`,

  `comment on table activity_waiting is 'Entries that are not in the chain yet'`,
  `comment on table activity_chain is 'Hash chain over the entries; append-only'`,
  `comment on column activity_chain.form is 'Version of the form of an entry that is hashed.'`,
  `comment on column activity_chain.personal_digest is 'Salted digest of the personal values, which can be removed.'`,
  `comment on column activity_chain.hash is 'SHA-256 of the previous hash, the entry and the digest of its personal values.'`,
  `comment on table activity_salt is 'Salts of the digests of personal values; deleted with the values'`,
  `comment on table activity_chain_head is 'Latest position and hash of each day, for detecting a removed end'`,
  `comment on column activity_chain_check.heartbeat_at is 'Of the server that runs the check.'`,
  `comment on table activity_pseudonymisation is 'Times before which all entries have been pseudonymised'`,
  `comment on table activity_purpose is 'Why entries are selected by person in a session'`,
  `comment on column activity_purpose_person.person is 'Selected user or beginning of a name, which is recorded once.'`,
  `comment on table personal_data_read is 'Reads of personal data that were recorded today'`,
];

/** Adds the chain, the triggers that refuse changes, purposes and reads. */
export const activityChain: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
