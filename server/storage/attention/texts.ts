/** Services of communes with missing or outdated texts in their languages. */
import { sql } from "kysely";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import { attentionList, type AttentionList } from "./attentionItems";
import type { TaskRows } from "./ownTaskRows";

/**
 * Enabled services of communes with texts that are missing or outdated in one of their languages. Triggers count those of
 * services whose texts were changed, see migration 0034; all others have the same texts as their service.
 * @param defaultLanguages languages of services whose texts were never changed
 */
export function incompleteTexts(defaultLanguages: readonly string[]): AttentionList {
  return attentionList("TEXT_INCOMPLETE", {
    columns: {
      ags: sql`i.commune_ags`,
      communeName: sql`c.name`,
      serviceId: sql`i.service_id`,
      missingCount: sql`i.missing`,
      outdatedCount: sql`i.outdated`,
    },
    from: sql`(
      select w.commune_ags, w.service_id, w.missing_count as missing, w.outdated_count as outdated
      from service_texts w where w.missing_count > 0 or w.outdated_count > 0
      union all
      select s.commune_ags, s.service_id, g.missing, 0
      from (
        select k.service_id, count(*) * ${defaultLanguages.length}::integer - (
          select count(*) from service_text_default d
          where d.service_id = k.service_id and d.language = any(${defaultLanguages}::text[])) as missing
        from service_text_key k group by k.service_id
      ) as g join commune_service s on s.service_id = g.service_id
      where g.missing > 0 and not exists (
        select from service_texts w where w.commune_ags = s.commune_ags and w.service_id = s.service_id)
    ) as i join commune_service s on s.commune_ags = i.commune_ags and s.service_id = i.service_id and s.is_enabled
      join commune c on c.ags = i.commune_ags`,
    keys: [
      { column: "i.commune_ags", type: "text" },
      { column: "i.service_id", type: "text" },
    ],
  });
}

/** The same services as far as they are in the scope, with the time of their latest change. */
export function incompleteTextsOf(scope: ServiceScope, defaultLanguages: readonly string[]): TaskRows {
  return {
    source: {
      from: sql`commune_service s
        left join service_texts w on w.commune_ags = s.commune_ags and w.service_id = s.service_id
        cross join lateral (
          select coalesce(w.outdated_count, 0) as outdated, coalesce(w.missing_count,
            (select count(*) from service_text_key k where k.service_id = s.service_id)
              * ${defaultLanguages.length}::integer
              - (select count(*) from service_text_default d
                where d.service_id = s.service_id and d.language = any(${defaultLanguages}::text[]))) as missing
        ) as i`,
      where: sql`s.is_enabled and (i.missing > 0 or i.outdated > 0) and ${inServiceScope("s", scope)}`,
    },
    columns: {
      ags: sql`s.commune_ags`,
      serviceId: sql`s.service_id`,
      missingCount: sql`i.missing`,
      outdatedCount: sql`i.outdated`,
      changedAt: sql`w.updated_at`,
    },
  };
}
