/** Fills an empty database with the services of many communes and their use, for query plans and benchmarks. */
import { sql } from "kysely";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database } from "#server/storage/database/database";

const communes = 11_000;
const ids = serviceCatalogue.map(({ id }) => id);

/** Offered by every sixth commune, all with own fees, and awaited by 16. */
export const usedService = "ikfz-neuzulassung";

/** Stores 11,000 communes, about 200,000 services of them, and applications up to 20 November 2026. */
export async function storeManyServices(db: Database): Promise<void> {
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text, initialization, initial_services)
    select '01' || to_char(n, 'FM000000'), 'Ort ' || n, 'Stadt', (array['SH', 'BY'])[1 + n % 2], 'O', E'\nort ' || n || E'\n',
      case when n <= 20 then 'not_initialized' else 'initialized' end, array[${usedService}]
    from generate_series(1, ${communes}::int) as n`.execute(db);
  // About 200,000 services; each commune has 18 of 110.
  await sql`
    insert into commune_service (commune_ags, service_id, is_enabled)
    select c.ags, s.id, (c.ags || s.n)::bigint % 7 > 0 from (select ags, row_number() over () as n from commune) as c
    join (select id, n from unnest(${ids}::text[]) with ordinality as k (id, n)) as s on (s.n + c.n) % 6 = 0 and s.n <= 108`.execute(
    db,
  );
  // Years of figures of all communes, and of each.
  await sql`
    insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select '', id, 'DAY', date '2026-11-20' - n, f, 0, 5 from unnest(${ids}::text[]) as id, generate_series(0, 400) as n,
      unnest(array['SUBMITTED', 'COMPLETED', 'PAYMENTS', 'FEE_INCOME']) as f
    union all
    select ags, ${usedService}, 'DAY', date '2026-11-20' - n, 'SUBMITTED', 0, 1
    from (select ags from commune order by ags limit 500) as c, generate_series(0, 60) as n`.execute(db);
  // Without defaults no text is incomplete: counting that for each service takes a minute.
  await sql`alter table service_texts disable trigger note_text_languages`.execute(db);
  await sql`
    insert into service_texts (commune_ags, service_id, languages)
    select commune_ags, service_id, '{de}' from commune_service where service_id < 'b'`.execute(db);
  await sql`alter table service_texts enable trigger note_text_languages`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, revision)
    select commune_ags, service_id, 'a', 'de', 'b', 1 from service_texts`.execute(db);
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
    select commune_ags, service_id, 'f', 'g', true from commune_service where service_id = ${usedService}`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
