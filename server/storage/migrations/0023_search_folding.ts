/**
 * One folding for all searches: letters of DIN 91379, apostrophes, hyphens, blanks and invisible characters, for users
 * as well. Stored search keys are recomputed; names stay as they are stored.
 */
import { domainToUnicode } from "node:url";
import { sql, type Kysely, type Migration } from "kysely";

/** Marks, apostrophes of all forms, and invisible characters. */
const ignored =
  "\u0300-\u036f''‘’‛′＇^`¨¯´·¸\u02b0-\u02ff\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f" +
  "\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb";

const blanks =
  "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";
const hyphens = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212";
const [letters, bases] = ["øđðłħŧŋŉĸıɨəʒƶǥς", "oddlhtnnkiiezzgσ"];

/** Rows with none of these characters keep their keys. */
const changed = `[''‘’‛′＇\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff${blanks}${hyphens}${letters}þÞÐĦŦŊƗƵǤƷΣ]`;

const statements: readonly string[] = [
  // SQL version of searchForms of the shared domain, one form per line.
  `create or replace function search_forms(value text) returns text language sql immutable strict parallel safe as $$
    select string_agg(btrim(replace(replace(replace(replace(
      translate(regexp_replace(normalize(form, NFD), '[${ignored}]', '', 'g'),
        '${blanks}${hyphens}${letters}', '${" ".repeat(blanks.length)}${"-".repeat(hyphens.length)}${bases}'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')), E'\\n' order by at)
    from (select lower(normalize(value, NFC) collate "und-x-icu") as text) as lowered,
      lateral (values
        (1, text), (2, replace(replace(replace(text, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
      ) as forms (at, form)
  $$`,

  `update commune c set
    search_text = E'\\n' || search_forms(c.name) || E'\\n' || c.ags || E'\\n' || coalesce((
      select string_agg(distinct p.postal_code || E'\\n', '')
      from stock s join commune_postal_code p on p.stock_id = s.id
      where s.commune_ags = c.ags and s.kind = 'POSTAL_CODES' and s.state = 'current'), ''),
    initial = case when search_forms(c.name) ~ '^[a-z]' then upper(left(search_forms(c.name), 1)) else '' end
    where c.name ~ '${changed}'`,

  `update residential_property set
    street_key = split_part(search_forms(street), E'\\n', 1),
    location_key = split_part(search_forms(location), E'\\n', 1),
    district_key = split_part(search_forms(district), E'\\n', 1)
    where street ~ '${changed}' or location ~ '${changed}' or district ~ '${changed}'`,

  `drop index user_account_search`,
  `create index user_account_search on user_account
    using gin ((search_forms(username || E'\\n' || email) collate "C") gin_trgm_ops) with (fastupdate = off)`,
];

/** Stores e-mail addresses with the Unicode form of their domains, unless another user has that address already. */
async function storeUnicodeDomains(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from user_account where email_key like '%xn--%'`.execute(db);
  for (const { id, email } of rows) {
    const at = email.lastIndexOf("@") + 1;
    const unicode =
      email.slice(0, at) +
      email.slice(at).replaceAll(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label) || label);
    const key = unicode.normalize("NFC").toLowerCase();
    await sql`update user_account set email = ${unicode}, email_key = ${key} where id = ${id}
      and not exists (select from user_account o where o.id <> ${id} and (o.email_key = ${key} or o.username_key = ${key}))`.execute(
      db,
    );
  }
}

export const searchFolding: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await storeUnicodeDomains(db);
  },
};
