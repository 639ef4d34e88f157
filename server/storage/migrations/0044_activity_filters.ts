/**
 * Indexes for the filters of the activity log, and the existing combinations of type, role and service: conditions that
 * few entries meet together are found by their combinations, without reading the entries in between.
 */
import { sql, type Kysely, type Migration } from "kysely";

const role = "coalesce(actor_role, 'SYSTEM')";
const service = "coalesce(service_id, '')";
const kind = `type, ${role}, ${service}`;

const statements: readonly string[] = [
  `alter table activity_pseudonymisation drop column entry_count`,
  `alter table activity_pseudonymisation rename column done_at to noted_at`,

  `create table activity_kind (
    type text not null,
    role text not null,
    service_id text not null,
    entry_count bigint not null default 0,
    primary key (type, role, service_id)
  )`,
  `insert into activity_kind (type, role, service_id, entry_count)
    select ${kind}, count(*) from activity group by ${kind}`,
  // A known combination is only looked up, so writers do not wait for one another.
  `create or replace function await_chaining() returns trigger language plpgsql as $$
    begin
      insert into activity_waiting select id from inserted;
      insert into activity_kind (type, role, service_id)
        select distinct ${kind} from inserted
        where not exists (select from activity_kind known
          where (known.type, known.role, known.service_id)
            = (inserted.type, coalesce(actor_role, 'SYSTEM'), coalesce(inserted.service_id, '')))
        order by 1, 2, 3
        on conflict do nothing;
      return null;
    end $$`,

  `drop index activity_by_actor`,
  `drop index activity_of_commune`,
  `drop index activity_of_process`,
  `drop index activity_of_service`,
  // The included columns let an index decide about further conditions.
  `create index activity_of_commune on activity (commune_ags, at, id)
    include (type, actor_role, service_id) where commune_ags is not null`,
  `create index activity_of_actor on activity (actor_user_id, at, id)
    include (type, actor_role, commune_ags, service_id) where actor_user_id is not null`,
  `create index activity_of_target on activity (target_id, at, id)
    where target_kind in ('process', 'user', 'resource')`,
  `create index activity_of_kind on activity (type, (${role}), (${service}), at, id)`,
  `create index activity_by_label on activity using gin ((search_forms(label) collate "C") gin_trgm_ops)
    where label <> '' and target_kind <> 'user'`,

  `comment on table activity_kind is 'Combinations of type, role and service that entries have'`,
  `comment on column activity_kind.entry_count is 'Approximate; 0 until its entries are chained.'`,
];

/** Adds the indexes and combinations. */
export const activityFilters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
