/** Builds the SQL condition of a filter for residential properties. */
import { sql, type RawBuilder } from "kysely";
import { startsWith } from "#server/storage/database/textConditions";

/** A part of a search text that is matched as a whole. */
export interface PropertyPhrase {
  /** Folded prefixes: matches a street or location that starts with one of them. */
  readonly beginnings: readonly string[];
  /** Prefix of a postal code; `null` if the phrase is not a number. */
  readonly digits: string | null;
  /** A house number; `null` if the phrase is not one. */
  readonly house: { readonly number: number; readonly letter: string } | null;
}

/** Filter conditions. */
export interface PropertyConditions {
  readonly stockId: number;
  /** The highest id to include. Omitted: any id. */
  readonly lastId?: number;
  /** Interpretations of the search text. A row matches if all phrases of one of them match; `null` matches any row. */
  readonly interpretations: readonly (readonly PropertyPhrase[])[] | null;
  readonly postalCodes: readonly string[] | null;
}

/** Builds the condition for alias `r` of `residential_property`. */
export function propertiesWhere({
  stockId,
  lastId,
  interpretations,
  postalCodes,
}: PropertyConditions): RawBuilder<unknown> {
  const parts = [sql`r.stock_id = ${stockId}`];
  if (lastId !== undefined) parts.push(sql`r.id <= ${lastId}`);
  if (postalCodes) parts.push(sql`r.postal_code = any(${postalCodes}::text[])`);
  if (interpretations) {
    const alternatives = interpretations.map(
      (phrases) => sql`(${sql.join(phrases.map(matches), sql` and `)})`,
    );
    parts.push(sql`(${sql.join(alternatives, sql` or `)})`);
  }
  return sql.join(parts, sql` and `);
}

function matches({ beginnings, digits, house }: PropertyPhrase): RawBuilder<unknown> {
  const alternatives = beginnings.flatMap((text) => [
    startsWith("r.street_key", text),
    startsWith("r.location_key", text),
  ]);
  if (digits !== null) alternatives.push(startsWith("r.postal_code", digits));
  if (house) alternatives.push(isHouse(house.number, house.letter));
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

function isHouse(number: number, letter: string): RawBuilder<unknown> {
  const isNumber = sql`r.house_number_value = ${number}`;
  if (letter === "") return isNumber;
  return sql`(${isNumber} and (lower(r.letter) = ${letter} or lower(r.house_number_letter) = ${`${number}${letter}`}))`;
}
