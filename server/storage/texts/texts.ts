/** Storage of the texts of services: the inherited ones, and what a commune has changed. */
import { sql, type RawBuilder } from "kysely";
import type { TextFlag, TextKind } from "#domain/texts/serviceTexts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { bytesOfEntry } from "./textBytes";
import { joinedTextValues, listedLanguages, textValues, type StoredTextValue } from "./textValues";

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

/** Loads the keys whose latest change was at this revision. */
export async function selectKeysAt(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  revision: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("service_text")
    .select("key")
    .distinct()
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("revision", "=", revision)
    .execute();
  return rows.map(({ key }) => key);
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

/** Which keys to load; null: all. */
export interface TextEntryConditions {
  readonly section: string | null;
  readonly keys: readonly string[] | null;
}

/** The keys that match the conditions, with their values in the given languages. */
export function textEntrySource(
  of: CommuneServiceKey,
  languages: readonly string[],
  { section, keys }: TextEntryConditions,
): KeysetSource<StoredTextEntry> {
  const inSection = section === null ? sql`true` : sql`k.section = ${section}`;
  return entries(of, languages, sql`${amongKeys(of, keys)} and ${inSection}`);
}

function amongKeys({ serviceId }: CommuneServiceKey, keys: readonly string[] | null): RawBuilder<unknown> {
  const ofService = sql`k.service_id = ${serviceId}`;
  return keys === null ? ofService : sql`${ofService} and k.key = any(${keys}::text[])`;
}

/** A section with the number of its keys that match. */
export type StoredSectionCount = RowOf<typeof sectionCountRow>;

const sectionCountRow = declareRow({ key: text(), count: int4() });

/**
 * Counts these keys by section in the order of the service.
 * @param keys null for all
 */
export async function countTextEntries(
  db: Database | Transaction,
  of: CommuneServiceKey,
  keys: readonly string[] | null,
): Promise<StoredSectionCount[]> {
  const { rows } = await sectionCountRow.sql`
    select k.section as key, count(*)::int4 as count from service_text_key k
    where ${amongKeys(of, keys)} group by k.section order by min(k.position)`.execute(db);
  return rows;
}

/** What to search for. */
export interface TextSearch {
  /** LIKE patterns for the key or a value; null: any. */
  readonly patterns: readonly string[] | null;
  readonly flag: TextFlag | null;
  /** Languages to look at. */
  readonly languages: readonly string[];
}

const keyRow = declareRow({ key: "service_text_key.key" });

/** Finds keys. This reads all texts of the service, which takes seconds if they are large. */
export async function searchTextKeys(
  db: Database | Transaction,
  of: CommuneServiceKey,
  { patterns, flag, languages }: TextSearch,
): Promise<string[]> {
  const where = [sql`k.service_id = ${of.serviceId}`];
  if (flag !== null) {
    where.push(sql`exists (select from ${textValues(of, languages)} where ${flag} = any(v.flags))`);
  }
  if (patterns !== null) {
    where.push(sql`(
      search_forms(k.key) collate "C" like any(${patterns}::text[])
      or exists (
        select from ${textValues(of, languages)}
        where search_forms(concat_ws(' ', v.text, v."inheritedText")) collate "C" like any(${patterns}::text[])))`);
  }
  const { rows } = await keyRow.sql`
    select k.key from service_text_key k where ${sql.join(where, sql` and `)}`.execute(db);
  return rows.map(({ key }) => key);
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
  const { row, select, from, where } = entries(of, languages, amongKeys(of, keys));
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
      (select coalesce(json_agg(v order by l.place), '[]') from ${textValues(of, languages)}) as values`,
    from: sql`service_text_key k`,
    where,
    bytes: bytesOfEntry(of, languages),
  };
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
  own: int4(),
  drafts: int4(),
});

/** Loads the sections in the order of the service. */
export async function selectTextSections(
  db: Database | Transaction,
  of: CommuneServiceKey,
  languages: readonly string[],
): Promise<StoredTextSection[]> {
  const withFlag = (...flags: TextFlag[]) =>
    sql`(count(distinct k.key) filter (where l.language is not null and v.flags && ${flags}::text[]))::int4`;
  const { rows } = await sectionRow.sql`
    select k.section as key, count(distinct k.key)::int4 as count, ${withFlag("MISSING")} as missing,
      ${withFlag("OUTDATED")} as outdated, ${withFlag("MISSING", "OUTDATED")} as "needAttention",
      ${withFlag("IDENTICAL_TO_GERMAN")} as "identicalToGerman",
      ${withFlag("OWN")} as own, ${withFlag("DRAFT")} as drafts
    from service_text_key k left join ${listedLanguages(languages)} on true ${joinedTextValues(of)}
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
