/** Maintenance of services: one current, planned or past period for each service of the catalogue. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_maintenance (
    service_id text collate "C" primary key,
    begins_at timestamptz not null,
    ends_at timestamptz not null,
    texts jsonb not null check (texts ? 'de'),
    revision integer not null default 1,
    updated_at timestamptz not null,
    updated_by_id uuid references user_account (id) on delete set null,
    updated_by_name text not null,
    updated_by_role text check (updated_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    check (begins_at <= ends_at)
  )`,
  `create index service_maintenance_by_end on service_maintenance (ends_at)`,
  `create index service_maintenance_updated_by on service_maintenance (updated_by_id) where updated_by_id is not null`,
  `comment on column service_maintenance.ends_at is
    'Exclusive. Moved when it is ended early; equal to begins_at if it was withdrawn before it began.'`,
  `comment on column service_maintenance.texts is 'Sentences for citizens by language code; always with German.'`,
  `comment on column service_maintenance.revision is 'The row stays, so that revisions only grow.'`,
];

/** Adds the table. */
export const serviceMaintenance: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
