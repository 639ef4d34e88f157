/** States and countries of a commune. */
import { countrySchema } from "#domain/schemas/commune";
import { type OrderedPage, type Page, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import {
  countriesOf,
  countryOrders,
  countryTable,
  type CountryFields,
} from "#server/storage/communes/countries";
import { recordSource, type StoredRecord } from "#server/storage/communes/records";
import { saveRecord, type RecordKind, type RecordTarget } from "./communeRecords";
import { FieldChecks } from "#server/domain/fieldChecks";
import { nameKey } from "#server/domain/users/nameKey";
import { searchPatterns } from "#server/domain/lists/searchPatterns";

export type Country = StoredRecord<CountryFields>;

/** Input of a save. */
export type CountryInput = Omit<CountryFields, "nameKey">;

export const countryKind: RecordKind<CountryFields> = {
  table: countryTable,
  activity: "SAVE_COMMUNE_STATES",
  labelOf: ({ name }) => name,
  entryOf: ({ name, isEu }) => ({ name, isEu }),
  taken: { code: "not_unique", field: "name" },
};

/** Filter of the list; `null` matches all entries. */
export interface CountryFilter {
  readonly text?: string | null;
  readonly isEu?: boolean | null;
}

/** Returns a page of a commune's countries, ordered by name by default. Does not check access to the commune. */
export function listCountries(
  ctx: Context,
  ags: string,
  { text, isEu }: CountryFilter,
  page: OrderedPage<keyof typeof countryOrders>,
): Promise<Page<Country>> {
  const source = recordSource(countryTable, countriesOf(ags, searchPatterns(text), isEu ?? null));
  return readPage(ctx.db, source, { ...page, order: countryOrders[page.field ?? "NAME"] });
}

/** Inserts or updates a country. */
export function saveCountry(ctx: Context, target: RecordTarget, input: CountryInput) {
  return saveRecord(ctx, countryKind, target, () => {
    const checks = new FieldChecks();
    const { name, isEu } = checks.read(countrySchema, input);
    return { fields: { name, nameKey: nameKey(name), isEu }, errors: checks.errors };
  });
}
