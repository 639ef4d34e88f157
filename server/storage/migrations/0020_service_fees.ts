/** Fees of services with their prices: those of the catalogue, with no commune, and the communes' own. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_fee (
    id bigint generated always as identity primary key,
    commune_ags text collate "C",
    service_id text collate "C" not null,
    fee_id text collate "C" not null,
    text text,
    is_active boolean,
    geb_ost_nr text,
    hhst text,
    objnr text,
    metadata_state text not null default 'INHERITED' check (metadata_state in ('INHERITED', 'OWN', 'RESET')),
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by_id uuid references user_account (id) on delete set null,
    updated_by_name text,
    updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    foreign key (commune_ags, service_id) references commune_service on delete cascade,
    check ((text is null) = (is_active is null)),
    check (commune_ags is not null or (text is not null and metadata_state = 'OWN'))
  )`,
  `create unique index service_fee_of_commune on service_fee (commune_ags, service_id, fee_id)
    where commune_ags is not null`,
  `create unique index service_fee_of_catalogue on service_fee (service_id, fee_id) where commune_ags is null`,
  `create index service_fee_updated_by on service_fee (updated_by_id) where updated_by_id is not null`,
  `comment on column service_fee.commune_ags is 'null: a fee of the catalogue, inherited by all communes with the service'`,
  `comment on column service_fee.text is
    'null: text, status and prices are those of the catalogue. The row stays, so that revisions only grow.'`,
  `comment on column service_fee.metadata_state is
    'Of geb_ost_nr, hhst and objnr. INHERITED: those of the catalogue apply; RESET: too, and these can be restored'`,

  `create table service_fee_price (
    fee bigint not null references service_fee (id) on delete cascade,
    valid_from date not null,
    valid_to date,
    value integer not null check (value between 0 and 99999999),
    tax_rate integer not null check (tax_rate between 0 and 10000),
    primary key (fee, valid_from),
    check (valid_to >= valid_from)
  )`,
  `comment on column service_fee_price.value is 'Cents, without tax'`,
  `comment on column service_fee_price.tax_rate is 'Hundredths of a percent'`,
  `comment on column service_fee_price.valid_to is 'Last day, included; null: open-ended'`,
];

/** Adds the tables; stored data is unchanged. */
export const serviceFees: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
