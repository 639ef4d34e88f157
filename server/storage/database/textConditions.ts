/** Conditions on texts that contain or start with a search text. */
import { sql, type RawBuilder } from "kysely";

/** Returns the LIKE pattern for texts that contain `text`, with its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Prefix match as an index range; LIKE with a parameter would not use the index. U+10FFFF is not a character. */
export function startsWith(column: string, prefix: string): RawBuilder<unknown> {
  return sql`(${sql.ref(column)} >= ${prefix} and ${sql.ref(column)} < ${`${prefix}\u{10ffff}`})`;
}
