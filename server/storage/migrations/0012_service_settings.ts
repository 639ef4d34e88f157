/** Settings of a service: their conflict token, and their removal together with the service. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table commune_service
    add column settings_revision integer not null default 0,
    add column settings_updated_at timestamptz,
    add column settings_updated_by_name text`,
  `comment on column commune_service.settings_revision is
    'Incremented whenever service_setting rows of this service change.'`,
  `comment on column commune_service.settings_updated_at is 'Null: not changed since the service was added.'`,
  `delete from service_setting s where s.commune_ags is not null and not exists (
    select from commune_service c where c.commune_ags = s.commune_ags and c.service_id = s.service_id)`,
  `alter table service_setting add constraint service_setting_of_service
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade`,
  `comment on column service_setting.commune_ags is 'Null: applies to all communes that do not override it.'`,
  `comment on column service_setting.value is 'As text; of a secret setting, the output of encryptSecret().'`,
];

/** Settings of services that a commune no longer offers are deleted. */
export const serviceSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
