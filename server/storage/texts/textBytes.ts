/** Sizes of the texts of services. */
import { sql, type RawBuilder } from "kysely";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { declareRow, int8 } from "#server/storage/database/declaredRow";
import { octets } from "#server/storage/database/octets";

const ownColumns = ["t.live_value", "t.live_basis", "t.draft_value", "t.draft_basis"];

const sizeRow = declareRow({ bytes: int8() });

/** Sums the bytes of a commune's own texts of a service, also of languages that it no longer has. */
export async function sumTextBytes(tx: Transaction, of: CommuneServiceKey): Promise<number> {
  const { rows } = await sizeRow.sql`
    select coalesce(sum(${octets(...ownColumns)}), 0)::int8 as bytes
    from service_text t where ${ofService("t", of)}`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/**
 * Bytes of the values of the key `k` in these languages. A value has its own text, or the default, a second time as the
 * edited one, and a default is written for the German default.
 */
export function bytesOfEntry(of: CommuneServiceKey, languages: readonly string[]): RawBuilder<unknown> {
  const times = sql`case when d.language = ${sourceLanguage} then ${languages.length}::int8 + 1 else 2 end`;
  return sql`(
      select coalesce(sum(${times} * ${octets("d.value")}), 0)
      from service_text_default d where d.service_id = k.service_id and d.key = k.key)::int8
    + (select coalesce(sum(2 * ${octets(...ownColumns)}), 0)
      from service_text t where ${ofService("t", of)} and t.key = k.key)::int8`;
}
