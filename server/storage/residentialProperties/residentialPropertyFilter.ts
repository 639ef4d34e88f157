/** The rows of a stock of residential properties that a filter keeps. */
import { sql, type RawBuilder } from "kysely";

/** A part of a search text, matched as a whole. */
export interface PropertyPhrase {
  /** Folded: a street or a place begins with one of these. */
  readonly beginnings: readonly string[];
  /** A postal code begins so; null: it is no number. */
  readonly digits: string | null;
  /** A house number; null: it is none. */
  readonly house: { readonly number: number; readonly letter: string } | null;
}

/** Which rows. */
export interface PropertyConditions {
  readonly stockId: number;
  /** Left out: whatever their ids. */
  readonly lastId?: number;
  /** One of these, of which all phrases match; null: any row. */
  readonly readings: readonly (readonly PropertyPhrase[])[] | null;
  readonly postalCodes: readonly string[] | null;
}

/** The condition, for the alias r. */
export function propertiesWhere({
  stockId,
  lastId,
  readings,
  postalCodes,
}: PropertyConditions): RawBuilder<unknown> {
  const parts = [sql`r.stock_id = ${stockId}`];
  if (lastId !== undefined) parts.push(sql`r.id <= ${lastId}`);
  if (postalCodes) parts.push(sql`r.postal_code = any(${postalCodes}::text[])`);
  if (readings) {
    const ways = readings.map((phrases) => sql`(${sql.join(phrases.map(matches), sql` and `)})`);
    parts.push(sql`(${sql.join(ways, sql` or `)})`);
  }
  return sql.join(parts, sql` and `);
}

function matches({ beginnings, digits, house }: PropertyPhrase): RawBuilder<unknown> {
  const ways = beginnings.flatMap((text) => [begins("r.street_key", text), begins("r.location_key", text)]);
  if (digits !== null) ways.push(begins("r.postal_code", digits));
  if (house) ways.push(isHouse(house.number, house.letter));
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A stretch of an index; LIKE with a parameter would be none. The last code point is no character. */
function begins(column: string, text: string): RawBuilder<unknown> {
  return sql`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}\u{10ffff}`})`;
}

function isHouse(number: number, letter: string): RawBuilder<unknown> {
  const isNumber = sql`r.house_number_value = ${number}`;
  if (letter === "") return isNumber;
  return sql`(${isNumber} and (lower(r.letter) = ${letter} or lower(r.house_number_letter) = ${`${number}${letter}`}))`;
}
