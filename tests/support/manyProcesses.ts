/** Generates very many processes in SQL, for query plans and benchmarks. */
import { sql } from "kysely";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database } from "#server/storage/database/database";

const days = 425;

/**
 * Stores processes over the 14 months up to that time, in order of creation: mostly
 * done, one in twenty failed for one of some hundred causes, over all services and
 * stored communes, unevenly distributed. Deterministic for the same number and time.
 */
export async function storeManyProcesses(
  db: Database,
  { count, until, mark = "" }: { readonly count: number; readonly until: Date; readonly mark?: string },
): Promise<void> {
  const services = serviceCatalogue.map(({ id }) => id);
  await db.connection().execute(async (one) => {
    await sql`select setseed(0.25)`.execute(one);
    await sql`
      insert into process (pid, uuid, definition_key, form_key, business_key, name, type, commune_ags, service_id, status,
        record, tries, restarts, attempt_count, next_retry_at, payment_identifier, problem, http_status, error_text,
        error_fingerprint, created_at, updated_at)
      select md5('p' || ${mark}::text || i), md5('u' || ${mark}::text || i)::uuid::text, 'antrag', 'antrag-v1',
        case when i % 3 = 0 then 'VG-' || ${mark}::text || lpad(i::text, 8, '0') end, 'Antrag', type,
        communes.list[1 + floor(power(r2, 2) * cardinality(communes.list))::integer],
        (${services}::text[])[1 + floor(power(r3, 2) * ${services.length}::integer)::integer], status,
        case when r4 < 0.9 or status in ('IN_PROGRESS', 'ERROR') then 'ACTIVE' when r4 < 0.98 then 'ARCHIVED' else 'DELETED' end,
        tries, case when r5 < 0.02 then 1 else 0 end, greatest(tries, 1),
        case when status = 'ERROR' and type = 'ASYNCHRONOUS' and tries < 20 then ${until}::timestamptz + r5 * interval '1 hour' end,
        case when i % 4 = 0 then 'ep-' || substr(md5('z' || ${mark}::text || i), 1, 20) end,
        case when status like 'ERROR%' then case when cause % 5 = 0 then 'TIMEOUT' else 'HTTP_STATUS' end end,
        case when status like 'ERROR%' and cause % 5 <> 0 then case status when 'ERROR' then 500 else 422 end end,
        case when status like 'ERROR%' then 'Ursache ' || substr(md5('c' || cause), 1, 8) || ': Vorgang ' || i || ' abgelehnt' end,
        case when status like 'ERROR%' then md5('c' || cause) end,
        created_at, least(created_at + power(r5, 4) * interval '20 days', ${until}::timestamptz)
      from (
        select *, case when r1 < 0.88 then 'SUCCESS' when r1 < 0.91 then 'SUCCESS_MANUAL' when r1 < 0.945 then 'ERROR'
            when r1 < 0.965 then 'ERROR_WITHOUT_RETRY' when r1 < 0.97 then 'IN_PROGRESS' when r1 < 0.971 then 'UNKNOWN'
            else 'FINALLY_TERMINATED' end as status,
          case when r6 < 0.2 then 'SYNCHRONOUS' else 'ASYNCHRONOUS' end as type,
          case when r1 between 0.91 and 0.945 then 1 + floor(r7 * 20)::integer when r7 < 0.02 then 2 else 1 end as tries,
          floor(power(r7, 3) * 300)::integer as cause
        from (
          select i, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6,
            random() as r7,
            ${until}::timestamptz - (${count}::integer - i) * (${days} * interval '1 day' / ${count}::integer) as created_at
          from generate_series(1, ${count}::integer) as i
        ) as drawn
      ) as made, (select array_agg(ags order by ags) as list from commune) as communes`.execute(one);
  });
  await sql`vacuum analyze process`.execute(db);
}
