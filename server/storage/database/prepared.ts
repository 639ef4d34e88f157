/** Statements that run with every call and are planned once for each connection. */
import { sql } from "kysely";

const mark = "/* prepared */";
/** Plans take memory in every connection. */
const namesMax = 50;
const names = new Map<string, string>();

/**
 * Stands at the start of a statement to prepare. Its text must be the same every time, and one plan must do for all of
 * its values: look-ups by a key, not searches.
 */
export const prepared = sql.raw(mark);

/** The name under which a connection keeps the statement; undefined: it is not one to prepare. */
export function preparedName(text: string): string | undefined {
  if (!text.trimStart().startsWith(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
