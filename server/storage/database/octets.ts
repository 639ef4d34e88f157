/** Sizes of stored texts. */
import { sql, type RawBuilder } from "kysely";

/** The bytes of these texts together. PostgreSQL knows the length of a text without reading it. */
export function octets(...texts: readonly (string | RawBuilder<unknown>)[]): RawBuilder<unknown> {
  const lengths = texts.map(
    (text) => sql`coalesce(octet_length(${typeof text === "string" ? sql.ref(text) : text}), 0)`,
  );
  return sql`(${sql.join(lengths, sql` + `)})::int8`;
}
