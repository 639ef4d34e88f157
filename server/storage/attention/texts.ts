/** Services of communes with missing or outdated texts in their languages, counted by key as the list of the texts does. */
import { sql, type RawBuilder } from "kysely";
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
      from (${inheritedGaps(defaultLanguages)}) as g join commune_service s on s.service_id = g.service_id
      where not exists (
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
export function incompleteTextsOf(
  scope: NonNullable<ServiceScope>,
  defaultLanguages: readonly string[],
): TaskRows {
  const services = [...new Set(scope.map(({ serviceId }) => serviceId))];
  return {
    source: {
      from: sql`commune_service s
        left join service_texts w on w.commune_ags = s.commune_ags and w.service_id = s.service_id
        left join (${inheritedGaps(defaultLanguages, services)}) as g
          on g.service_id = s.service_id and w.service_id is null
        cross join lateral (
          select coalesce(w.missing_count, g.missing, 0) as missing, coalesce(w.outdated_count, 0) as outdated,
            coalesce(w.incomplete_count, g.missing, 0) as incomplete
        ) as i`,
      where: sql`s.is_enabled and i.incomplete > 0 and ${inServiceScope("s", scope)}`,
    },
    columns: {
      ags: sql`s.commune_ags`,
      serviceId: sql`s.service_id`,
      count: sql`i.incomplete`,
      missingCount: sql`i.missing`,
      outdatedCount: sql`i.outdated`,
      changedAt: sql`w.updated_at`,
    },
  };
}

/**
 * The services whose inherited texts are missing in one of the languages, with the number of these keys. Counted once for each
 * service, not for each commune.
 * @param services undefined: all
 */
function inheritedGaps(languages: readonly string[], services?: readonly string[]): RawBuilder<unknown> {
  const among = (alias: string) =>
    services ? sql`${sql.ref(`${alias}.service_id`)} = any(${services}::text[])` : sql`true`;
  const missing = sql`count(*) filter (where coalesce(d.languages, 0) < ${languages.length}::integer)`;
  return sql`
    select k.service_id, ${missing} as missing
    from service_text_key k left join (
      select d.service_id, d.key, count(*) as languages from service_text_default d
      where d.language = any(${languages}::text[]) and ${among("d")} group by d.service_id, d.key
    ) as d on d.service_id = k.service_id and d.key = k.key
    where ${among("k")} group by k.service_id having ${missing} > 0`;
}
