/**
 * Counts missing and outdated texts once per key, as the list of texts does, and no longer once per language. Adds an index
 * for the next scheduled switch of a service.
 */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `alter table service_texts add column incomplete_count integer not null default 0`,
  `comment on column service_texts.missing_count is 'Keys without a value in one of the languages, kept by triggers'`,
  `comment on column service_texts.outdated_count is
    'Keys with a value that was written for another German text, in one of the languages, kept by triggers'`,
  `comment on column service_texts.incomplete_count is 'Keys that are counted as missing, outdated or both'`,

  `drop function count_incomplete_texts(text, text, text[])`,
  // Keys without own texts lack what the inherited texts lack, and are never outdated.
  `create function count_incomplete_texts(of_commune text, of_service text, of_languages text[],
      out missing integer, out outdated integer, out incomplete integer
    ) language sql stable as $$
    with own as (
      select distinct o.key from service_text o where o.commune_ags = of_commune and o.service_id = of_service
    ), inherited as (
      select d.key, count(*) as languages from service_text_default d
      where d.service_id = of_service and d.language = any(of_languages) group by d.key
    ), keys as (
      select true as is_missing, false as is_outdated
      from service_text_key k left join inherited i on i.key = k.key
      where k.service_id = of_service and coalesce(i.languages, 0) < cardinality(of_languages)
        and not exists (select from own o where o.key = k.key)
      union all
      select bool_or(w.text is null),
        bool_or(w.text is not null and w.basis is distinct from e.german and l.language <> 'de')
      from own o
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
            case when e.own is null then gd.value else e.own_basis end as basis) w
      group by k.key
    )
    select (count(*) filter (where is_missing))::integer, (count(*) filter (where is_outdated))::integer,
      (count(*) filter (where is_missing or is_outdated))::integer
    from keys $$`,
  `create or replace function note_text_languages() returns trigger language plpgsql as $$
    begin
      select c.missing, c.outdated, c.incomplete into new.missing_count, new.outdated_count, new.incomplete_count
        from count_incomplete_texts(new.commune_ags, new.service_id, new.languages) c;
      return new;
    end $$`,
  `create or replace function note_changed_texts() returns trigger language plpgsql as $$
    begin
      update service_texts s
        set missing_count = c.missing, outdated_count = c.outdated, incomplete_count = c.incomplete
        from (select distinct commune_ags, service_id from changed) as g
          join service_texts st on st.commune_ags = g.commune_ags and st.service_id = g.service_id
          cross join lateral count_incomplete_texts(st.commune_ags, st.service_id, st.languages) c
        where s.commune_ags = g.commune_ags and s.service_id = g.service_id
          and (s.missing_count, s.outdated_count, s.incomplete_count)
            is distinct from (c.missing, c.outdated, c.incomplete);
      return null;
    end $$`,
  `update service_texts set languages = languages`,

  `create index run_item_waiting_of_commune on run_item (commune_ags, run_id, position)
    where state = 'WAITING' and commune_ags is not null`,
];

/** Adds the column and the index, and counts again; texts are unchanged. */
export const serviceState: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
