/** Favourites and visited places of users, and preferences that follow them to every device. */
import { sql, type Kysely, type Migration } from "kysely";

const kinds = "'SCREEN', 'COMMUNE', 'SERVICE', 'USER', 'RESOURCE', 'PROCESS', 'APPLICATION'";

const statements: readonly string[] = [
  `create table favourite_place (
    user_id uuid not null references user_account (id) on delete cascade,
    kind text not null check (kind in (${kinds})),
    key text collate "C" not null,
    added_at timestamptz not null,
    primary key (user_id, kind, key)
  )`,
  `create table visited_place (
    user_id uuid not null references user_account (id) on delete cascade,
    kind text not null check (kind in (${kinds})),
    key text collate "C" not null,
    section text,
    visited_at timestamptz not null,
    primary key (user_id, kind, key)
  )`,
  `comment on column favourite_place.key is 'Not a foreign key: a place that is gone or no longer visible is left out when read.'`,
  `comment on column visited_place.key is 'As favourite_place.key'`,
  `comment on column visited_place.section is 'Section of a commune or service that was open last'`,
  `alter table user_account
    add column uses_single_keys boolean not null default true,
    add column has_seen_welcome boolean not null default false`,
  // Only users who log in for the first time from now on need the introduction.
  `update user_account set has_seen_welcome = true where last_login_at is not null`,
];

/** Adds the tables and columns. */
export const places: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
