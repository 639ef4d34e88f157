/** Postal codes of a commune. */
import { postalCodeSchema } from "#domain/schemas/commune";
import type { Context } from "#server/context";
import { type OrderedPage, type Page, readPage } from "#server/domain/lists/paging";
import { ensureCurrentStock, recordStockChange } from "#server/storage/imports/stocks";
import {
  postalCodeOrders,
  postalCodesOf,
  postalCodeTable,
  type PostalCodeFields,
} from "#server/storage/communes/postalCodes";
import { recordSource, type StoredRecord } from "#server/storage/communes/records";
import { saveRecord, type RecordKind, type RecordTarget } from "./communeRecords";
import { refreshCommuneSearch } from "./communeSearch";
import { FieldChecks } from "#server/domain/fieldChecks";
import { searchPatterns } from "#server/domain/lists/searchPatterns";

export type PostalCode = StoredRecord<PostalCodeFields>;

/** Input of a save. */
export type PostalCodeInput = PostalCodeFields;

export const postalCodeKind: RecordKind<PostalCodeFields> = {
  table: postalCodeTable,
  activity: "SAVE_COMMUNE_POSTAL_CODES",
  labelOf: ({ postalCode, place }) => `${postalCode} ${place}`,
  entryOf: ({ postalCode, place }) => ({ postalCode, place }),
  taken: { code: "not_unique", field: "postalCode" },
  ownerOf: async (tx, ags) => (await ensureCurrentStock(tx, ags, "POSTAL_CODES")).id,
  onChange: async (tx, ags, owner, rowDelta) => {
    await recordStockChange(tx, Number(owner), { rowDelta });
    await refreshCommuneSearch(tx, ags);
  },
};

/** Returns a page of a commune's entries, ordered by postal code by default. Does not check access to the commune. */
export function listPostalCodes(
  ctx: Context,
  ags: string,
  filter: { readonly text?: string | null },
  page: OrderedPage<keyof typeof postalCodeOrders>,
): Promise<Page<PostalCode>> {
  const source = recordSource(postalCodeTable, postalCodesOf(ags, searchPatterns(filter.text)));
  return readPage(ctx.db, source, { ...page, order: postalCodeOrders[page.field ?? "POSTAL_CODE"] });
}

/** Inserts or updates an entry. */
export function savePostalCode(ctx: Context, target: RecordTarget, input: PostalCodeInput) {
  return saveRecord(ctx, postalCodeKind, target, () => {
    const checks = new FieldChecks();
    return { fields: checks.read(postalCodeSchema, input), errors: checks.errors };
  });
}
