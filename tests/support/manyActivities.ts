/** Generates very many log entries in SQL, for query plans and benchmarks. */
import { sql } from "kysely";
import { activityTypes } from "#domain/activityTypes";
import type { Database } from "#server/storage/database/database";

const days = 730;

const [communes, users, services, resources] = [11_000, 20_000, 110, 5_000];

/**
 * What the generated entries are about, by rank: lower ranks are more frequent. Types below 60 have a commune, those
 * from 20 to 39 a label, those from 60 to 69 a user; those from 70 are of administrators only. Users below 400 act in all
 * communes, others in a few.
 */
export const generated = {
  type: (rank: number): string => activityTypes[rank] ?? "",
  commune: (rank: number): string => String(1_000_001 + rank).padStart(8, "0"),
  user: (rank: number): string => `00000000-0000-4000-8000-${String(rank).padStart(12, "0")}`,
  service: (rank: number): string => `service-${rank}`,
  resource: (rank: number): string => `resource:${rank}`,
} as const;

/**
 * Stores entries over the two years up to that time, in order of time, three to an action. They are neither chained nor
 * wait for it. Indexes are created after the rows, which takes a tenth of the time.
 */
export async function storeManyActivities(
  db: Database,
  { count, until }: { readonly count: number; readonly until: Date },
): Promise<void> {
  await db.connection().execute(async (one) => {
    const { rows: indexes } = await sql<{ readonly name: string; readonly definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'activity' and indexname <> 'activity_pkey' order by indexname`.execute(one);
    await sql`set session_replication_role = replica`.execute(one);
    await sql`select setseed(0.25)`.execute(one);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(one);
    await entries(count, until).execute(one);
    for (const { definition } of indexes) await sql.raw(definition).execute(one);
    await kinds.execute(one);
    await sql`reset session_replication_role`.execute(one);
  });
  await sql`vacuum analyze activity, activity_kind`.execute(db);
}

const entries = (count: number, until: Date) => sql`
  insert into activity (at, type, actor_user_id, actor_name, actor_role, target_kind, target_id, commune_ags, service_id,
    label, before, after, correlation_id, restores_id)
  select ${until}::timestamptz - (${count}::integer - n) * (${days} * interval '1 day' / ${count}::integer),
    (${activityTypes}::text[])[1 + ty],
    case when is_user then ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid end,
    case when is_user then 'person.' || u else 'System' end,
    case when not is_user then null when ty >= 70 or u < 40 then 'ADMIN' when u < 400 then 'SUPPORT' else 'MEMBER' end,
    case when ty < 20 then 'process' when ty between 40 and 44 then 'resource' when ty between 60 and 69 then 'user'
      else 'commune' end,
    case when ty < 20 then 'P-2026-' || lpad(floor(random() * 2000000)::text, 8, '0')
      when ty between 40 and 44 then 'resource:' || floor(random() * ${resources})
      when ty between 60 and 69 then '00000000-0000-4000-8000-' || lpad(floor(20000 * random() * random())::text, 12, '0')
      else lpad((1000001 + c)::text, 8, '0') end,
    case when ty < 60 then lpad((1000001 + c)::text, 8, '0') end,
    case when ty % 3 <> 0 and ty < 60 then 'service-' || s end,
    case when ty between 20 and 39 then 'Eintrag ' || floor(random() * 100000) || ' Gruppe ' || g else '' end,
    null,
    case when ty % 2 = 0 then jsonb_build_object('status', 'SUCCESS', 'comment', 'Text des Bearbeiters ' || n) end,
    md5((n / 3)::text)::uuid, null
  from (
    select *, case when drawn_u < 400 then drawn_u else 400 + (c * 37 + floor(random() * 8)::integer) % ${users - 400} end as u
    from (
      select n, random() >= 0.15 as is_user, floor(${activityTypes.length} * power(random(), 2.5))::integer as ty,
        floor(${users} * power(random(), 3))::integer as drawn_u,
        floor(${communes} * power(random(), 3))::integer as c, floor(${services} * power(random(), 2))::integer as s,
        floor(300 * power(random(), 3))::integer as g
      from generate_series(1, ${count}::integer) as n
    ) as drawn
  ) as made`;

const kinds = sql`
  insert into activity_kind (type, role, service_id, entry_count, is_labelled)
  select type, coalesce(actor_role, 'SYSTEM'), coalesce(service_id, ''), count(*),
    bool_or(label <> '' and target_kind <> 'user')
  from activity group by 1, 2, 3
  on conflict (type, role, service_id) do update
    set entry_count = excluded.entry_count, is_labelled = excluded.is_labelled`;
