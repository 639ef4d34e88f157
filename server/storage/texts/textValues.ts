/** Values of the texts of a service: the inherited text and the commune's changes. */
import { sql, type RawBuilder } from "kysely";
import { sourceLanguage, type TextFlag } from "#domain/texts/serviceTexts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";

/** A value of a key in one language. Texts are null if there is none, or the inherited one applies. */
export interface StoredTextValue {
  readonly language: string;
  readonly inheritedText: string | null;
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
  /** The text as edited: the draft, else the live text, else the inherited one. */
  readonly text: string | null;
  /** The German text that `text` was written for. */
  readonly basis: string | null;
  readonly flags: readonly TextFlag[];
}

/** FROM items with the values `v` of the key `k` in these languages. */
export function textValues(of: CommuneServiceKey, languages: readonly string[]): RawBuilder<unknown> {
  return sql`${listedLanguages(languages)} ${joinedTextValues(of)}`;
}

/** FROM item `l` with these languages. */
export function listedLanguages(languages: readonly string[]): RawBuilder<unknown> {
  return sql`unnest(${languages}::text[]) with ordinality as l (language, place)`;
}

/** Joins the value `v` of the key `k` in the language `l`. */
export function joinedTextValues(of: {
  readonly communeAgs: string | RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const own = (alias: string, language: RawBuilder<unknown>) => sql`
    left join service_text ${sql.ref(alias)}
      on ${sql.ref(`${alias}.commune_ags`)} = ${of.communeAgs} and ${sql.ref(`${alias}.service_id`)} = k.service_id
      and ${sql.ref(`${alias}.key`)} = k.key and ${sql.ref(`${alias}.language`)} = ${language}`;
  const inherited = (alias: string, language: RawBuilder<unknown>) => sql`
    left join service_text_default ${sql.ref(alias)}
      on ${sql.ref(`${alias}.service_id`)} = k.service_id and ${sql.ref(`${alias}.key`)} = k.key
      and ${sql.ref(`${alias}.language`)} = ${language}`;
  const german = sql`${sourceLanguage}`;
  return sql`
    ${inherited("d", sql`l.language`)} ${inherited("gd", german)} ${own("t", sql`l.language`)} ${own("gt", german)}
    cross join lateral (
      select case when t.has_draft then t.draft_value else t.live_value end as own,
        case when t.has_draft then t.draft_basis else t.live_basis end as own_basis,
        coalesce(case when gt.has_draft then gt.draft_value else gt.live_value end, gd.value) as german) e
    cross join lateral (
      select coalesce(e.own, d.value) as text,
        case when e.own is null then gd.value else e.own_basis end as basis) w
    cross join lateral (
      select l.language, d.value as "inheritedText", t.live_value as "ownLive", t.live_basis as "liveBasis",
        coalesce(t.has_draft, false) as "hasDraft", t.draft_value as "ownDraft", t.draft_basis as "draftBasis",
        coalesce(t.revision, 0) as revision, w.text, w.basis,
        array_remove(array[
          case when w.text is null then 'MISSING' end,
          case when w.text is not null and w.basis is distinct from e.german and l.language <> ${sourceLanguage}
            then 'OUTDATED' end,
          case when w.text = e.german and l.language <> ${sourceLanguage} then 'IDENTICAL_TO_GERMAN' end,
          case when e.own is not null then 'OWN' end,
          case when t.has_draft then 'DRAFT' end], null) as flags) v`;
}
