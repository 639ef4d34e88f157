/** Storage of the texts of services: the delivered ones, and what a commune has changed. */
import { sql, type RawBuilder } from "kysely";
import type { TextFlag, TextKind } from "#domain/texts/serviceTexts";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { bytesOfEntry } from "./textBytes";

/** State of the texts of a service of a commune. */
export interface StoredTexts {
  /** German first. */
  readonly languages: readonly string[];
  /** 0 if nothing was ever changed. */
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
}

/** Author and time of a change. */
export interface TextStamp {
  readonly at: Date;
  readonly by: string;
}

const columns = [
  "languages",
  "revision",
  "updated_at as updatedAt",
  "updated_by_name as updatedByName",
] as const;

/** Loads the state; undefined if nothing was ever changed. */
export async function selectTexts(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredTexts | undefined> {
  return db
    .selectFrom("service_texts")
    .select(columns)
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .executeTakeFirst();
}

/** Inserts the state with these languages if there is none. */
export async function ensureTexts(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  languages: readonly string[],
): Promise<void> {
  await tx
    .insertInto("service_texts")
    .values({ commune_ags: communeAgs, service_id: serviceId, languages: [...languages] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes languages and revision. */
export async function updateTexts(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { languages, revision }: Pick<StoredTexts, "languages" | "revision">,
  { at, by }: TextStamp,
): Promise<void> {
  await tx
    .updateTable("service_texts")
    .set({ languages: [...languages], revision, updated_at: at, updated_by_name: by })
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .execute();
}

/** A value of a key in one language. Texts are null if there is none, or the default applies. */
export interface StoredTextValue {
  readonly language: string;
  readonly defaultText: string | null;
  /** Own live text. */
  readonly ownLive: string | null;
  /** German text that the own live text was written for. */
  readonly liveBasis: string | null;
  readonly hasDraft: boolean;
  /** Own text of the draft. */
  readonly ownDraft: string | null;
  readonly draftBasis: string | null;
  /** Revision of the texts at its latest change; 0 if it was never changed. */
  readonly revision: number;
  /** The text as edited: the draft, else the live text, else the default. */
  readonly text: string | null;
  /** The German text that `text` was written for. */
  readonly basis: string | null;
  readonly flags: readonly TextFlag[];
}

/** A key with its values, in the order of the languages. */
export type StoredTextEntry = RowOf<typeof entryRow>;

const entryRow = declareRow({
  communeAgs: text(),
  serviceId: text(),
  key: text(),
  kind: text<TextKind>(),
  isRich: bool(),
  values: json<readonly StoredTextValue[]>(),
});

/** The order of the service. */
export const textEntryOrder = {
  name: "ORDER",
  keys: [
    { column: "k.position", type: "integer" },
    { column: "k.key", type: "text" },
  ],
} as const satisfies KeysetOrder;

/** Which keys to load. */
export interface TextEntryConditions {
  /** LIKE patterns for the key or a value; null: any. */
  readonly patterns: readonly string[] | null;
  readonly section: string | null;
  readonly flag: TextFlag | null;
  /** Languages that patterns and flag look at. */
  readonly languages: readonly string[];
}

/** The keys that match the conditions, with their values in the given languages. */
export function textEntrySource(
  of: CommuneServiceKey,
  languages: readonly string[],
  conditions: TextEntryConditions,
): KeysetSource<StoredTextEntry> {
  return entries(of, languages, matches(of, conditions));
}

/** A section with the number of its keys that match. */
export type StoredSectionCount = RowOf<typeof sectionCountRow>;

const sectionCountRow = declareRow({ key: text(), count: int4() });

/** Counts the keys that match the conditions, by section in the order of the service. */
export async function countTextEntries(
  db: Database | Transaction,
  of: CommuneServiceKey,
  conditions: TextEntryConditions,
): Promise<StoredSectionCount[]> {
  const { rows } = await sectionCountRow.sql`
    select k.section as key, count(*)::int4 as count from service_text_key k
    where ${matches(of, conditions)} group by k.section order by min(k.position)`.execute(db);
  return rows;
}

function matches(
  of: CommuneServiceKey,
  { patterns, section, flag, ...filter }: TextEntryConditions,
): RawBuilder<unknown> {
  const where = [sql`k.service_id = ${of.serviceId}`];
  if (section !== null) where.push(sql`k.section = ${section}`);
  if (flag !== null) {
    where.push(sql`exists (select from ${values(of, filter.languages)} where ${flag} = any(v.flags))`);
  }
  if (patterns !== null) {
    where.push(sql`(
      search_forms(k.key) collate "C" like any(${patterns}::text[])
      or exists (
        select from ${values(of, filter.languages)}
        where search_forms(concat_ws(' ', v.text, v."defaultText")) collate "C" like any(${patterns}::text[])))`);
  }
  return sql.join(where, sql` and `);
}

/**
 * Loads these keys in the order of the service; unknown ones are omitted.
 * @param keys null for all
 */
export async function selectTextEntries(
  db: Database | Transaction,
  of: CommuneServiceKey,
  languages: readonly string[],
  keys: readonly string[] | null,
): Promise<StoredTextEntry[]> {
  const ofService = sql`k.service_id = ${of.serviceId}`;
  const { row, select, from, where } = entries(
    of,
    languages,
    keys === null ? ofService : sql`${ofService} and k.key = any(${keys}::text[])`,
  );
  const query = row.sql`select ${select} from ${from} where ${where} order by k.position, k.key`;
  return (await query.execute(db)).rows;
}

function entries(
  of: CommuneServiceKey,
  languages: readonly string[],
  where: RawBuilder<unknown>,
): KeysetSource<StoredTextEntry> {
  return {
    row: entryRow,
    select: sql`
      ${of.communeAgs} as "communeAgs", k.service_id as "serviceId", k.key, k.kind, k.is_rich as "isRich",
      (select coalesce(json_agg(v order by l.place), '[]') from ${values(of, languages)}) as values`,
    from: sql`service_text_key k`,
    where,
    bytes: bytesOfEntry(of, languages),
  };
}

/** FROM items with the values `v` of the key `k` in these languages. */
function values(of: CommuneServiceKey, languages: readonly string[]): RawBuilder<unknown> {
  const own = (alias: string, language: RawBuilder<unknown>) => sql`
    left join service_text ${sql.ref(alias)}
      on ${sql.ref(`${alias}.commune_ags`)} = ${of.communeAgs} and ${sql.ref(`${alias}.service_id`)} = k.service_id
      and ${sql.ref(`${alias}.key`)} = k.key and ${sql.ref(`${alias}.language`)} = ${language}`;
  const delivered = (alias: string, language: RawBuilder<unknown>) => sql`
    left join service_text_default ${sql.ref(alias)}
      on ${sql.ref(`${alias}.service_id`)} = k.service_id and ${sql.ref(`${alias}.key`)} = k.key
      and ${sql.ref(`${alias}.language`)} = ${language}`;
  const german = sql`${sourceLanguage}`;
  return sql`unnest(${languages}::text[]) with ordinality as l (language, place)
    ${delivered("d", sql`l.language`)} ${delivered("gd", german)} ${own("t", sql`l.language`)} ${own("gt", german)}
    cross join lateral (
      select case when t.has_draft then t.draft_value else t.live_value end as own,
        case when t.has_draft then t.draft_basis else t.live_basis end as own_basis,
        coalesce(case when gt.has_draft then gt.draft_value else gt.live_value end, gd.value) as german) e
    cross join lateral (
      select coalesce(e.own, d.value) as text,
        case when e.own is null then gd.value else e.own_basis end as basis) w
    cross join lateral (
      select l.language, d.value as "defaultText", t.live_value as "ownLive", t.live_basis as "liveBasis",
        coalesce(t.has_draft, false) as "hasDraft", t.draft_value as "ownDraft", t.draft_basis as "draftBasis",
        coalesce(t.revision, 0) as revision, w.text, w.basis,
        array_remove(array[
          case when w.text is null then 'MISSING' end,
          case when w.text is not null and w.basis is distinct from e.german and l.language <> ${sourceLanguage}
            then 'OUTDATED' end,
          case when w.text = e.german and l.language <> ${sourceLanguage} then 'IDENTICAL_TO_GERMAN' end,
          case when e.own is not null then 'OVERRIDDEN' end,
          case when t.has_draft then 'DRAFT' end], null) as flags) v`;
}

/** A section with the numbers of its keys by flag of any value. */
export type StoredTextSection = RowOf<typeof sectionRow>;

const sectionRow = declareRow({
  key: text(),
  count: int4(),
  missing: int4(),
  outdated: int4(),
  needAttention: int4(),
  identicalToGerman: int4(),
  overridden: int4(),
  drafts: int4(),
});

/** Loads the sections in the order of the service. */
export async function selectTextSections(
  db: Database | Transaction,
  of: CommuneServiceKey,
  languages: readonly string[],
): Promise<StoredTextSection[]> {
  const withFlag = (flag: TextFlag) => sql`(count(*) filter (where ${flag} = any(f.flags)))::int4`;
  const { rows } = await sectionRow.sql`
    select k.section as key, count(*)::int4 as count, ${withFlag("MISSING")} as missing,
      ${withFlag("OUTDATED")} as outdated,
      (count(*) filter (where f.flags && array['MISSING', 'OUTDATED']))::int4 as "needAttention",
      ${withFlag("IDENTICAL_TO_GERMAN")} as "identicalToGerman",
      ${withFlag("OVERRIDDEN")} as overridden, ${withFlag("DRAFT")} as drafts
    from service_text_key k
    cross join lateral (
      select array(select distinct unnest(v.flags) from ${values(of, languages)}) as flags) f
    where k.service_id = ${of.serviceId}
    group by k.section
    order by min(k.position)`.execute(db);
  return rows;
}

/** A changed text of a commune, as stored. */
export interface OwnText {
  readonly key: string;
  readonly language: string;
  readonly hasDraft: boolean;
  readonly value: string | null;
  readonly basis: string | null;
}

/** Writes the drafts of texts, inserting those that the commune has not changed before. */
export async function writeDrafts(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  texts: readonly OwnText[],
  revision: number,
): Promise<void> {
  await sql`
    insert into service_text
      (commune_ags, service_id, key, language, has_draft, draft_value, draft_basis, revision)
    select ${communeAgs}, ${serviceId}, s.key, s.language, s.has_draft, s.value, s.basis, ${revision}
    from unnest(
      ${texts.map(({ key }) => key)}::text[], ${texts.map(({ language }) => language)}::text[],
      ${texts.map(({ hasDraft }) => hasDraft)}::bool[], ${texts.map(({ value }) => value)}::text[],
      ${texts.map(({ basis }) => basis)}::text[]) as s (key, language, has_draft, value, basis)
    on conflict (commune_ags, service_id, key, language) do update
    set has_draft = excluded.has_draft, draft_value = excluded.draft_value, draft_basis = excluded.draft_basis,
      revision = excluded.revision`.execute(tx);
}
