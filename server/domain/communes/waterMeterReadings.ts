/** Reading configurations of a commune. */
import { belongsToCommune } from "#domain/ags";
import { waterMeterReadingSchema } from "#domain/schemas/commune";
import { calendarDayOf, isWithinDays } from "#domain/calendarDays";
import type { ErrorCode } from "#domain/errorCodes";
import { type OrderedPage, type Page, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { isCommune } from "#server/storage/communes/communes";
import { ofCommune, recordSource, type StoredRecord } from "#server/storage/communes/records";
import {
  waterMeterReadingOrders,
  waterMeterReadingTable,
  type WaterMeterReadingFields,
} from "#server/storage/communes/waterMeterReadings";
import { saveRecord, type RecordKind, type RecordTarget } from "./communeRecords";
import { FieldChecks } from "#server/domain/fieldChecks";
import { userError } from "#server/domain/userErrors";

export type WaterMeterReading = StoredRecord<WaterMeterReadingFields>;

/** What a save gives. */
export type WaterMeterReadingInput = WaterMeterReadingFields;

export const waterMeterReadingKind: RecordKind<WaterMeterReadingFields> = {
  table: waterMeterReadingTable,
  activity: "SAVE_COMMUNE_SERVICE_WATERMETER_READING",
  labelOf: ({ name, readingAgs }) => `${name} (${readingAgs})`,
  entryOf: ({ name, readingAgs, readingFrom, readingUntil }) => ({
    name,
    ags: readingAgs,
    readingFrom,
    readingUntil,
  }),
  taken: { code: "ags_configured_already", field: "readingAgs" },
};

/** A page of the configurations of a commune that the caller reaches; by name unless ordered. */
export function listWaterMeterReadings(
  ctx: Context,
  ags: string,
  page: OrderedPage<keyof typeof waterMeterReadingOrders>,
): Promise<Page<WaterMeterReading>> {
  const source = recordSource(waterMeterReadingTable, ofCommune(ags));
  return readPage(ctx.db, source, { ...page, order: waterMeterReadingOrders[page.field ?? "NAME"] });
}

/** Whether today, in Europe/Berlin, lies within the period. */
export function isRunning(ctx: Context, period: WaterMeterReadingFields): boolean {
  return isWithinDays(calendarDayOf(ctx.now()), period.readingFrom, period.readingUntil);
}

/**
 * Adds or changes a configuration. Its AGS is looked up among the communes that are there; those of a county's own
 * communes that are not stand in no register here. running_period_change is asked only once nothing else is wrong.
 */
export function saveWaterMeterReading(
  ctx: Context,
  target: RecordTarget,
  input: WaterMeterReadingInput,
  confirmed: readonly ErrorCode[],
) {
  return saveRecord(ctx, waterMeterReadingKind, target, async (current, tx) => {
    const checks = new FieldChecks();
    const fields = checks.read(waterMeterReadingSchema, input);
    const { readingAgs, readingFrom, readingUntil } = fields;
    // One that is stored already stays as it is, whatever has become of its commune.
    const isKept = current?.readingAgs === readingAgs;
    const isKnown = isKept || belongsToCommune(readingAgs, target.ags) || (await isCommune(tx, readingAgs));
    checks.rule("readingAgs", isKnown, "ags_unknown");

    const changesPeriod =
      current !== null && (current.readingFrom !== readingFrom || current.readingUntil !== readingUntil);
    const asks = changesPeriod && isRunning(ctx, current) && !confirmed.includes("running_period_change");
    return { fields, errors: checks.errors, question: asks ? userError("running_period_change") : null };
  });
}
