/** Queries for the state of a commune's service: drafts, gaps, last change. */
import { sql, type RawBuilder } from "kysely";
import type { TextFlag } from "#domain/texts/serviceTexts";
import type { RunAction } from "#server/storage/columnTypes";
import { feeGaps } from "#server/storage/attention/fees";
import { incompleteTextsOf } from "#server/storage/attention/texts";
import { draftedTexts } from "#server/storage/attention/ownTaskRows";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database } from "#server/storage/database/database";
import { declareRow, int8, text, timestamptz, uuid, type RowOf } from "#server/storage/database/declaredRow";
import { joinedTextValues } from "#server/storage/texts/textValues";

/** The state as selected. */
export type StoredServiceState = RowOf<typeof stateRow>;

const stateRow = declareRow({
  drafts: int8(),
  /** Null: the commune does not offer the service. */
  missingTexts: int8<number | null>(),
  outdatedTexts: int8<number | null>(),
  /** Null as above. */
  incompleteTexts: int8<number | null>(),
  /** Drafts whose texts are missing or outdated in one of the languages. */
  incompleteDrafts: int8(),
  feeGaps: int8(),
  /** Own setting, else the inherited one. Null: neither. */
  hostUrl: text<string | null>(),
  /** The next scheduled switch. Null: none. */
  switchAt: timestamptz<Date | null>(),
  switchAction: text<RunAction | null>(),
  /** The latest entry of the types. Null: none. */
  changedAt: timestamptz<Date | null>(),
  actorId: uuid<string | null>(),
  actorName: text<string | null>(),
  actorRole: "activity.actor_role",
});

interface StateOptions {
  readonly now: Date;
  /** Calendar day from which gaps of fees count. */
  readonly today: string;
  /** Languages of services whose texts were never changed. */
  readonly languages: readonly string[];
  /** Types of entries of the activity log that count as changes. */
  readonly types: readonly string[];
}

/** Reads the state of a service of a commune. */
export async function selectServiceState(
  db: Database,
  service: CommuneServiceKey,
  { now, today, languages, types }: StateOptions,
): Promise<StoredServiceState | undefined> {
  const { communeAgs, serviceId } = service;
  const texts = incompleteTextsOf([service], languages);
  const drafts = draftedTexts([service]).source;
  const gaps = feeGaps(today, [service]);
  const { rows } = await stateRow.sql`
    select
      (select count(*) from ${drafts.from} where ${drafts.where}) as drafts,
      texts.missing as "missingTexts", texts.outdated as "outdatedTexts",
      texts.incomplete as "incompleteTexts", (${incompleteDrafts(service)}) as "incompleteDrafts",
      (select count(*) from ${gaps.from} where ${gaps.where}) as "feeGaps",
      (select h.value from service_setting h
        where h.key = 'host_url' and h.service_id = ${serviceId} and (h.commune_ags = ${communeAgs} or h.commune_ags is null)
        order by h.commune_ags is null limit 1) as "hostUrl",
      next.begins_at as "switchAt", next.action as "switchAction",
      latest.at as "changedAt", latest.actor_user_id as "actorId", latest.actor_name as "actorName",
      latest.actor_role as "actorRole"
    from (select 1) as one
      left join lateral (
        select (${texts.columns.missingCount ?? sql`null`})::int8 as missing,
          (${texts.columns.outdatedCount ?? sql`null`})::int8 as outdated,
          (${texts.columns.count ?? sql`null`})::int8 as incomplete
        from ${texts.source.from} where ${ofService("s", service)}) as texts on true
      left join lateral (
        select r.begins_at, r.action from run r join service_switch w on w.run_id = r.id
        where r.kind = 'SERVICE_SWITCH' and r.state = 'RUNNING' and r.begins_at > ${now}::timestamptz
          and ${serviceId} = any(w.service_ids)
          and exists (
            select from service_switch_item e join run_item i on i.run_id = e.run_id and i.position = e.position
            where e.run_id = r.id and e.service_id = ${serviceId} and i.commune_ags = ${communeAgs}
              and i.state = 'WAITING')
        order by r.begins_at limit 1) as next on true
      left join lateral (
        select a.at, a.actor_user_id, a.actor_name, a.actor_role from activity a
        where a.commune_ags = ${communeAgs} and a.service_id = ${serviceId} and a.type = any(${types}::text[])
        order by a.at desc, a.id desc limit 1) as latest on true`.execute(db);
  return rows[0];
}

/** SELECT of the number of keys with changes that are not published whose texts are missing or outdated in a language. */
function incompleteDrafts(service: CommuneServiceKey): RawBuilder<unknown> {
  return sql`
    select count(distinct k.key) from service_texts o
      join service_text_key k on k.service_id = o.service_id
      cross join unnest(o.languages) as l (language)
      ${joinedTextValues(service)}
    where ${ofService("o", service)} and v.flags && ${["MISSING", "OUTDATED"] satisfies TextFlag[]}::text[]
      and exists (
        select from service_text c where ${ofService("c", service)} and c.key = k.key and c.has_draft
          and c.language = any(o.languages))`;
}
