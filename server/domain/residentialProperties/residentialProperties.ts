/** Residential properties of a commune. */
import { residentialPropertySchema } from "#domain/schemas/commune";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import type { OrderedPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { failure, isClientVisibleError } from "#server/failure";
import type { StoredRecord } from "#server/storage/communes/records";
import {
  residentialPropertyOrders,
  residentialPropertySource,
  residentialPropertyTable,
  type ResidentialPropertyFields,
} from "#server/storage/residentialProperties/residentialProperties";
import { ensureCurrentStock, recordStockChange, selectCurrentStock } from "#server/storage/imports/stocks";
import { saveRecord, type RecordKind, type RecordTarget } from "#server/domain/communes/communeRecords";
import { FieldChecks } from "#server/domain/fieldChecks";
import { residentialPropertyLabel } from "#server/domain/imports/importTarget";
import {
  propertyPostalCodes,
  parsePropertySearch,
  type ResidentialPropertyFilter,
} from "./residentialPropertySearch";

export type ResidentialProperty = StoredRecord<ResidentialPropertyFields>;

export const residentialPropertyKind: RecordKind<ResidentialPropertyFields> = {
  table: residentialPropertyTable,
  activity: "SAVE_RESIDENTIAL_PROPERTIES",
  labelOf: residentialPropertyLabel,
  entryOf: ({ ags, postalCode, location, district, street, houseNumber, letter, ...rest }) => {
    const { partNumber, supplements, houseNumberLetter } = rest;
    return {
      ags,
      postalCode,
      location,
      district,
      street,
      houseNumber,
      letter,
      partNumber,
      supplements,
      houseNumberLetter,
    };
  },
  taken: { code: "not_unique", field: "houseNumber" },
  ownerOf: async (tx, ags) => (await ensureCurrentStock(tx, ags, "RESIDENTIAL_PROPERTIES")).id,
  onChange: (tx, _ags, owner, rowDelta) => recordStockChange(tx, Number(owner), { rowDelta }),
};

/**
 * Returns a page of the properties of a commune that the viewer may access, sorted by street by default. Throws
 * bad_request for invalid bounds, cursors and filters, and residential_properties_load_error if reading fails.
 */
export async function listResidentialProperties(
  ctx: Context,
  ags: string,
  filter: ResidentialPropertyFilter,
  page: OrderedPage<keyof typeof residentialPropertyOrders>,
): Promise<CountedPage<ResidentialProperty>> {
  try {
    return await readProperties(ctx, ags, filter, page);
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error, ags }, "residential properties could not be read");
    throw failure("residential_properties_load_error");
  }
}

async function readProperties(
  ctx: Context,
  ags: string,
  filter: ResidentialPropertyFilter,
  page: OrderedPage<keyof typeof residentialPropertyOrders>,
): Promise<CountedPage<ResidentialProperty>> {
  const stock = await selectCurrentStock(ctx.db, ags, "RESIDENTIAL_PROPERTIES");
  const interpretations = parsePropertySearch(filter.text);
  const postalCodes = propertyPostalCodes(filter.postalCodes);
  // No stock has the id 0, so a commune without a stock has no rows.
  const source = residentialPropertySource(ags, { stockId: stock?.id ?? 0, interpretations, postalCodes });
  const order = residentialPropertyOrders[page.field ?? "STREET"];
  const properties = await readCountedPage(ctx.db, source, { ...page, order });
  if (interpretations !== null || postalCodes !== null) return properties;
  const count = stock?.row_count ?? 0;
  return { ...properties, totalCount: async () => count, totalCountExceeded: async () => false };
}

/** Input for saving a property. */
export interface ResidentialPropertyInput extends Omit<ResidentialPropertyFields, "ags"> {
  /** `null` keeps the current value; a new property then gets the commune's own AGS. */
  readonly propertyAgs?: string | null;
}

/** Creates or updates a property. */
export function saveResidentialProperty(ctx: Context, target: RecordTarget, input: ResidentialPropertyInput) {
  return saveRecord(ctx, residentialPropertyKind, target, (current) => {
    const checks = new FieldChecks();
    const propertyAgs = input.propertyAgs ?? current?.ags ?? target.ags;
    const { propertyAgs: ags, ...fields } = checks.read(residentialPropertySchema(target.ags), {
      ...input,
      propertyAgs,
    });
    return { fields: { ags, ...fields }, errors: checks.errors };
  });
}
