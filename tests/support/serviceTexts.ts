/** Inherited texts of a small service, for server tests. */
import type { Insertable } from "kysely";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";

export const textService = "ew-meldebescheinigung";

type Key = Insertable<DB["service_text_key"]>;

/** Key, German, English (none if null), markup. */
const texts: readonly (readonly [key: string, de: string, en: string | null, isRich?: boolean])[] = [
  ["start.title", "Meldebescheinigung", "Certificate"],
  ["start.intro", "Hallo {name}, das kostet {fee}.", "Hello {name}, this costs {fee}."],
  ["start.link", '<p>Siehe <a href="{host}/x">hier</a></p>', '<p>See <a href="{host}/x">here</a></p>', true],
  ["person.name", "Name", "Name"],
  ["person.hint", "Wie im Ausweis", null],
  ["end.done", "Fertig", "Done"],
];

/** Stores a published version and a draft of the first text, at revision 3. */
export async function storeTextDraft(db: Database, ags: string): Promise<void> {
  const of = { commune_ags: ags, service_id: textService };
  await db
    .insertInto("service_texts")
    .values({ ...of, languages: ["de", "en"], revision: 3 })
    .execute();
  const draft = { key: "start.title", language: "de", has_draft: true, draft_value: "Entwurf", revision: 3 };
  await db
    .insertInto("service_text")
    .values({ ...of, ...draft })
    .execute();
  const version = { number: 1, published_at: new Date("2026-11-19T10:00:00.000Z"), published_by_name: "a" };
  await db
    .insertInto("service_text_edition")
    .values({ ...of, ...version })
    .execute();
}

/** Stores the inherited texts. */
export async function storeInheritedTexts(db: Database): Promise<void> {
  const keys = texts.map(([key, , , isRich = false], position): Key => ({
    service_id: textService,
    key,
    position,
    section: key.split(".", 1).join(),
    kind: "PARAGRAPH",
    is_rich: isRich,
  }));
  await db.insertInto("service_text_key").values(keys).execute();
  const defaults = texts.flatMap(([key, de, en]) => [
    { service_id: textService, key, language: "de", value: de },
    ...(en === null ? [] : [{ service_id: textService, key, language: "en", value: en }]),
  ]);
  await db.insertInto("service_text_default").values(defaults).execute();
}
