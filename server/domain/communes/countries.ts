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

/** What a save gives. */
export type CountryInput = Omit<CountryFields, "nameKey">;

export const countryKind: RecordKind<CountryFields> = {
  table: countryTable,
  activity: "SAVE_COMMUNE_STATES",
  labelOf: ({ name }) => name,
  entryOf: ({ name, isEu }) => ({ name, isEu }),
  taken: { code: "not_unique", field: "name" },
};

/** Which entries to keep; null: all. */
export interface CountryFilter {
  readonly text?: string | null;
  readonly isEu?: boolean | null;
}

/** A page of the countries of a commune that the caller reaches; by name unless ordered. */
export function listCountries(
  ctx: Context,
  ags: string,
  { text, isEu }: CountryFilter,
  page: OrderedPage<keyof typeof countryOrders>,
): Promise<Page<Country>> {
  const source = recordSource(countryTable, countriesOf(ags, searchPatterns(text), isEu ?? null));
  return readPage(ctx.db, source, { ...page, order: countryOrders[page.field ?? "NAME"] });
}

/** Adds or changes a country. */
export function saveCountry(ctx: Context, target: RecordTarget, input: CountryInput) {
  return saveRecord(ctx, countryKind, target, () => {
    const checks = new FieldChecks();
    const { name, isEu } = checks.read(countrySchema, input);
    return { fields: { name, nameKey: nameKey(name), isEu }, errors: checks.errors };
  });
}
