/** Forms of services: the delivered ones, with no commune, and the communes' own. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_form (
    id bigint generated always as identity primary key,
    commune_ags text collate "C",
    service_id text collate "C" not null,
    fields jsonb,
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by_id uuid references user_account (id) on delete set null,
    updated_by_name text,
    updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    foreign key (commune_ags, service_id) references commune_service on delete cascade,
    check (commune_ags is not null or fields is not null)
  )`,
  `create unique index service_form_of_service on service_form (service_id, coalesce(commune_ags, ''))`,
  `create index service_form_of_commune on service_form (commune_ags, service_id) where commune_ags is not null`,
  `create index service_form_updated_by on service_form (updated_by_id) where updated_by_id is not null`,
  `comment on column service_form.commune_ags is 'null: the delivered form, used by all communes without their own.'`,
  `comment on column service_form.fields is
    'null: the commune uses the delivered form again. The row stays, so that revisions only grow.'`,
];

/** Adds the table. */
export const serviceForms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
