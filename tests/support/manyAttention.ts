/** Generates rows that may need a person in the size of a large installation, for query plans and benchmarks. */
import { sql } from "kysely";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { Database } from "#server/storage/database/database";

/** Services that are added to each commune. */
const addedServices = 18;
const textsPerService = 120;

/**
 * Stores, for the stored communes: services with inherited texts, a tenth of them with changed texts, own fees, users,
 * keystores, KBA settings and reading periods. Few rows need a person. Deterministic.
 */
export async function storeManyAttention(
  db: Database,
  users: number,
  added: number = addedServices,
): Promise<void> {
  const services = serviceCatalogue.map(({ id }) => id);
  await sql`update commune set initialization = 'initialized' where right(ags, 3) <> '123'`.execute(db);
  await sql`
    insert into commune_service (commune_ags, service_id)
    select c.ags, (${services}::text[])[1 + (c.n * 7 + o * 5) % ${sql.lit(services.length)}]
    from (select ags, row_number() over (order by ags)::integer as n from commune) as c,
      generate_series(1, ${sql.lit(added)}) as o
    on conflict do nothing`.execute(db);
  await sql`
    insert into service_text_key (service_id, key, position, section, kind)
    select s, 'part' || k % 9 || '.text' || k, k, 'part' || k % 9, 'PARAGRAPH'
    from unnest(${services}::text[]) as s, generate_series(1, ${sql.lit(textsPerService)}) as k`.execute(db);
  await sql`
    insert into service_text_default (service_id, key, language, value)
    select service_id, key, language, repeat('Text von ' || key || ' ', 8)
    from service_text_key, unnest(array['de', 'en']) as language`.execute(db);
  // Incomplete texts are counted with the texts below, all in one statement.
  await sql`alter table service_texts disable trigger note_text_languages`.execute(db);
  await sql`
    insert into service_texts (commune_ags, service_id, languages, revision)
    select commune_ags, service_id,
      case when n % 500 = 0 then array['de', 'en', 'fr'] else array['de', 'en'] end, 1
    from (select commune_ags, service_id, row_number() over (order by commune_ags, service_id) as n
      from commune_service) as s where n % 10 = 0`.execute(db);
  await sql`alter table service_texts enable trigger note_text_languages`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, live_basis, revision)
    select t.commune_ags, t.service_id, k.key, l.language, 'Eigener Text', case l.language when 'en' then
      case when left(t.commune_ags, 2) = '09' and k.position = 5 then 'frueher' else 'Eigener Text' end end, 1
    from service_texts t join service_text_key k on k.service_id = t.service_id and k.position <= 5
      cross join unnest(array['de', 'en']) as l (language)`.execute(db);
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active, metadata_state)
    select null, s, 'fee' || f, 'Gebühr', true, 'OWN' from unnest(${services}::text[]) as s, generate_series(1, 5) as f
    union all
    select commune_ags, service_id, 'fee' || f, 'Gebühr', true, 'INHERITED'
    from (select *, row_number() over (order by commune_ags, service_id) as n from commune_service) as s,
      generate_series(1, 3) as f where n % 5 = 0`.execute(db);
  await sql`
    insert into service_fee_price (fee, valid_from, valid_to, value, tax_rate)
    select id, date '2020-01-01', case when id % 2000 <> 1 then date '2024-12-31' end, 100, 0 from service_fee
    union all select id, date '2025-01-01', case when id % 100 = 0 then date '2099-12-31' end, 100, 0 from service_fee
    union all select id, date '2100-01-01' + (id % 3000 = 0)::integer * 5, null, 100, 0 from service_fee
      where id % 100 = 0`.execute(db);
  await sql`
    insert into user_account (username, email, username_key, username_skeleton, email_key, active)
    select name, name || '@example.org', name, name, name || '@example.org', i % 20 > 0
    from (select i, 'person-' || i as name from generate_series(1, ${sql.lit(users)}) as i) as given`.execute(
    db,
  );
  await sql`
    insert into user_invitation (user_id, token_hash, created_at, expires_at, purpose, delivery, used_at)
    select id, sha256(username::bytea), now() - interval '3 days', now() + n * interval '1 hour', 'INVITATION',
      case when n % 300 = 0 then 'FAILED' else 'SENT' end, case when active then now() end
    from (select *, row_number() over (order by username_key) as n from user_account) as u`.execute(db);
  await sql`
    insert into resource (version, type, id, commune_ags, document, expires_at)
    select case when n % 1000 = 1 then 'v1' else 'v2' end, 'restService', 'rest-' || ags, ags, 'url: https://example.org', null
    from (select ags, row_number() over (order by ags) as n from commune) as c
    union all select 'v1', 'keystore', 'key-' || ags, ags, 'alias: a', now() + n * interval '3 hours'
    from (select ags, row_number() over (order by ags) as n from commune) as c`.execute(db);
  await sql`
    insert into kba_settings (commune_ags, kba_user, user_number, client_ags, is_large_customer_approved,
      password_identifier, password, password_set_on, password_changed_at, created_at, updated_at)
    select ags, 'KBA' || n, '1', ags, false, 'KBA' || n || '01', 'v2:00000000:x', current_date - (n % 80)::integer,
      now(), now(), now()
    from (select ags, row_number() over (order by ags) as n from commune) as c where n % 100 = 0`.execute(db);
  await sql`
    insert into water_meter_reading (commune_ags, name, ags, reading_from, reading_until)
    select ags, 'Ablesung', ags, current_date - 30, current_date + (n % 300)::integer
    from (select ags, row_number() over (order by ags) as n from commune) as c`.execute(db);
  await sql`
    insert into residential_property_source (commune_ags, source, mode, last_failure)
    select ags, 'OKKOMM_IMPORT', 'AUTOMATIC', case when n % 700 = 0 then '{"code":"okkomm_failed","params":{}}'::jsonb end
    from (select ags, row_number() over (order by ags) as n from commune) as c`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
