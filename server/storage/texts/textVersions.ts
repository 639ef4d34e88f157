/** Storage of drafts and published versions of the texts of services. */
import { sql, type RawBuilder } from "kysely";
import { textVersionsMax, textVersionsMaxBytes } from "#domain/texts/serviceTexts";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { octets } from "#server/storage/database/octets";
import type { StoredActor } from "#server/storage/stamp";

/** A text before and after a change. */
export type StoredTextChange = RowOf<typeof changeRow>;

const changeRow = declareRow({
  /** Unique within the texts of a service, or within a version. */
  id: text(),
  key: text(),
  language: text(),
  before: text<string | null>(),
  after: text<string | null>(),
  isReset: bool(),
});

/** By key and language. */
export const textChangeOrder = {
  name: "KEY",
  keys: [
    { column: "c.key", type: "text" },
    { column: "c.language", type: "text" },
  ],
} as const satisfies KeysetOrder;

/** Changes that a publication would make. */
export function draftChangeSource(
  of: CommuneServiceKey,
  languages: readonly string[],
): KeysetSource<StoredTextChange> {
  return changes(
    sql`service_text c`,
    sql`${ofService("c", of)} and c.has_draft and c.language = any(${languages}::text[])`,
    { scope: sql`'draft'`, before: "c.live_value", after: "c.draft_value", serviceId: of.serviceId },
  );
}

/** Changes that a version made. */
export function versionChangeSource({
  id,
  serviceId,
}: Pick<StoredTextVersion, "id" | "serviceId">): KeysetSource<StoredTextChange> {
  return changes(sql`service_text_change c`, sql`c.edition_id = ${id}`, {
    scope: sql`c.edition_id`,
    before: "c.value_before",
    after: "c.value_after",
    serviceId,
  });
}

interface ChangeColumns {
  readonly scope: RawBuilder<unknown>;
  readonly before: string;
  readonly after: string;
  readonly serviceId: string;
}

function changes(
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  { scope, before, after, serviceId }: ChangeColumns,
): KeysetSource<StoredTextChange> {
  return {
    row: changeRow,
    select: sql`
      concat_ws('/', ${scope}, c.key, c.language) as id, c.key, c.language,
      coalesce(${sql.ref(before)}, d.value) as before, coalesce(${sql.ref(after)}, d.value) as after,
      ${sql.ref(after)} is null as "isReset"`,
    from: sql`${table} left join service_text_default d
      on d.service_id = ${serviceId} and d.key = c.key and d.language = c.language`,
    where,
    bytes: octets(sql`coalesce(${sql.ref(before)}, d.value)`, sql`coalesce(${sql.ref(after)}, d.value)`),
  };
}

/** A published version. */
export type StoredTextVersion = RowOf<typeof versionRow>;

const versionRow = declareRow({
  id: "service_text_edition.id",
  serviceId: "service_text_edition.service_id",
  number: "service_text_edition.number",
  publishedAt: "service_text_edition.published_at",
  publishedBy: json<StoredActor>(),
  comment: "service_text_edition.comment",
  origin: "service_text_edition.origin",
});

/** By number. */
export const textVersionOrder = {
  name: "NUMBER",
  keys: [{ column: "e.number", type: "integer" }],
} as const satisfies KeysetOrder;

/** The published versions of a service. */
export function textVersionSource(of: CommuneServiceKey): KeysetSource<StoredTextVersion> {
  return {
    row: versionRow,
    select: sql`
      e.id, e.service_id as "serviceId", e.number, e.published_at as "publishedAt",
      json_build_object('id', e.published_by_id, 'name', e.published_by_name, 'role', e.published_by_role)
        as "publishedBy",
      e.comment, e.origin`,
    from: sql`service_text_edition e`,
    where: ofService("e", of),
  };
}

const keyRow = declareRow({ key: "service_text.key" });

/** Loads the keys that have drafts in these languages. */
export async function selectDraftKeys(
  tx: Transaction,
  of: CommuneServiceKey,
  languages: readonly string[],
): Promise<string[]> {
  const { rows } = await keyRow.sql`
    select distinct t.key from service_text t
    where ${ofService("t", of)} and t.has_draft and t.language = any(${languages}::text[])`.execute(tx);
  return rows.map(({ key }) => key);
}

/** A publication. */
export interface NewVersion {
  readonly at: Date;
  readonly by: StoredActor;
  readonly comment: string;
  /** Of the texts after it. */
  readonly revision: number;
  readonly origin?: StoredTextVersion["origin"];
}

/** Drafts of the languages become live, as a new version. Returns its number. */
export async function publishDrafts(
  tx: Transaction,
  of: CommuneServiceKey,
  languages: readonly string[],
  version: NewVersion,
): Promise<number> {
  const { id, number } = await insertVersion(tx, of, version);
  const drafts = sql`${ofService("t", of)} and t.has_draft and t.language = any(${languages}::text[])`;
  await sql`
    insert into service_text_change
      (edition_id, key, language, value_before, basis_before, value_after, basis_after)
    select ${id}, t.key, t.language, t.live_value, t.live_basis, t.draft_value, t.draft_basis
    from service_text t where ${drafts}`.execute(tx);
  await sql`
    update service_text t
    set live_value = t.draft_value, live_basis = t.draft_basis, has_draft = false, draft_value = null,
      draft_basis = null, revision = ${version.revision}
    where ${drafts}`.execute(tx);
  await deleteOldVersions(tx, of);
  return number;
}

/** A text to publish; null: the default. */
export interface TextToPublish {
  readonly key: string;
  readonly language: string;
  readonly value: string | null;
  readonly basis: string | null;
}

/** These texts become live, as a new version, instead of their drafts; other drafts are kept. Returns its number. */
export async function publishTexts(
  tx: Transaction,
  of: CommuneServiceKey,
  texts: readonly TextToPublish[],
  version: NewVersion,
): Promise<number> {
  const { id, number } = await insertVersion(tx, of, version);
  const given = sql`unnest(
    ${texts.map(({ key }) => key)}::text[], ${texts.map(({ language }) => language)}::text[],
    ${texts.map(({ value }) => value)}::text[], ${texts.map(({ basis }) => basis)}::text[]) as s (key, language, value, basis)`;
  await sql`
    insert into service_text_change
      (edition_id, key, language, value_before, basis_before, value_after, basis_after)
    select ${id}, s.key, s.language, t.live_value, t.live_basis, s.value, s.basis
    from ${given} left join service_text t on ${ofService("t", of)} and t.key = s.key and t.language = s.language
    where (t.live_value, t.live_basis) is distinct from (s.value, s.basis)`.execute(tx);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, live_basis, revision)
    select ${of.communeAgs}, ${of.serviceId}, s.key, s.language, s.value, s.basis, ${version.revision}
    from ${given}
    on conflict (commune_ags, service_id, key, language) do update
    set live_value = excluded.live_value, live_basis = excluded.live_basis, has_draft = false, draft_value = null,
      draft_basis = null, revision = excluded.revision`.execute(tx);
  await deleteOldVersions(tx, of);
  return number;
}

/** Deletes the oldest versions of a service beyond the limits; the latest one is always kept. */
async function deleteOldVersions(tx: Transaction, of: CommuneServiceKey): Promise<void> {
  await sql`
    delete from service_text_edition where id in (
      select s.id from (
        select e.id, row_number() over latest as place, sum(c.bytes) over latest as bytes
        from service_text_edition e
        cross join lateral (
          select coalesce(sum(${octets("c.value_before", "c.basis_before", "c.value_after", "c.basis_after")}), 0) as bytes
          from service_text_change c where c.edition_id = e.id) c
        where ${ofService("e", of)}
        window latest as (order by e.number desc)) s
      where s.place > 1 and (s.place > ${textVersionsMax}::int4 or s.bytes > ${textVersionsMaxBytes}::int8))`.execute(
    tx,
  );
}

function insertVersion(tx: Transaction, of: CommuneServiceKey, version: NewVersion) {
  return tx
    .insertInto("service_text_edition")
    .values(({ selectFrom }) => ({
      commune_ags: of.communeAgs,
      service_id: of.serviceId,
      number: selectFrom("service_text_edition")
        .where("commune_ags", "=", of.communeAgs)
        .where("service_id", "=", of.serviceId)
        .select(({ eb, fn, val }) => eb(fn.coalesce(fn.max("number"), val(0)), "+", 1).as("number")),
      published_at: version.at,
      published_by_id: version.by.id,
      published_by_name: version.by.name,
      published_by_role: version.by.role,
      comment: version.comment,
      origin: version.origin ?? "PUBLICATION",
    }))
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
}

/** Removes all drafts of a service, also those of removed languages. */
export async function discardDrafts(tx: Transaction, of: CommuneServiceKey, revision: number): Promise<void> {
  await sql`
    update service_text t
    set has_draft = false, draft_value = null, draft_basis = null, revision = ${revision}
    where ${ofService("t", of)} and t.has_draft`.execute(tx);
}

/** Drafts the state after a version, for all texts that were changed since. There must be no drafts. */
export async function draftVersion(
  tx: Transaction,
  of: CommuneServiceKey,
  number: number,
  revision: number,
): Promise<void> {
  await sql`
    update service_text t
    set has_draft = true, draft_value = c.value, draft_basis = c.basis, revision = ${revision}
    from (
      select distinct on (c.key, c.language) c.key, c.language, c.value_before as value, c.basis_before as basis
      from service_text_edition e join service_text_change c on c.edition_id = e.id
      where ${ofService("e", of)} and e.number > ${number}
      order by c.key, c.language, e.number) c
    where ${ofService("t", of)} and t.key = c.key and t.language = c.language
      and (t.live_value, t.live_basis) is distinct from (c.value, c.basis)`.execute(tx);
}

/** Whether the texts after the version with this number can be reconstructed, from that version or the next one. */
export async function canRestoreVersion(
  tx: Transaction,
  of: CommuneServiceKey,
  number: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom("service_text_edition")
    .select("id")
    .where("commune_ags", "=", of.communeAgs)
    .where("service_id", "=", of.serviceId)
    .where("number", "in", [number, number + 1])
    .executeTakeFirst();
  return found !== undefined;
}
