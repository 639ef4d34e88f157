/** Marks of lines of the overview as seen, and indexes of the rows that need a person. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table attention_seen (
    kind text collate "C" not null,
    subject text collate "C" not null default '',
    until timestamptz not null,
    reason text not null,
    count integer not null,
    seen_by_id uuid references user_account (id) on delete set null,
    seen_by_name text not null,
    seen_by_role text check (seen_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    seen_at timestamptz not null,
    primary key (kind, subject)
  )`,
  `create index attention_seen_by_user on attention_seen (seen_by_id) where seen_by_id is not null`,
  `comment on table attention_seen is 'Lines of the overview that are hidden until a time, or until they have more rows'`,
  `comment on column attention_seen.subject is 'Tells lines of a kind apart; empty for the only line of a kind'`,
  `comment on column attention_seen.count is 'Rows when it was marked'`,

  `create index commune_not_initialized on commune (ags) where initialization <> 'initialized'`,
  `create index residential_property_source_failed on residential_property_source (commune_ags)
    where last_failure is not null`,
  `create index water_meter_reading_by_end on water_meter_reading (reading_until)`,
  `create index user_invitation_refused on user_invitation (user_id)
    where delivery = 'FAILED' and used_at is null and withdrawn_at is null`,
  `create index service_fee_price_by_start on service_fee_price (valid_from)`,
];

/** Adds the table and the indexes; stored data is unchanged. */
export const attention: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
