/** Tables of changes of fees in many communes, and the index for what communes have changed in a fee. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create index service_fee_by_fee on service_fee (service_id, fee_id, commune_ags) where commune_ags is not null`,

  `create table fee_change (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('AMOUNT', 'PERCENT', 'RESET')),
    value integer check (value between 0 and 99999999),
    percent integer check (percent between -10000 and 100000),
    day date not null,
    fee_count integer not null,
    commune_group text not null check (commune_group in ('ALL', 'INHERITING', 'DEVIATING')),
    state text not null default 'PREPARED' check (state in ('PREPARED', 'RUNNING', 'FINISHED', 'CANCELLED')),
    created_at timestamptz not null,
    created_by_id uuid references user_account (id) on delete set null,
    created_by_name text not null,
    created_by_role text check (created_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    expires_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    beat_at timestamptz not null default now(),
    check ((kind = 'AMOUNT') = (value is not null)),
    check ((kind = 'PERCENT') = (percent is not null))
  )`,
  `create index fee_change_started on fee_change (started_at) where started_at is not null`,
  `create index fee_change_created_by on fee_change (created_by_id) where created_by_id is not null`,
  `create index fee_change_prepared on fee_change (expires_at) where state = 'PREPARED'`,
  `create index fee_change_running on fee_change (beat_at) where state = 'RUNNING'`,
  `comment on table fee_change is 'Changes of fees of the catalogue in many communes'`,
  `comment on column fee_change.value is 'Cents, without tax'`,
  `comment on column fee_change.percent is 'Hundredths of a percent'`,
  `comment on column fee_change.day is 'First day of the new price; of a RESET, the day whose amounts are compared'`,
  `comment on column fee_change.expires_at is 'Of a dry run that was not started.'`,
  `comment on column fee_change.beat_at is 'Latest sign of the server that runs it.'`,

  `create table fee_change_fee (
    change_id uuid not null references fee_change (id) on delete cascade,
    fee bigint not null references service_fee (id) on delete cascade,
    primary key (change_id, fee)
  )`,
  `create index fee_change_fee_by_fee on fee_change_fee (fee)`,
  `comment on table fee_change_fee is 'Fees of the catalogue that a change is about'`,

  `create table fee_change_item (
    change_id uuid not null references fee_change (id) on delete cascade,
    position integer not null,
    commune_ags text collate "C" not null,
    commune_name text not null,
    service_id text collate "C" not null,
    fee_id text collate "C" not null,
    fee_text text not null,
    revision integer not null,
    is_own boolean not null,
    amount_before integer,
    amount_after integer,
    next_price_from date,
    state text not null check (state in ('READY', 'EXCLUDED', 'UNCHANGED', 'DONE', 'FAILED')),
    error_code text,
    error_params jsonb not null default '{}',
    finished_at timestamptz,
    rank integer not null generated always as (
      case state when 'FAILED' then 0 when 'DONE' then 1 when 'READY' then 2 when 'EXCLUDED' then 3 else 4 end) stored,
    primary key (change_id, position),
    check ((state = 'FAILED') = (error_code is not null))
  )`,
  `create index fee_change_item_by_rank on fee_change_item (change_id, rank, position)`,
  `create index fee_change_item_ready on fee_change_item (change_id, position) where state = 'READY'`,
  `comment on table fee_change_item is 'Fees of communes in a change, by name of the commune, service and fee id'`,
  `comment on column fee_change_item.revision is
    'Of the fee in the commune at the time of the dry run; one that was changed later is left as it is.'`,
  `comment on column fee_change_item.is_own is 'Whether the commune had its own version at the time of the dry run.'`,
  `comment on column fee_change_item.rank is 'Order of the results: failures first.'`,
];

/** Adds the tables; stored data is unchanged. */
export const feeChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
