/** Fee rules of services: one for all communes, and the communes' own with their history. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table fee_rule (
    id bigint generated always as identity primary key,
    commune_ags text collate "C",
    service_id text collate "C" not null,
    nodes jsonb,
    examples jsonb not null default '[]',
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by_id uuid references user_account (id) on delete set null,
    updated_by_name text,
    updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    foreign key (commune_ags, service_id) references commune_service on delete cascade,
    check (commune_ags is not null or (nodes is not null and examples = '[]'))
  )`,
  `create unique index fee_rule_of_commune on fee_rule (commune_ags, service_id) where commune_ags is not null`,
  `create unique index fee_rule_of_service on fee_rule (service_id) where commune_ags is null`,
  `create index fee_rule_updated_by on fee_rule (updated_by_id) where updated_by_id is not null`,
  `comment on column fee_rule.commune_ags is 'null: the rule of the service, used by all communes without their own'`,
  `comment on column fee_rule.nodes is
    'In pre-order. null: the commune uses the rule of the service. The row stays, so that revisions only grow.'`,
  `comment on column fee_rule.examples is 'Of the commune only, with their totals by the rule as last saved'`,

  `create table fee_rule_edition (
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    number integer not null,
    nodes jsonb,
    reason text,
    saved_at timestamptz not null,
    saved_by_id uuid references user_account (id) on delete set null,
    saved_by_name text not null,
    saved_by_role text check (saved_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    primary key (commune_ags, service_id, number),
    foreign key (commune_ags, service_id) references commune_service on delete cascade
  )`,
  `create index fee_rule_edition_saved_by on fee_rule_edition (saved_by_id) where saved_by_id is not null`,
  `comment on column fee_rule_edition.number is 'From 1; the oldest are removed'`,
  `comment on column fee_rule_edition.nodes is 'null: the commune returned to the rule of the service'`,
  `comment on column fee_rule_edition.reason is 'Why totals of examples changed; null: none changed'`,
];

/** Adds the tables; stored data is unchanged. */
export const feeRules: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
