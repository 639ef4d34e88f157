/** Sort orders for user lists, the inviters of users, and imports of users from files. */
import { sql, type Kysely, type Migration } from "kysely";

/** Sort value for missing times; before all real ones. */
const never = "'1970-01-01 00:00:00+00'::timestamptz";

const statements: readonly string[] = [
  `alter table user_account
    add column status text collate "C" not null generated always as (case
      when active then 'ACTIVE' when deactivated_at is not null then 'INACTIVE' else 'INVITED' end) stored,
    add column role_type text collate "C",
    add column invited_at timestamptz,
    add column invitation_expires_at timestamptz,
    add column deactivated_by_id uuid references user_account (id) on delete set null,
    add column deactivated_by_name text,
    add column deactivated_by_role text,
    add column updated_by_name text`,
  `create index user_account_deactivated_by on user_account (deactivated_by_id) where deactivated_by_id is not null`,
  `create index user_account_search on user_account using gin ((username_key || ' ' || email_key) gin_trgm_ops)
    with (fastupdate = off)`,
  `create index user_account_by_username on user_account ((username collate "de"), id)`,
  `create index user_account_by_email on user_account ((email collate "de"), id)`,
  `create index user_account_by_role on user_account ((coalesce(role_type, '')), id)`,
  `create index user_account_by_status on user_account (status, id)`,
  `create index user_account_by_invited on user_account ((coalesce(invited_at, ${never})), id)`,
  `create index user_account_by_expiry on user_account ((coalesce(invitation_expires_at, ${never})), id)`,
  `create index user_account_by_activation on user_account ((coalesce(activated_at, ${never})), id)`,
  `create index user_account_by_login on user_account ((coalesce(last_login_at, ${never})), id)`,
  `create index user_role_services on user_role using gin (services)`,

  // Triggers copy the values that lists sort by to the user, so code that writes roles or invitations need not.
  `create function note_user_role() returns trigger language plpgsql as $$
    declare changed uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
    begin
      update user_account u set role_type = first.type
        from (select (select type from user_role where user_id = changed order by position limit 1) as type) first
        where u.id = changed and u.role_type is distinct from first.type;
      return null;
    end $$`,
  `create trigger note_first_role after insert or update on user_role
    for each row when (new.position = 0) execute function note_user_role()`,
  `create trigger note_first_role_gone after delete on user_role
    for each row when (old.position = 0) execute function note_user_role()`,
  `update user_account u set role_type = (
    select type from user_role r where r.user_id = u.id order by position limit 1)`,

  `alter table user_invitation
    add column purpose text not null default 'INVITATION' check (purpose in ('INVITATION', 'PASSWORD_RESET')),
    add column delivery text not null default 'LINK' check (delivery in ('LINK', 'QUEUED', 'SENT', 'FAILED')),
    add column invited_by_id uuid references user_account (id) on delete set null,
    add column invited_by_name text not null default 'System',
    add column invited_by_role text,
    add column mail_tries integer not null default 0,
    add column mail_due_at timestamptz`,
  `create index user_invitation_by_mail on user_invitation (mail_due_at)
    where delivery = 'QUEUED' and used_at is null and withdrawn_at is null`,
  `create index user_invitation_by_inviter on user_invitation (invited_by_id) where invited_by_id is not null`,
  `create function note_user_invitation() returns trigger language plpgsql as $$
    begin
      update user_account set invited_at = new.created_at, invitation_expires_at = new.expires_at
        where id = new.user_id and (invited_at is null or invited_at <= new.created_at)
          and (invited_at, invitation_expires_at) is distinct from (new.created_at, new.expires_at);
      return null;
    end $$`,
  `create trigger note_invitation after insert on user_invitation
    for each row when (new.purpose = 'INVITATION') execute function note_user_invitation()`,
  `update user_account u set (invited_at, invitation_expires_at) = (
    select created_at, expires_at from user_invitation i where i.user_id = u.id order by created_at desc limit 1)`,

  `create table user_import (
    id uuid primary key default gen_random_uuid(),
    created_by_id uuid not null references user_account (id) on delete cascade,
    users jsonb not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index user_import_by_creator on user_import (created_by_id)`,
  `create index user_import_by_end on user_import (expires_at)`,
];

/** Adds the schema for user administration; statements run in order. */
export const users: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
