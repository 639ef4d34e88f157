/**
 * Marks of lines of the overview as seen, indexes of the rows that need a person, and the numbers of missing and outdated
 * texts of each service of a commune. Triggers keep these numbers, since comparing all texts takes seconds.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table attention_seen (
    kind text collate "C" not null,
    subject text collate "C" not null default '',
    until timestamptz not null,
    reason text not null,
    count integer not null,
    seen_by_id uuid references user_account (id) on delete set null,
    seen_by_name text not null,
    seen_by_role text check (seen_by_role in ('MEMBER', 'SUPPORT', 'ADMIN')),
    seen_at timestamptz not null,
    primary key (kind, subject)
  )`,
  `create index attention_seen_by_user on attention_seen (seen_by_id) where seen_by_id is not null`,
  `comment on table attention_seen is 'Lines of the overview that are hidden until a time, or until they have more rows'`,
  `comment on column attention_seen.subject is 'Tells lines of a kind apart; empty for the only line of a kind'`,
  `comment on column attention_seen.count is 'Rows when it was marked'`,

  `create index commune_not_initialized on commune (ags) where initialization <> 'initialized'`,
  `create index residential_property_source_failed on residential_property_source (commune_ags)
    where last_failure is not null`,
  `create index water_meter_reading_by_end on water_meter_reading (reading_until)`,
  `create index user_invitation_refused on user_invitation (user_id)
    where delivery = 'FAILED' and used_at is null and withdrawn_at is null`,
  `create index service_fee_price_by_start on service_fee_price (valid_from)`,
  `create index service_fee_price_by_end on service_fee_price (valid_to) where valid_to is not null`,
  `create index service_fee_price_open on service_fee_price (fee) where valid_to is null`,
  `create index process_error_groups on process (error_fingerprint, created_at, id)
    where record = 'ACTIVE' and status in ('ERROR', 'ERROR_WITHOUT_RETRY') and error_fingerprint is not null`,

  `alter table service_texts
    add column missing_count integer not null default 0,
    add column outdated_count integer not null default 0`,
  `comment on column service_texts.missing_count is 'Texts without a value in one of the languages, kept by triggers'`,
  `comment on column service_texts.outdated_count is
    'Texts that were written for another German text, in one of the languages, kept by triggers'`,
  `create function count_incomplete_texts(
      of_commune text, of_service text, of_languages text[], out missing integer, out outdated integer
    ) language sql stable as $$
    select (
      (select count(*) from service_text_key k where k.service_id = of_service) * cardinality(of_languages)
      - (select count(*) from service_text_default d
          where d.service_id = of_service and d.language = any(of_languages))
      + coalesce(sum((w.text is null)::integer - (d.value is null)::integer), 0)
    )::integer, (count(*) filter (
      where w.text is not null and w.basis is distinct from e.german and l.language <> 'de'))::integer
    from (
      select distinct o.key from service_text o where o.commune_ags = of_commune and o.service_id = of_service
    ) as o
      join service_text_key k on k.service_id = of_service and k.key = o.key
      cross join unnest(of_languages) as l (language)
      left join service_text_default d on d.service_id = of_service and d.key = k.key and d.language = l.language
      left join service_text_default gd on gd.service_id = of_service and gd.key = k.key and gd.language = 'de'
      left join service_text t on t.commune_ags = of_commune and t.service_id = of_service and t.key = k.key
        and t.language = l.language
      left join service_text gt on gt.commune_ags = of_commune and gt.service_id = of_service and gt.key = k.key
        and gt.language = 'de'
      cross join lateral (
        select case when t.has_draft then t.draft_value else t.live_value end as own,
          case when t.has_draft then t.draft_basis else t.live_basis end as own_basis,
          coalesce(case when gt.has_draft then gt.draft_value else gt.live_value end, gd.value) as german) e
      cross join lateral (
        select coalesce(e.own, d.value) as text,
          case when e.own is null then gd.value else e.own_basis end as basis) w $$`,
  `create function note_text_languages() returns trigger language plpgsql as $$
    begin
      select c.missing, c.outdated into new.missing_count, new.outdated_count
        from count_incomplete_texts(new.commune_ags, new.service_id, new.languages) c;
      return new;
    end $$`,
  `create trigger note_text_languages before insert or update of languages on service_texts
    for each row execute function note_text_languages()`,
  `create function note_changed_texts() returns trigger language plpgsql as $$
    begin
      update service_texts s set missing_count = c.missing, outdated_count = c.outdated
        from (select distinct commune_ags, service_id from changed) as g
          join service_texts st on st.commune_ags = g.commune_ags and st.service_id = g.service_id
          cross join lateral count_incomplete_texts(st.commune_ags, st.service_id, st.languages) c
        where s.commune_ags = g.commune_ags and s.service_id = g.service_id
          and (s.missing_count, s.outdated_count) is distinct from (c.missing, c.outdated);
      return null;
    end $$`,
  `create trigger note_inserted_texts after insert on service_text referencing new table as changed
    for each statement execute function note_changed_texts()`,
  `create trigger note_updated_texts after update on service_text referencing new table as changed
    for each statement execute function note_changed_texts()`,
  `create trigger note_deleted_texts after delete on service_text referencing old table as changed
    for each statement execute function note_changed_texts()`,
  `update service_texts set languages = languages`,
  `create index service_texts_incomplete on service_texts (commune_ags, service_id)
    where missing_count > 0 or outdated_count > 0`,
];

/** Adds the table and the indexes; stored data is unchanged. */
export const attention: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
