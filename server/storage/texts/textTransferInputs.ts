/** Inputs of a text transfer: texts of the source, target communes and choices. */
import { sql } from "kysely";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, text, textArray, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";

/** A key that can be transferred. */
export type StoredTransferable = RowOf<typeof transferableRow>;

const transferableRow = declareRow({
  key: "service_text_key.key",
  section: "service_text_key.section",
  excerpt: text<string | null>(),
  ownLanguages: textArray(),
  draftLanguages: textArray(),
});

/** Loads all keys of a service in order, with the beginning of the published German text. */
export async function selectTransferables(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { languages, excerptLength }: { readonly languages: readonly string[]; readonly excerptLength: number },
): Promise<StoredTransferable[]> {
  const { rows } = await transferableRow.sql`
    select k.key, k.section, left(coalesce(g.live_value, d.value), ${excerptLength}::int4) as excerpt,
      coalesce(o.own, '{}') as "ownLanguages", coalesce(o.drafts, '{}') as "draftLanguages"
    from service_text_key k
    left join service_text_default d
      on d.service_id = k.service_id and d.key = k.key and d.language = ${sourceLanguage}
    left join service_text g
      on g.commune_ags = ${communeAgs} and g.service_id = k.service_id and g.key = k.key
      and g.language = ${sourceLanguage}
    left join lateral (
      select array_agg(t.language order by t.language) filter (where t.live_value is not null) as own,
        array_agg(t.language order by t.language) filter (where t.has_draft) as drafts
      from service_text t
      where t.commune_ags = ${communeAgs} and t.service_id = k.service_id and t.key = k.key
        and t.language = any(${languages}::text[])) o on true
    where k.service_id = ${serviceId}
    order by k.position, k.key`.execute(db);
  return rows;
}

/** A commune that texts can be transferred to. */
export type StoredTransferTarget = RowOf<typeof targetRow>;

const targetRow = declareRow({
  serviceId: text(),
  ags: "commune.ags",
  communeName: "commune.name",
  languages: textArray(),
});

/** By name. */
export const transferTargetOrder = {
  name: "NAME",
  keys: [
    { column: "c.name", type: "text" },
    { column: "c.ags", type: "text" },
  ],
} as const satisfies KeysetOrder;

/** Which communes to list. */
export interface TargetConditions {
  /** LIKE patterns, one of which must match; null: any. */
  readonly patterns: readonly string[] | null;
  /** Codes of Länder; null: all. */
  readonly states: readonly string[] | null;
  /** Of communes that never changed them. */
  readonly defaultLanguages: readonly string[];
}

/** All other communes with the service. */
export function transferTargetSource(
  { communeAgs, serviceId }: CommuneServiceKey,
  { patterns, states, defaultLanguages }: TargetConditions,
): KeysetSource<StoredTransferTarget> {
  const where = [sql`c.ags <> ${communeAgs}`];
  if (patterns !== null) where.push(sql`c.search_text like any(${patterns}::text[])`);
  if (states !== null) where.push(sql`c.state = any(${states}::text[])`);
  return {
    row: targetRow,
    select: sql`
      ${serviceId}::text as "serviceId", c.ags, c.name as "communeName",
      coalesce(w.languages, ${defaultLanguages}::text[]) as languages`,
    from: sql`commune c
      join commune_service s on s.commune_ags = c.ags and s.service_id = ${serviceId}
      left join service_texts w on w.commune_ags = c.ags and w.service_id = ${serviceId}`,
    where: sql.join(where, sql` and `),
  };
}

const agsRow = declareRow({ ags: "commune.ags" });

/** Loads the AGS of a source of communes, by name. */
export async function selectTargetAgs(
  db: Database | Transaction,
  { from, where }: KeysetSource<StoredTransferTarget>,
): Promise<string[]> {
  const { rows } = await agsRow.sql`
    select c.ags from ${from} where ${where} order by c.name, c.ags`.execute(db);
  return rows.map(({ ags }) => ags);
}

const keyRow = declareRow({ key: text() });

/** Loads the given keys for which the service delivers no German text. */
export async function selectKeysWithoutDefault(
  tx: Transaction,
  serviceId: string,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await keyRow.sql`
    select given.key from unnest(${keys}::text[]) as given (key)
    where not exists (
      select from service_text_default d
      where d.service_id = ${serviceId} and d.key = given.key and d.language = ${sourceLanguage})`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}

/** Freezes the published texts of the source, those without any text left out. Returns their number. */
export async function insertTransferTexts(
  tx: Transaction,
  id: string,
  { communeAgs, serviceId }: CommuneServiceKey,
  keys: readonly string[],
  languages: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into text_transfer_text (run_id, position, key, language, value, basis, default_text)
    select ${id}::uuid, row_number() over (order by k.position, k.key, l.place) - 1, k.key, l.language,
      t.live_value, t.live_basis, d.value
    from service_text_key k
    cross join unnest(${languages}::text[]) with ordinality as l (language, place)
    left join service_text t
      on t.commune_ags = ${communeAgs} and t.service_id = k.service_id and t.key = k.key
      and t.language = l.language
    left join service_text_default d
      on d.service_id = k.service_id and d.key = k.key and d.language = l.language
    where k.service_id = ${serviceId} and k.key = any(${keys}::text[])
      and coalesce(t.live_value, d.value) is not null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Stores the target communes by name; those that cannot take the texts as impossible, with the reason. */
export async function insertTransferCommunes(
  tx: Transaction,
  id: string,
  serviceId: string,
  targets: {
    readonly ags: readonly string[];
    readonly languages: readonly string[];
    readonly defaultLanguages: readonly string[];
  },
): Promise<void> {
  await sql`
    insert into run_item (run_id, position, commune_ags, label, revision, state, error_code, error_params)
    select ${id}::uuid, row_number() over (order by c.name, given.ags) - 1, given.ags,
      coalesce(c.name, given.ags), coalesce(w.revision, 0),
      case when e.code is null then 'WAITING' else 'IMPOSSIBLE' end, e.code,
      case when e.code = 'languages_missing_in_commune'
        then jsonb_build_object('languages', array_to_string(m.missing, ', ')) else '{}' end
    from unnest(${targets.ags}::text[]) as given (ags)
    left join commune c on c.ags = given.ags
    left join commune_service s on s.commune_ags = given.ags and s.service_id = ${serviceId}
    left join service_texts w on w.commune_ags = given.ags and w.service_id = ${serviceId}
    cross join lateral (
      select array(
        select l.language from unnest(${targets.languages}::text[]) with ordinality as l (language, place)
        where l.language <> all(coalesce(w.languages, ${targets.defaultLanguages}::text[]))
        order by l.place) as missing) m
    cross join lateral (
      select case when c.ags is null then 'not_found' when s.service_id is null then 'service_not_offered'
        when cardinality(m.missing) > 0 then 'languages_missing_in_commune' end as code) e`.execute(tx);
}

const partsRow = declareRow({ communes: textArray(), keys: textArray() });

/** Loads which of these communes and keys are part of a transfer. */
export async function selectTransferParts(
  tx: Transaction,
  id: string,
  given: { readonly communes: readonly string[]; readonly keys: readonly string[] },
): Promise<RowOf<typeof partsRow>> {
  const { rows } = await partsRow.sql`
    select
      array(select c.commune_ags from run_item c
        where c.run_id = ${id} and c.commune_ags = any(${given.communes}::text[])) as communes,
      array(select distinct x.key from text_transfer_text x
        where x.run_id = ${id} and x.key = any(${given.keys}::text[])) as keys`.execute(tx);
  return rows[0] ?? { communes: [], keys: [] };
}

const retriedRow = declareRow({ communes: textArray(), keys: textArray() });

/** Loads the communes that failed in a transfer, by name, and all its keys with a text, in order. */
export async function selectRetriedParts(tx: Transaction, id: string): Promise<RowOf<typeof retriedRow>> {
  const { rows } = await retriedRow.sql`
    select
      array(select c.commune_ags from run_item c
        where c.run_id = ${id} and c.state = 'FAILED' order by c.position) as communes,
      array(select x.key from text_transfer_text x
        where x.run_id = ${id} group by x.key order by min(x.position)) as keys`.execute(tx);
  return rows[0] ?? { communes: [], keys: [] };
}

/** A choice for the differing texts that it matches; empty fields match all. */
export interface StoredChoice {
  readonly ags: string;
  readonly key: string;
  readonly language: string;
  readonly overwrite: boolean;
}

/** Loads the choices in order. */
export function selectChoices(db: Database | Transaction, id: string): Promise<StoredChoice[]> {
  return db
    .selectFrom("text_transfer_choice")
    .select(["commune_ags as ags", "key", "language", "overwrite"])
    .where("run_id", "=", id)
    .orderBy("place")
    .execute();
}

/** Replaces the choices of a transfer by these, in order. */
export async function replaceChoices(
  tx: Transaction,
  id: string,
  choices: readonly StoredChoice[],
): Promise<void> {
  await tx.deleteFrom("text_transfer_choice").where("run_id", "=", id).execute();
  await sql`
    insert into text_transfer_choice (run_id, commune_ags, key, language, place, overwrite)
    select ${id}::uuid, c.ags, c.key, c.language, c.place, c.overwrite
    from unnest(
      ${choices.map(({ ags }) => ags)}::text[], ${choices.map(({ key }) => key)}::text[],
      ${choices.map(({ language }) => language)}::text[], ${choices.map(({ overwrite }) => overwrite)}::bool[])
      with ordinality as c (ags, key, language, overwrite, place)`.execute(tx);
}
