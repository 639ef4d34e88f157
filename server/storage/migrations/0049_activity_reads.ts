/** Indexes for entries of a type in communes, of an actor's name in a commune, and of a job; combinations with labels. */
import { sql, type Kysely, type Migration } from "kysely";

const kind = `type, coalesce(actor_role, 'SYSTEM'), coalesce(service_id, '')`;
const isLabelled = "label <> '' and target_kind <> 'user'";

const statements: readonly string[] = [
  `drop index activity_of_commune`,
  `create index activity_of_commune on activity (commune_ags, at, id)
    include (actor_role, service_id, actor_name) where commune_ags is not null`,
  // The included columns let the index decide about further conditions.
  `create index activity_of_commune_type on activity (commune_ags, type, at, id)
    include (actor_role, service_id) where commune_ags is not null`,

  `drop index activity_of_target`,
  `create index activity_of_target on activity (target_id, at, id)
    where target_kind in ('process', 'user', 'resource', 'job', 'setting')`,

  `alter table activity_kind add column is_labelled boolean not null default false`,
  `comment on column activity_kind.is_labelled is 'Whether a searched text can be in the label of an entry.'`,
  `update activity_kind k set is_labelled = true
    from (select distinct ${kind} from activity where ${isLabelled}) as labelled (type, role, service_id)
    where (k.type, k.role, k.service_id) = (labelled.type, labelled.role, labelled.service_id)`,
  `create or replace function await_chaining() returns trigger language plpgsql as $$
    begin
      insert into activity_waiting select id from inserted;
      insert into activity_kind (type, role, service_id, is_labelled)
        select ${kind}, bool_or(${isLabelled}) from inserted
        where not exists (select from activity_kind known
          where (known.type, known.role, known.service_id)
            = (inserted.type, coalesce(actor_role, 'SYSTEM'), coalesce(inserted.service_id, ''))
          and (known.is_labelled or not (${isLabelled})))
        group by 1, 2, 3 order by 1, 2, 3
        on conflict (type, role, service_id) do update set is_labelled = true
          where excluded.is_labelled and not activity_kind.is_labelled;
      return null;
    end $$`,
];

/** Replaces the indexes and the trigger's function. */
export const activityReads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
