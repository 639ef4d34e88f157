/** Prepared statements: run with every request and planned once per connection. */
import { sql } from "kysely";

const mark = "/* prepared */";
/** Maximum number of prepared statements, because plans take memory in every connection. */
const namesMax = 50;
const names = new Map<string, string>();

/**
 * Marker at the start of a statement that should be prepared. The text of the statement must be the same every time,
 * and one plan must suit all of its values: use it for lookups by key, not for searches.
 */
export const prepared = sql.raw(mark);

/** Returns the name of a prepared statement. `undefined` if it is not marked, or if there are too many already. */
export function preparedName(text: string): string | undefined {
  if (!text.trimStart().startsWith(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
