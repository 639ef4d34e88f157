/** Services of communes with missing or outdated texts in their languages. */
import { sql } from "kysely";
import { joinedTextValues } from "#server/storage/texts/textValues";
import { attentionList, type AttentionList } from "./attentionItems";

/**
 * Enabled services of communes with texts that are missing or outdated in one of their languages. The inherited texts
 * are counted once for each service and language; only texts that a commune has changed are compared one by one.
 * @param defaultLanguages languages of services whose texts were never changed
 */
export function incompleteTexts(defaultLanguages: readonly string[]): AttentionList {
  const missingInherited = sql`kc.count - coalesce(dc.count, 0)`;
  return attentionList("TEXT_INCOMPLETE", {
    columns: {
      ags: sql`i.commune_ags`,
      communeName: sql`c.name`,
      serviceId: sql`i.service_id`,
      missingCount: sql`i.missing`,
      outdatedCount: sql`i.outdated`,
    },
    from: sql`(
      with key_count as (select service_id, count(*) as count from service_text_key group by service_id),
      default_count as (
        select service_id, language, count(*) as count from service_text_default group by service_id, language
      ),
      inherited as (
        select w.commune_ags, w.service_id, sum(${missingInherited}) as missing
        from service_texts w join key_count kc on kc.service_id = w.service_id
          cross join unnest(w.languages) as l (language)
          left join default_count dc on dc.service_id = w.service_id and dc.language = l.language
        group by w.commune_ags, w.service_id
      ),
      unchanged as (
        select s.commune_ags, s.service_id, g.missing
        from (
          select kc.service_id, sum(${missingInherited}) as missing
          from key_count kc cross join unnest(${defaultLanguages}::text[]) as l (language)
            left join default_count dc on dc.service_id = kc.service_id and dc.language = l.language
          group by kc.service_id having sum(${missingInherited}) > 0
        ) as g join commune_service s on s.service_id = g.service_id
        where not exists (
          select from service_texts w where w.commune_ags = s.commune_ags and w.service_id = s.service_id)
      ),
      changed as (
        select o.commune_ags, o.service_id,
          sum(('MISSING' = any(v.flags))::integer - (d.value is null)::integer) as missing,
          count(*) filter (where 'OUTDATED' = any(v.flags)) as outdated
        from (select distinct commune_ags, service_id, key from service_text) as o
          join service_texts st on st.commune_ags = o.commune_ags and st.service_id = o.service_id
          join service_text_key k on k.service_id = o.service_id and k.key = o.key
          cross join unnest(st.languages) as l (language)
          ${joinedTextValues({ communeAgs: sql`o.commune_ags` })}
        group by o.commune_ags, o.service_id
      )
      select n.commune_ags, n.service_id, n.missing + coalesce(h.missing, 0) as missing,
        coalesce(h.outdated, 0) as outdated
      from inherited n left join changed h on h.commune_ags = n.commune_ags and h.service_id = n.service_id
      where n.missing + coalesce(h.missing, 0) + coalesce(h.outdated, 0) > 0
      union all select u.commune_ags, u.service_id, u.missing, 0 from unchanged u
    ) as i join commune_service s on s.commune_ags = i.commune_ags and s.service_id = i.service_id and s.is_enabled
      join commune c on c.ags = i.commune_ags`,
    keys: [
      { column: "i.commune_ags", type: "text" },
      { column: "i.service_id", type: "text" },
    ],
  });
}
